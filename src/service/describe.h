// The description of the program as one JSON object (docs/protocol.md, "What the program offers"): every
// format, option, jan, law and code, with defaults, limits and sources, from the tables that the program
// itself reads.
#pragma once

#include <string>

#include "base/json.h"
#include "game/match/match_option.h"

namespace trictrac {

// Returns the description.
Json description();

// Returns the description as text.
std::string describe();

// Returns {"least","most","step"?,"none"?}: a step is 1 where it is missing; none is the number that stands
// for no limit.
Json limits_json(const NumberRange& limits);

}  // namespace trictrac
