// A board of Le Tric Trac one can read in a terminal.
#pragma once

#include <string>

#include "game/courrier/match.h"

namespace trictrac::courrier {

// The whole board as one player sees it, whoever is to act: his side below, the flèches numbered on his
// path; men (O white, X black), points and men off. Each side starts at the left hand of the other and goes
// out at his own right.
std::string board_text(const State& state, Side reader);

}  // namespace trictrac::courrier
