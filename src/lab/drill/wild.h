// Positions of wild play, for what seldom happens among those who play well.
#pragma once

#include <functional>

#include "game/chance/random.h"
#include "game/rules/state.h"

namespace trictrac::drill {

// Plays a relevé from the beginning of a tour with any plays, never going; `see` is given every state at
// Roll.
void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see);

}  // namespace trictrac::drill
