#include "apps/server/runtime/ids.h"

#include <sodium.h>

#include <algorithm>
#include <vector>

namespace trictrac {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t kIdBytes = 10;
constexpr std::size_t kIdLetters = 16;
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kKeyLetters = 26;

// Five bits a letter, the last letter filled up with zeros.
std::string base32(Bytes bytes) {
  std::string text;
  unsigned held = 0;
  int bits = 0;
  for (const std::uint8_t b : bytes) {
    held = (held << 8) | b;
    for (bits += 8; bits >= 5; bits -= 5) text += kLetters[(held >> (bits - 5)) & 31];
  }
  if (bits > 0) text += kLetters[(held << (5 - bits)) & 31];
  return text;
}

bool is_of_letters(std::string_view text, std::size_t letters) {
  return text.size() == letters && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string random_text(std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  randombytes_buf(bytes.data(), bytes.size());
  return base32(bytes);
}

}  // namespace

bool start_randomness() { return sodium_init() >= 0; }

std::string new_game_id() { return random_text(kIdBytes); }
std::string new_key() { return random_text(kKeyBytes); }

Seed new_seed() {
  Seed seed;
  randombytes_buf(seed.data(), seed.size());
  return seed;
}

bool is_game_id(std::string_view text) { return is_of_letters(text, kIdLetters); }
bool is_key(std::string_view text) { return is_of_letters(text, kKeyLetters); }

std::string key_hash(std::string_view key) {
  return to_hex(sha256({reinterpret_cast<const std::uint8_t*>(key.data()), key.size()}));
}

bool key_fits(std::string_view key, std::string_view hash) {
  const std::string own = key_hash(key);
  return own.size() == hash.size() && sodium_memcmp(own.data(), hash.data(), own.size()) == 0;
}

}  // namespace trictrac
