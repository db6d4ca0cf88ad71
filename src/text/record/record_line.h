// The lines of a record: a roll as it is written, not yet checked; a roll as it is due; an event; the
// account.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/match.h"
#include "text/fleche_text.h"
#include "text/record/record.h"
#include "text/words.h"

namespace trictrac {

// A roller's decision on a hole of their own dice, as records write it.
enum class Decision : std::uint8_t { Hold, Go, SuspendEcrire, SuspendHonours };

// "9. W 42", the beginning of a line with a roll.
struct RollHead {
  int n = 0;
  Side side = Side::White;
  Roll roll;
};

// The words of a line with a roll: as they are written, or as they are due.
struct TurnWords {
  RollHead head;
  std::string play;  // "" where nothing is played, "..." until it is played
  Words roller_events, other_events;
  Words roller_marks, other_marks;  // 8+6 +2h b r2
  std::optional<Decision> decision;
};

// A line with a roll, as it is written.
struct WrittenTurn : TurnWords {
  bool landings = false;  // "42 7 10": the play names landing flèches
  bool let_stand = false;
  bool has_events = false;
  bool has_marks = false;
};

// Returns an error without its line, which the caller sets.
RecordError record_error(RecordFault fault, std::string message);

// Reads the first three of `words`. Requires that there are at least three.
std::expected<RollHead, RecordError> read_roll_head(const Words& words);

inline constexpr int kMostMarkedAtOnce = 999;  // far above the value of any roll

// A player's marks for a roll, in a game printed with the errors of its players.
struct PrintedMarks {
  int points = 0;
  int ecole = 0;               // points of an école that the player claimed
  std::optional<int> holes{};  // pegged, if they differ from the holes of the points
};

// Reads the marks of a player; parts that are not written were marked as `due`.
std::expected<PrintedMarks, RecordError> read_printed_marks(const Words& marks, int due);

// Reads a line with a roll.
std::expected<WrittenTurn, RecordError> read_turn(std::string line);

// Follows a match event by event and keeps the words of the line of the current roll, as they are due.
class TurnWriter {
 public:
  explicit TurnWriter(Numbering n) : numbering_(n) {}

  // Follows an event that was applied with these effects; `before` is the board before it, `tour` the one
  // after.
  void follow(const State& before, const GameEvent& event, const Effects& effects, const Tour& tour);

  // Begins the line of the current roll of `s`, of which `turn` is the judgement.
  void begin(const State& s, const Turn& turn);

  // Records the marks that `award.side` made by hand where `due` was due.
  void mark_by_hand(const Award& award, int due, const PrintedMarks& made);

  const TurnWords& due() const { return due_; }

 private:
  void keep_marks(Side side, Words words) {
    (side == due_.head.side ? due_.roller_marks : due_.other_marks) = std::move(words);
  }

  Numbering numbering_;
  TurnWords due_;
};

// Prints "9. W 42 : 3/7 5/7 {…} 8+6 +2h b r2 V".
std::string print_turn(const TurnWords& t);

// An event on a line of its own, at a board kept by its players (section R): "W mark 4", "B play 1/7 1/5".

// Reads such a line.
std::expected<LoggedEvent, RecordError> read_action(const Words& words, Numbering n);

// Returns the line of an event, without its line break; empty for events that have another kind of line.
std::string action_line(const LoggedEvent& logged, Numbering n);

// The check lines of a record: the results of a round, and of the match. Printing and reading both use these
// functions, so that they agree.

// Returns whether a match is one tour of twelve holes, which a record shows by its marks alone.
bool is_plain_tour(const MatchOptions& options);

// Returns the lines due when one event has led from `before` to `after`, such as "= marque 1 W 7-2 petite x3
// 25"; the winner's holes stand first. Empty for a plain tour.
std::vector<std::string> account_lines(const MatchLedger& before, const MatchLedger& after);

}  // namespace trictrac
