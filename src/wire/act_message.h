// The line of `trictrac act` as values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "game/referee/referee.h"

namespace trictrac {

struct ActFault {
  std::optional<int> at;  // the event that is to blame
  std::string code;
  std::string what;  // English: what is wrong and what would be right
};

// The game that a line begins from, its options set.
std::expected<referee::Referee, ActFault> game_of(const Json& line);

// Reads an event with its side; the error says what is wrong with it.
std::expected<LoggedEvent, std::string> read_logged_event(const Json& event);

// One line of `trictrac act --jsonl`: a position and what the players do in it, in; score, position and what
// is asked next, out (section R; docs/act.md).

// The answer to one line, itself one line; {"ok":false,…} where an action is refused or the line cannot be
// read.
std::string act_line(const std::string& line);

}  // namespace trictrac
