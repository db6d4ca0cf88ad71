// Men of one side that are all in its last jan (19 to 24), while no man of the other side is in their way:
// they only bear off. What a roll leads to depends on them alone.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "game/rules/options.h"
#include "game/rules/position.h"
#include "game/rules/roll.h"

namespace trictrac {

// Returns whether men of one side bear off: all are home, at most `most` are left, and at least one.
bool is_home(const Men& men, int most);
// Returns whether both sides bear off, with at most `most` men left each, and at least one. No man can then
// hit or hinder another.
bool is_home_race(const Position& p, int most);

// All such positions of one side with one man to `most` men left, numbered from 0 by the pips left to go,
// fewest first.
class HomePositions {
 public:
  // `most`: 1 to 15; with ten men there are 8,007 positions.
  HomePositions(BearingOff rule, int most);

  int size() const { return static_cast<int>(men_.size()); }
  const Men& men(int position) const { return men_[static_cast<std::size_t>(position)]; }
  int pips(int position) const;
  // Returns the number of a position. Requires that it is one.
  int number_of(const Men& men) const;
  // Returns the positions that the plays of a roll lead to, by its place in all_rolls(); none where it bears
  // off the last man.
  std::span<const int> followers(int position, std::size_t roll) const;

 private:
  static std::uint64_t key(const Men& men) { return men.words[2]; }

  std::vector<Men> men_;
  std::unordered_map<std::uint64_t, int> numbers_;
  std::vector<int> followers_;
  std::vector<std::size_t> ends_;  // of the followers of each position and roll
};

// The throws that bearing off takes, by the plays that take the fewest on average.
class BearingOffTable {
 public:
  static constexpr int kMostMen = 10;
  static constexpr int kMostThrows = 31;  // a throw takes two pips at least

  // Returns the table of a rule; made when it is first wanted, in a quarter of a second. Thread-safe.
  static const BearingOffTable& of(BearingOff rule);

  // The chances that the last man leaves with the n-th throw, from 1, by a simple throw and by a doublet.
  struct Ending {
    std::array<float, kMostThrows + 1> simple{}, doublet{};
  };
  // Returns those of a side. Requires one to kMostMen men, all home.
  const Ending& ending(const Men& men) const;

  // The chances in a race of two sides: who bears off first, and whether by a doublet, which is worth more.
  struct Odds {
    double own_simple = 0, own_doublet = 0, other_simple = 0, other_doublet = 0;
  };
  // Returns those of a position before a throw. Requires is_home_race(p, kMostMen).
  Odds odds(const Position& p) const;

 private:
  explicit BearingOffTable(BearingOff rule);

  HomePositions positions_;
  std::vector<Ending> endings_;
};

}  // namespace trictrac
