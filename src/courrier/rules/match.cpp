#include "courrier/rules/match.h"

#include "base/assert.h"
#include "base/overloaded.h"
#include "courrier/rules/setup.h"

namespace trictrac::courrier {

Match::Match(Terms terms) {
  TRICTRAC_ASSERT(terms.points >= 1 && terms.points <= kMostPoints);
  state_.terms = terms;
}

Match::Match(const State& state) : state_(state) {
  TRICTRAC_ASSERT(problems_of(state).empty());
  if (state.stage == Stage::Move) plays_ = legal_plays(state.board, state.roll);
}

std::optional<ActionError> Match::objection(const GameEvent& event) const {
  if (state_.stage == Stage::Over) return ActionError{ActionProblem::GameOver, {}};
  const auto at = [&](Stage stage) -> std::optional<ActionError> {
    if (state_.stage == stage) return std::nullopt;
    return ActionError{ActionProblem::WrongStage, {}};
  };
  return std::visit(
      Overloaded{
          [&](const TakeLead&) { return at(Stage::Lead); },
          [&](const RollDice& a) {
            const auto wrong = at(Stage::Roll);
            return wrong || valid(a.dice.value_or(Roll{})) ? wrong : ActionError{ActionProblem::BadRoll, {}};
          },
          [&](const PlayMen& a) {
            if (const auto wrong = at(Stage::Move)) return wrong;
            const auto refusal = refuse(state_.board, state_.roll, a.steps.span());
            return refusal ? std::optional(ActionError{ActionProblem::Refused, refusal}) : std::nullopt;
          },
          [&](const Resign&) -> std::optional<ActionError> { return std::nullopt; },
          [&](const auto&) -> std::optional<ActionError> {
            return ActionError{ActionProblem::WrongStage, {}};  // no event of this game
          },
      },
      event);
}

std::expected<Effects, ActionError> Match::act(const GameEvent& event) {
  if (const auto* late = std::get_if<LoseOnTime>(&event)) return act(Resign{late->side});
  if (const auto wrong = objection(event)) return std::unexpected(*wrong);
  return carry(event);
}

Effects Match::carry(const GameEvent& event) {
  return std::visit(
      Overloaded{
          [&](const TakeLead& a) {
            state_.to_act = a.first;
            state_.stage = Stage::Roll;
            return Effects{};
          },
          [&](const RollDice& a) { return roll(*a.dice); }, [&](const PlayMen& a) { return play(a.steps); },
          [&](const Resign& a) {
            const int points = points_lost_by(men_of(state_, a.side));
            return win({other(a.side), points, Ending::Resignation});
          },
          [](const auto&) { return Effects{}; },  // objected to
      },
      event);
}

Side acting_side(const Match& match, const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return lead->first;
  if (const auto* resign = std::get_if<Resign>(&event)) return resign->side;
  if (const auto* late = std::get_if<LoseOnTime>(&event)) return late->side;
  return match.state().to_act;
}

Effects Match::roll(Roll r) {
  state_.roll = r;
  state_.stage = Stage::Move;
  plays_ = legal_plays(state_.board, r);
  return {};
}

Effects Match::play(const Play& p) {
  state_.board = after(state_.board, p);
  state_.roll = Roll{};
  state_.stage = Stage::Roll;
  plays_.clear();
  if (state_.board.own.off == kMenPerSide)
    return win({state_.to_act, points_lost_by(state_.board.other), Ending::Out});
  state_.board = turned(state_.board);
  state_.to_act = other(state_.to_act);
  return {};
}

// J10, J11: the match is over, or the winner begins the next game.
Effects Match::win(const Win& w) {
  state_.score[w.winner] += w.points;
  state_.roll = Roll{};
  plays_.clear();
  if (state_.score[w.winner] >= state_.terms.points) {
    state_.stage = Stage::Over;
    state_.won = w;
  } else {
    state_.stage = Stage::Roll;
    state_.to_act = w.winner;
    state_.board = start_position();
  }
  return Effects{w};
}

}  // namespace trictrac::courrier
