// Figures of a report.
#pragma once

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "base/json.h"

namespace trictrac::load_test {

inline double rounded(double x) { return std::round(x * 100) / 100; }
inline Json or_null(const std::optional<double>& x) { return x ? Json(rounded(*x)) : Json(); }

// Returns the quantile `share` (0 to 1) of sorted values; 0 without any.
inline double quantile(const std::vector<float>& sorted, double share) {
  if (sorted.empty()) return 0;
  const auto at = static_cast<std::size_t>(share * static_cast<double>(sorted.size()));
  return sorted[std::min(sorted.size() - 1, at)];
}

}  // namespace trictrac::load_test
