// Rolls of two dice.
#pragma once

#include <array>
#include <cstdint>

namespace trictrac {

// A roll: two numbers from 1 to 6, in the order thrown.
struct Roll {
  std::uint8_t a = 1;
  std::uint8_t b = 1;

  constexpr bool doublet() const { return a == b; }
  constexpr int sum() const { return a + b; }
  constexpr int high() const { return a > b ? a : b; }
  constexpr int low() const { return a > b ? b : a; }
  // Returns whether both rolls have the same two numbers, in any order.
  constexpr bool same(Roll o) const { return high() == o.high() && low() == o.low(); }
  friend constexpr bool operator==(Roll, Roll) = default;
};

constexpr bool valid(Roll r) { return r.a >= 1 && r.a <= 6 && r.b >= 1 && r.b <= 6; }

// Returns the 21 different rolls, higher number first.
constexpr std::array<Roll, 21> all_rolls() {
  std::array<Roll, 21> rolls{};
  int n = 0;
  for (std::uint8_t a = 1; a <= 6; ++a)
    for (std::uint8_t b = 1; b <= a; ++b) rolls[n++] = Roll{a, b};
  return rolls;
}
// Returns how many of the 36 throws bring this roll.
constexpr int throws(Roll r) { return r.doublet() ? 1 : 2; }

}  // namespace trictrac
