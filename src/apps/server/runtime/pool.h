// A fixed number of threads for slow work, such as a bot's thinking.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace trictrac {

// Priority of a pool's threads. Yielding threads run only when no other thread needs the processor.
enum class ThreadPriority { Normal, Low };

// Runs the jobs of all owners in turn: an owner with many jobs delays every other owner by one job.
class Pool {
 public:
  using Job = std::move_only_function<void()>;
  // Runs a function soon, on the thread that wants the results. May be called from any thread.
  using Post = std::function<void(Job)>;
  using Duration = std::chrono::steady_clock::duration;
  // Receives the time that each job waited and took, on the job's thread.
  using Watch = std::function<void(Duration waited, Duration took)>;

  // Starts this many threads, at least one.
  Pool(int threads, Post post, ThreadPriority priority = ThreadPriority::Normal, Watch watch = {});
  ~Pool() { stop(); }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  // Calls `work` on a thread of the pool, then posts `then` with its result. Both may be move-only.
  template <class Work, class Then>
  void run(const std::string& owner, Work work, Then then) {
    submit(owner, [this, work = std::move(work), then = std::move(then)]() mutable {
      auto result = work();
      post_([then = std::move(then), result = std::move(result)]() mutable { then(std::move(result)); });
    });
  }

  // Returns the number of jobs that have not begun.
  std::size_t waiting() const;

  // Waits for running jobs; drops those that have not begun, and all later ones.
  void stop();

 private:
  struct Waiting {
    Job job;
    std::chrono::steady_clock::time_point since;
  };
  void submit(const std::string& owner, Job job);
  std::optional<Waiting> next();
  void work(ThreadPriority priority);
  void carry_out(Waiting& waiting) const;

  Post post_;
  Watch watch_;
  mutable std::mutex mutex_;
  std::condition_variable more_;
  std::map<std::string, std::deque<Waiting>> jobs_;  // by owner; none is empty
  std::deque<std::string> turns_;                    // the owners with jobs, in the order of their turns
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace trictrac
