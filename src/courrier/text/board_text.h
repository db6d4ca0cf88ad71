// A board of Le Tric Trac for a terminal.
#pragma once

#include <string>

#include "courrier/rules/match.h"
#include "text/board_text.h"

namespace trictrac::courrier {

// Draws the whole board as `reader` sees it, on either turn: their side below, the flèches numbered on their
// path; men (O white, X black), points and men off. Each side starts at the left hand of its opponent and
// goes out at its own right.
std::string board_text(const State& state, Side reader, const BoardStyle& style = {});

}  // namespace trictrac::courrier
