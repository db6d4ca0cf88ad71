#include "engine/advice/hint.h"

#include <algorithm>

namespace trictrac::advice {
namespace {

// Returns of each kind the best one where a decision is asked for, else all that were looked at as far as the
// best.
std::vector<EvaluatedWay> comparable_ways(const RollAnalysis& q) {
  std::vector<EvaluatedWay> kept;
  for (const EvaluatedWay& way : q.ways()) {
    if (way.plies < q.plies()) break;
    const bool known =
        std::ranges::any_of(kept, [&](const EvaluatedWay& k) { return same_kind(k.choice, way.choice); });
    if (!q.thrown().may_decide() || !known) kept.push_back(way);
  }
  return kept;
}

Suggestion suggestion_for(RollAnalysis& q, const EvaluatedWay& looked, Searcher& searcher) {
  Suggestion a{.way = q.way_of(looked), .choice = looked.choice};
  a.way.chance = q.chance_of(looked);
  const auto next = searcher.follow(q.thrown(), looked.choice);
  a.opponent_throws = next && next->state.to_act != q.thrown().state.to_act;
  if (a.opponent_throws) a.theirs = odds_of(next->state);
  return a;
}

std::vector<Choice> choices_of(const Hint& hint, std::size_t ways) {
  std::vector<Choice> all;
  for (std::size_t i = 0; i < std::min(ways, hint.ways.size()); ++i) all.push_back(hint.ways[i].choice);
  return all;
}

}  // namespace

Hint hint_for(Round& round, const Match& match, int plies) {
  RollAnalysis q(round, match, plies);
  const RolledPosition& t = q.thrown();
  Hint hint{.side = t.state.to_act, .decision = t.may_decide(), .roll = t.state.roll, .plies = q.plies()};
  hint.hole = in_units(round.equity().stakes().measure(t.node).hole);
  for (const EvaluatedWay& looked : comparable_ways(q))
    hint.ways.push_back(suggestion_for(q, looked, round.equity().searcher()));
  if (!hint.decision) hint.left_out = static_cast<int>(q.ways().size() - hint.ways.size());
  return hint;
}

HintRollout::HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
                         const RolloutOptions& options)
    : hole_(in_millionths(hint.hole)),
      rollout_(round.equity().searcher(), Round::thrown(match, round.equity()), choices_of(hint, ways),
               options) {}

std::vector<RolledWay> HintRollout::results() const {
  std::vector<RolledWay> all;
  for (const RolloutResult& r : rollout_.results())
    all.push_back({Holes(r.behind / hole_), Holes(r.behind_error / hole_), r.times});
  return all;
}

}  // namespace trictrac::advice
