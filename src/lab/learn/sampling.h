// Helpers shared by self-play and by the drawing of positions: chances, the start of a relevé, and the
// return.
#pragma once

#include "game/chance/random.h"
#include "game/rules/position.h"
#include "game/rules/state.h"

namespace trictrac::learn {

// Draws an event with a probability of `of_1000` in 1000.
inline bool chance(Random& random, int of_1000) {
  return static_cast<int>(random.next() >> 40) % 1000 < of_1000;
}

// Returns a relevé before its first roll, White to throw, under a ledger (without a goal of its own).
inline State fresh_releve(const RuleOptions& options = {}) {
  State s;
  s.options = options;
  s.options.goal = Goal::None;
  s.stage = Stage::Roll;
  return s;
}

// Returns whether a man of either side is in the opponent's jans: the net learns more of such positions.
inline bool someone_returns(const Position& p) {
  constexpr FlecheSet kOpponentsHalf = kOtherGrandJan | kRetour;
  return ((at_least(p.own, 1) | at_least(turned(p).own, 1)) & kOpponentsHalf) != 0;
}

}  // namespace trictrac::learn
