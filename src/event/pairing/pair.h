// The next round of an event, by its system.
#pragma once

#include <optional>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// Returns the pairings of the next round, or nothing if all have been played, or fewer than two can play. The
// one round of an event without rounds begins empty (arena.h says which tables follow; in a ladder
// entrants challenge one another).
// Requires that no round is open.
std::optional<Pairings> next_pairings(const EventState& state);

}  // namespace trictrac::event
