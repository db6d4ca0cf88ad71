// How much of a result the dice brought, by the eye of a reference net.
//
// Before each throw the reference net estimates what every one of the rolls that may fall would be worth; the
// luck of the throw is what the fallen one is worth less the exact mean of all. Whoever plays, whatever he
// plays and however wrong the net is, that difference has mean zero before the throw, since the net's opinion
// was fixed before it: so a result less its luck has the same mean as the result itself, and only its spread
// shrinks, the more the better the net knows what the players will make of a roll.
#pragma once

#include "lab/measure/pursuit.h"

namespace trictrac::measure {

class Luck {
 public:
  // `weights` outlive it.
  Luck(const net::Weights& weights, const Tables& tables, Aim aim)
      : pursuit_(weights, tables, aim), aim_(aim) {}

  void begin_round(const Account& root) { pursuit_.begin_round(root, Side::White); }

  // Of `roll`, about to be thrown in `match`, whose stage is Roll; `simple`: no doublet can fall. Seen by
  // White: of what is aimed at, or tours won less tours lost.
  Units of(const Match& match, Roll roll, bool simple);

 private:
  Units worth(const Spot& spot, Roll roll);

  Pursuit pursuit_;
  const Aim aim_;
  Thrown thrown_;
};

}  // namespace trictrac::measure
