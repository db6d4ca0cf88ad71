// The luck of the dice in a result, as a reference net sees it.
//
// Before each throw the reference net estimates the equity of every possible roll; the luck of the throw is
// the equity of the actual roll less the exact mean of all. This difference has mean zero before the throw,
// for any players and any error of the net, since the estimate was fixed before. So a result less its luck
// has the same mean as the result itself, and a smaller spread: the better the net predicts the results of
// rolls, the smaller.
#pragma once

#include "engine/players/pursuit.h"

namespace trictrac::measure {

using players::Aim;
using players::Pursuit;

// Measures the luck of throws.
class Luck {
 public:
  // Requires that `weights` outlives it.
  Luck(const net::Weights& weights, const Tables& tables, Aim aim)
      : pursuit_(weights, tables, aim), aim_(aim) {}

  void begin_round(const MatchLedger& root) { pursuit_.begin_round(root, Side::White); }

  // Returns that value.
  Units value_of_hole(const Match& match) { return pursuit_.value_of_hole(match); }

  // Returns White's luck in `roll`, about to be thrown in `match`, whose stage is Roll, in the units of the
  // aim, or in tours won less tours lost. `simple`: no doublet can fall.
  Units of(const Match& match, Roll roll, bool simple);

 private:
  Units equity(const ChanceNode& chance_node, Roll roll);

  Pursuit pursuit_;
  const Aim aim_;
  RolledPosition thrown_;
};

}  // namespace trictrac::measure
