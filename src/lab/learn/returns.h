// Positions with a man in the return, of which the net learns more.
#pragma once

#include "game/rules/position.h"

namespace trictrac::learn {

// Whether a man of either side stands in the other's jans.
inline bool someone_returns(const Position& p) {
  constexpr FlecheSet kOthersHalf = kOtherGrandJan | kRetour;
  return ((at_least(p.own, 1) | at_least(turned(p).own, 1)) & kOthersHalf) != 0;
}

}  // namespace trictrac::learn
