#include "engine/advice/hint.h"

#include <algorithm>

namespace trictrac::advice {
namespace {

// Of each kind the best one where a decision is asked for, else all that were looked at as far as the best.
std::vector<Looked> compared(const Question& q) {
  std::vector<Looked> kept;
  for (const Looked& way : q.ways()) {
    if (way.plies < q.plies()) break;
    const bool known =
        std::ranges::any_of(kept, [&](const Looked& k) { return same_kind(k.choice, way.choice); });
    if (!q.thrown().may_decide() || !known) kept.push_back(way);
  }
  return kept;
}

Suggestion suggestion_for(Question& q, const Looked& looked, Searcher& searcher) {
  Suggestion a{.way = q.way_of(looked), .choice = looked.choice};
  a.way.chance = q.chance_of(looked);
  const auto next = searcher.follow(q.thrown(), looked.choice);
  a.he_throws = next && next->state.to_act != q.thrown().state.to_act;
  if (a.he_throws) a.his = odds_of(next->state);
  return a;
}

std::vector<Choice> choices_of(const Hint& hint, std::size_t ways) {
  std::vector<Choice> all;
  for (std::size_t i = 0; i < std::min(ways, hint.ways.size()); ++i) all.push_back(hint.ways[i].choice);
  return all;
}

}  // namespace

Hint hint_for(Round& round, const Match& match, int plies) {
  Question q(round, match, plies);
  const Thrown& t = q.thrown();
  Hint hint{.side = t.state.to_act, .decision = t.may_decide(), .roll = t.state.roll, .plies = q.plies()};
  hint.hole = in_units(round.worth().stakes().measure(t.node).hole);
  for (const Looked& looked : compared(q))
    hint.ways.push_back(suggestion_for(q, looked, round.worth().searcher()));
  if (!hint.decision) hint.left_out = static_cast<int>(q.ways().size() - hint.ways.size());
  return hint;
}

HintRollout::HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
                         const RolloutOptions& options)
    : hole_(in_millionths(hint.hole)),
      rollout_(round.worth().searcher(), Round::thrown(match, round.worth()), choices_of(hint, ways),
               options) {}

std::vector<RolledWay> HintRollout::results() const {
  std::vector<RolledWay> all;
  for (const Rolled& r : rollout_.results())
    all.push_back({Holes(r.behind / hole_), Holes(r.behind_error / hole_), r.times});
  return all;
}

}  // namespace trictrac::advice
