// TRID: a whole position as one line of text.
//
//   TRID=<24 flèches>:<turn>:<stage>:<dice>:<points W-B>:<holes W-B>:<bred>:<pav>:<coups W.B>[;key=value…]
//
// Flèche 1 is White's talon, 24 Black's; A-O white men, a-o black men, - empty.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "game/rules/setup.h"
#include "game/rules/state.h"

namespace trictrac {

// The key of the pending state of players who mark for themselves (pending_text.h).
inline constexpr std::string_view kHandKey = "hand";

// Returns the TRID of a state.
std::string print_trid(const State& state);

// Reads a state that can be played on; the error is all problems of the text.
std::expected<State, std::vector<SetupProblem>> parse_trid(std::string_view text);

}  // namespace trictrac
