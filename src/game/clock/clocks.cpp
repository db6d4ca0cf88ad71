#include "game/clock/clocks.h"

#include <algorithm>

#include "base/assert.h"

namespace trictrac {

Clocks::Clocks(const ClockTerms& terms, int players)
    : terms_(terms),
      times_(static_cast<std::size_t>(players), Time{terms.pace == Pace::Live ? terms.reserve * kSecond : 0,
                                                     terms.pace == Pace::Days ? terms.holidays : 0}) {}

void Clocks::go_to(Moment at) {
  last_ = std::max(last_, at);
  for (Time& time : times_)
    if (time.away_until <= last_) time.away_until = 0;
}

// Returns what the decision of the player to act costs beyond its delay, if it ends at `at`; 0 in Days.
Millis Clocks::cost(Moment at) const {
  if (!running_ || !is_live()) return 0;
  return std::max<Millis>(0, stopped_.value_or(std::max(last_, at)) - since_ - terms_.delay * kSecond);
}

// Takes from the reserve what the decision that ends now has cost, but for the time of the network.
void Clocks::charge(Millis lag) {
  TRICTRAC_ASSERT(forgivable(lag, last_) == lag);
  if (!running_ || !is_live()) return;
  Time& time = of(*running_);
  time.reserve -= std::clamp<Millis>(cost(last_) - lag, 0, time.reserve);
  time.allowance = std::min(kMostLag, time.allowance - lag + kLagRegained);
}

Millis Clocks::forgivable(Millis lag, Moment at) const {
  return cost(at) > 0 ? std::clamp<Millis>(lag, 0, of(*running_).allowance) : 0;
}

void Clocks::ask(std::optional<int> player, Moment at, Millis lag) {
  go_to(at);
  charge(lag);
  const bool same_turn = !is_live() && player && player == running_;
  running_ = player;
  if (!player || same_turn) return;
  since_ = std::max(last_, of(*player).away_until);
  if (stopped_) stopped_ = last_;
}

void Clocks::refill() {
  if (!is_live()) return;
  for (Time& time : times_) time.reserve = full_reserve();
}

void Clocks::restore(Moment at) {
  TRICTRAC_ASSERT(running_);
  go_to(at);
  since_ = std::max(last_, of(*running_).away_until);
  if (stopped_) stopped_ = last_;
  if (is_live()) of(*running_).reserve = full_reserve();
}

void Clocks::postpone(Millis by, Moment at) {
  go_to(at);
  since_ += by;
}

void Clocks::extend(Millis by, Moment at) {
  TRICTRAC_ASSERT(running_);
  go_to(at);
  if (is_live())
    of(*running_).reserve += by;
  else
    since_ += by;
}

void Clocks::stop(Moment at) {
  go_to(at);
  stopped_ = last_;
}

void Clocks::start(Moment at) {
  TRICTRAC_ASSERT(stopped_);
  go_to(at);
  since_ += last_ - *stopped_;
  stopped_.reset();
}

std::optional<Moment> Clocks::running_since() const {
  if (!running_ || stopped_) return std::nullopt;
  return std::max(last_, since_);
}

bool Clocks::may_leave(int player, int days, Moment at) const {
  if (is_live() || player < 0 || player >= static_cast<int>(times_.size())) return false;
  const Time& time = of(player);
  const bool away = time.away_until > std::max(last_, at);
  return days == 0 ? away : !away && days > 0 && days <= time.holidays;
}

void Clocks::leave(int player, int days, Moment at) {
  TRICTRAC_ASSERT(may_leave(player, days, at));
  go_to(at);
  Time& time = of(player);
  if (days > 0) {
    time.holidays -= days;
    time.away_until = last_ + days * kDay;
    if (running_ == player) since_ += days * kDay;  // what they had used of their turn stays used
    return;
  }
  const Millis unused = time.away_until - last_;
  time.holidays += static_cast<int>(unused / kDay);
  time.away_until = 0;
  if (running_ == player) since_ -= unused;
}

std::optional<Moment> Clocks::ends() const {
  if (!running_ || stopped_) return std::nullopt;
  const Millis time = is_live() ? terms_.delay * kSecond + reserve(*running_) : terms_.days * kDay;
  return since_ + time;
}

bool Clocks::is_out(Moment at) const {
  const auto end = ends();
  return end && std::max(last_, at) >= *end;
}

}  // namespace trictrac
