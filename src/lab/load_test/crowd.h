// The players of all tables in a load test: acts fall due at a steady rate, and players whose turn it is act.
#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <deque>
#include <map>
#include <vector>

#include "lab/load_test/load_player.h"

namespace trictrac::load_test {

// A collection of latencies, with their quantiles.
class Latencies {
 public:
  void add(std::chrono::steady_clock::duration time) {
    all_.push_back(std::chrono::duration<float, std::milli>(time).count());
  }
  std::size_t count() const { return all_.size(); }
  void sort() { std::ranges::sort(all_); }
  // Returns the quantile `share` (0 to 1) in ms; 0 without values. Requires sort().
  double within(double share) const {
    if (all_.empty()) return 0;
    return all_[std::min(all_.size() - 1,
                         static_cast<std::size_t>(share * static_cast<double>(all_.size())))];
  }

 private:
  std::vector<float> all_;
};

// Makes acts fall due and measures the latency of each.
class Crowd : public LoadObserver {
 public:
  // Makes `per_s` acts fall due each second for `seconds`, whether or not the server keeps up.
  asio::awaitable<void> pace(double per_s, double seconds);
  // Waits until every act has its line, at most `patience`. Late acts are not sent after it ends.
  asio::awaitable<void> await_answers(std::chrono::seconds patience);

  void ready(LoadPlayer& seat) override;
  void answered(LoadPlayer& seat, Clock::time_point due) override;
  void refused(LoadPlayer& seat, const std::string& error) override;
  void other_line() override {}
  void doubled() override { ++doubled_; }
  void gone(LoadPlayer& seat, const std::string& why) override;
  void finished(const std::string& game, int lines) override { seen_[game] = lines; }

  // Returns the number of players who have joined and caught up.
  std::size_t caught_up() const { return caught_up_; }
  // Returns the number of lines of each finished game.
  const std::map<std::string, int>& finished_games() const { return seen_; }
  Latencies& latencies() { return latencies_; }
  Clock::duration lasted() const { return last_line_ - first_; }
  long due() const { return due_; }
  long refusals() const { return refused_; }
  long doubles() const { return doubled_; }
  // Returns the first error.
  const std::string& first_error() const { return first_error_; }
  void close() { closing_ = true; }

 private:
  void fall_due(Clock::time_point due);
  void note(const std::string& error);

  std::deque<LoadPlayer*> idle_;
  std::deque<Clock::time_point> late_;  // due actions for which no client was free
  std::map<std::string, int> seen_;
  Latencies latencies_;
  Clock::time_point first_, last_line_;
  std::size_t caught_up_ = 0;
  long due_ = 0, refused_ = 0, doubled_ = 0, under_way_ = 0;
  bool closing_ = false;
  std::string first_error_;
};

}  // namespace trictrac::load_test
