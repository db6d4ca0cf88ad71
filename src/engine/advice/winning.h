// The tables of values as chances: what the start of a relevé is worth to who only wants to win the round.
#pragma once

#include "engine/equity/equity_estimator.h"

namespace trictrac::advice {

// Tables whose first column is rounds won less rounds lost, in thousandths, seen by who throws first: for
// Counting::Wins. Made of `tables`:
//   marqués, and the meetings of a drained poule, which are played like them: the marqués won
//   filled poules: the meetings won, as they stand
//   tours, however they are counted: the stakes of a simple and double tour where nobody can win double any
//   more, for then a stake is a tour; with no hole on one side, where somebody can, the same carried on by
//   one hole
// The run (K7) is taken to change what a tour pays, not who wins it.
Tables winning(const Tables& tables);

}  // namespace trictrac::advice
