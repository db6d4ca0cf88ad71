// The progress of long work on a terminal: how far it is, the time left, and the hint that Ctrl-C ends it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace trictrac::cli {

// Returns whether Ctrl-C was pressed since the first Progress began. A second Ctrl-C ends the program at
// once.
bool interrupted();

// Shows, on the last line of the terminal on standard error, the progress of the work and the estimated time
// left; from two seconds after it began. Writes nothing if standard error is no terminal.
class Progress {
 public:
  // `what` begins the line; `unit` is the counted unit, such as sets; `of` is the total, or 0 if it is not
  // known.
  Progress(std::string what, std::string unit, long of);
  ~Progress();
  Progress(const Progress&) = delete;

  // Sets the number of units done, from any thread. Returns whether to continue: false once Ctrl-C was
  // pressed.
  bool reach(long done);
  // Runs `print`, which writes to the same terminal, while the line is hidden.
  void aside(const std::function<void()>& print);

 private:
  using Clock = std::chrono::steady_clock;

  void show();
  void draw();
  void erase();

  const std::string what_, unit_;
  const long of_;
  const Clock::time_point began_ = Clock::now();
  std::atomic<long> done_ = 0;
  std::mutex writing_;  // what is written to the terminal
  bool shown_ = false, over_ = false;
  std::condition_variable wakes_;
  std::thread shows_;
};

}  // namespace trictrac::cli
