// A server in numbers, for those who run it.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "table/api_error.h"

namespace trictrac {

// What is measured at one moment.
struct ServerSnapshot {
  int connections = 0;
  int most_connections = 0;  // 0: without limit
  int sockets = 0;
  bool draining = false;
  std::size_t games_in_memory = 0;
  std::size_t store_waiting = 0;    // calls the store has not begun
  std::size_t bots_waiting = 0;     // thoughts that have not begun
  std::size_t readers_waiting = 0;  // games and records that nobody has begun to read
};

// Counts what happens, from any thread; to count costs next to nothing. No name and no label comes from
// outside: a server with a million visitors has as many numbers as an empty one.
class Metrics {
 public:
  using Duration = std::chrono::steady_clock::duration;

  explicit Metrics(std::string_view version = "");
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  // Counts a request, with the bytes of its bodies.
  void answered(int status, std::size_t bytes_in, std::size_t bytes_out);
  // Count a message of a socket, with its bytes before it is packed.
  void heard(std::size_t bytes);
  void said(std::size_t bytes);
  void refused(ErrorCode code);

  void game_made();
  void game_removed(bool over);
  void lines_stored(std::size_t count);
  // Measures an act whose event is shown, so long after it came.
  void act_shown(Duration since);

  // Measures a transaction of the store, whether it took place or not.
  void transaction(Duration took, std::size_t calls, bool done);
  // Measures a thought of a bot.
  void thought(Duration waited, Duration took);

  // Prints all of it in the text format of Prometheus.
  std::string text(const ServerSnapshot& now) const;

 private:
  struct All;
  std::unique_ptr<All> all_;
};

}  // namespace trictrac
