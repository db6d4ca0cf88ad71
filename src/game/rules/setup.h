// From a described state to one that may be played: everything that is wrong, at once.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/rules/state.h"

namespace trictrac {

// One thing wrong with a described position.
struct SetupProblem {
  std::string code;               // stable, for messages
  std::string message;            // names what is wrong and what would be right, in English
  std::optional<Side> side = {};  // whom it concerns, if one alone
  std::string found = {};         // what stands there, where that says something: a number, a text
  friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

// Empty when the state can be played on.
std::vector<SetupProblem> problems_of(const State& state);

}  // namespace trictrac
