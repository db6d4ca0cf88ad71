// Passwords: what can be one, and what is kept of it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kShortestPassword = 8;   // bytes
inline constexpr std::size_t kLongestPassword = 200;  // bytes

// Returns what is wrong with a password to be, as the end of the sentence "a password …": its length, or that
// it is among those everybody tries first, whatever the case of its letters: the name of its account is one
// of them.
std::optional<std::string> password_fault(std::string_view password, std::string_view name);

// Returns what is stored of a password: argon2id (RFC 9106) with a salt, by libsodium's interactive limits.
// Takes some tenths of a second and 64 MiB; empty where there is no memory for it.
std::string password_hash(std::string_view password);

// Returns whether it is the password of that hash; false where `hash` is empty. Takes as long as
// password_hash(), whatever the answer.
bool password_fits(std::string_view password, const std::string& hash);

}  // namespace trictrac
