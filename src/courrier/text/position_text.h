// A position of Le Tric Trac as one line of text (docs/courrier.md).
//
//   S4=<24 flèches>:<turn>:<stage>:<dice>:<score W-B>:<points agreed>[;won=w2][;by=resignation]
//
// The 24 flèches are those of White's path, Black's first flèche being the 13th: A-O white men, a-o black
// men, - empty. Men that are missing are off; the courier is known by where the men stand (J5).
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/rules/setup.h"

namespace trictrac::courrier {

// Prints a position.
std::string print_position(const State& state);

// Reads a state that can be played on; the error is all problems of the text. The prefix may be left out.
std::expected<State, std::vector<SetupProblem>> parse_position(std::string_view text);

}  // namespace trictrac::courrier
