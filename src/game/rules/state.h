// A tour as a fold over events: what stands on the board, what is marked, and who does what next.
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

// What is asked next in a tour.
enum class Stage : std::uint8_t {
  Lead,    // who throws first is not settled (K9)
  Roll,    // `to_act` throws
  Decide,  // `to_act` made a hole on their own roll: hold or go (K1, K4)
  Move,    // `to_act` plays their roll
  Over,
};

enum class Ending : std::uint8_t { Holes, Resignation };

// How a tour has ended.
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

// An event at the board. `to_act` does it, but for Resign.
using TurnEvent = std::variant<TakeLead, RollDice, Hold, Go, PlayMen, Resign>;

// Why the men were put back: a player has gone (K4), or the last man is off (K5).
enum class Releve : std::uint8_t { None, Go, Out };

// What followed from an event.
struct Effects {
  bool judged = false;          // a roll fell: Tour::turn is its judgement
  std::optional<Award> marked;  // by the roller on the roll, or by the opponent after it
  Releve releve = Releve::None;
};

// Why an event is not applied.
enum class ActionProblem : std::uint8_t { WrongStage, GameOver, BadRoll, Refused };
struct ActionError {
  ActionProblem why = ActionProblem::WrongStage;
  std::optional<RuleViolation> refusal;  // when Refused
  // When Refused at a board kept by its players (section R): the rule, and in English what would be right.
  std::string_view rule{};
  std::string what{};
};

// A tour in play: the state and, at Decide and Move, the judgement of the roll in hand.
class Tour {
 public:
  // Begins a tour; who throws first is not settled.
  explicit Tour(const RuleOptions& options = {});
  // Goes on from any state without a problem (setup.h).
  explicit Tour(const State& state);

  const State& state() const { return state_; }
  // Returns the judgement of state().roll, from a roll until the next.
  const Turn& turn() const { return turn_; }

  // Applies an event, or returns why not and changes nothing.
  std::expected<Effects, ActionError> act(const TurnEvent& event);

  // Does the same where holes are counted above the board and not by K7 (section E). `count`, called once for
  // an event that was applied, is given what followed and returns the holes that now stand at the board.
  template <class Count>
  std::expected<Effects, ActionError> act(const TurnEvent& event, Count&& count) {
    auto effects = act(event);
    if (effects) state_.marks.holes = count(*effects);
    return effects;
  }

  // Applies an event that is known to be legal, a play being one of turn().plays, without search or checks.
  Effects act_lawful(const TurnEvent& event);

 private:
  std::optional<ActionError> objection(const TurnEvent& event) const;
  bool may(const TurnEvent& event) const;
  Effects carry(const TurnEvent& event);
  Effects lead(const TakeLead& a);
  Effects roll(Roll r);
  Effects go();
  Effects play(const Play& p);

  State state_;
  Turn turn_;
};

// Takes back from `m`, and from `a`, which has just been marked in it, the holes past the one that ends a
// tour with this goal: they do not count (K6).
void end_at_goal(Marks& m, Goal goal, Award& a);

// Counts the throw and marks what is the roller's (K1); `turn` is the judgement of `roll` in `s`, which is at
// Roll. The stage is then Decide, Move or Over. What was marked is written to `mine`.
void mark_roll(State& s, Roll roll, const Turn& turn, Award& mine);

// Plays `p`, one of turn.plays, at Move, `turn` being the judgement of the roll: moves the men, marks what is
// the opponent's, and gives the turn to the side that throws next.
Effects carry_out(State& s, const Turn& turn, const Play& p);

// The parts of a turn, without marks.
// Counts a throw of `to_act`.
void count_throw(State& s, Roll roll);
// Gives the turn, once the roll is played, to the side that throws next; puts the men back if the last is off
// (K5).
Releve pass_on(State& s);
// Puts the men back, since `to_act` goes (K4).
void go_away(State& s);

// Returns the points that the roll in hand, of which `turn` is the judgement, gives `side`.
int due_to(Side side, const State& s, const Turn& turn);

// Returns the context of a roll thrown now by `to_act`.
Context context_of(const State& s);

// Returns what the opponent will mark for this roll if the roller holds, with the holes it makes.
Award award_to_other(const State& s, const Turn& turn);

}  // namespace trictrac
