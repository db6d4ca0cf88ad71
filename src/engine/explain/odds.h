// The exact chances of the next roll: what each of the 36 throws does, judged by the rules.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "game/rules/judge.h"
#include "game/rules/state.h"

namespace trictrac::explanation {

// The jans that can be filled.
inline constexpr FlecheSet kPleins[] = {kPetitJan, kGrandJan, kRetour};

// Return whether a jan is full, and the first one that is, of the men of one side in its own numbering.
bool is_full(const Men& men, FlecheSet jan);
std::optional<FlecheSet> full_jan(const Men& men);

// The numbers of the 36 throws that do something for the player who throws. Flèches are in that player's
// numbering.
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

// Adds what a roll does at `p`, where `turn` is its judgement.
void add_roll(const Position& p, Roll roll, const Turn& turn, Odds& odds);

// Returns the odds of the player seen in `p`, who throws next.
Odds odds_of(const Position& p, const RuleOptions& options, const Context& context);

// Returns the odds of one roll: its number of throws for each of its effects, else 0.
Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context);

// Returns the state as if `side` threw now.
State thrown_by(Side side, State s);

// Return the odds of the player to act in `s`, which is before a roll; and those of the opponent, as if they
// threw now.
Odds odds_of(const State& s);
Odds odds_of_opponent(const State& s);

}  // namespace trictrac::explanation
