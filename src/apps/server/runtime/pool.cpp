#include "apps/server/runtime/pool.h"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

namespace trictrac {
namespace {

constexpr int kLowPriority = 19;

}  // namespace

Pool::Pool(int threads, Post post, ThreadPriority priority, Watch watch)
    : post_(std::move(post)), watch_(std::move(watch)) {
  for (int i = 0; i < std::max(1, threads); ++i) threads_.emplace_back([this, priority] { work(priority); });
}

void Pool::submit(const std::string& owner, Job job) {
  {
    const std::lock_guard held(mutex_);
    if (stopped_) return;
    auto& mine = jobs_[owner];
    if (mine.empty()) turns_.push_back(owner);
    mine.push_back({std::move(job), std::chrono::steady_clock::now()});
  }
  more_.notify_one();
}

std::size_t Pool::waiting() const {
  const std::lock_guard held(mutex_);
  std::size_t count = 0;
  for (const auto& [owner, jobs] : jobs_) count += jobs.size();
  return count;
}

// Waits for a job; nothing once the pool is stopped.
std::optional<Pool::Waiting> Pool::next() {
  std::unique_lock held(mutex_);
  more_.wait(held, [&] { return stopped_ || !turns_.empty(); });
  if (stopped_) return std::nullopt;
  const auto owner = jobs_.find(turns_.front());
  turns_.pop_front();
  Waiting job = std::move(owner->second.front());
  owner->second.pop_front();
  if (owner->second.empty())
    jobs_.erase(owner);
  else
    turns_.push_back(owner->first);
  return job;
}

void Pool::work(ThreadPriority priority) {
  // Sets the priority of this thread only, as Linux allows. If it is refused, the thread only has a higher
  // priority.
  if (priority == ThreadPriority::Low) (void)setpriority(PRIO_PROCESS, 0, kLowPriority);
  while (auto waiting = next()) carry_out(*waiting);
}

void Pool::carry_out(Waiting& waiting) const {
  const auto begun = std::chrono::steady_clock::now();
  waiting.job();
  if (watch_) watch_(begun - waiting.since, std::chrono::steady_clock::now() - begun);
}

void Pool::stop() {
  std::map<std::string, std::deque<Waiting>> dropped;
  {
    const std::lock_guard held(mutex_);
    stopped_ = true;
    dropped.swap(jobs_);
    turns_.clear();
  }
  more_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace trictrac
