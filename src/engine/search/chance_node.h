// Chance nodes of a search: positions before a roll, the search depth, and the means over rolls.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/search/stakes.h"
#include "game/rules/roll.h"
#include "game/rules/state.h"

namespace trictrac {

// A board in a relevé before a roll (the stage is Roll), with the ledger above it. The state has no goal of
// its own (under_account), since the ledger says when the round ends.
struct ChanceNode {
  State state;
  Stakes::Node node = 0;
  friend bool operator==(const ChanceNode&, const ChanceNode&) = default;
};

// The search depth, and the number of ways to keep after each step.
struct Depth {
  int plies = 0;                  // 0: the net at once; 1: over the opponent's 21 rolls; 2: their answers too
  std::array<int, 2> keep{6, 3};  // after 0 plies, after 1
  Holes within{1.2};              // and only answers at most this far behind the best
  friend bool operator==(const Depth&, const Depth&) = default;
};

// The equity of each of the 21 rolls, in the order of all_rolls().
using RollEquities = std::array<Millionths, all_rolls().size()>;

// Returns the mean over the 36 throws. If no equity is less than that of another array, neither is the mean,
// to the last digit: both are rounded in the same way.
constexpr Millionths mean_of(const RollEquities& equities) {
  Millionths sum;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) sum += throws(roll) * equities[i++];
  return sum / 36;
}

// Caches the means of one searcher. Its size is fixed: a new entry replaces the one in its place.
class AverageCache {
 public:
  // Returns the cached equity of exactly this question, or nullopt.
  std::optional<Millionths> find(const ChanceNode& chance_node, int plies, const Depth& depth) const;
  // Stores the equity of a question.
  void store(const ChanceNode& chance_node, int plies, const Depth& depth, Millionths equity);

 private:
  static constexpr std::size_t kPlaces = 1024;
  struct CachedAverage {
    ChanceNode chance_node;
    int plies = 0;  // 0: empty
    Depth depth;
    Millionths equity{};
  };
  std::vector<CachedAverage> cache_;  // none before something is stored
};

}  // namespace trictrac
