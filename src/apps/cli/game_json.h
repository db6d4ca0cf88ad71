// A whole game as JSON, for other programs (docs/record.md, "As JSON").
#pragma once

#include "base/json.h"
#include "service/replay.h"
#include "text/words.h"

namespace trictrac::cli {

// Returns `tags`, `game`, `lines` and `result` of a game that was replayed: its lines as a table would send
// them, without what is asked next, each with the number of the roll it belongs to.
Json game_json(const Replayed& replayed, const Tags& tags);

}  // namespace trictrac::cli
