#include "text/words.h"

#include <charconv>

#include "base/text_of.h"

namespace trictrac {

Words words_of(std::string_view text) {
  Words words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBlanks);
    if (begin == text.npos) return words;
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
    words.emplace_back(word);
    text.remove_prefix(word.size());
  }
}

std::string_view trim(std::string_view text, std::string_view blanks) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t at = text.find(by);
    pieces.push_back(text.substr(0, at));
    if (at == text.npos) return pieces;
    text.remove_prefix(at + 1);
  }
}

std::optional<std::pair<std::string_view, std::string_view>> name_and_value(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == text.npos) return std::nullopt;
  return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

std::optional<int> number_in(std::string_view text, int least, int most) {
  int n = 0;
  const char* const last = text.data() + text.size();
  const auto [end, wrong] = std::from_chars(text.data(), last, n);
  const bool whole = wrong == std::errc() && end == last;
  return whole && n >= least && n <= most ? std::optional(n) : std::nullopt;
}

bool says_nothing(std::string_view line) { return trim(line).empty() || line[0] == '#'; }

std::string_view tag_in(const Tags& tags, std::string_view name) {
  for (const auto& [key, value] : tags)
    if (key == name) return value;
  return "";
}

void set_tag_in(Tags& tags, std::string_view name, std::string_view value) {
  for (auto& [key, held] : tags)
    if (key == name) {
      held = value;
      return;
    }
  tags.emplace_back(name, value);
}

std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' ? ' ' : c;
  }
  return text + "\"";
}

std::string tag_line(std::string_view name, std::string_view value) {
  return text_of("[{} {}]\n", name, quoted(value));
}

std::optional<std::pair<std::string, std::string>> parse_tag_line(std::string_view line) {
  const std::size_t space = line.find(' '), open = line.find('"'), close = line.rfind('"');
  if (space == line.npos || space < 2 || open != space + 1 || close == open || line.back() != ']')
    return std::nullopt;
  std::string value;
  for (std::size_t i = open + 1; i < close; ++i) {
    if (line[i] == '\\' && i + 1 < close) ++i;
    value += line[i];
  }
  return std::pair(std::string(line.substr(1, space - 1)), std::move(value));
}

}  // namespace trictrac
