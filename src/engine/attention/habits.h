// How well a player of each level attends to marks and plays (R31). What the numbers come to is measured
// (docs/bots.md). Nobody errs on purpose.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/bots/levels.h"

namespace trictrac::attention {

struct Habits {
  double overlook = 0;  // share of the commonest jans that he does not see; of rarer ones more
  double imagine = 0;   // share of rolls for which he counts something that is not there
  double unseen = 0;    // share of the other's marks and plays that he does not look at
  bool weighs = false;  // asks whether a school is worth its price (R31)
};

// Those of kLevels, in its order.
inline constexpr std::array<Habits, kLevels.size()> kHabits{{
    {0.150, 0.020, 0.50, false},
    {0.100, 0.012, 0.35, false},
    {0.060, 0.008, 0.22, false},
    {0.035, 0.004, 0.12, false},
    {0.015, 0.002, 0.06, false},
    {0.004, 0.001, 0.02, true},
    {0, 0, 0, true},
    {0, 0, 0, true},
}};

// Whoever is none of kLevels counts without fault and weighs nothing.
constexpr Habits habits_of(std::string_view level) {
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    if (kLevels[i].name == level) return kHabits[i];
  return {};
}

}  // namespace trictrac::attention
