// A board kept by its players (section R) in messages (docs/protocol.md, *Games marked by hand*). No message
// contains the worth of a roll while it can be disputed (R3).
#pragma once

#include <span>
#include <string>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// Adds the effects to a line: `moved`, `ruling`, `remedies`, `stays`.
void add_followed(Json& line, const HandEffects& effects, const LoggedEvent& done, const Match& match);
// Adds `missed`: the errors that can no longer be disputed.
void add_missed(Json& line, const HandEffects& effects);

// Returns the member `turn` of a round in progress, with `may`, `marks` and `schools`.
Json hand_turn_json(const Match& match);

// Returns the missed marks and plays, in order.
Json missed_json(std::span<const Missed> missed);

namespace referee {

// Returns the remedies that `side` may choose (R21), each with the position after it, by `trid`.
Json remedies_json(const Referee& game, Side side, std::string (*trid)(const Referee&));
// Returns the demand on a play that is made again.
Json demand_json(const Demand& demand);
// Returns the arbiter's decision in points, with the jans that the mark should have had (R12).
Json ruling_json(const Ruling& ruling);

}  // namespace referee
}  // namespace trictrac
