// The time: for games by a clock that cannot be set, for people by the machine's.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>
#include <optional>
#include <string>

#include "store/store.h"

namespace trictrac {

// Milliseconds since 1970 by a steady clock. If the wall clock differs, because it was set, this clock
// approaches it by a hundredth of the elapsed time: setting a clock ends no game, and the servers of the same
// games do not stay apart.
class SteadyTime {
 public:
  using Source = std::function<Moment()>;
  static Moment wall() {
    using namespace std::chrono;
    return Moment{duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
  }
  static Moment monotonic() {
    using namespace std::chrono;
    return Moment{duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count()};
  }

  explicit SteadyTime(Source wall_clock = wall, Source monotonic_clock = monotonic)
      : wall_(std::move(wall_clock)), monotonic_(std::move(monotonic_clock)) {}

  Moment operator()() {
    const Moment tick = monotonic_(), wall = wall_();
    if (!ticked_) {
      ticked_ = corrected_ = tick;
      now_ = wall;
      return now_;
    }
    now_ += tick - *ticked_;
    ticked_ = tick;
    const Millis most = (tick - corrected_) / kSlowness;
    if (most == 0) return now_;
    corrected_ += most * kSlowness;
    now_ += std::clamp<Millis>(wall - now_, -most, most);
    return now_;
  }

 private:
  static constexpr Millis kSlowness = 100;
  Source wall_, monotonic_;
  std::optional<Moment> ticked_;  // the monotonic clock when it was last asked
  Moment corrected_ = 0;          // and up to when the wall has been followed
  Moment now_ = 0;
};

inline constexpr std::int64_t kSecondsOfDay = 24 * 3600;

// Returns the time in seconds since 1970.
inline std::int64_t seconds_now() { return std::int64_t{std::time(nullptr)}; }
// Returns the date in UTC, such as 2026-11-22.
inline std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc)};
}

}  // namespace trictrac
