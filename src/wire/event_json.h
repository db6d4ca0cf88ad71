// One line of a game as a message: what was done, what a roll is worth event by event, the marks, and what is
// asked next.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "game/match/match.h"
#include "game/rules/judge.h"
#include "game/rules/marks.h"
#include "game/rules/reasons.h"
#include "game/rules/side.h"
#include "table/table.h"
#include "wire/protocol.h"

namespace trictrac {

// Returns {"jan",…,"ways","points","at"}, with `particulars` after the jan.
Json event_json(const Event& event, const Json& particulars);

// Returns whose it is, `roller` having thrown.
std::string_view side_of(const Event& event, Side roller);

// Returns what `roll`, thrown by `roller` on `p` and judged as `turn`, is worth: each event with its rule,
// whose it is, and the men and flèches of its ways.
Json explained_json(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn, Side roller);

// Returns the `score` of a line: points, holes, bredouille, jetons and pavillon of each side.
Json score_json(const Marks& marks);

// Returns one of the `marks` of a line.
Json award_json(const Award& award);

// What a line says of the table it was done at.
struct LineAt {
  std::string_view format;      // the name of its preset
  std::string_view seed;        // hex, shown when the match has ended
  bool stopped = false;         // all agreed to end it
  bool shares_due = false;      // a share of the dice is still to be given
  bool acts = false;            // the table acts next, and asks nobody
  const Json* clock = nullptr;  // clock_json, in a game with a clock
  bool tells_worth = false;  // of each roll, and what was missed, where players mark: the game is not in play
};

// Returns the message for line `n`. `match` is after `done`, and `reasons` are what is to be said of it where
// it was a play.
std::string line_text(int n, const LoggedEvent& done, const MatchEffects& effects, const Match& match,
                      std::span<const Reason> reasons, const LineAt& at);

// Applies an event as the next line of a table; returns its message, or nothing where the rules do not take
// it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

// Returns what is asked next: the member `turn` of a line.
Json turn_json(const Match& match, const LineAt& at);

// Returns roll, decide, move or over.
std::string_view stage_name(Stage stage);
// Returns plays, each a list of [from,to,number].
Json plays_json(const std::vector<Sequence>& sequences);
// Adds what decision_json says where it stands in a turn.
void add_decision(Json& turn, const Json& decision);
// Returns each with the rule it stands for.
Json reasons_json(std::span<const Reason> reasons);

}  // namespace trictrac
