#include "worth/hashes.h"

namespace trictrac {
namespace {

class Fnv {
 public:
  void add(std::string_view bytes) {
    for (const char c : bytes) h_ = (h_ ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
  }
  void add(std::int64_t number) {
    const auto n = static_cast<std::uint64_t>(number);
    for (int i = 0; i < 8; ++i) h_ = (h_ ^ (n >> (8 * i) & 0xFF)) * 0x100000001B3u;
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0xCBF29CE484222325u;
};

}  // namespace

std::uint64_t hash_of(std::string_view bytes) {
  Fnv h;
  h.add(bytes);
  return h.value();
}

std::uint64_t hash_of(const Tables& tables) {
  Fnv h;
  for (const ValueKind kind : kValueKinds) {
    h.add(name_of(kind));
    for (const ValueRow& row : tables(kind)) {
      h.add(std::int64_t{order_of(key_of(row))});
      for (const std::int32_t c : row.columns) h.add(std::int64_t{c});
    }
  }
  return h.value();
}

std::string in_hex(std::uint64_t hash) {
  std::string digits(16, '0');
  for (int i = 15; i >= 0; --i, hash >>= 4) digits[i] = "0123456789abcdef"[hash & 15];
  return digits;
}

}  // namespace trictrac
