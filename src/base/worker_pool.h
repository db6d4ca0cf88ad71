// Threads that stay, for work that comes in small pieces and often: starting a thread takes longer than the
// work.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>

#include "base/assert.h"
#include "base/joined_threads.h"

namespace trictrac {

inline constexpr int kMostThreads = 256;  // of one pool

// Lets several threads, the caller's among them, do the pieces of a work. A copy has threads of its own.
// Threads start with the first work, and do not survive fork().
class WorkerPool {
 public:
  // Creates a pool of `threads` threads, at least one, with the caller's.
  explicit WorkerPool(int threads)
      : threads_(threads), crew_(threads > 1 ? std::make_unique<Crew>(threads) : nullptr) {
    TRICTRAC_ASSERT(threads >= 1);
  }
  WorkerPool(const WorkerPool& like) : WorkerPool(like.threads_) {}
  WorkerPool(WorkerPool&&) noexcept = default;
  WorkerPool& operator=(WorkerPool like) noexcept {
    threads_ = like.threads_;
    crew_ = std::move(like.crew_);
    return *this;
  }

  int size() const { return threads_; }

  // Calls work(thread, piece) once for each piece from 0 to `pieces` - 1, and returns when all are done.
  // `thread`, from 0 to size() - 1, is the number of the thread that does the piece. Several threads may call
  // it: they take turns, or, where the pool has one thread, do not meet.
  template <class Work>
  void run(int pieces, Work&& work) const {
    if (crew_ && pieces > 1) return crew_->run(pieces, std::ref(work));
    for (int piece = 0; piece < pieces; ++piece) work(0, piece);
  }

 private:
  class Crew {
   public:
    explicit Crew(int threads) : threads_(threads) {}
    ~Crew() {
      work_ = nullptr;
      announce();
    }

    void run(int pieces, const std::function<void(int, int)>& work) {
      const std::lock_guard one_work_at_a_time(mutex_);
      if (!started_) start();
      work_ = &work;
      pieces_ = pieces;
      next_ = 0;
      busy_ = threads_ - 1;
      announce();
      take_pieces(0);
      for (int left = busy_; left > 0; left = busy_) wait_while(busy_, left);
    }

   private:
    static constexpr int kLooks = 4000;  // before a thread sleeps: the next work mostly comes soon

    void start() {
      started_ = true;
      for (int thread = 1; thread < threads_; ++thread) others_.start([this, thread] { serve(thread); });
    }
    void serve(int thread) {
      for (std::uint32_t seen = 0;;) {
        wait_while(works_, seen);
        ++seen;
        if (!work_) return;
        take_pieces(thread);
        if (--busy_ == 0) busy_.notify_one();
      }
    }
    void take_pieces(int thread) {
      for (int piece = next_++; piece < pieces_; piece = next_++) (*work_)(thread, piece);
    }
    void announce() {
      ++works_;
      works_.notify_all();
    }
    template <class Number>
    static void wait_while(const std::atomic<Number>& number, Number old) {
      for (int look = 0; look < kLooks; ++look)
        if (number != old) return;
      number.wait(old);
    }

    const int threads_;
    std::mutex mutex_;
    bool started_ = false;
    const std::function<void(int, int)>* work_ = nullptr;  // null: the threads end
    int pieces_ = 0;
    std::atomic<int> next_ = 0, busy_ = 0;
    std::atomic<std::uint32_t> works_ = 0;
    JoinedThreads others_;  // the last: they end before what they use
  };

  int threads_;
  std::unique_ptr<Crew> crew_;
};

}  // namespace trictrac
