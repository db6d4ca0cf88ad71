// Positions set up or drawn for what is seldom met by good play: jans, and marqués of a partie à écrire.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "game/chance/random.h"
#include "game/match/match.h"
#include "game/rules/state.h"

namespace trictrac::exercises {

// Returns `base`, at Roll, with the men of its player to act placed near to what that jan needs; the
// opponent's stay. Nothing where it is no such jan, or where what comes out cannot be played on.
std::optional<State> placed_for(Jan jan, const State& base, Random& random);

// Plays a relevé from the beginning of a tour with any plays, never going; `see` is given every state at
// Roll.
void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see);

inline constexpr std::string_view kEcrire = "ecrire-lois";

// Draws a partie of two with some of its marqués behind it, or none.
MatchOptions any_partie(Random& random);

// Draws the men put back in one of its marqués, at Roll: holes as they may be before the sixth, after which
// no going leaves a marqué open.
State any_marque(Random& random);

}  // namespace trictrac::exercises
