#include "lab/measure/rolling.h"

#include <algorithm>
#include <cmath>

#include "engine/search/rollout.h"
#include "game/chance/random.h"
#include "text/play_text.h"

namespace trictrac::measure {
namespace {

// One half of the trials, of each answer.
std::vector<Rolled> half_of(Searcher& searcher, const RolledPosition& t, const std::vector<Choice>& close,
                            const RollingOptions& options, std::uint64_t seed) {
  const int n = std::max(2, options.trials / 2);
  constexpr double kNobodyIsGivenUp = 1e9;
  Rollout rollout(searcher, t, close,
                  {.most = n, .batch = n, .sure = kNobodyIsGivenUp, .seed = seed, .policy = options.policy});
  rollout.run();
  return rollout.results();
}

}  // namespace

Problem roll_out(TourSearch& table, const State& state, const RollingOptions& options, std::uint64_t seed) {
  const RolledPosition t = table.thrown(state);
  const double sign = state.to_act == table.stakes().mine() ? 1 : -1;
  Searcher& searcher = table.searcher();
  const auto all = searcher.ranked(t, options.look);
  std::vector<Choice> close;
  for (const Choice& c : all)
    if (searcher.follow(t, c) && abs(in_thousandths(c.equity - all.front().equity)) <= options.within)
      close.push_back(c);
  std::array<std::vector<Rolled>, 2> halves;
  if (!close.empty())
    for (int half = 0; half < 2; ++half)
      halves[half] = half_of(searcher, t, close, options, seed_of(seed, half, 1));
  Problem p{state, {}};
  std::size_t next = 0;  // of those played out, which are in the order of all
  for (const Choice& c : all) {
    const Thousandths seen = sign * in_thousandths(c.equity);
    RatedAnswer& a = p.answers.emplace_back(RatedAnswer{answer_text(t, c), true, {seen, seen}, {}});
    if (!searcher.follow(t, c)) continue;  // what ends at once is known exactly
    a.rolled_out = next < close.size() && close[next].kind == c.kind && close[next].play == c.play;
    for (int half = 0; a.rolled_out && half < 2; ++half) {
      const Rolled& r = halves[half][next];
      a.halves[half] = sign * in_thousandths(r.mean);
      a.error = std::max(a.error, in_thousandths(r.error));
    }
    next += a.rolled_out;
  }
  return p;
}

}  // namespace trictrac::measure
