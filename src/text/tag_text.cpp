#include "text/tag_text.h"

#include "base/text_of.h"

namespace trictrac {

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
  if (space == std::string_view::npos || space < 2 || open != space + 1 || close == open ||
      line.back() != ']')
    return std::nullopt;
  std::string value;
  for (std::size_t i = open + 1; i < close; ++i) {
    if (line[i] == '\\' && i + 1 < close) ++i;
    value += line[i];
  }
  return std::pair(std::string(line.substr(1, space - 1)), std::move(value));
}

bool says_nothing(std::string_view line) {
  return line.find_first_not_of(" \t\r\v\f") == std::string_view::npos || line[0] == '#';
}

std::vector<std::string_view> split(std::string_view text, char by) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t at = text.find(by);
    pieces.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return pieces;
    text.remove_prefix(at + 1);
  }
}

}  // namespace trictrac
