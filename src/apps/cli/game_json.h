// A whole game as JSON, for other programs (docs/record.md, "As JSON").
#pragma once

#include "base/json.h"
#include "service/replay.h"
#include "text/words.h"

namespace trictrac::cli {

// Returns `tags`, `game`, `lines` and `result` of a replayed game. The lines are those of a table, without
// the next question, and with the numbers of their rolls.
Json game_json(const Replayed& replayed, const Tags& tags);

}  // namespace trictrac::cli
