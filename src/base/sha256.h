// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), the same in the server and in the browser.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace trictrac {

using Digest = std::array<std::uint8_t, 32>;
using Bytes = std::span<const std::uint8_t>;

// Return the SHA-256 of a message, and its HMAC with a key.
Digest sha256(Bytes message);
Digest hmac_sha256(Bytes key, std::string_view message);

// Returns the bytes in hexadecimal, two lower-case digits each.
std::string to_hex(Bytes bytes);

}  // namespace trictrac
