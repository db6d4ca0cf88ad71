// Bytes as texts in addresses and passkeys: base64url without padding (RFC 4648 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// Returns bytes as text.
std::string to_base64url(std::string_view bytes);
// Returns the bytes of such a text, or nullopt if it is not valid.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace trictrac
