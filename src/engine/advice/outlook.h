// The 36 throws to come: what each would bring and cost, and the luck of the one that fell.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/advice/answer.h"
#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::advice {

// Exact chances of the next roll, of the 36 throws, by the rules themselves: every roll is judged.

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
struct OddsField {
  std::string_view word;
  int Odds::* of;
};
inline constexpr std::array<OddsField, 4> kAsked{
    {{"hit", &Odds::hit_true}, {"fill", &Odds::fill}, {"keep", &Odds::keep}, {"coin", &Odds::coin}}};

Odds odds_of(const Position& p, const RuleOptions& options, const Context& context);

// The same of one roll: whatever it does it does as often as it is thrown, else never.
Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context);

// Of the player to act in `s`, which is before a roll; and of the other, if it were he who throws now.
Odds odds_of(const State& s);
Odds odds_of_other(const State& s);

// One of the 21 rolls, thrown from a position before it; seen by who throws it.
struct RollOutlook {
  Roll roll;
  std::vector<Event> events{};  // of both sides
  Award mine{};                 // what he marks
  Award his{};         // what the other marks if he plays on; nothing if he goes, or the round has ended
  bool ended = false;  // his holes end the round
  Way best{};     // the answer the net likes best at once; without loss; nothing where the round has ended
  Amount gain{};  // beyond the mean of all 36 throws
};

struct Outlook {
  Side side = Side::White;           // who throws
  Holes holes{};                     // what he is ahead of the score as it stands
  Units unit{};                      // what he may expect until the end of the round
  double chance = 0;                 // of winning it
  std::vector<RollOutlook> rolls{};  // 21, as all_rolls() has them
  Odds mine{}, his{};                // his: if the other threw now
};

// Of a match that awaits a throw; `round` is its round. All rolls are answered by the net at once, so that
// the mean is the worth at one ply.
Outlook outlook_of(Round& round, const Match& match);

// The luck of `roll` in that match, for who throws: what it is worth beyond the mean. The same numbers as
// above.
struct Fortune {
  Amount luck;
  double before = 0, after = 0;  // White's chances of winning the round, before the throw and after it
};
Fortune fortune_of(Round& round, const Match& match, Roll roll);

}  // namespace trictrac::advice
