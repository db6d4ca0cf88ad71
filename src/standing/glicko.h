// Ratings by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system"): how strong somebody is believed to
// be, how sure that is, and how steady.
#pragma once

#include <span>

namespace trictrac::standing {

// As people know them: 1500 is where everybody begins.
struct Rating {
  double rating = 1500;
  double deviation = 350;  // of what is believed: nineteen times of twenty he is within two of them
  double volatility = 0.06;
  friend bool operator==(const Rating&, const Rating&) = default;
};

// Somebody met, and what came of it: 1 won, 0 lost, ½ drawn.
struct Met {
  Rating other;
  double score = 0;
};

// The paper's periods have some ten games of each player. Here every game is rated by itself, with as much of
// a period as has passed since the last: a tenth of it for each half day or so, by which somebody whose
// deviation is 60 is provisional again after about a year.
inline constexpr double kPeriodDays = 4.665;
// How much a volatility may change: the paper's 0.3 to 1.2, the less the more luck there is.
inline constexpr double kTau = 0.5;
// Nobody is known better than this, however much he plays: he may still become stronger.
inline constexpr double kLeastDeviation = 45;
inline constexpr double kMostDeviation = 350;

// What it is after so many periods without a game, a part of one too.
Rating rested(const Rating& rating, double periods);

// The rating after these games, when `periods` have passed since the one before.
Rating after(const Rating& rating, std::span<const Met> met, double periods);

// Not sure enough to be compared with others.
inline constexpr double kSettled = 110;
inline bool provisional(const Rating& rating) { return rating.deviation > kSettled; }
// How many periods without a game make it provisional; 0 where it is already.
double periods_settled(const Rating& rating);

}  // namespace trictrac::standing
