// Where a man of the player to act may stop and rest in this position.
#pragma once

#include "game/rules/position.h"

namespace trictrac {

// Returns whether the owner of `men`, on their own flèches, can still fill this jan (M7).
bool can_fill_petit_jan(const Men& men);
bool can_fill_grand_jan(const Men& men);

// Where the men of a position stand, and where one of the player to act may stop and rest: M2, M3, M5 (the
// opponent's coin) and M7 as sets of flèches.
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

// Returns whether so many men may stand on the own coin after a roll: never one alone (M5).
constexpr bool coin_stands(int men_on_coin) { return men_on_coin != 1; }

// Returns whether all men still on the board stand in 19..24 (M8), and how many do not.
bool all_home(const Men& men);
int men_outside_home(const Men& men);

// Returns whether the roll of `a` and `b` can take the coin by effect (M6).
bool coin_by_effect(const Position& p, int a, int b);
// Returns whether it can take the coin by puissance: both coins empty, men on 13-a and 13-b, and not by
// effect (M6).
bool coin_by_puissance(const Position& p, int a, int b);

}  // namespace trictrac
