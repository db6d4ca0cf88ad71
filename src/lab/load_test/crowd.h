// The players of all tables in a load test: acts fall due at a steady rate, and players whose turn it is act.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <vector>

#include "lab/load_test/load_player.h"

namespace trictrac::load_test {

// Makes acts fall due and measures the latency of each.
class Crowd : public LoadObserver {
 public:
  // Makes `per_s` acts fall due each second for `seconds`, whether or not the server keeps up.
  asio::awaitable<void> pace(double per_s, double seconds);
  // Waits until every act has its line, at most `patience`. Late acts are not sent after it ends.
  asio::awaitable<void> await_answers(std::chrono::seconds patience);

  void ready(LoadPlayer& seat) override;
  void answered(Clock::time_point due) override;
  void refused(LoadPlayer& seat, const std::string& error) override;
  void gone(LoadPlayer& seat, const std::string& why) override;
  void finished(const std::string& game, int lines) override { seen_[game] = lines; }

  // Returns the number of players who have joined and caught up.
  std::size_t caught_up() const { return caught_up_; }
  // Returns the number of lines of each finished game.
  const std::map<std::string, int>& finished_games() const { return seen_; }
  // Returns the latencies of all acts in ms, the smallest first.
  std::vector<float> latencies() const;
  Clock::duration lasted() const { return last_line_ - first_; }
  long due() const { return due_; }
  long refusals() const { return refused_; }

 private:
  void fall_due(Clock::time_point due);

  std::deque<LoadPlayer*> idle_;
  std::deque<Clock::time_point> late_;  // due actions for which no client was free
  std::map<std::string, int> seen_;
  std::vector<float> latencies_;
  Clock::time_point first_, last_line_;
  std::size_t caught_up_ = 0;
  long due_ = 0, refused_ = 0, under_way_ = 0;
};

}  // namespace trictrac::load_test
