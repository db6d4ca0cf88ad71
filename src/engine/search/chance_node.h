// A position in a relevé that is looked ahead from, and how far.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/search/stakes.h"
#include "game/rules/state.h"

namespace trictrac {

// A board in a relevé before a roll (the stage is Roll), and the account above it: the state has no goal of
// its own (under_account), since the account says when the round ends.
struct ChanceNode {
  State state;
  Stakes::Node node = 0;
  friend bool operator==(const ChanceNode&, const ChanceNode&) = default;
};

// How far to look, and how many ways to keep after each look.
struct Depth {
  int plies = 0;                  // 0: the net at once; 1: over the other's 21 rolls; 2: his answers too
  std::array<int, 2> keep{6, 3};  // after 0 plies, after 1
  Holes within{1.2};              // and only those so much or less behind the best
  friend bool operator==(const Depth&, const Depth&) = default;
};

// What positions looked ahead from were worth: a question asked again is answered from memory.

// Keeps the averages of one searcher. Of fixed size: what is kept last in a place drives out what was there.
class Averages {
 public:
  // The worth kept for that very question.
  std::optional<Millionths> find(const ChanceNode& chance_node, int plies, const Depth& depth) const;
  void keep(const ChanceNode& chance_node, int plies, const Depth& depth, Millionths equity);

 private:
  static constexpr std::size_t kPlaces = 1024;
  struct CachedAverage {
    ChanceNode chance_node;
    int plies = 0;  // 0: empty
    Depth depth;
    Millionths equity{};
  };
  std::vector<CachedAverage> cache_;  // none before something is kept
};

}  // namespace trictrac
