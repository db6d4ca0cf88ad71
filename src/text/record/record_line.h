// One roll of a record as it stands in the text, not yet believed.
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

// What a roller decides on a hole of his own dice, as records write it.

enum class Decision : std::uint8_t { Hold, Go, SuspendEcrire, SuspendHonours };

// T (tient), V (s'en va), SE, SH.
std::string_view text_of(Decision decision);
std::optional<Decision> parse_decision(std::string_view text);

// "9. W 42", the beginning of a line that holds a roll.
struct RollHead {
  int n = 0;
  Side side = Side::White;
  Roll roll;
};

struct WrittenTurn {
  RollHead head;
  std::string play;       // "" where nothing is played
  bool landings = false;  // "42 7 10": the play names landing flèches
  bool let_stand = false;
  bool has_events = false;
  bool has_marks = false;
  Words roller_events, other_events;
  Words roller_marks, other_marks;
  std::optional<Decision> decision;
};

// Without a line: whoever reads the text sets it.
RecordError record_error(RecordFault fault, std::string message);

// The first three of `words`, which are at least as many, or what is wrong with them.
std::expected<RollHead, RecordError> read_roll_head(const Words& words);

inline constexpr int kMostMarkedAtOnce = 999;  // far above what any roll is worth

// What a game printed with its players' faults says that a player marked for a roll.
struct PrintedMarks {
  int points = 0;
  int ecole = 0;               // points of an école that the player claimed
  std::optional<int> holes{};  // pegged, where they are not those the points make
};

// Reads the marks of a player; what is not written was marked as `due`.
std::expected<PrintedMarks, RecordError> read_printed_marks(const Words& marks, int due);

// What a line that holds a roll says, or what is wrong with it.
std::expected<WrittenTurn, RecordError> read_turn(std::string line);

// One roll of a record as tokens: built from what happened, printed, and compared with what is written.

// The tokens of one line of a record, in canonical form.
struct TurnTokens {
  int n = 0;
  Side side = Side::White;
  Roll roll;
  std::string play = "...";  // "..." until it is played
  std::vector<std::string> roller_events;
  std::vector<std::string> other_events;
  std::vector<std::string> roller_marks;  // 8+6 +2h b r2
  std::optional<Decision> decision;
  std::vector<std::string> other_marks;
};

// Follows a match action by action and keeps the tokens of the roll in hand.
class TurnWriter {
 public:
  explicit TurnWriter(Numbering n) : numbering_(n) {}

  // After `event` was applied with these effects; `before` is the board before it, `tour` the one after.
  void follow(const State& before, const GameEvent& event, const Effects& effects, const Tour& tour);

  // Begins with the roll in hand of `s`, of which `turn` is the judgement.
  void begin(const State& s, const Turn& turn);

  // Keeps what `award.side`, of whom `roller` threw, marked by hand where `due` was due.
  void mark_by_hand(const Award& award, int due, const PrintedMarks& made);

  const TurnTokens& tokens() const { return tokens_; }

 private:
  void keep_marks(Side side, Words words) {
    (side == tokens_.side ? tokens_.roller_marks : tokens_.other_marks) = std::move(words);
  }

  Numbering numbering_;
  TurnTokens tokens_;
};

// "9. W 42 : 3/7 5/7 {…} 8+6 +2h b r2 V"
std::string print_turn(const TurnTokens& t);

}  // namespace trictrac
