// Wrong plays of the other, and which remedy serves best (R21, R31).
#include <algorithm>

#include "engine/attention/moment.h"

namespace trictrac::attention {

using referee::Action;
using referee::Choose;
using referee::Cure;
using referee::Phase;
using referee::Referee;

std::optional<Action> Moment::put_right() {
  const std::vector<Cure> all = game_.cures(side_);
  if (all.empty() || game_.pending().phase == Phase::Going) return std::nullopt;
  const bool must = all[0].rule == "R27";  // nobody throws before it is put right
  if (!must && !looks_at_play(eye_, game_.pending().rolls)) return std::nullopt;
  int best = 1;
  double most = -1e9;
  for (int n = 1; n <= static_cast<int>(all.size()); ++n)
    if (const double worth = worth_of(n, most); worth > most) most = worth, best = n;
  return Choose{best};
}

// What is demanded of a play to come cannot be valued: it is better than nothing.
double Moment::worth_of(int remedy, double worst) {
  Referee chosen = game_;
  if (!chosen.act(side_, Choose{remedy})) return worst;
  const double unclear = blur_ * misjudged(eye_, game_.pending().rolls, remedy);
  if (chosen.pending().phase == Phase::Again) return worst_answer(chosen) + unclear;
  return weigher_.worth(chosen, side_).value_or(0) + unclear;
}

// The other plays again as he likes best.
double Moment::worst_answer(const Referee& chosen) {
  const referee::Played& p = *chosen.pending().played;
  const referee::Attempt a{p.before, p.roll, chosen.state().options, p.steps};
  double least = 1e9;
  for (const Sequence& way : ways_to_meet(a, chosen.pending().demand.value_or(referee::Demand{}))) {
    Referee played = chosen;
    if (!played.act(p.by, referee::Put{{way.steps, way.steps + way.size}})) continue;
    if (const auto worth = weigher_.worth(played, side_)) least = std::min(least, *worth);
  }
  return least < 1e9 ? least : 0;
}

}  // namespace trictrac::attention
