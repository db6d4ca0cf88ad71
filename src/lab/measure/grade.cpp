#include "lab/measure/grade.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/assert.h"
#include "text/play_text.h"

namespace trictrac::measure {
namespace {

constexpr Thousandths kBlunder{20};

using RatedAnswers = std::vector<const RatedAnswer*>;

const RatedAnswer& best_by(const RatedAnswers& answers, int half) {
  return **std::ranges::max_element(answers, {}, [half](const RatedAnswer* a) { return a->halves[half]; });
}

// Returns those that were played out, or all if none was. An answer that was only looked at may seem better
// than what trials made of others: it was not close.
RatedAnswers rolled_out_first(const RatedAnswers& answers) {
  RatedAnswers all;
  std::ranges::copy_if(answers, std::back_inserter(all), &RatedAnswer::rolled_out);
  return all.empty() ? answers : all;
}

// Returns the answers that may be the best.
RatedAnswers contenders(const Problem& p) {
  RatedAnswers all;
  for (const RatedAnswer& a : p.answers) all.push_back(&a);
  return rolled_out_first(all);
}

// Returns the answers that count as the one chosen.
RatedAnswers answers_like(const Problem& p, std::string_view chosen) {
  RatedAnswers all;
  for (const RatedAnswer& a : p.answers) {
    const bool same_decision = p.state.stage == Stage::Decide && (a.text == kGo) == (chosen == kGo);
    if (a.text == chosen || same_decision) all.push_back(&a);
  }
  return rolled_out_first(all);
}

}  // namespace

Thousandths loss(const Problem& p, std::string_view chosen) {
  const RatedAnswers all = contenders(p);
  const RatedAnswers given = answers_like(p, chosen);
  TRICTRAC_ASSERT(!given.empty());
  Thousandths sum;
  for (int half = 0; half < 2; ++half)
    sum += best_by(all, half).halves[1 - half] - best_by(given, half).halves[1 - half];
  return sum / 2;
}

const RatedAnswer& best_of(const Problem& p) {
  const RatedAnswers all = contenders(p);
  return **std::ranges::max_element(all, {},
                                    [](const RatedAnswer* a) { return a->halves[0] + a->halves[1]; });
}

std::string answer_of(Player& player, const State& state) {
  const Match match(MatchOptions{}, state);
  player.begin_match(0);
  player.begin_round(match.account(), state.to_act);
  const GameEvent action = player.choose(match);
  if (std::holds_alternative<Go>(action)) return std::string(kGo);
  const auto* playing = std::get_if<PlayMen>(&action);
  // A player who holds does so with the best play: any of them stands for it.
  const Play play =
      playing ? as_play(state.board, state.roll, playing->steps.span()) : match.tour().turn().plays[0];
  return play_text(play, state.roll, Numbering::OneTo24);
}

GradeReport grade(Player& player, const std::vector<Problem>& problems,
                  const std::function<bool(std::size_t)>& answered) {
  GradeReport g;
  PerRound losses;
  for (const Problem& p : problems) {
    std::string answer = answer_of(player, p.state);
    const Thousandths lost = loss(p, answer);
    losses.add(lost.count(), 1);
    g.blunders.add(lost > kBlunder);
    g.answers.push_back({std::move(answer), lost});
    if (!answered(g.answers.size())) break;
  }
  g.loss = losses.estimate();
  return g;
}

}  // namespace trictrac::measure
