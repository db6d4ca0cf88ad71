// What a side's next roll would bring, counted on whole sets of flèches.
#pragma once

#include "game/rules/position.h"

namespace trictrac::net {

// All over the 36 throws of the player whose men are `own`.
struct Profile {
  int true_hits = 0;   // points of P1, every man apart
  int false_hits = 0;  // points of P2, the other's
  int fills = 0;       // throws that can fill a jan short of one man or of two
  int keeps = 0;       // throws whose numbers break no full petit or grand jan
  int coin = 0;        // throws that take the own coin
};

// `one`: flèches with a man at least, `two`: with two; of both sides on the flèches of the owner of `own`.
struct Sets {
  const Men &own, &other;  // each as its owner numbers the flèches
  FlecheSet own_one, own_two, other_one, other_two;
};

Profile profile_of(const Sets& s);

}  // namespace trictrac::net
