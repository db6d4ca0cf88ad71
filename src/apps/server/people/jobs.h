// Does the jobs of the store (job_rows.h) when they are due: at least once each, for a server that has
// taken one may end before it is done.
#pragma once

#include <spdlog/logger.h>

#include <expected>
#include <functional>
#include <map>
#include <string>

#include "apps/server/runtime/pool.h"
#include "store/rows/people_rows.h"

namespace trictrac {

// Stores what a job that is done has to keep, in one transaction with its end.
using JobKept = std::function<void(PeopleRows& rows)>;
// Why a job must be tried again, and when.
struct JobRetry {
  std::string why;         // in English, for the log
  std::int64_t after = 0;  // seconds to wait at least
};
// How a job ended: what is to be kept of it, nothing where it is empty; or why not.
using JobEnd = std::expected<JobKept, JobRetry>;
// Begins a job, on the hub's thread; `end` is called there once, at once or later.
using JobWork = std::function<void(const Job& job, std::move_only_function<void(JobEnd)> end)>;

class Jobs {
 public:
  static constexpr std::int64_t kLease = 600;  // seconds in which a job has to be done

  // All of these outlive it. `workers` for what takes long; `now` in seconds since 1970.
  Jobs(PeopleStore& store, Pool& workers, std::shared_ptr<spdlog::logger> log,
       std::function<std::int64_t()> now)
      : store_(store), workers_(workers), log_(std::move(log)), now_(std::move(now)) {}

  // Sets how jobs of a kind are done, at most so many at once. A kind without this waits for a server that
  // can do it.
  void add(std::string kind, int most, JobWork work) { kinds_[std::move(kind)] = {std::move(work), most, 0}; }
  // Begins what is due, unless the store has still to answer the last step. To be called on the hub's thread,
  // about once a second.
  void step();
  // Returns how many have been begun and not ended.
  int under_way() const;
  // Returns the threads for what takes long in a job (Pool::run).
  Pool& workers() { return workers_; }

 private:
  struct Kind {
    JobWork work;
    int most = 1;
    int under_way = 0;
  };
  std::map<std::string, int> room() const;
  void take(std::map<std::string, int> room);
  void begin(const Job& job);
  void end(const Job& job, JobEnd result);
  void keep(const Job& job, JobKept kept);
  void put_off(const Job& job, const JobRetry& retry);
  void note(const Job& job, const Stored<void>& done);

  PeopleStore& store_;
  Pool& workers_;
  std::shared_ptr<spdlog::logger> log_;
  std::function<std::int64_t()> now_;
  std::map<std::string, Kind, std::less<>> kinds_;
  bool asking_ = false;
};

}  // namespace trictrac
