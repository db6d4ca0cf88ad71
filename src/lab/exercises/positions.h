// Positions that are rare in good play, set up or drawn: jans, and marqués of a partie à écrire.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "game/chance/random.h"
#include "game/match/match.h"
#include "game/rules/state.h"

namespace trictrac::exercises {

// Returns `base`, at Roll, with the men of its player to act placed near to what that jan needs; the
// opponent's men stay. Returns nullopt if the jan is not of this kind, or the result cannot be played on.
std::optional<State> placed_for(Jan jan, const State& base, Random& random);

// Plays a relevé from the beginning of a tour with random plays, never going, and calls `see` with every
// state at Roll.
void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see);

inline constexpr std::string_view kEcrire = "ecrire-lois";

// Draws a partie of two players, with some of its marqués played, or none.
MatchOptions any_partie(Random& random);

// Draws a state at Roll with the men on their talons, in one of its marqués: with holes possible before the
// sixth, after which going always ends a marqué.
State any_marque(Random& random);

}  // namespace trictrac::exercises
