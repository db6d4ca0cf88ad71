// Is a text UTF-8 (RFC 3629)?
#pragma once

#include <string_view>

namespace trictrac {

bool is_utf8(std::string_view text);

}  // namespace trictrac
