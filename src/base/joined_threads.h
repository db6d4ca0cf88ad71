// Threads that are joined when their owner is destroyed; not every C++ library has std::jthread.
#pragma once

#include <thread>
#include <utility>
#include <vector>

namespace trictrac {

class JoinedThreads {
 public:
  JoinedThreads() = default;
  JoinedThreads(const JoinedThreads&) = delete;
  JoinedThreads& operator=(const JoinedThreads&) = delete;
  ~JoinedThreads() {
    for (std::thread& thread : threads_) thread.join();
  }

  // Starts one more thread, which calls `work` with `values`.
  template <class Work, class... Values>
  void start(Work&& work, Values... values) {
    threads_.emplace_back(std::forward<Work>(work), values...);
  }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace trictrac
