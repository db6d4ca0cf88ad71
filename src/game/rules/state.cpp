#include "game/rules/state.h"

#include <algorithm>

#include "base/assert.h"
#include "base/overloaded.h"
#include "game/rules/setup.h"

namespace trictrac {
namespace {

// P11: the roll thrown or in hand is the second player's first of the tour.
bool second_player_opens(const State& s) { return s.first_roll && s.rolls_in_releve[other(s.to_act)] > 0; }

bool has_won(const State& s, Side side) {
  const auto goal = holes_to_win(s.options.goal);
  return goal && s.marks.holes[side] >= *goal;
}

void put_back(State& s) {
  s.board = start_position();
  s.rolls_in_releve = {};
}

void end(State& s, Side winner, Ending by) {
  s.stage = Stage::Over;
  s.outcome = Outcome{winner, by};
}

// K1: the opponent has marked what the roll gives them.
Releve finish_roll(State& s, Award& of_other) {
  end_at_goal(s.marks, s.options.goal, of_other);
  if (!has_won(s, of_other.side)) return pass_on(s);
  if (second_player_opens(s)) s.first_roll.reset();
  end(s, of_other.side, Ending::Holes);
  return Releve::None;
}

void after_roller_marked(State& s, Award& mine) {
  end_at_goal(s.marks, s.options.goal, mine);
  if (has_won(s, s.to_act))  // K6
    end(s, s.to_act, Ending::Holes);
  else
    s.stage = mine.holes > 0 ? Stage::Decide : Stage::Move;
}

// `moved` is a play or its steps.
template <class Moved>
bool is_among(const Moved& moved, const Men& men, const Plays& plays) {
  const Men result = after(men, moved);
  return std::ranges::any_of(plays, [&](const Play& play) { return after(men, play) == result; });
}

}  // namespace

void end_at_goal(Marks& m, Goal goal, Award& a) {
  const auto holes = holes_to_win(goal);
  if (!holes || m.holes[a.side] <= *holes) return;
  a.holes -= m.holes[a.side] - *holes;
  m.holes[a.side] = *holes;
}

void count_throw(State& s, Roll r) {
  s.roll = r;
  ++s.rolls_in_releve[s.to_act];
  if (s.first_roll_done) return;
  s.first_roll_done = true;
  s.first_roll = r;
}

Releve pass_on(State& s) {
  if (second_player_opens(s)) s.first_roll.reset();
  s.stage = Stage::Roll;
  if (s.board.own.off == kMenPerSide) {
    put_back(s);
    return Releve::Out;
  }
  s.board = turned(s.board);
  s.to_act = other(s.to_act);
  return Releve::None;
}

void go_away(State& s) {
  if (second_player_opens(s)) s.first_roll.reset();
  put_back(s);
  s.stage = Stage::Roll;
}

void mark_roll(State& s, Roll r, const Turn& turn, Award& mine) {
  TRICTRAC_ASSERT(s.stage == Stage::Roll && valid(r) && turn.plays.size() > 0);
  count_throw(s, r);
  award(s.marks, s.to_act, turn.events.points_roller(), mine);
  after_roller_marked(s, mine);
}

Effects carry_out(State& s, const Turn& turn, const Play& p) {
  TRICTRAC_ASSERT(s.stage == Stage::Move);
  for (const Step& step : p) carry_out(s.board.own, step);
  const Side next = other(s.to_act);
  Effects e;
  award(s.marks, next, turn.events.points_other(), e.marked.emplace());
  e.releve = finish_roll(s, *e.marked);
  return e;
}

int due_to(Side side, const State& s, const Turn& turn) {
  return side == s.to_act ? turn.events.points_roller() : turn.events.points_other();
}

Context context_of(const State& s) {
  return {.roll_in_releve = s.rolls_in_releve[s.to_act] + 1,
          .second_player_first_roll = second_player_opens(s),
          .first_player_first_roll = s.first_roll};
}

Award award_to_other(const State& s, const Turn& turn) {
  Marks marks = s.marks;
  Award of_other = award(marks, other(s.to_act), turn.events.points_other());
  end_at_goal(marks, s.options.goal, of_other);
  return of_other;
}

Tour::Tour(const RuleOptions& options) { state_.options = options; }

Tour::Tour(const State& state) : state_(state) {
  TRICTRAC_ASSERT(problems_of(state).empty());
  if (state.stage == Stage::Decide || state.stage == Stage::Move) {
    State before = state;  // the roll in hand has been counted already
    --before.rolls_in_releve[before.to_act];
    judge(state.board, state.roll, state.options, context_of(before), turn_);
  }
}

std::optional<ActionError> Tour::objection(const TurnEvent& event) const {
  if (state_.stage == Stage::Over) return ActionError{ActionProblem::GameOver, {}};
  const auto at = [&](Stage stage) -> std::optional<ActionError> {
    if (state_.stage == stage) return std::nullopt;
    return ActionError{ActionProblem::WrongStage, {}};
  };
  const auto valid_roll = [](Roll r) -> std::optional<ActionError> {
    if (valid(r)) return std::nullopt;
    return ActionError{ActionProblem::BadRoll, {}};
  };
  return std::visit(
      Overloaded{
          [&](const TakeLead& a) {
            auto wrong = at(Stage::Lead);
            if (wrong || !a.roll) return wrong;
            // K9 (a) and (c): equal dice are thrown again.
            return a.roll->doublet() ? ActionError{ActionProblem::BadRoll, {}} : valid_roll(*a.roll);
          },
          [&](const RollDice& a) {
            const auto wrong = at(Stage::Roll);
            return wrong ? wrong : valid_roll(a.dice.value_or(Roll{}));
          },
          [&](const Hold&) { return at(Stage::Decide); },
          [&](const Go&) { return at(Stage::Decide); },
          [&](const PlayMen& a) -> std::optional<ActionError> {
            if (const auto wrong = at(Stage::Move)) return wrong;
            const auto refusal = refuse(state_.board, state_.roll, state_.options, turn_, a.steps.span());
            return refusal ? std::optional(ActionError{ActionProblem::Refused, refusal}) : std::nullopt;
          },
          [&](const Resign&) -> std::optional<ActionError> { return std::nullopt; },
      },
      event);
}

std::expected<Effects, ActionError> Tour::act(const TurnEvent& event) {
  if (const auto wrong = objection(event)) return std::unexpected(*wrong);
  if (const auto* playing = std::get_if<PlayMen>(&event)) {
    return act_legal(as_play(state_.board, state_.roll, playing->steps.span()));
  }
  return carry(event);
}

// As `objection` decides, but for a play, which is looked up: finding the law that it breaks takes long.
bool Tour::may(const TurnEvent& event) const {
  const auto* playing = std::get_if<PlayMen>(&event);
  if (!playing) return !objection(event);
  return state_.stage == Stage::Move && is_among(playing->steps, state_.board.own, turn_.plays);
}

Effects Tour::act_legal(const TurnEvent& event) {
  TRICTRAC_ASSERT(may(event));
  return carry(event);
}

Effects Tour::carry(const TurnEvent& event) {
  return std::visit(Overloaded{
                        [&](const RollDice& a) { return act_legal(*a.dice); },
                        [&](const PlayMen& a) { return act_legal(as_put(a.steps)); },
                        [&](const Resign& a) {
                          end(state_, other(a.side), Ending::Resignation);
                          return Effects{};
                        },
                        [&](const auto& a) { return act_legal(a); },
                    },
                    event);
}

// K9.
Effects Tour::act_legal(const TakeLead& a) {
  TRICTRAC_ASSERT(state_.stage == Stage::Lead);
  state_.to_act = a.first;
  state_.stage = Stage::Roll;
  return a.roll ? act_legal(*a.roll) : Effects{};
}

Effects Tour::act_legal(Roll r) {
  judge(state_.board, r, state_.options, context_of(state_), turn_);
  Effects e;
  e.judged = true;
  mark_roll(state_, r, turn_, e.marked.emplace());
  return e;
}

Effects Tour::act_legal(Hold) {
  TRICTRAC_ASSERT(state_.stage == Stage::Decide);
  state_.stage = Stage::Move;
  return {};
}

// K4.
Effects Tour::act_legal(Go) {
  TRICTRAC_ASSERT(state_.stage == Stage::Decide);
  clear_points(state_.marks);
  go_away(state_);
  Effects e;
  e.releve = Releve::Go;
  return e;
}

Effects Tour::act_legal(const Play& play) {
  TRICTRAC_ASSERT(is_among(play, state_.board.own, turn_.plays));
  return carry_out(state_, turn_, play);
}

}  // namespace trictrac
