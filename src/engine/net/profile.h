// Counts the effects of a side's next roll, on whole sets of flèches.
#pragma once

#include "game/rules/position.h"

namespace trictrac::net {

// The effects of the next roll for the player whose men are `own`, over the 36 throws.
struct Profile {
  int true_hits = 0;   // points of P1, every man apart
  int false_hits = 0;  // points of P2, which the opponent marks
  int fills = 0;       // throws that can fill a jan short of one man or of two
  int keeps = 0;       // throws whose numbers break no full petit or grand jan
  int coin = 0;        // throws that take the own coin
};

// The men of both sides, and the flèches with at least one man and with at least two, in the numbering of the
// owner of `own`.
struct Occupancy {
  const Men &own, &other;  // each as its owner numbers the flèches
  FlecheSet own_one, own_two, other_one, other_two;
};

// Returns the profile of the player whose men are `own`.
Profile profile_of(const Occupancy& s);

}  // namespace trictrac::net
