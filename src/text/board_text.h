// A board one can read in a terminal.
#pragma once

#include <string>

#include "game/rules/state.h"
#include "text/fleche_text.h"

namespace trictrac {

// The whole table with White below: men (O white, X black), points and holes, the double jeton and
// the pavillon. Flèches are named as the player to act counts them, but by halves (1-12, T-11).
std::string board_text(const State& state, Numbering numbering);

// The same as one player sees it, whoever is to act: his side below, the flèches named as he counts them.
std::string board_text(const State& state, Numbering numbering, Side reader);

}  // namespace trictrac
