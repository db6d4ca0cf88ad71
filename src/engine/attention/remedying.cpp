// Wrong plays of the other, and which remedy serves best (R21, R31).
#include <algorithm>

#include "engine/attention/moment.h"

namespace trictrac::attention {

using referee::Cure;
using referee::Phase;

std::optional<GameEvent> Moment::put_right() {
  const std::vector<Cure> all = game_.cures(side_);
  if (all.empty() || game_.pending().phase == Phase::Going) return std::nullopt;
  const bool must = all[0].rule == "R27";  // nobody throws before it is put right
  if (!must && !looks_at_play(eye_, game_.pending().rolls)) return std::nullopt;
  int best = 1;
  double most = -1e9;
  for (int n = 1; n <= static_cast<int>(all.size()); ++n)
    if (const double then = equity_of(n, most); then > most) most = then, best = n;
  return ChooseRemedy{best};
}

// What is demanded of a play to come cannot be valued: it is better than nothing.
double Moment::equity_of(int remedy, double worst) {
  HandBoard chosen = board_;
  if (!chosen.act(side_, ChooseRemedy{remedy})) return worst;
  const double unclear = blur_ * misjudged(eye_, game_.pending().rolls, remedy);
  if (chosen.referee().pending().phase == Phase::Again) return worst_answer(chosen) + unclear;
  return equity(chosen).value_or(0) + unclear;
}

// The other plays again as he likes best.
double Moment::worst_answer(const HandBoard& chosen) {
  const referee::Pending& pending = chosen.referee().pending();
  const referee::LastPlay& p = *pending.played;
  const referee::Attempt a{p.before, p.roll, chosen.state().options, p.steps};
  double least = 1e9;
  for (const Sequence& way : ways_to_meet(a, pending.demand.value_or(referee::Demand{}))) {
    HandBoard played = chosen;
    if (!played.act(p.by, PlayMen{Steps(std::span(way.steps, way.size))})) continue;
    if (const auto then = equity(played)) least = std::min(least, *then);
  }
  return least < 1e9 ? least : 0;
}

}  // namespace trictrac::attention
