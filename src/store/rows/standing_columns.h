// How ratings stand in columns.
#pragma once

#include <cmath>

#include "store/standing.h"
#include "store/statements.h"

namespace trictrac {

inline constexpr double kColumnsOfPoint = 1e3;
inline constexpr double kColumnsOfVolatility = 1e9;

inline std::int64_t column_of(double points) { return std::llround(points * kColumnsOfPoint); }
inline double points_of(std::int64_t column) { return static_cast<double>(column) / kColumnsOfPoint; }
inline std::int64_t volatility_column(double volatility) {
  return std::llround(volatility * kColumnsOfVolatility);
}

// kind, rating, deviation, volatility, games, at from this column on.
inline StoredRating standing_of(const Statement& s, int from) {
  return {s.text(from),
          {points_of(s.number(from + 1)), points_of(s.number(from + 2)),
           static_cast<double>(s.number(from + 3)) / kColumnsOfVolatility},
          static_cast<int>(s.number(from + 4)),
          s.number(from + 5)};
}

}  // namespace trictrac
