// What the program offers, as one object (docs/protocol.md, "What the program offers"): every format, option,
// jan, law and code, with defaults, limits and sources, made from the tables that the program itself reads.
#pragma once

#include <string>

#include "base/json.h"
#include "game/match/match_option.h"

namespace trictrac {

// Returns it.
Json description();

// Returns the same as text.
std::string describe();

}  // namespace trictrac

// The parts of a description that say what can be agreed.

namespace trictrac::described {

// Returns {"least","most","step"?,"none"?}: a step is 1 where it is missing; none is the number that stands
// for no limit.
Json limits_json(const NumberRange& limits);

// Returns the formats of trictrac, and last of them Le Tric Trac.
Json formats();
// Returns what may be agreed for a match, and for the board.
Json match_options();
Json rule_options();
// Returns the presets of the board's rules.
Json presets();

}  // namespace trictrac::described
