// Exact chances of the next roll, of the 36 throws, by the rules themselves: every roll is judged.
#pragma once

#include <array>
#include <string_view>

#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::advice {

// How many of the 36 throws do each of these for the player who throws. Flèches are in his numbering.
struct Odds {
  std::array<int, kJans> jan{};                      // the roll is worth that jan
  int hit_true = 0, hit_false = 0;                   // any man
  std::array<int, kLast + 1> true_on{}, false_on{};  // the man on that flèche
  int fill = 0, keep = 0;                            // any jan
  int breaks = 0;                                    // a jan that is full cannot be kept
  int coin = 0;                                      // his own coin can be taken, obligations obeyed,
  int coin_by_effect = 0, coin_by_puissance = 0;     // so or so (M5, M6)
};

// What may be asked of the 36 throws, by its word in problems and messages.
struct Asked {
  std::string_view word;
  int Odds::* of;
};
inline constexpr std::array<Asked, 4> kAsked{
    {{"hit", &Odds::hit_true}, {"fill", &Odds::fill}, {"keep", &Odds::keep}, {"coin", &Odds::coin}}};

Odds odds_of(const Position& p, const RuleOptions& options, const Context& context);

// The same of one roll: whatever it does it does as often as it is thrown, else never.
Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context);

// Of the player to act in `s`, which is before a roll; and of the other, if it were he who throws now.
Odds odds_of(const State& s);
Odds odds_of_other(const State& s);

}  // namespace trictrac::advice
