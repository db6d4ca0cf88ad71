// Does the jobs of the store (job_rows.h) when they are due: at least once each, since a server may end
// before a job that it has taken is done.
#pragma once

#include <spdlog/logger.h>

#include <atomic>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "apps/server/runtime/pool.h"
#include "store/rows/people_rows.h"

namespace trictrac {

// Stores the result of a job, in the transaction that ends it.
using JobKept = std::function<void(PeopleRows& rows)>;
// The reason to try a job again, and the time.
struct JobRetry {
  std::string why;         // in English, for the log
  std::int64_t after = 0;  // seconds to wait at least
};
// The end of a job: the result to store (empty: none), or the retry.
using JobEnd = std::expected<JobKept, JobRetry>;
// Begins a job on the hub's thread; calls `end` there once, now or later.
using JobWork = std::function<void(const Job& job, std::move_only_function<void(JobEnd)> end)>;

class Jobs {
 public:
  // Requires that all of these outlive it. `workers` are for slow work; `now` in seconds since 1970.
  Jobs(PeopleStore& store, Pool& workers, std::shared_ptr<spdlog::logger> log,
       std::function<std::int64_t()> now)
      : store_(store), workers_(workers), log_(std::move(log)), now_(std::move(now)) {}

  // Sets how to do jobs of a kind, at most `most` at once. Other kinds wait for a server that can do them.
  void add(std::string kind, int most, JobWork work) { kinds_[std::move(kind)] = {std::move(work), most, 0}; }
  // Begins the due jobs, unless the store has not yet answered the last step. Call it on the hub's thread,
  // about once a second.
  void step();
  // Returns the number of jobs in progress.
  int under_way() const;
  // Returns the pool for the slow parts of jobs (Pool::run).
  Pool& workers() { return workers_; }
  // Has the slow parts in progress give up.
  void stop() { *stopping_ = true; }
  // Returns a function that says whether to give up; any thread may call it.
  std::function<bool()> given_up() const {
    return [stopping = stopping_] { return stopping->load(); };
  }

 private:
  struct Kind {
    JobWork work;
    int most = 1;
    int under_way = 0;
  };
  std::map<std::string, int> room() const;
  void take(std::map<std::string, int> room);
  void begin(const Job& job);
  void keep(const Job& job, JobKept kept);
  void postpone(const Job& job, const JobRetry& retry);
  void note(const Job& job, const Stored<void>& done);

  PeopleStore& store_;
  Pool& workers_;
  std::shared_ptr<spdlog::logger> log_;
  std::function<std::int64_t()> now_;
  std::map<std::string, Kind, std::less<>> kinds_;
  bool asking_ = false;
  std::shared_ptr<std::atomic<bool>> stopping_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace trictrac
