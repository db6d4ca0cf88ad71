// The rules of a roll of Le Tric Trac a second time, slow and by other means: counts on a circle of 24
// places, every order of the dice tried, the best kept.
#pragma once

#include <set>
#include <vector>

#include "courrier/rules/position.h"
#include "game/rules/roll.h"

namespace trictrac::courrier::twin {

using Way = std::vector<std::pair<int, int>>;  // from, to (25: off), on the path of the player to act

// Returns all legal ways to play a roll, in every order of steps.
std::set<Way> ways(const Position& p, Roll roll);

}  // namespace trictrac::courrier::twin
