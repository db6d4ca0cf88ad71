// Passwords: the possible ones, and their hashes.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kShortestPassword = 8;   // bytes
inline constexpr std::size_t kLongestPassword = 200;  // bytes

// Returns what is wrong with a new password, as the end of the sentence "a password …", or nullopt: its
// length, or that it is a common one, whatever the case of its letters; the name of its account counts as
// common.
std::optional<std::string> password_fault(std::string_view password, std::string_view name);

// Returns the hash to store: argon2id (RFC 9106) with a salt, with libsodium's interactive limits. Takes some
// tenths of a second and 64 MiB; empty without memory for it.
std::string password_hash(std::string_view password);

// Returns whether `password` has that hash; false if `hash` is empty. Takes as long as password_hash(),
// whatever the result.
bool password_fits(std::string_view password, const std::string& hash);

}  // namespace trictrac
