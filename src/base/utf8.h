// Text as UTF-8 (RFC 3629).
#pragma once

#include <cstddef>
#include <string_view>

namespace trictrac {

// A character of a text: its code point, and its length in bytes (0 if the text is not UTF-8 there).
struct Character {
  char32_t code = 0;
  std::size_t bytes = 0;
};

// Returns the character that `text` begins with. Requires a text that is not empty.
Character first_character(std::string_view text);

// Returns whether all of a text is UTF-8.
bool is_utf8(std::string_view text);

// Returns the text without the byte order mark that some editors put at its start.
std::string_view without_byte_order_mark(std::string_view text);

}  // namespace trictrac
