// How often something may be done.
#pragma once

#include <chrono>
#include <optional>

namespace trictrac {

using Clock = std::chrono::steady_clock;

// So much at once, and so much again in each period. `most` 0: without limit.
struct Quota {
  double most = 0;
  Clock::duration period{};
};

// What somebody has used of a quota, which comes back evenly as time passes. The time is given by the caller.
class TokenBucket {
 public:
  // Uses `cost` and returns nothing; or uses nothing and returns how long until as much can be had.
  std::optional<Clock::duration> take(const Quota& quota, Clock::time_point now, double cost = 1);
  // Uses `cost` even where less is left. Where nothing is left, uses nothing and returns how long until
  // something is.
  std::optional<Clock::duration> borrow(const Quota& quota, Clock::time_point now, double cost);
  // Has all come back by now?
  bool full(const Quota& quota, Clock::time_point now) const { return used_at(quota, now) <= 0; }

 private:
  double used_at(const Quota& quota, Clock::time_point now) const;

  double used_ = 0;  // at seen_
  Clock::time_point seen_{};
};

}  // namespace trictrac
