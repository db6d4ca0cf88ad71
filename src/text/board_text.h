// A board one can read in a terminal.
#pragma once

#include <string>

#include "game/rules/state.h"
#include "text/board_style.h"
#include "text/fleche_text.h"

namespace trictrac {

// Draws the whole table with White below: men (O white, X black), points and holes, the double jeton and
// the pavillon. Flèches are named as the player to act counts them, but by halves (1-12, T-11).
std::string board_text(const State& state, Numbering numbering, const BoardStyle& style = {});

// Draws it as `reader` sees it, no matter who is to act: their side below, the flèches named as they count
// them.
std::string board_text(const State& state, Numbering numbering, Side reader, const BoardStyle& style = {});

}  // namespace trictrac
