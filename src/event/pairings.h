// The pairings of a round, checked, and as a round in play.
#pragma once

#include <optional>

#include "event/error.h"
#include "event/state.h"

namespace trictrac::event {

// Returns why these cannot be the pairings of the next round: somebody is paired twice, or missing, or has a
// bye that scores more than is due. The one round of an event without rounds begins without tables.
std::optional<EventError> check_pairings(const EventState& state, const Pairings& pairings);

// Returns the round of these pairings. Requires check_pairings().
Round round_of(const EventState& state, const Pairings& pairings);

// Decides all open tables of entrants who have withdrawn: their opponents win by forfeit. Tables of three or
// four are played without them where that is possible (amounts.h).
void release_withdrawn(const EventState& state, Round& round);

}  // namespace trictrac::event
