// From a described state of Le Tric Trac to one that may be played: everything that is wrong, at once.
#pragma once

#include <string>
#include <vector>

#include "game/courrier/game.h"

namespace trictrac::courrier {

// One thing wrong with a described state.
struct SetupProblem {
  std::string code;     // stable, for messages
  std::string message;  // names what is wrong and what would be right
  friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

// Empty when the state can be played on, or is over as a match can be.
std::vector<SetupProblem> problems_of(const State& state);

}  // namespace trictrac::courrier
