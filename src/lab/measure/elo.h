// The strength of a player by a contest, beside those of the bots (standing/elo.h).
#pragma once

#include "lab/measure/contest.h"
#include "standing/elo.h"

namespace trictrac::measure {

// Returns the share of a contest without the luck of the dice where its error is then smaller, otherwise as
// it is. Both have the same mean (luck.h). Sets `adjusted` to which it is. Requires a tour.
standing::Pairing pairing_of(int a, int b, const ContestResult& result, bool& adjusted);

// Returns a strength with its 95 % interval; a known one has none.
MeasuredValue measured(const standing::Elo& elo);

}  // namespace trictrac::measure
