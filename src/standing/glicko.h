// Ratings by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system"): how strong somebody is believed to
// be, how sure that is, and how steady.
#pragma once

#include <span>

namespace trictrac::standing {

// A rating, as people know them: everybody begins at 1500.
struct Rating {
  double rating = 1500;
  double deviation = 350;  // of what is believed: with 95 % the strength is within two of them
  double volatility = 0.06;
  friend bool operator==(const Rating&, const Rating&) = default;
};

// An opponent met, and the score: 1 won, 0 lost, ½ drawn.
struct Met {
  Rating opponent;
  double score = 0;
};

// The paper's periods have about ten games of each player. Here every game is rated by itself, with as much
// of a period as has passed since the last one: a tenth of it for each half day or so, so that a player whose
// deviation is 60 is provisional again after about a year.
inline constexpr double kPeriodDays = 4.665;
// How much a volatility may change: the paper's 0.3 to 1.2, the less the more luck there is.
inline constexpr double kTau = 0.5;
// Nobody is known better than this, however much they play: they may still become stronger.
inline constexpr double kLeastDeviation = 45;
inline constexpr double kMostDeviation = 350;

// Returns what a rating is after so many periods without a game, which need not be whole.
Rating rested(const Rating& rating, double periods);

// Returns the rating after these games, when `periods` have passed since the one before.
Rating after(const Rating& rating, std::span<const Met> met, double periods);

inline constexpr double kSettled = 110;
// Returns whether a rating is not sure enough to be compared with others.
inline bool provisional(const Rating& rating) { return rating.deviation > kSettled; }
// Returns how many periods without a game make it provisional; 0 where it is already.
double periods_settled(const Rating& rating);

}  // namespace trictrac::standing
