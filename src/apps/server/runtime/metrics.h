// The metrics of a server, for its operator.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "table/api_error.h"

namespace trictrac {

// The measurements of one moment.
struct ServerSnapshot {
  int connections = 0;
  int most_connections = 0;  // 0: without limit
  int sockets = 0;
  bool draining = false;
  std::size_t games_in_memory = 0;
  std::size_t store_waiting = 0;    // calls the store has not begun
  std::size_t bots_waiting = 0;     // thoughts that have not begun
  std::size_t readers_waiting = 0;  // games and records that wait for a reader
};

// Counts events from any thread, at almost no cost. No name or label comes from outside: a server with a
// million visitors has as many numbers as an empty one.
class Metrics {
 public:
  using Duration = std::chrono::steady_clock::duration;

  explicit Metrics(std::string_view version = "");
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  // Counts a request, with the bytes of its bodies.
  void answered(int status, std::size_t bytes_in, std::size_t bytes_out);
  // Count a message of a socket, with its bytes before compression.
  void heard(std::size_t bytes);
  void said(std::size_t bytes);
  void refused(ErrorCode code);

  void game_made();
  void game_removed(bool over);
  void lines_stored(std::size_t count);
  // Records the time from the arrival of an act to the moment its event is shown.
  void act_shown(Duration since);

  // Records a transaction of the store, committed or not.
  void transaction(Duration took, std::size_t calls, bool done);
  // Records a bot's thinking.
  void thought(Duration waited, Duration took);

  // Returns all metrics in the text format of Prometheus.
  std::string text(const ServerSnapshot& now) const;

 private:
  struct All;
  std::unique_ptr<All> all_;
};

}  // namespace trictrac
