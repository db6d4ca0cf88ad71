// One roll of a record as tokens: built from what happened, printed, and compared with what is written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "game/match/match.h"
#include "text/fleche_text.h"
#include "text/record/decision.h"
#include "text/record/record_line.h"

namespace trictrac {

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
