#include "lab/load_test/tables_beside.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

namespace trictrac::load_test {
namespace {

constexpr std::chrono::seconds kLongestJoin{60};  // until all have joined
constexpr double kAtATime = 0.5;                  // seconds

}  // namespace

asio::awaitable<void> TablesBeside::make(std::string& error) {
  HttpClient caller(io_.get_executor(), server_);
  for (int i = 0; i < games_; ++i) {
    LoadPlayer& seat =
        *seats_.emplace_back(std::make_unique<LoadPlayer>(io_.get_executor(), server_, "", crowd_));
    if (!co_await seat.make(caller)) {
      error = crowd_.first_error();
      co_return;
    }
    asio::co_spawn(io_, seat.follow(), asio::detached);
  }
}

std::string TablesBeside::join() {
  std::string error;
  asio::co_spawn(io_, make(error), asio::detached);
  const auto all_there = [this] {
    return std::ssize(seats_) == games_ &&
           std::ranges::all_of(seats_, [](const auto& seat) { return seat->lines() > 0; });
  };
  const auto end = Clock::now() + kLongestJoin;
  while (error.empty() && !all_there()) {
    if (Clock::now() > end) return "tables beside could not be joined";
    io_.run_one_for(std::chrono::milliseconds(100));
    if (error.empty()) error = crowd_.first_error();
  }
  return error;
}

void TablesBeside::play(double acts_per_s) {
  const auto pace = [this, acts_per_s]() -> asio::awaitable<void> {
    while (!over_ && games_ > 0) co_await crowd_.pace(acts_per_s, kAtATime);
  };
  thread_ = std::thread([this, pace] {
    asio::co_spawn(io_, pace(), asio::detached);
    io_.run();
  });
}

std::vector<float> TablesBeside::end() {
  if (thread_.joinable()) {
    asio::post(io_, [this] {
      over_ = true;
      crowd_.close();
      for (auto& seat : seats_) seat->close();
    });
    thread_.join();
  }
  return crowd_.latencies();
}

}  // namespace trictrac::load_test
