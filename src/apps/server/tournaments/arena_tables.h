// The tables of an arena, which the server begins every five seconds among those who are free
// (event/pairing/arena.h), and its end.
#pragma once

#include "apps/server/tournaments/draft.h"

namespace trictrac {

// The seconds between two times at which tables are begun.
inline constexpr std::int64_t kArenaStep = 5;

// Returns whether tables of an arena are being begun: it has begun, and is neither paused nor finished.
bool is_running_arena(const event::EventState& state);

// Begins the tables that are due. A repeat begins none: those who were paired are not free. Of several
// entries of one person one is paired; the others are away. Slow enough for another thread.
Parsed<void> begin_arena_tables(Draft& draft);

// Finishes an arena whose time is over, once all its tables are decided.
void end_arena(Draft& draft);

}  // namespace trictrac
