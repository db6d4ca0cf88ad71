// Problems of a described state of Le Tric Trac.
#pragma once

#include <vector>

#include "courrier/rules/match.h"
#include "game/rules/setup.h"

namespace trictrac::courrier {

using trictrac::SetupProblem;

// Returns all problems at once; none if the state can be played on, or is over as a match can be.
std::vector<SetupProblem> problems_of(const State& state);

}  // namespace trictrac::courrier
