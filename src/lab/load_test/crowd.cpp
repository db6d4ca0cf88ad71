#include "lab/load_test/crowd.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>

namespace trictrac::load_test {
namespace {

constexpr std::chrono::milliseconds kTick{1};  // acts that fall due within it are sent together

}  // namespace

asio::awaitable<void> Crowd::pace(double per_s, double seconds) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  const auto count = static_cast<long>(per_s * seconds);
  const std::chrono::duration<double> apart(1 / per_s);
  first_ = last_line_ = Clock::now();
  for (long i = 0; i < count;) {
    const auto now = Clock::now();
    for (; i < count; ++i) {
      const auto due = first_ + std::chrono::duration_cast<Clock::duration>(static_cast<double>(i) * apart);
      if (due > now) break;
      fall_due(due);
    }
    timer.expires_at(now + kTick);
    co_await timer.async_wait(kValues);
  }
}

asio::awaitable<void> Crowd::await_answers(std::chrono::seconds patience) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  const auto end = Clock::now() + patience;
  while ((under_way_ > 0 || !late_.empty()) && Clock::now() < end) {
    timer.expires_after(std::chrono::milliseconds(20));
    co_await timer.async_wait(kValues);
  }
  late_.clear();
}

void Crowd::fall_due(Clock::time_point due) {
  ++due_;
  if (idle_.empty()) return late_.push_back(due);
  LoadPlayer* seat = idle_.front();
  idle_.pop_front();
  ++under_way_;
  seat->act(due);
}

void Crowd::ready(LoadPlayer& seat) {
  caught_up_ += seat.lines() <= 1;
  if (late_.empty()) return idle_.push_back(&seat);
  const auto due = late_.front();
  late_.pop_front();
  ++under_way_;
  seat.act(due);
}

void Crowd::answered(Clock::time_point due) {
  --under_way_;
  last_line_ = Clock::now();
  latencies_.push_back(std::chrono::duration<float, std::milli>(last_line_ - due).count());
}

std::vector<float> Crowd::latencies() const {
  std::vector<float> sorted = latencies_;
  std::ranges::sort(sorted);
  return sorted;
}

void Crowd::refused(LoadPlayer& seat, const std::string& error) {
  under_way_ -= seat.acting();
  ++refused_;
  note(error);
}

void Crowd::gone(LoadPlayer& seat, const std::string& why) {
  if (closing()) return;
  under_way_ -= seat.acting();
  std::erase(idle_, &seat);
  note(why);
}

}  // namespace trictrac::load_test
