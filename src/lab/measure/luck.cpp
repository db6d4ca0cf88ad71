#include "lab/measure/luck.h"

#include <algorithm>

namespace trictrac::measure {
namespace {

constexpr double kMillionths = 1e6;

}  // namespace

double Luck::worth(const Spot& spot, Roll roll) {
  pursuit_.searcher().throw_roll(spot, roll, thrown_);
  const double units = pursuit_.searcher().best(thrown_).worth / kMillionths;
  // A tour is won once, even where its account says double.
  return aim_ == Aim::Win ? std::clamp(units, -1.0, 1.0) : units;
}

double Luck::of(const Match& match, Roll roll, bool simple) {
  const Spot spot = pursuit_.spot(match);
  double sum = 0, fallen = 0;
  int all = 0;
  for (const Roll r : all_rolls()) {
    if (simple && r.doublet()) continue;
    const double w = worth(spot, r);
    sum += throws(r) * w;
    all += throws(r);
    if (r.same(roll)) fallen = w;
  }
  return fallen - sum / all;
}

}  // namespace trictrac::measure
