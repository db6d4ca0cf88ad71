// The games of training: every format, from every score; and how positions are drawn in them.
#pragma once

#include <vector>

#include "engine/equity/keys.h"
#include "engine/equity/values.h"
#include "game/chance/random.h"
#include "game/rules/state.h"

namespace trictrac::learn {

inline constexpr int kMostThrows = 300;  // of a relevé; then the men are counted as put back

// Returns the ledger of a game as one kind of table counts it, at the beginning of a round, White to throw
// first.
MatchLedger account_for(ValueKind kind);

// A game of training, and the scores at which its relevés begin.
struct Setting {
  int weight = 1;  // how often it is taken, of 100
  MatchLedger root;
  std::vector<MatchLedger> starts;
};
// Returns all games of training.
std::vector<Setting> settings();

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
