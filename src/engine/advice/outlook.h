// The outlook on the 36 throws: the gain of each, and the luck of the throw that fell.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/advice/answer.h"
#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::advice {

// Exact chances of the next roll, each judged by the rules: how many of the 36 throws do each of these for
// the player who throws. Flèches are in that player's numbering.
struct Odds {
  std::array<int, kJans> jan{};                      // the roll is worth that jan
  int hit_true = 0, hit_false = 0;                   // any man
  std::array<int, kLast + 1> true_on{}, false_on{};  // the man on that flèche
  int fill = 0, keep = 0;                            // any jan
  int breaks = 0;                                    // a jan that is full cannot be kept
  int coin = 0;                                      // the own coin can be taken, obligations obeyed,
  int coin_by_effect = 0, coin_by_puissance = 0;     // by either way (M5, M6)
};

// One figure of the odds, by its name in problems and messages.
struct OddsField {
  std::string_view word;
  int Odds::* of;
};
inline constexpr std::array<OddsField, 4> kOddsFields{
    {{"hit", &Odds::hit_true}, {"fill", &Odds::fill}, {"keep", &Odds::keep}, {"coin", &Odds::coin}}};

// Returns the odds of the player seen in `p`, who throws next.
Odds odds_of(const Position& p, const RuleOptions& options, const Context& context);

// Returns the odds of one roll: its number of throws for each of its effects, else 0.
Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context);

// Return the odds of the player to act in `s`, which is before a roll; and those of the opponent, as if they
// threw now.
Odds odds_of(const State& s);
Odds odds_of_opponent(const State& s);

// The effect of one of the 21 rolls, from the point of view of the player who throws it.
struct RollOutlook {
  Roll roll;
  std::vector<Event> events{};  // of both sides
  Award mine{};                 // the points that the player marks
  Award theirs{};  // the points of the opponent if the player plays on; none after going or the end of the
                   // round
  bool ended = false;  // the holes end the round
  Way best{};     // the answer the net likes best at once; without loss; nothing where the round has ended
  Amount gain{};  // beyond the mean of all 36 throws
};

// The effects of all possible rolls.
struct Outlook {
  Side side = Side::White;           // who throws
  Holes holes{};                     // the lead of that player over the score as it stands
  Units unit{};                      // their expected gain until the end of the round
  double chance = 0;                 // of winning it
  std::vector<RollOutlook> rolls{};  // 21, as all_rolls() has them
  Odds mine{}, theirs{};             // theirs: if the opponent threw now
};

// Returns the outlook of a match that awaits a throw; `round` is its round. The net answers all rolls at
// once, so that their mean is the equity at one ply.
Outlook outlook_of(Round& round, const Match& match);

// The luck of a roll for the player who throws: its gain beyond the mean.
struct Fortune {
  Amount luck;
  double before = 0, after = 0;  // White's chances of winning the round, before the throw and after it
};
// Returns the luck of `roll` in that match, by the figures of outlook_of().
Fortune fortune_of(Round& round, const Match& match, Roll roll);

}  // namespace trictrac::advice
