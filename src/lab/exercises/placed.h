// Positions set up for jans that nobody meets by playing.
#pragma once

#include <functional>
#include <optional>

#include "game/chance/random.h"
#include "game/rules/jan.h"
#include "game/rules/state.h"

namespace trictrac::exercises {

// `base`, at Roll, with the men of its player to act placed anew, near to what that jan needs; the other's
// stay. Nothing where it is no such jan, or where what comes out cannot be played on.
std::optional<State> placed_for(Jan jan, const State& base, Random& random);

// Positions of wild play, for what seldom happens among those who play well.

// Plays a relevé from the beginning of a tour with any plays, never going; `see` is given every state at
// Roll.
void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see);

}  // namespace trictrac::exercises
