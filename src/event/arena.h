// Arenas: for a given time, entrants who are free meet again and again; those are paired who are nearest in
// score (event/pairing/arena.h).
//
// A table can be begun until the time is over, and counts whenever it ends. An entrant who is away is not
// paired. Who has lost a table by forfeit is away until they come back, so that nobody waits for them twice;
// who leaves and returns keeps their points and gains none. Points are 2 for a win, 1 for a draw; equals are
// told apart by the tie-breaks of the terms.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "event/act.h"
#include "event/error.h"
#include "event/state.h"

namespace trictrac::event {

// Returns when an arena ends, in seconds since 1970, or nothing before it has begun.
std::optional<std::int64_t> end_of_arena(const EventState& state);

// Returns why a table of these two entrants cannot be begun now: the time is over, or one of them is not
// free. Requires that both have entered and not withdrawn.
std::optional<EventError> check_arena_table(const EventState& state, const Seats& seats, std::int64_t now);

// Returns whether an entrant sits at a table that is open.
bool is_busy(const EventState& state, int entrant);

}  // namespace trictrac::event
