// FNV-1a: short hashes of long contents. Not for secrets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trictrac {

// Computes the hash of everything added to it.
class Fnv {
 public:
  void add(std::string_view bytes) {
    for (const char c : bytes) add_unit(static_cast<unsigned char>(c));
  }
  // Adds the eight bytes of a number, the lowest first.
  void add(std::uint64_t number) {
    for (int i = 0; i < 8; ++i, number >>= 8) add_unit(number & 0xFF);
  }
  // Adds a number in one step, as if it were one byte.
  void add_unit(std::uint32_t unit) { value_ = (value_ ^ unit) * 0x100000001B3u; }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

// Returns `number` as sixteen hexadecimal digits.
inline std::string in_hex(std::uint64_t number) {
  std::string digits(16, '0');
  for (int i = 15; i >= 0; --i, number >>= 4) digits[i] = "0123456789abcdef"[number & 15];
  return digits;
}

}  // namespace trictrac
