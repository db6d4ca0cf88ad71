// What the 21 rolls are worth, and their mean.
#pragma once

#include <array>

#include "engine/equity/units.h"
#include "game/rules/roll.h"

namespace trictrac {

using RollWorths = std::array<Millionths, all_rolls().size()>;  // in the order of all_rolls()

// Over the 36 throws. Where no worth is less than another array's the mean is not either, to the last digit:
// both are rounded alike.
constexpr Millionths mean_of(const RollWorths& equities) {
  Millionths sum;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) sum += throws(roll) * equities[i++];
  return sum / 36;
}

}  // namespace trictrac
