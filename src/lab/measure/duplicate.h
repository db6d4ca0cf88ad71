// Duplicate: how much less the results of two tables differ if both get the same throws.
#pragma once

#include "lab/measure/contest.h"

namespace trictrac::measure {

// The results of one side at two tables, pair by pair.
class PairedResults {
 public:
  void add(double first, double second);

  // Return the variance of the difference of the two: as it is; and as it would be if they had nothing in
  // common, which is the sum of the variances of both.
  Estimate variance() const { return variance_of(difference_.squares()); }
  Estimate variance_apart() const { return variance_of(squares_apart()); }
  // Returns the share by which the first is smaller than the second.
  MeasuredValue share_cut() const;

 private:
  std::vector<double> squares_apart() const;

  PerRound first_, second_, difference_;
};

struct DuplicateResult {
  MatchScore total;
  int pairs = 0;
  PairedResults gain;          // White's, in the unit of the format
  PairedResults first_releve;  // White's holes less Black's, from the first relevé alone
};

// Plays pairs of tables with the same throws, at which two players exchange sides; what the players
// themselves draw differs. `how.sets` counts pairs; the result does not depend on the number of threads. A
// pair in which a match is broken off counts only in `total`. Requires two players.
DuplicateResult play_duplicate(const ArenaOptions& options, const Entrant& a, const Entrant& b,
                               Duplicate kind, const ContestOptions& how);

}  // namespace trictrac::measure
