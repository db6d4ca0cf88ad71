// A position in a relevé that is looked ahead from, and how far.
#pragma once

#include <array>

#include "engine/search/stakes.h"
#include "game/rules/state.h"

namespace trictrac {

// A board in a relevé before a roll (the stage is Roll), and the account above it: the state has no goal of
// its own (under_account), since the account says when the round ends.
struct Spot {
  State state;
  Stakes::Node node = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// How far to look, and how many ways to keep after each look.
struct Depth {
  int plies = 0;                  // 0: the net at once; 1: over the other's 21 rolls; 2: his answers too
  std::array<int, 2> keep{6, 3};  // after 0 plies, after 1
  Holes within{1.2};              // and only those so much or less behind the best
  friend bool operator==(const Depth&, const Depth&) = default;
};

}  // namespace trictrac
