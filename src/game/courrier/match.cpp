#include "game/courrier/match.h"

#include "base/assert.h"
#include "base/overloaded.h"
#include "game/courrier/setup.h"

namespace trictrac::courrier {

Match::Match(Terms terms) {
  TRICTRAC_ASSERT(terms.points >= 1 && terms.points <= kMostPoints);
  state_.terms = terms;
}

Match::Match(const State& state) : state_(state) {
  TRICTRAC_ASSERT(problems_of(state).empty());
  if (state.stage == Stage::Move) plays_ = lawful_plays(state.board, state.roll);
}

std::optional<Rejection> Match::objection(const Action& action) const {
  if (state_.stage == Stage::Over) return Rejection{Objection::GameOver, {}};
  const auto at = [&](Stage stage) -> std::optional<Rejection> {
    if (state_.stage == stage) return std::nullopt;
    return Rejection{Objection::WrongStage, {}};
  };
  return std::visit(Overloaded{
                        [&](const TakeLead&) { return at(Stage::Lead); },
                        [&](const Throwing& a) {
                          const auto wrong = at(Stage::Roll);
                          return wrong || valid(a.roll) ? wrong : Rejection{Objection::BadRoll, {}};
                        },
                        [&](const Playing& a) {
                          if (const auto wrong = at(Stage::Move)) return wrong;
                          const std::span<const Step> steps(a.play.begin(), a.play.end());
                          const auto refusal = refuse(state_.board, state_.roll, steps);
                          return refusal ? std::optional(Rejection{Objection::Refused, refusal})
                                         : std::nullopt;
                        },
                        [&](const Resign&) -> std::optional<Rejection> { return std::nullopt; },
                    },
                    action);
}

std::expected<Effects, Rejection> Match::act(const Action& action) {
  if (const auto wrong = objection(action)) return std::unexpected(*wrong);
  return carry(action);
}

Effects Match::act_lawful(const Action& action) {
  TRICTRAC_ASSERT(!objection(action));
  return carry(action);
}

Effects Match::carry(const Action& action) {
  return std::visit(Overloaded{
                        [&](const TakeLead& a) {
                          state_.to_act = a.first;
                          state_.stage = Stage::Roll;
                          return Effects{};
                        },
                        [&](const Throwing& a) { return roll(a.roll); },
                        [&](const Playing& a) { return play(a.play); },
                        [&](const Resign& a) {
                          const int points = points_lost_by(men_of(state_, a.side));
                          return win({other(a.side), points, Ending::Resignation});
                        },
                    },
                    action);
}

Effects Match::roll(Roll r) {
  state_.roll = r;
  state_.stage = Stage::Move;
  plays_ = lawful_plays(state_.board, r);
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
