// Bytes as texts in addresses and passkeys: base64url without padding (RFC 4648 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// Returns bytes as such a text.
std::string to_base64url(std::string_view bytes);
// Returns the bytes of such a text; nothing where it is none.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace trictrac
