#include "engine/advice/hint.h"

#include <algorithm>
#include <limits>
#include <ranges>

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
  if (a.opponent_throws) a.theirs = explanation::odds_of(next->state);
  return a;
}

constexpr RolloutOptions kUsual{};

// No answer is dropped, so that all have the same number of trials.
RolloutOptions equal_effort(int most, std::uint64_t seed) {
  return {.most = most, .sure = std::numeric_limits<double>::infinity(), .seed = seed};
}

// `ways`: suggestions or candidates, of which the first `most` count.
template <class Ways>
std::vector<Choice> choices_of(const Ways& ways, std::size_t most) {
  std::vector<Choice> all;
  for (const auto& way : ways | std::views::take(most)) all.push_back(way.choice);
  return all;
}

}  // namespace

Hint hint_for(Round& round, const Match& match, int plies, HintScope scope) {
  RollAnalysis q(round, match, plies);
  if (scope == HintScope::All) q.evaluate_all();
  const RolledPosition& t = q.thrown();
  Hint hint{.side = t.state.to_act, .decision = t.may_decide(), .roll = t.state.roll, .plies = q.plies()};
  hint.hole = in_units(round.equity().stakes().measure(t.node).hole);
  for (const EvaluatedWay& looked : comparable_ways(q))
    hint.ways.push_back(suggestion_for(q, looked, round.equity().searcher()));
  for (std::size_t i = 0; i < hint.ways.size() && hint.ways.size() > 1; ++i)
    hint.ways[i].because = q.explain(hint.ways.front().way, hint.ways[std::max<std::size_t>(i, 1)].way);
  if (!hint.decision) hint.left_out = static_cast<int>(q.ways().size() - hint.ways.size());
  return hint;
}

HintRollout::HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
                         const RolloutOptions& options)
    : hole_(in_millionths(hint.hole)),
      rollout_(round.equity().searcher(), round.equity().thrown(match), choices_of(hint.ways, ways),
               options) {}

std::vector<RolledWay> HintRollout::results() const {
  std::vector<RolledWay> all;
  for (const RolloutResult& r : rollout_.results())
    all.push_back({Holes(r.behind / hole_), Holes(r.behind_error / hole_), r.times});
  return all;
}

std::vector<Candidate> best_candidates(Round& round, const Match& match, int plies, std::size_t most) {
  RollAnalysis q(round, match, plies);
  std::vector<Candidate> all;
  for (const EvaluatedWay& looked : comparable_ways(q))
    if (all.size() < most) all.push_back({q.way_of(looked), looked.choice});
  return all;
}

std::optional<std::vector<Candidate>> candidates_of(Round& round, const Match& match, int plies,
                                                    std::span<const GameEvent> actions) {
  RollAnalysis q(round, match, plies);
  std::vector<Candidate> all;
  for (const GameEvent& action : actions) {
    const auto place = q.place_of(action);
    if (!place) return std::nullopt;
    const EvaluatedWay& looked = q.ways()[*place];
    all.push_back({q.way_of(looked), looked.choice});
  }
  return all;
}

CandidateRollout::CandidateRollout(Round& round, const Match& match, std::vector<Candidate> candidates,
                                   int most, std::uint64_t seed)
    : round_(round),
      thrown_(round.equity().thrown(match)),
      base_(round.equity().stakes().measure(thrown_.node)),
      candidates_(std::move(candidates)),
      rollout_(round.equity().searcher(), thrown_, choices_of(candidates_, candidates_.size()),
               equal_effort(most, seed), &round.wins()) {}

std::vector<RolledLead> CandidateRollout::results() const {
  const auto holes = [&](Millionths equity) { return round_.amount(equity, thrown_.node).holes; };
  const int s = sign(side());
  std::vector<RolledLead> all;
  for (const RolloutResult& r : rollout_.results())
    all.push_back({.way = {holes(r.behind), holes(r.behind_error), r.times},
                   .holes = holes(s * (r.mean - base_.base)),
                   .error = holes(r.error),
                   .chance = Round::chance(r.wins, side())});
  return all;
}

bool is_decided(std::span<const RolledLead> results) {
  constexpr int kThrows = 36;
  int behind = 0;
  for (const RolledLead& r : results) {
    if (r.way.times > 0 && r.way.times < kThrows) return false;
    behind += r.way.lost.count() > kUsual.sure * r.way.error.count();
  }
  return behind > 0 && behind + 1 == static_cast<int>(results.size());
}

}  // namespace trictrac::advice
