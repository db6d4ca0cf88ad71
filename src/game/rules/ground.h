// The flèches on which a man of the player to act may stop and rest.
#pragma once

#include "game/rules/position.h"

namespace trictrac {

// Return whether the owner of `men`, in their own numbering, can still fill this jan (M7).
bool can_fill_petit_jan(const Men& men);
bool can_fill_grand_jan(const Men& men);

// The flèches that hold men in a position, and those on which a man of the player to act may stop and rest:
// M2, M3, M5 (the opponent's corner) and M7, as sets.
struct Ground {
  FlecheSet own = 0;                     // held by at least one own man
  FlecheSet other = 0;                   // held by at least one man of the opponent
  FlecheSet own_two = 0, other_two = 0;  // held by two at least
  FlecheSet stops = 0;                   // a man may end the roll here (the own coin: see coin_stands)
  FlecheSet rests = 0;                   // a man may rest here in a tout d'une
  int coin = 0;                          // men on the own coin
  bool other_coin_empty = false;
  friend constexpr bool operator==(const Ground&, const Ground&) = default;
};

// Returns the ground of a position.
Ground survey(const Position& p);

// Returns whether this many men may stand on their own corner after a roll: never one alone (M5).
constexpr bool coin_stands(int men_on_coin) { return men_on_coin != 1; }

// Return whether all men still on the board stand on 19 to 24 (M8), and how many do not.
bool all_home(const Men& men);
int men_outside_home(const Men& men);

// Returns whether the roll of `a` and `b` can take the corner par effet (M6).
bool coin_by_effect(const Position& p, int a, int b);
// Returns whether it can take the corner par puissance: both corners are empty, men stand on 13-a and 13-b,
// and it cannot be taken par effet (M6).
bool coin_by_puissance(const Position& p, int a, int b);

}  // namespace trictrac
