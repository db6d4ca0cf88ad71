// Text as UTF-8 (RFC 3629).
#pragma once

#include <string_view>

namespace trictrac {

bool is_utf8(std::string_view text);

// Returns the text without the byte order mark that some editors put at its start.
std::string_view without_byte_order_mark(std::string_view text);

}  // namespace trictrac
