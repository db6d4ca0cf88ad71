// From a described state to one that may be played: everything that is wrong, at once.
#pragma once

#include <string>
#include <vector>

#include "rules/state.h"

namespace trictrac {

// One thing wrong with a described position; `rule` where a rule forbids it, `side` in English.
struct SetupProblem {
  std::string code;     // stable, for messages
  std::string message;  // names what is wrong and what would be right
  friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

// Empty when the state can be played on.
std::vector<SetupProblem> problems_of(const State& state);

}  // namespace trictrac
