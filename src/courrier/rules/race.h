// The progress of both players in a match of Le Tric Trac, roll by roll.
#pragma once

#include <optional>
#include <vector>

#include "courrier/rules/match.h"

namespace trictrac::courrier {

// A roll of a match, and the flèches that the men of each side still have to travel until they are off.
struct RolledRace {
  int game = 0;  // of the match, from 0
  Side side = Side::White;
  PerSide<int> before;
  PerSide<int> after;        // when the roll was played; as before where it was not
  std::optional<Win> won{};  // the game ended with this roll, or was given up before the next
};

// Returns every roll of a match. Requires that each event is legal after those before it.
std::vector<RolledRace> race_of(const State& start, const std::vector<LoggedEvent>& events);

}  // namespace trictrac::courrier
