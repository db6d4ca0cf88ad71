// The game that follows one that is over: the same people play the same, from the start.
#pragma once

#include <vector>

#include "table/config.h"
#include "tric_trac/session/config.h"

namespace trictrac {

// The number each player has in it. Two change places; where more play their order stays.
std::vector<int> numbers_in_next(int players);

// Of a game that began from a position, or resumed a match put off, the whole of what was agreed is kept, and
// it begins anew. Dice thrown by hand give no lead between two: the side that had it has it again, so that
// the other player does.
TableConfig next_of(const TableConfig& config, const Seed& seed, std::string date);
tric_trac::Config next_of(const tric_trac::Config& config, const Seed& seed, std::string date);

}  // namespace trictrac
