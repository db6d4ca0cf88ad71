// One line of a game: what was done, what followed, and what is asked next, as a message.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/match/match.h"
#include "game/rules/reasons.h"
#include "table/table.h"
#include "wire/protocol.h"

namespace trictrac {

// What a line says of the table it was done at.
struct LineAt {
  std::string_view format;      // the preset
  std::string_view seed;        // hex, shown when the match has ended
  bool stopped = false;         // all agreed to end it
  bool shares_due = false;      // somebody has still to give his share of the dice
  bool acts = false;            // the table acts next, and asks nobody
  const Json* clock = nullptr;  // clock_json, in a game with a clock
  bool tells_worth = false;  // of each roll, and what was missed, where players mark: it is no game in play
};

// The message for line `n`. `match` is after `done`, and `reasons` are what is to be said of it where it was
// a play.
std::string line_text(int n, const LoggedEvent& done, const MatchEffects& effects, const Match& match,
                      std::span<const Reason> reasons, const LineAt& at);

// Applies an event as the next line of a table; returns its message, or nothing where the rules do not take
// it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

}  // namespace trictrac
