// A contest of two players: sets of matches, in which the player takes each seat in turn, until the result is
// clear.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "lab/measure/arena.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

// The length of a contest.
struct ContestOptions {
  int sets = 100;  // at most
  std::uint64_t seed = 1;
  int threads = 1;
  std::function<void(int sets)> reached{};  // called as sets are counted; null: nothing is
  std::optional<double> sprt{};  // stops when a gains so much a round, or nothing, is decided: wins in tours
};

// The result of a contest.
struct ContestResult {
  MatchScore total;
  int sets = 0;
  Estimate gain, gain_adjusted;  // of a, a round, in the format's unit
  Estimate wins, wins_adjusted;  // share of the tours a wins; tours only
  // Returns the share of tours won by `a`.
  Proportion won() const { return {total.rounds, total.won}; }
  SprtVerdict verdict = SprtVerdict::Open;
  double likelihood = 0;  // of the test, where there is one
};

// Plays a contest. The result does not depend on the number of threads: sets count in their order, and sets
// begun beyond the last that counts are dropped. It ends at the first fault of either player, and when
// `options` stop it.
ContestResult contest(const ArenaOptions& options, const Entrant& a, const Entrant& b,
                      const ContestOptions& how);

}  // namespace trictrac::measure
