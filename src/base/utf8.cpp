#include "base/utf8.h"

#include <cstddef>

namespace trictrac {
namespace {

// What the second byte must be for this first one: neither overlong, nor a surrogate, nor beyond U+10FFFF.
struct Second {
  unsigned least = 0x80;
  unsigned most = 0xBF;
};
Second second_after(unsigned first) {
  switch (first) {
    case 0xE0: return {0xA0, 0xBF};
    case 0xED: return {0x80, 0x9F};
    case 0xF0: return {0x90, 0xBF};
    case 0xF4: return {0x80, 0x8F};
    default: return {};
  }
}

std::size_t bytes_of(unsigned first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return 2;
  if (first >= 0xE0 && first <= 0xEF) return 3;
  return first >= 0xF0 && first <= 0xF4 ? 4 : 0;
}

// The bytes of the character that a text begins with; 0 where it is none.
std::size_t first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return unsigned{static_cast<unsigned char>(text[i])}; };
  const std::size_t size = bytes_of(byte(0));
  if (size > text.size()) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    const Second allowed = i == 1 ? second_after(byte(0)) : Second{};
    if (byte(i) < allowed.least || byte(i) > allowed.most) return 0;
  }
  return size;
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = first_character(text);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (text.starts_with(kMark)) text.remove_prefix(kMark.size());
  return text;
}

}  // namespace trictrac
