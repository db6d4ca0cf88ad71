#include "lab/measure/luck.h"

#include <algorithm>

namespace trictrac::measure {

Units Luck::equity(const ChanceNode& chance_node, Roll roll) {
  pursuit_.searcher().throw_roll(chance_node, roll, thrown_);
  const Units units = in_units(pursuit_.searcher().best(thrown_).equity);
  // A tour is won once, even where its account says double.
  return aim_ == Aim::Win ? std::clamp(units, Units(-1), Units(1)) : units;
}

Units Luck::of(const Match& match, Roll roll, bool simple) {
  const ChanceNode chance_node = pursuit_.chance_node(match);
  Units sum, fallen;
  int all = 0;
  for (const Roll r : all_rolls()) {
    if (simple && r.doublet()) continue;
    const Units w = equity(chance_node, r);
    sum += throws(r) * w;
    all += throws(r);
    if (r.same(roll)) fallen = w;
  }
  return fallen - sum / all;
}

}  // namespace trictrac::measure
