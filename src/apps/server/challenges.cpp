#include "apps/server/challenges.h"

#include <sodium.h>

#include <utility>

namespace trictrac {

std::string Challenges::add(Challenged what, Clock::time_point now) {
  forget(now);
  std::string challenge(32, '\0');
  randombytes_buf(challenge.data(), challenge.size());
  open_[challenge] = {std::move(what), now + kLast};
  order_.push_back(challenge);
  return challenge;
}

std::optional<Challenged> Challenges::take(const std::string& challenge, Clock::time_point now) {
  const auto found = open_.extract(challenge);
  if (!found || found.mapped().until <= now) return std::nullopt;
  return std::move(found.mapped().what);
}

void Challenges::forget(Clock::time_point now) {
  while (!order_.empty()) {
    const auto oldest = open_.find(order_.front());
    if (oldest != open_.end() && oldest->second.until > now && order_.size() < kMost) return;
    if (oldest != open_.end()) open_.erase(oldest);
    order_.pop_front();
  }
}

}  // namespace trictrac
