#include "apps/server/runtime/bucket.h"

#include <algorithm>

namespace trictrac {

double TokenBucket::used_at(const Quota& quota, Clock::time_point now) const {
  if (quota.most <= 0) return 0;
  const double periods =
      std::chrono::duration<double>(now - seen_) / std::chrono::duration<double>(quota.period);
  return std::max(0.0, used_ - std::max(0.0, periods) * quota.most);
}

std::optional<Clock::duration> TokenBucket::take(const Quota& quota, Clock::time_point now, double cost) {
  if (quota.most <= 0) return std::nullopt;
  const double used = used_at(quota, now);
  const double over = used + std::min(cost, quota.most) - quota.most;
  if (over > 1e-9)
    return std::chrono::duration_cast<Clock::duration>(quota.period * (over / quota.most)) +
           Clock::duration(1);
  used_ = used + std::min(cost, quota.most);
  seen_ = now;
  return std::nullopt;
}

std::optional<Clock::duration> TokenBucket::borrow(const Quota& quota, Clock::time_point now, double cost) {
  if (quota.most <= 0) return std::nullopt;
  const double used = used_at(quota, now);
  if (used >= quota.most)
    return std::chrono::duration_cast<Clock::duration>(quota.period * (used / quota.most - 1)) +
           Clock::duration(1);
  used_ = used + cost;
  seen_ = now;
  return std::nullopt;
}

}  // namespace trictrac
