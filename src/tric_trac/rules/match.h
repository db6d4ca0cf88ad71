// Le Tric Trac as a fold over events: one match, of as many games as it takes.
#pragma once

#include <expected>
#include <optional>
#include <variant>
#include <vector>

#include "game/event/event.h"
#include "game/rules/side.h"
#include "tric_trac/rules/refusal.h"

namespace trictrac::tric_trac {

// What is agreed before: the first to score `points` (1..kMostPoints) wins the match (J11).
struct Terms {
  int points = 1;
  friend bool operator==(const Terms&, const Terms&) = default;
};
inline constexpr int kMostPoints = 99;

// What is asked next.
enum class Stage : std::uint8_t {
  Lead,  // who throws first is not settled (J2)
  Roll,  // `to_act` throws
  Move,  // `to_act` plays their roll
  Over,  // the match is won
};

enum class Ending : std::uint8_t { Out, Resignation };

// How one game of the match ended (J10, J12).
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

// What followed from an event.
struct Effects {
  std::optional<Win> won;  // a game ended; unless the match is over, the men stand at the start again
};

// Why an event is not applied.
enum class ActionProblem : std::uint8_t { WrongStage, GameOver, BadRoll, Refused };
struct ActionError {
  ActionProblem why = ActionProblem::WrongStage;
  std::optional<RuleViolation> refusal;  // when Refused
};

// Returns what the opponent of the side whose men are `loser` scores if it loses now: 2 while none of its men
// is off, else 1 (J10).
constexpr int points_lost_by(const Men& loser) { return loser.off == 0 ? 2 : 1; }

// Returns the men of one side, on its own path.
constexpr const Men& men_of(const State& s, Side side) {
  return side == s.to_act ? s.board.own : s.board.other;
}

// A match in play.
class Match {
 public:
  // Begins a match on terms that may be agreed.
  explicit Match(Terms terms = {});
  // Goes on from any state without a problem (setup.h).
  explicit Match(const State& state);

  const State& state() const { return state_; }
  // Returns the legal plays at Move, one for each different result; else none.
  const std::vector<Play>& plays() const { return plays_; }

  // Applies an event, or returns why not and changes nothing. `to_act` acts, but for Resign, which gives up
  // the game in hand, not the match (J12).
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

}  // namespace trictrac::tric_trac
