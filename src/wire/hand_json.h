// A board kept by its players (section R), as messages have it (docs/protocol.md, *Games marked by hand*).
// What a roll was worth stands in none of them while it can be disputed (R3).
#pragma once

#include <span>
#include <string>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// Adds to a line what followed: `moved`, `ruling`, `remedies`, `stays`.
void add_followed(Json& line, const HandEffects& effects, const LoggedEvent& done, const Match& match);
// Adds `missed`: what can be disputed no more.
void add_missed(Json& line, const HandEffects& effects);

// Returns the member `turn` while the round is played, with `may`, `marks` and `schools`.
Json hand_turn_json(const Match& match);

// Returns what was missed, in order.
Json missed_json(std::span<const Missed> missed);

namespace referee {

// Returns the remedies that `side` may choose (R21), each with the position that choosing it makes, by
// `trid`.
Json remedies_json(const Referee& game, Side side, std::string (*trid)(const Referee&));
// Returns what is demanded of a play that is made again.
Json demand_json(const Demand& demand);
// Returns what the arbiter found, in points, and of which jans the mark should have been (R12).
Json ruling_json(const Ruling& ruling);

// Returns jans with their rule, ways and points.
Json jans_json(const std::vector<JanDue>& jans);

}  // namespace referee
}  // namespace trictrac
