// Results without luck: what an entrant has won in holes, less the luck of the dice that a review has found.
//
// The server notes the luck of each game that was reviewed (NoteLuck), and the measured variance of what is
// left. Sums are of the reviewed games alone. Before half of the games of an entrant have been reviewed no
// mean is shown, and by a number that is not complete nothing is ever ordered.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "event/state.h"

namespace trictrac::event {

// One hole, in the unit of luck.
inline constexpr int kLuckUnit = 100;
// The limits of NoteLuck, whose sums over an event stay within an int.
inline constexpr int kMostLuck = 1'000 * kLuckUnit, kMostVariance = 100'000'000;

// The result of an entrant without luck, in hundredths of a hole.
struct LuckRemoved {
  int games = 0;  // that were played
  int reviewed = 0;
  std::int64_t sum = 0;       // of the reviewed games
  std::int64_t variance = 0;  // of the sum, as it was measured

  bool is_complete() const { return reviewed == games; }
  // Return the mean of a game in holes, and the half of its interval of 95 %; nothing before half of the
  // games have been reviewed.
  std::optional<double> mean() const {
    if (!is_shown()) return std::nullopt;
    return static_cast<double>(sum) / kLuckUnit / reviewed;
  }
  std::optional<double> plus_or_minus() const {
    if (!is_shown()) return std::nullopt;
    return 2 * std::sqrt(static_cast<double>(variance)) / kLuckUnit / reviewed;
  }
  LuckRemoved& operator+=(const LuckRemoved& other) {
    games += other.games;
    reviewed += other.reviewed;
    sum += other.sum;
    variance += other.variance;
    return *this;
  }
  friend bool operator==(const LuckRemoved&, const LuckRemoved&) = default;

 private:
  bool is_shown() const { return reviewed > 0 && 2 * reviewed >= games; }
};

// Returns what the entrant of a seat has won without luck at a table, or in all games of its match.
LuckRemoved luck_removed_at(const Table& table, int seat);

}  // namespace trictrac::event
