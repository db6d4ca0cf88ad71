// Bytes as texts of addresses and of passkeys: base64url without filling (RFC 4648 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

std::string to_base64url(std::string_view bytes);
// Nothing where it is no such text.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace trictrac
