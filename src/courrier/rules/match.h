// Le Tric Trac as a fold over events: one match, of as many games as it takes.
#pragma once

#include <expected>
#include <optional>
#include <variant>
#include <vector>

#include "courrier/rules/refusal.h"
#include "game/event/event.h"
#include "game/rules/side.h"

namespace trictrac::courrier {

// The terms of a match: the first to score `points` (1..kMostPoints) wins (J11).
struct Terms {
  int points = 1;
  friend bool operator==(const Terms&, const Terms&) = default;
};
inline constexpr int kMostPoints = 99;

// The next step of a match.
enum class Stage : std::uint8_t {
  Lead,  // who throws first is not settled (J2)
  Roll,  // `to_act` throws
  Move,  // `to_act` plays their roll
  Over,  // the match is won
};

enum class Ending : std::uint8_t { Out, Resignation };

// The end of one game of the match (J10, J12).
struct Win {
  Side winner = Side::White;
  int points = 1;  // 1 or 2
  Ending by = Ending::Out;
  friend bool operator==(const Win&, const Win&) = default;
};

// A match at one moment.
struct State {
  Terms terms;
  Position board = start_position();  // seen by `to_act`
  PerSide<int> score;                 // points scored in the match
  Side to_act = Side::White;
  Stage stage = Stage::Lead;
  Roll roll;               // at Move; else as constructed
  std::optional<Win> won;  // at Over: how the last game ended
  friend bool operator==(const State&, const State&) = default;
};

struct Effects {
  std::optional<Win> won;  // a game ended; unless the match is over, the men stand at the start again
};

enum class ActionProblem : std::uint8_t { WrongStage, GameOver, BadRoll, Refused };
struct ActionError {
  ActionProblem why = ActionProblem::WrongStage;
  std::optional<RuleViolation> refusal;  // when Refused
};

// Returns the opponent's points if the side with the men `loser` loses now: 2 while none of its men is off,
// else 1 (J10).
constexpr int points_lost_by(const Men& loser) { return loser.off == 0 ? 2 : 1; }

// Returns the men of one side, on its own path.
constexpr const Men& men_of(const State& s, Side side) {
  return side == s.to_act ? s.board.own : s.board.other;
}

class Match {
 public:
  // Begins a match on possible terms.
  explicit Match(Terms terms = {});
  // Continues from any state without problems (setup.h).
  explicit Match(const State& state);

  const State& state() const { return state_; }
  // Returns the legal plays at Move, one for each different result; else none.
  const std::vector<Play>& plays() const { return plays_; }

  // Applies an event, or returns the error and changes nothing. `to_act` acts, except for Resign, which gives
  // up the current game, not the match (J12).
  std::expected<Effects, ActionError> act(const GameEvent& event);

 private:
  std::optional<ActionError> objection(const GameEvent& event) const;
  Effects carry(const GameEvent& event);
  Effects roll(Roll r);
  Effects play(const Play& p);
  Effects win(const Win& w);

  State state_;
  std::vector<Play> plays_;
};

// Returns the side that does `event` now.
Side acting_side(const Match& match, const GameEvent& event);

}  // namespace trictrac::courrier
