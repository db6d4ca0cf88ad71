// What of a text that somebody wrote can be shown to others, character by character.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace trictrac {

struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;  // 0: this is not UTF-8
};

// The first character of a text that is not empty.
Character first_of(std::string_view text);
// It cannot be seen, or changes how others are shown: controls, line breaks, turns of direction, private use.
bool is_hidden(char32_t c);
// A blank, or a mark that is seen on a letter only.
bool is_bare(char32_t c);

// Returns a text from outside as it may be written to a terminal: every hidden character by its number, as
// \u{1B}, and every byte that is not UTF-8 as \xFF. Line breaks and tabs are kept.
std::string visible(std::string_view text);

}  // namespace trictrac
