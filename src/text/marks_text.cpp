#include "text/marks_text.h"

#include "base/assert.h"
#include "base/text_of.h"

namespace trictrac {

std::optional<Side> side_of_capital(std::string_view text) {
  for (const Side s : kSides)
    if (text.size() == 1 && text[0] == capital(s)) return s;
  return std::nullopt;
}

std::optional<Side> side_of_letter(std::string_view text) {
  for (const Side s : kSides)
    if (text.size() == 1 && text[0] == letter(s)) return s;
  return std::nullopt;
}

std::string roll_text(Roll roll) { return text_of("{}{}", roll.a, roll.b); }

std::optional<Roll> roll_of(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Roll r{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return valid(r) ? std::optional(r) : std::nullopt;
}

char men_letter(int white, int black) {
  TRICTRAC_ASSERT(white >= 0 && white <= kMenPerSide && black >= 0 && black <= kMenPerSide);
  TRICTRAC_ASSERT(white == 0 || black == 0);
  if (white > 0) return static_cast<char>('A' + white - 1);
  return black > 0 ? static_cast<char>('a' + black - 1) : '-';
}

std::optional<PerSide<int>> men_of_letter(char letter) {
  if (letter == '-') return PerSide<int>{};
  if (letter >= 'A' && letter < 'A' + kMenPerSide) return PerSide<int>{letter - 'A' + 1, 0};
  if (letter >= 'a' && letter < 'a' + kMenPerSide) return PerSide<int>{0, letter - 'a' + 1};
  return std::nullopt;
}

}  // namespace trictrac
