// What a position is about, as words of data/problems.
#pragma once

#include <string>

#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::exercises {

// Of a roll in hand whose best play is `best`: opening, filling, keeping, coin, attack, return, end; at least
// one word (else "plan").
//   opening  one of his first three rolls of the relevé
//   filling  a jan that he may still fill lacks three men or less
//   keeping  a jan of his is full
//   coin     the play takes his coin
//   attack   after it half the throws or more would hit truly, were they his
//   return   a man of either side is in the other's half
//   end      somebody has ten holes, of a marqué six, or he bears off
//   bredouille  of a marqué: somebody's holes are one run, three or more
std::string themes_of(const State& state, const Turn& turn, const Play& best);

}  // namespace trictrac::exercises
