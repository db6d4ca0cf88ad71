// The two sides of the board and the two roles in a roll.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace trictrac {

enum class Side : std::uint8_t { White, Black };

constexpr Side other(Side s) { return s == Side::White ? Side::Black : Side::White; }
constexpr int index(Side s) { return static_cast<int>(s); }
inline constexpr std::array<Side, 2> kSides{Side::White, Side::Black};

// Return the name of a side in messages; and in sentences and records.
constexpr std::string_view name_of(Side s) { return s == Side::White ? "white" : "black"; }
constexpr std::string_view title_of(Side s) { return s == Side::White ? "White" : "Black"; }

// One value for each side.
template <class T>
struct PerSide {
  T white{};
  T black{};
  constexpr T& operator[](Side s) { return s == Side::White ? white : black; }
  constexpr const T& operator[](Side s) const { return s == Side::White ? white : black; }
  friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace trictrac
