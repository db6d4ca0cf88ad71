// The width of a text in a terminal.
#pragma once

#include <algorithm>
#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

namespace trictrac::test {

// Counts the columns of a line: its characters in UTF-8.
inline int columns_of(std::string_view line) {
  return static_cast<int>(std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; }));
}

// Returns the columns of the widest line; one word may be wider than a terminal. In a pipe, the text after a
// prompt stands on its line.
inline int widest(const std::string& text) {
  int widest = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("> ")) line.erase(0, 2);
    const std::size_t word = line.find_first_not_of(' ');
    if (word == line.npos || line.find(' ', word) == line.npos) continue;
    widest = std::max(widest, columns_of(line));
  }
  return widest;
}

}  // namespace trictrac::test
