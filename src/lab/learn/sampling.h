// What self-play and the drawing of positions share: chances, the start of a relevé, and returns.
#pragma once

#include "game/chance/random.h"
#include "game/rules/position.h"
#include "game/rules/state.h"

namespace trictrac::learn {

// Draws whether something happens that does `of_1000` times in 1000.
inline bool chance(Random& random, int of_1000) {
  return static_cast<int>(random.next() >> 40) % 1000 < of_1000;
}

// Returns a relevé before its first roll, White to throw, under an account (without a goal of its own).
inline State fresh_releve(const RuleOptions& options = {}) {
  State s;
  s.options = options;
  s.options.goal = Goal::None;
  s.stage = Stage::Roll;
  return s;
}

// Returns whether a man of either side stands in the opponent's jans: of such positions the net learns more.
inline bool someone_returns(const Position& p) {
  constexpr FlecheSet kOpponentsHalf = kOtherGrandJan | kRetour;
  return ((at_least(p.own, 1) | at_least(turned(p).own, 1)) & kOpponentsHalf) != 0;
}

}  // namespace trictrac::learn
