// A board of Le Tric Trac one can read in a terminal.
#pragma once

#include <string>

#include "game/courrier/match.h"

namespace trictrac::courrier {

// The whole board with White below: men (O white, X black), points and men off. Each side starts at the
// left hand of the other and goes out at his own right; flèches bear the numbers of the player to act.
std::string board_text(const State& state);

}  // namespace trictrac::courrier
