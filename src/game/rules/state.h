// A tour as a fold over events: the board, the marks, and the side and action that come next.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "game/rules/judge.h"
#include "game/rules/marks.h"
#include "game/rules/refusal.h"
#include "game/rules/turn_event.h"

namespace trictrac {

// The next step of a tour.
enum class Stage : std::uint8_t {
  Lead,    // who throws first is not settled (K9)
  Roll,    // `to_act` throws
  Decide,  // `to_act` made a hole on their own roll: hold or go (K1, K4)
  Move,    // `to_act` plays their roll
  Over,
};

enum class Ending : std::uint8_t { Holes, Resignation };

struct Outcome {
  Side winner = Side::White;
  Ending by = Ending::Holes;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// A tour at one moment.
struct State {
  RuleOptions options;
  Position board = start_position();  // seen by `to_act`
  Marks marks;
  Side to_act = Side::White;
  Stage stage = Stage::Lead;
  Roll roll;                       // at Decide and Move
  PerSide<int> rolls_in_releve;    // throws of each since the men were last put back (P7)
  bool first_roll_done = false;    // of the tour, by its first player
  std::optional<Roll> first_roll;  // kept until the second player's first roll is played (P11)
  std::optional<Outcome> outcome;  // at Over
  friend bool operator==(const State&, const State&) = default;
};

// Returns the board as `side` sees it.
inline Position seen_by(Side side, const State& s) { return side == s.to_act ? s.board : turned(s.board); }

// An event at the board, done by `to_act`, except Resign.
using TurnEvent = std::variant<TakeLead, RollDice, Hold, Go, PlayMen, Resign>;

// The reason why the men were put back: a player has gone (K4), or the last man is off (K5).
enum class Releve : std::uint8_t { None, Go, Out };

struct Effects {
  bool judged = false;          // a roll fell: Tour::turn is its judgement
  std::optional<Award> marked;  // by the roller on the roll, or by the opponent after it
  Releve releve = Releve::None;
};

enum class ActionProblem : std::uint8_t { WrongStage, GameOver, BadRoll, Refused };
struct ActionError {
  ActionProblem why = ActionProblem::WrongStage;
  std::optional<RuleViolation> refusal;  // when Refused
  // For Refused at a board kept by its players (section R): the rule, and in English the right event.
  std::string_view rule{};
  std::string what{};
};

// A tour in progress: the state and, at Decide and Move, the judgement of the roll.
class Tour {
 public:
  // Begins a tour; who throws first is not settled yet.
  explicit Tour(const RuleOptions& options = {});
  // Continues from any state without problems (setup.h).
  explicit Tour(const State& state);

  const State& state() const { return state_; }
  // Returns the judgement of state().roll, from one roll until the next.
  const Turn& turn() const { return turn_; }

  // Applies an event, or returns the error and changes nothing.
  std::expected<Effects, ActionError> act(const TurnEvent& event);

  // Applies an event where holes are counted above the board and not by K7 (section E). Calls `count` once
  // for an event that was applied, with its effects; `count` returns the holes that now stand at the board.
  template <class Count>
  std::expected<Effects, ActionError> act(const TurnEvent& event, Count&& count) {
    auto effects = act(event);
    if (effects) state_.marks.holes = count(*effects);
    return effects;
  }

  // Applies an event known to be legal (a play must be one of turn().plays), without search or checks.
  Effects act_legal(const TurnEvent& event);
  // Apply such an event of a known kind, which takes less time.
  Effects act_legal(const TakeLead& lead);
  Effects act_legal(Roll roll);
  Effects act_legal(Hold);
  Effects act_legal(Go);
  Effects act_legal(const Play& play);

  // Applies such an event where holes are counted above the board, as act() with a `count` does.
  template <class Event, class Count>
  Effects act_legal(const Event& event, Count&& count) {
    const Effects effects = act_legal(event);
    state_.marks.holes = count(effects);
    return effects;
  }

 private:
  std::optional<ActionError> objection(const TurnEvent& event) const;
  bool may(const TurnEvent& event) const;
  Effects carry(const TurnEvent& event);

  State state_;
  Turn turn_;
};

// Removes from `m`, and from `a`, just marked in it, the holes beyond the one that ends a tour with this
// goal: they do not count (K6).
void end_at_goal(Marks& m, Goal goal, Award& a);

// Counts the throw and marks the roller's points (K1). Requires that `turn` is the judgement of `roll` in
// `s`, at Roll. The stage is then Decide, Move or Over. Writes the award to `mine`.
void mark_roll(State& s, Roll roll, const Turn& turn, Award& mine);

// Plays `p`, one of turn.plays, at Move, where `turn` is the judgement of the roll: moves the men, marks the
// opponent's points, and passes the turn to the side that throws next.
Effects carry_out(State& s, const Turn& turn, const Play& p);

// Parts of a turn, without marks. Counts a throw of `to_act`.
void count_throw(State& s, Roll roll);
// Passes the turn, once the roll is played, to the side that throws next. Puts the men back if the last is
// off (K5).
Releve pass_on(State& s);
// Puts the men back because `to_act` goes (K4).
void go_away(State& s);

// Returns the points that the roll, of which `turn` is the judgement, gives to `side`.
int due_to(Side side, const State& s, const Turn& turn);

// Returns the context of a roll that `to_act` throws now.
Context context_of(const State& s);

// Returns the opponent's award for this roll if the roller holds, with the holes that it makes.
Award award_to_other(const State& s, const Turn& turn);

}  // namespace trictrac
