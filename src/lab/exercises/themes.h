// The themes of a position, as words of data/problems.
#pragma once

#include <string>

#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::exercises {

// Returns the words for a roll in hand whose best play is `best`, at least one (else "plan").
//   opening  one of the player's first three rolls of the relevé
//   filling  a jan that they may still fill lacks three men or less
//   keeping  a jan of theirs is full
//   coin     the play takes their coin
//   attack   after it, at least half of the throws would hit truly, if the player threw again
//   return   a man of either side is in the opponent's half
//   end      a side has ten holes, in a marqué six, or the player bears off
//   bredouille  in a marqué: a side's holes are one run, of three or more
std::string themes_of(const State& state, const Turn& turn, const Play& best);

}  // namespace trictrac::exercises
