// Ratings by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system"): the strength of a player, the
// uncertainty of that strength, and its volatility.
#pragma once

#include <span>

namespace trictrac::standing {

// A rating on the public scale, where everybody begins at 1500.
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

// The length of a rating period. In the paper a period has about ten games of each player. Here every game is
// rated by itself, with the part of a period that has passed since the last one: a tenth for each half day or
// so. A player with a deviation of 60 is then provisional again after about a year.
inline constexpr double kPeriodDays = 4.665;
// The limit on changes of volatility: the paper has 0.3 to 1.2, lower for games with more luck.
inline constexpr double kTau = 0.5;
// The lowest deviation, however much a player plays: they may still become stronger.
inline constexpr double kLeastDeviation = 45;
inline constexpr double kMostDeviation = 350;

// Returns the rating after `periods` without a game, which need not be whole.
Rating rested(const Rating& rating, double periods);

// Returns the rating after these games, `periods` after the game before.
Rating after(const Rating& rating, std::span<const Met> met, double periods);

// The change that one game made to a rating.
struct Change {
  Rating before, after;
};
// Return a rating without such a change, after other games too, and with it again: the points move by as much
// as they did, and what the game told about the strength is taken from the deviation, or added to it. The
// volatility stays.
Rating without(const Rating& rating, const Change& change);
Rating with(const Rating& rating, const Change& change);

inline constexpr double kSettled = 110;
// Returns whether a rating is too uncertain to be compared with others.
inline bool provisional(const Rating& rating) { return rating.deviation > kSettled; }
// Returns how many periods without a game make the rating provisional; 0 if it already is.
double periods_settled(const Rating& rating);

}  // namespace trictrac::standing
