// Round robins by the Berger tables of FIDE (Handbook C.05, annex 1).
#pragma once

#include <vector>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// Returns a round, from 1, of the Berger table of `count` players, by their numbers from 1. Requires an even
// count of at least 2.
std::vector<Seats> berger_round(int count, int round);

// Returns the next round of a round robin; with an odd number of participants one of them is free in each. In
// the second cycle colours are turned. Requires fewer rounds than rounds_of().
Pairings pair_round_robin(const EventState& state);

}  // namespace trictrac::event
