#include "engine/book/book_file.h"

#include "base/text_of.h"
#include "engine/equity/hashes.h"

namespace trictrac::book {
namespace {

constexpr std::string_view kFirstLine = "# An opening book: the first rolls of a relevé. See docs/bots.md.\n";

std::string_view next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return line;
}

std::string origin_line(const Origin& o) {
  return "# Rests on: rules " + in_hex(o.rules) + ", net " + in_hex(o.net) + ", tables " + in_hex(o.tables);
}

}  // namespace

std::string print_head(const Origin& origin, std::string_view command) {
  return std::string(kFirstLine) + origin_line(origin) + "\n# Made by: " + std::string(command) +
         "\n# [roll answer] roll = answer, worth, less than the best by, standard error | …: in thousandths "
         "of a hole\n";
}

std::expected<std::vector<BookEntry>, std::string> read_entries(std::string_view file, const Origin& here) {
  if (!file.starts_with(kFirstLine)) return std::unexpected("this is no opening book");
  file.remove_prefix(kFirstLine.size());
  const std::string_view origin = next_line(file);
  if (origin != origin_line(here))
    return std::unexpected("the book says \"" + std::string(origin) + "\", here it would be \"" +
                           origin_line(here) + "\"");
  std::vector<BookEntry> all;
  for (int number = 3; !file.empty(); ++number) {
    const std::string_view line = next_line(file);
    if (line.empty() || line[0] == '#') continue;
    auto entry = parse_entry(line);
    if (!entry) return std::unexpected(text_of("line {}: {}", number, entry.error()));
    all.push_back(*std::move(entry));
  }
  return all;
}

}  // namespace trictrac::book
