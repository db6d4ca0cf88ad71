#include "lab/measure/counsel.h"

#include <algorithm>
#include <cmath>

#include "engine/search/rollout.h"
#include "game/rules/setup.h"
#include "lab/measure/problem.h"
#include "text/play_text.h"

namespace trictrac::measure {
namespace {

bool is_advised(const RolledPosition& t, const Choice& c, const Counsel& counsel) {
  const bool goes = c.kind == Choice::Kind::Go;
  if (counsel.go) return *counsel.go == goes;
  if (goes) return false;
  const Men men = after(t.state.board, t.turn.plays[c.play]).own;
  return std::ranges::find(counsel.plays, men) != counsel.plays.end();
}

// Looks at an answer as far as at the best: it may have been dropped on the way.
Millionths evaluate_fully(Searcher& searcher, const RolledPosition& t, const Choice& c, const Depth& depth) {
  const auto chance_node = searcher.follow(t, c);
  return chance_node ? searcher.equity(*chance_node, depth.plies, depth) : searcher.equity_at_end(t, c);
}

Finding::TrialResult play_out(Searcher& searcher, const RolledPosition& t, const Choice& best,
                              const Choice& advised, int trials) {
  // Neither is given up: both are wanted to the end.
  Rollout rollout(searcher, t, {best, advised}, {.most = trials, .batch = trials + 1});
  rollout.run();
  const auto rolled = rollout.results();
  // They share their dice, and differ by less than this says.
  return {in_thousandths(rolled[0].mean - rolled[1].mean),
          in_thousandths(Millionths(std::hypot(rolled[0].error.count(), rolled[1].error.count())))};
}

}  // namespace

std::optional<Finding> weigh(TourSearch& table, const Counsel& counsel, const CounselOptions& options) {
  if (!problems_of(counsel.state).empty()) return std::nullopt;
  Searcher& searcher = table.searcher();
  RolledPosition t;
  searcher.throw_roll(table.chance_node(counsel.state), counsel.roll, t);
  auto all = searcher.ranked(t, options.look);
  if (!counsel.go) std::erase_if(all, [](const Choice& c) { return c.kind == Choice::Kind::Go; });
  const auto found = std::ranges::find_if(all, [&](const Choice& c) { return is_advised(t, c, counsel); });
  if (all.empty() || found == all.end() || (counsel.go && !t.may_decide())) return std::nullopt;

  const Choice best = all.front();
  const double sign = t.state.to_act == table.stakes().mine() ? 1 : -1;
  Finding f;
  f.advised = answer_text(t, *found);
  f.preferred = answer_text(t, best);
  if (found != all.begin())
    f.behind = sign * in_thousandths(best.equity - evaluate_fully(searcher, t, *found, options.look));
  f.agrees = f.behind <= options.tie;
  if (f.agrees) return f;
  f.played_out = play_out(searcher, t, best, *found, options.trials);
  f.played_out->behind = sign * f.played_out->behind;
  f.agrees = f.played_out->behind <= options.tie;
  return f;
}

}  // namespace trictrac::measure
