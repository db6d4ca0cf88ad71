#include "lab/measure/luck.h"

#include <algorithm>

namespace trictrac::measure {

Units Luck::worth(const Spot& spot, Roll roll) {
  pursuit_.searcher().throw_roll(spot, roll, thrown_);
  const Units units = in_units(pursuit_.searcher().best(thrown_).worth);
  // A tour is won once, even where its account says double.
  return aim_ == Aim::Win ? std::clamp(units, Units(-1), Units(1)) : units;
}

Units Luck::of(const Match& match, Roll roll, bool simple) {
  const Spot spot = pursuit_.spot(match);
  Units sum, fallen;
  int all = 0;
  for (const Roll r : all_rolls()) {
    if (simple && r.doublet()) continue;
    const Units w = worth(spot, r);
    sum += throws(r) * w;
    all += throws(r);
    if (r.same(roll)) fallen = w;
  }
  return fallen - sum / all;
}

}  // namespace trictrac::measure
