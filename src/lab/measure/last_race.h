// Races that decide a tour, solved exactly: a game within the game, of which every answer's loss is known
// without error.
//
// Both sides have eleven holes and eight points, and all their men on the board, at most kMostMen, stand in
// their last jan (19 to 24). No man can hit or hinder another, and no jan can be made. The first to bear off
// the last man marks four points or more, which is the twelfth hole (K5, K6): the equity of a position is the
// chance to be the first.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/search/home.h"
#include "lab/measure/problem.h"

namespace trictrac::measure {

inline constexpr std::string_view kLastRaces = "last_races";  // their name among kinds of problems

class LastRaces {
 public:
  static constexpr int kMostMen = 7;

  // Solves all races by these rules; about a second.
  explicit LastRaces(const RuleOptions& options = {});

  // Returns the chance of the player about to throw to bear off first. Both number their own flèches.
  // Requires one to kMostMen men on each side, on 19 to 24.
  double chance(const Men& own, const Men& other) const;

  // Returns a roll in hand of such a race, whose answers differ by a thousandth of a tour at least, and the
  // exact equity of each. Both sides have the same number of men, two to kMostMen, each as often. The same
  // seed gives the same problem.
  Problem draw(std::uint64_t seed) const;

 private:
  void solve(int own, int other);
  std::size_t pair(int own, int other) const;
  std::optional<Problem> problem_of(const State& state) const;

  RuleOptions options_;
  HomePositions positions_;      // of one side
  std::vector<double> chances_;  // of each pair of positions
};

}  // namespace trictrac::measure
