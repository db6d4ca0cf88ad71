// Parallel work whose results are consumed in order.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include "base/assert.h"
#include "base/joined_threads.h"

namespace trictrac::measure {

// Does the tasks 0 … n-1 on `threads`, at least one. `make_worker()` makes, once for each thread, the
// function that does a task: worker(i). `sink(i, result)` is called in the order of i, by one thread at a
// time. Stops when `sink` returns false. The calls of `sink` are the same for any number of threads.
template <class MakeWorker, class Sink>
void in_order(int n, int threads, MakeWorker make_worker, Sink sink) {
  TRICTRAC_ASSERT(n >= 0 && threads > 0);
  using Done = decltype(make_worker()(0));
  std::mutex mutex;
  std::map<int, Done> waiting;
  int next = 0, due = 0;
  bool closed = false;
  const auto take = [&]() -> std::optional<int> {
    const std::lock_guard lock(mutex);
    if (closed || next >= n) return std::nullopt;
    return next++;
  };
  const auto hand_in = [&](int i, Done done) {
    const std::lock_guard lock(mutex);
    waiting.emplace(i, std::move(done));
    for (auto it = waiting.find(due); it != waiting.end() && !closed; it = waiting.find(++due)) {
      closed = !sink(due, std::move(it->second));
      waiting.erase(it);
    }
  };
  const auto work = [&] {
    auto worker = make_worker();
    while (const auto i = take()) hand_in(*i, worker(*i));
  };
  JoinedThreads helpers;
  for (int i = 1; i < threads; ++i) helpers.start(work);
  work();
}

}  // namespace trictrac::measure
