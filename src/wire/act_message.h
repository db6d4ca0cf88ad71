// The line of `trictrac act` as values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "game/referee/referee.h"

namespace trictrac {

struct ActFault {
  std::optional<int> at;  // the action that is to blame
  std::string code;
  std::string what;  // English: what is wrong and what would be right
};

struct Said {
  Side side = Side::White;
  referee::Action action;
};

// The game that a line begins from, its options set.
std::expected<referee::Referee, ActFault> game_of(const Json& line);

// One action, without the side; the error says what is wrong with it.
std::expected<referee::Action, std::string> action_of(const Json& action);

// One action; the error says what is wrong with it.
std::expected<Said, std::string> said_of(const Json& action);

}  // namespace trictrac
