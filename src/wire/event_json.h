// One line of a game as a message: the event, the worth of a roll jan by jan, the marks, and the next
// question.
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

// Returns the side that an event belongs to, after a roll by `roller`.
Side side_of(const Event& event, Side roller);

// Returns flèches by their numbers, lowest first.
std::vector<int> fleches_in(FlecheSet set);

// Returns the worth of `roll`, thrown by `roller` on `p` and judged as `turn`: each event with its rule, its
// side, and the men and flèches of its ways.
Json explained_json(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn, Side roller);

// Returns the `score` of a line: points, holes, bredouille, jetons and pavillon of each side.
Json score_json(const Marks& marks);

// Returns one of the `marks` of a line.
Json award_json(const Award& award);

// The state of the table that a line reports.
struct LineAt {
  std::string_view format;            // the name of its preset
  std::string_view seed;              // hex, shown when the match has ended
  std::optional<StopGame> stopped{};  // how it was ended beside its rules
  bool shares_due = false;            // a share of the dice is still to be given
  bool acts = false;                  // the table acts next, and asks no player
  bool held = false;                  // the next throw waits for the mirrored board
  const Json* clock = nullptr;        // clock_json, in a game with a clock
  bool tells_worth = false;  // of each roll, and what was missed, where players mark: the game is not in play
};

// Returns the message for line `n`. `match` is the match after `done`, and `reasons` are those of a play.
std::string line_text(int n, const LoggedEvent& done, const MatchEffects& effects, const Match& match,
                      std::span<const Reason> reasons, const LineAt& at);

// Applies an event as the next line of a table; returns its message, or nullopt if the rules refuse it.
std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event);

// Returns the next question: the member `turn` of a line.
Json turn_json(const Match& match, const LineAt& at);

// Returns the name of a stage: roll, decide, move or over.
std::string_view stage_name(Stage stage);
// Returns plays, each a list of [from,to,number].
Json plays_json(const std::vector<Sequence>& sequences);
// Adds decision_json to a turn, in its place.
void add_decision(Json& turn, const Json& decision);
// Returns each reason with its rule.
Json reasons_json(std::span<const Reason> reasons);

}  // namespace trictrac
