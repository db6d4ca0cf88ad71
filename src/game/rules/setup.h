// Problems of a described state that make it unplayable.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/rules/state.h"

namespace trictrac {

struct SetupProblem {
  std::string code;               // stable, for messages
  std::string message;            // in English: the fault, and the remedy
  std::optional<Side> side = {};  // the side it concerns, if one alone
  std::string found = {};         // the value found, if it helps: a number, a text
  friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

// Returns all problems at once; none if the state can be played on.
std::vector<SetupProblem> problems_of(const State& state);

}  // namespace trictrac
