#include "lab/measure/elo.h"

namespace trictrac::measure {

standing::Pairing pairing_of(int a, int b, const ContestResult& result, bool& adjusted) {
  const Proportion won = result.won();
  const standing::Pairing raw = standing::pairing_of(a, b, won.is, won.of);
  const Estimate& share = result.wins_adjusted;
  const double spread = share.mean * (1 - share.mean);
  adjusted = share.error > 0 && share.interval() && share.interval()->low > 0 && share.interval()->high < 1 &&
             spread / (share.error * share.error) > raw.weight;
  if (!adjusted) return raw;
  return {a, b, share.mean, spread / (share.error * share.error)};
}

MeasuredValue measured(const standing::Elo& elo) {
  if (elo.error == 0) return {elo.elo, std::nullopt};
  return {elo.elo, Interval{elo.low(), elo.high()}};
}

}  // namespace trictrac::measure
