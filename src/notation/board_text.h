// A board one can read in a terminal.
#pragma once

#include <string>

#include "notation/fleche_text.h"
#include "rules/state.h"

namespace trictrac {

// The whole table with White below: men (O white, X black), points and holes, the double jeton and
// the pavillon. Flèches are named as the player to act counts them, but by halves (1-12, T-11).
std::string board_text(const State& state, Numbering numbering);

}  // namespace trictrac
