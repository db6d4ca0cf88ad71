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
//   attack   after it half the throws or more would hit truly, were they theirs
//   return   a man of either side is in the opponent's half
//   end      somebody has ten holes, of a marqué six, or the player bears off
//   bredouille  of a marqué: somebody's holes are one run, three or more
std::string themes_of(const State& state, const Turn& turn, const Play& best);

}  // namespace trictrac::exercises
