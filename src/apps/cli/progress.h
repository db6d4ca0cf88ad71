// Shows long work on a terminal: how far it is, how long it will still take, and that Ctrl-C ends it.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

#include "words/progress.h"

namespace trictrac::cli {

// Returns whether Ctrl-C was pressed since the first Progress began. A second Ctrl-C ends the program at
// once.
bool interrupted();

// While it lives, and once it has lived for two seconds, the last line of a terminal's standard error says
// how much of the work is done, and about how long the rest will take. Nothing is written where standard
// error is no terminal.
class Progress {
 public:
  // `what` begins the line; `unit` is what is counted, such as the sets. `of`: how many in all, 0 where
  // nobody knows.
  Progress(std::string what, words::Sentence<> words::ProgressWords::* unit, long of);
  ~Progress();
  Progress(const Progress&) = delete;

  // Says how many are done; from any thread. Returns whether to go on: false once Ctrl-C was pressed.
  bool reach(long done);
  // Runs `print`, which writes to the same terminal, while the line is away.
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
