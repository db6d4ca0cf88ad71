// The variance of the result of a tour that is left without the luck of the dice, for the ± of standings. It
// grows with the errors of both players. Measured between bots of one level:
//   trictrac-lab match --a hector --b hector --matches 400
// and their rate, the mean cost of a choice (docs/analysis.md), by a review of five of their tours:
//   trictrac games --white hector --black hector --matches 5 --seed 77 --out DIR/
//   trictrac review DIR/*.trictrac --json
// (docs/strength.md#results-without-luck has the intervals.)
#pragma once

#include <array>
#include <cstddef>

#include "standing/counted.h"

namespace trictrac::standing {

struct VarianceLeft {
  double rate = 0;    // of both players, in thousandths of a tour
  double stakes = 0;  // of what White gains, in simple stakes squared
  double holes = 0;   // of White's holes less Black's, in holes squared
};

// The lowest rate first: soumille, toutabas, valere, hector.
inline constexpr std::array<VarianceLeft, 4> kVarianceLeftOfTour{{
    {0.37, 0.050, 2.5},
    {14.3, 0.251, 10.5},
    {22.6, 0.468, 16.4},
    {29.0, 0.591, 23.2},
}};

// Returns what is left at that rate: between two rows in proportion, beyond them as in the nearest.
constexpr VarianceLeft variance_left_of_tour(double rate) {
  const auto& rows = kVarianceLeftOfTour;
  if (rate <= rows.front().rate) return rows.front();
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (rate >= rows[i].rate) continue;
    const double part = (rate - rows[i - 1].rate) / (rows[i].rate - rows[i - 1].rate);
    const auto between = [&](double low, double high) { return low + part * (high - low); };
    return {rate, between(rows[i - 1].stakes, rows[i].stakes), between(rows[i - 1].holes, rows[i].holes)};
  }
  return rows.back();
}

// Returns the same for a tour of these players. Without a choice that could be graded, it is the greatest.
constexpr VarianceLeft variance_left_of_tour(const Quality& white, const Quality& black) {
  const int choices = white.choices + black.choices;
  if (choices == 0) return kVarianceLeftOfTour.back();
  return variance_left_of_tour(static_cast<double>(white.lost + black.lost) / 1000 / choices);
}

}  // namespace trictrac::standing
