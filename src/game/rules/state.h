// A tour as a fold over events: what stands on the board, what is marked, what is asked next.
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

enum class Stage : std::uint8_t {
  Lead,    // who throws first is not settled (K9)
  Roll,    // `to_act` throws
  Decide,  // `to_act` made a hole on his own roll: hold or go (K1, K4)
  Move,    // `to_act` plays his roll
  Over,
};

enum class Ending : std::uint8_t { Holes, Resignation };

struct Outcome {
  Side winner = Side::White;
  Ending by = Ending::Holes;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

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

// The board as `side` sees it.
inline Position seen_by(Side side, const State& s) { return side == s.to_act ? s.board : turned(s.board); }

// What is done at the board. Who acts is `to_act`, but for Resign.
using TurnEvent = std::variant<TakeLead, RollDice, Hold, Go, PlayMen, Resign>;

enum class Releve : std::uint8_t { None, Go, Out };

// What followed from an event.
struct Effects {
  bool judged = false;           // a roll fell: `turn` of the Step is its judgement
  std::optional<Award> marked;   // by the roller on his roll, or by the other after it
  Releve releve = Releve::None;  // the men were put back
};

// Why an event was not applied.
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
  explicit Tour(const RuleOptions& options = {});
  // Goes on from any state without a problem (setup.h).
  explicit Tour(const State& state);

  const State& state() const { return state_; }
  // The judgement of state().roll, from a roll until the next.
  const Turn& turn() const { return turn_; }

  // Applies an event or says why not; on a rejection nothing has changed.
  std::expected<Effects, ActionError> act(const TurnEvent& event);

  // The same where holes are counted above the board and not by K7 (section E). `count`, called once for an
  // event that was applied, is given what followed and returns the holes that now stand at the board.
  template <class Count>
  std::expected<Effects, ActionError> act(const TurnEvent& event, Count&& count) {
    auto effects = act(event);
    if (effects) state_.marks.holes = count(*effects);
    return effects;
  }

  // Applies an event that is known to be legal, its play one of turn().plays: no search for it, no checks.
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

// K6: takes back from `m`, and from `a`, which has just been marked in it, the holes past the one that ends a
// tour with this goal: they do not count.
void end_at_goal(Marks& m, Goal goal, Award& a);

// K1: counts the throw and marks what is the roller's; `turn` is the judgement of `roll` in `s`, which is at
// Roll. The stage is then Decide, Move or Over. What was marked is written to `mine`.
void mark_roll(State& s, Roll roll, const Turn& turn, Award& mine);

// The state after `p`, one of turn.plays, s.stage being Move and `turn` the judgement of its roll: the men
// are moved, the other has marked, and whoever throws next is to act.
Effects carry_out(State& s, const Turn& turn, const Play& p);

// The steps of which a turn is made, without marks: `to_act` throws; the roll has been played, and who is
// next throws, the men being put back if the last is off (K5); `to_act` goes (K4).
void count_throw(State& s, Roll roll);
Releve pass_on(State& s);
void go_away(State& s);

// What the roll in hand, of which `turn` is the judgement, gives `side`, in points.
int due_to(Side side, const State& s, const Turn& turn);

// The context of a roll thrown now by `to_act`.
Context context_of(const State& s);

// What the other will mark for this roll if the roller holds, and the holes it would make him.
Award award_to_other(const State& s, const Turn& turn);

}  // namespace trictrac
