// What a side's next roll would bring, counted on whole sets of flèches.
#pragma once

#include "game/rules/position.h"

namespace trictrac::net {

// All over the 36 throws of the player whose men are `own`.
struct Profile {
  int true_hits = 0;   // points of P1, every man apart
  int false_hits = 0;  // points of P2, the other's
  int fills = 0;       // throws in which one man alone can complete the petit or the grand jan
  int coin = 0;        // throws that take the own coin
};

// `one`: flèches with a man at least, `two`: with two. Both sides on the flèches of the owner of `own`.
struct Sets {
  FlecheSet own_one, own_two, other_one, other_two;
};

Profile profile_of(const Sets& s);

}  // namespace trictrac::net
