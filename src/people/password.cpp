#include "people/password.h"

#include <sodium.h>

#include <algorithm>
#include <array>

#include "base/text_of.h"
#include "people/account_name.h"
#include "people/common_passwords.h"

namespace trictrac {
namespace {

char lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool is_common(std::string_view password) {
  std::string small(password);
  std::ranges::transform(small, small.begin(), lower);
  return std::ranges::find(kCommonPasswords, small) != kCommonPasswords.end();
}

// Returns the hash of an unknown password, with the same limits.
const std::string& hash_of_nobody() {
  static const std::string hash = [] {
    std::array<char, 32> unknown{};
    randombytes_buf(unknown.data(), unknown.size());
    return password_hash({unknown.data(), unknown.size()});
  }();
  return hash;
}

}  // namespace

std::optional<std::string> password_fault(std::string_view password, std::string_view name) {
  if (password.size() < kShortestPassword) return text_of("must have at least {} bytes", kShortestPassword);
  if (password.size() > kLongestPassword) return text_of("must have at most {} bytes", kLongestPassword);
  if (!name.empty() && folded_name(password) == folded_name(name))
    return "must not be the name of the account";
  if (is_common(password)) return "must not be one of the most common passwords";
  return std::nullopt;
}

std::string password_hash(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
  return failed ? std::string() : std::string(hash.data());
}

bool password_fits(std::string_view password, const std::string& hash) {
  const std::string& against = hash.empty() ? hash_of_nobody() : hash;
  const bool fits = crypto_pwhash_str_verify(against.c_str(), password.data(), password.size()) == 0;
  return fits && !hash.empty();
}

}  // namespace trictrac
