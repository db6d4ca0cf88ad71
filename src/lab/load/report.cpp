#include <cmath>
#include <nlohmann/json.hpp>

#include "lab/load/load.h"

namespace trictrac::load {
namespace {

double rounded(double x) { return std::round(x * 100) / 100; }

Json or_null(const std::optional<double>& x) { return x ? Json(rounded(*x)) : Json(); }

}  // namespace

Json LoadReport::to_json() const {
  return {{"games", games},
          {"seconds", rounded(seconds)},
          {"acts", acts},
          {"acts_per_s", rounded(acts_per_s)},
          {"p50_ms", rounded(p50_ms)},
          {"p95_ms", rounded(p95_ms)},
          {"p99_ms", rounded(p99_ms)},
          {"most_ms", rounded(most_ms)},
          {"lost", lost},
          {"doubled", doubled},
          {"unanswered", unanswered},
          {"refused", refused},
          {"bot_lines", bot_lines},
          {"start_ms", or_null(start_ms)},
          {"rss_mb", or_null(rss_mb)},
          {"rss_kb_per_game", or_null(rss_kb_per_game)},
          {"db_bytes_per_game", or_null(db_bytes_per_game)},
          {"first_error", first_error.empty() ? Json() : Json(first_error)}};
}

}  // namespace trictrac::load
