// Positions set up for jans that nobody meets by playing.
#pragma once

#include <optional>

#include "game/chance/random.h"
#include "game/rules/jan.h"
#include "game/rules/state.h"

namespace trictrac::drill {

// `base`, at Roll, with the men of its player to act placed anew, near to what that jan needs; the other's
// stay. Nothing where it is no such jan, or where what comes out cannot be played on.
std::optional<State> placed_for(Jan jan, const State& base, Random& random);

}  // namespace trictrac::drill
