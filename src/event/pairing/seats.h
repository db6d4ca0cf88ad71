// The colours of two entrants who meet.
#pragma once

#include "event/history.h"
#include "event/state.h"

namespace trictrac::event {

// Returns how often an entrant has had White in a game that was begun or may still be.
int whites_of(std::span<const RoundOf> history);

// Returns two entrants as they sit: White goes to the one who has had it less often, then to
// the better seed.
Seats seated(const Entrant& a, int whites_of_a, const Entrant& b, int whites_of_b);

}  // namespace trictrac::event
