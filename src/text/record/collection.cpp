#include "text/record/collection.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/utf8.h"
#include "text/words.h"

namespace trictrac {
namespace {

using Names = std::vector<std::string_view>;

// Tags that stand together, and what follows them until the next.
struct Section {
  std::size_t at = 0;  // where it begins in the text
  int line = 0;        // lines before it
  Names tags{};
  bool played = false;  // there are lines of play, or of a study
};

std::string_view name_of_tag(std::string_view line) {
  return line.substr(1, line.find_first_of(" \t\"]") - 1);
}

// The first begins with the text, the others with tags.
std::vector<Section> sections_of(std::string_view text) {
  std::vector<Section> all{{}};
  bool among_tags = false;
  std::size_t at = 0;
  for (int line = 0; at < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view one = without_byte_order_mark(text.substr(at, end - at));
    const bool is_tag = one.starts_with('[');
    if (is_tag && !among_tags && (all.back().played || !all.back().tags.empty())) all.push_back({at, line});
    if (is_tag)
      all.back().tags.push_back(name_of_tag(one));
    else if (!says_nothing(one))
      all.back().played = true;
    among_tags = is_tag;
    at = end + 1;
  }
  return all;
}

bool shares(const Names& some, const Names& others) {
  return std::ranges::any_of(some,
                             [&](auto name) { return std::ranges::find(others, name) != others.end(); });
}

}  // namespace

std::vector<RecordText> records_in(std::string_view text) {
  std::vector<Section> records;
  for (Section& section : sections_of(text)) {
    const bool begins = records.empty() || shares(section.tags, records.back().tags) ||
                        (records.back().played && section.played);
    if (begins) {
      records.push_back(std::move(section));
      continue;
    }
    std::ranges::copy(section.tags, std::back_inserter(records.back().tags));
    records.back().played |= section.played;
  }
  std::vector<RecordText> all;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const std::size_t end = i + 1 < records.size() ? records[i + 1].at : text.size();
    all.push_back({text.substr(records[i].at, end - records[i].at), records[i].line});
  }
  return all;
}

}  // namespace trictrac
