// A board kept by its players (section R), as messages have it (docs/protocol.md, *Games marked by hand*).
// What a roll was worth stands in none of them while it can be disputed (R3).
#pragma once

#include <span>
#include <string>

#include "base/json.h"
#include "game/match/match.h"

namespace trictrac {

// What a line says of what followed, added to it: `moved`, `ruling`, `remedies`, `stays`.
void add_followed(Json& line, const HandEffects& effects, const LoggedEvent& done, const Match& match);
// Adds `missed`: what can be disputed no more.
void add_missed(Json& line, const HandEffects& effects);

// The member `turn` while the round is played, with `may`, `marks` and `schools`.
Json hand_turn_json(const Match& match);

// Those of a whole match, in order.
Json missed_json(std::span<const Missed> missed);

namespace referee {

using TridOf = std::string (*)(const Referee&);

// R21, each with the position that choosing it makes.
Json remedies_json(const Referee& game, Side side, TridOf trid);
// What is demanded of a play that is made again.
Json demand_json(const Demand& demand);
// R12: what the arbiter found, in points.
Json ruling_json(const Ruling& ruling);

// Jans with their rule, ways and points.
Json jans_json(const std::vector<JanDue>& jans);

}  // namespace referee

}  // namespace trictrac
