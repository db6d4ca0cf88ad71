// Where a man of the player to act may stop and rest in this position.
#pragma once

#include "game/rules/position.h"

namespace trictrac {

// May the owner of `men`, as he sees them himself, still fill this jan (M7)?
bool can_fill_petit_jan(const Men& men);
bool can_fill_grand_jan(const Men& men);

// M2, M3, M5 (the other's coin) and M7 as sets of flèches.
struct Ground {
  FlecheSet own = 0;                     // held by at least one own man
  FlecheSet other = 0;                   // held by at least one man of the other
  FlecheSet own_two = 0, other_two = 0;  // held by two at least
  FlecheSet stops = 0;                   // a man may end the roll here (his own coin: see coin_stands)
  FlecheSet rests = 0;                   // a man may rest here in a tout d'une
  int coin = 0;                          // men on the own coin
  bool other_coin_empty = false;
  friend constexpr bool operator==(const Ground&, const Ground&) = default;
};

Ground survey(const Position& p);

// M5: the own coin never holds one man alone after a roll.
constexpr bool coin_stands(int men_on_coin) { return men_on_coin != 1; }

// All men still on the board stand in 19..24 (M8).
bool all_home(const Men& men);
int men_outside_home(const Men& men);

// M6: the roll of `a` and `b` takes the coin by effect, materially.
bool coin_by_effect(const Position& p, int a, int b);
// M6: by puissance: both coins empty, men on 13-a and 13-b, and not by effect.
bool coin_by_puissance(const Position& p, int a, int b);

}  // namespace trictrac
