#include "service/trainer.h"

#include <algorithm>
#include <array>

#include "game/rules/state.h"
#include "text/trid.h"
#include "wire/event_json.h"

namespace trictrac {
namespace {

// Returns the dice of the question, else those in hand.
std::optional<Roll> roll_of(const contract::JudgeRoll& asked, const State& state) {
  const bool in_hand = state.stage == Stage::Decide || state.stage == Stage::Move;
  return asked.dice || !in_hand ? asked.dice : state.roll;
}

std::unexpected<ApiError> no_position(const std::vector<SetupProblem>& problems) {
  return std::unexpected(bad(problems.front().message));
}

}  // namespace

Parsed<contract::Judged> answer_trainer(const contract::JudgeRoll& asked) {
  const auto state = parse_trid(asked.trid);
  if (!state) return no_position(state.error());
  const auto roll = roll_of(asked, *state);
  if (!roll)
    return std::unexpected(bad("dice must be two numbers such as [6,4], because the position has none"));
  Turn turn;
  judge(state->board, *roll, state->options, context_of(*state), turn);
  contract::Judged judged{
      state->to_act, *roll, explained_json(state->board, *roll, state->options, turn, state->to_act), {}};
  for (const Play& play : turn.plays) judged.plays.emplace_back(play.begin(), play.end());
  return judged;
}

Parsed<contract::Throws> answer_trainer(const contract::CountThrows& asked) {
  const auto state = parse_trid(asked.trid);
  if (!state) return no_position(state.error());
  const auto field = std::ranges::find(advice::kOddsFields, asked.of, &advice::OddsField::word);
  contract::Throws thrown;
  for (const Roll roll : all_rolls()) {
    const int times = advice::odds_of(state->board, roll, state->options, context_of(*state)).*(field->of);
    if (times > 0) thrown.rolls.push_back(roll);
    thrown.n += times;
  }
  return thrown;
}

Parsed<contract::Rated> answer_trainer(const contract::RateAnswer& asked) {
  const std::array won{standing::Met{asked.problem, asked.right ? 1.0 : 0.0}},
      lost{standing::Met{asked.player, asked.right ? 0.0 : 1.0}};
  return contract::Rated{{standing::after(asked.player, won, asked.days / standing::kPeriodDays)},
                         {standing::after(asked.problem, lost, 0)}};
}

}  // namespace trictrac
