// Deletes games that have not been used for a long time.
#pragma once

#include <spdlog/logger.h>

#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "apps/server/runtime/metrics.h"
#include "apps/server/runtime/pool.h"
#include "store/store.h"

namespace trictrac {

// The time to keep games, in days since their last use; 0: for ever.
struct Keeping {
  int unplayed = 0;  // games that are not over
  int over = 0;
  bool for_ever() const { return unplayed == 0 && over == 0; }
};

// Goes through all games and deletes those that are due, a few at a time: never one in memory here, one with
// a running clock, or one that cannot be read, which somebody may still repair. Whether a game is over is
// found by replaying it on another thread; for most games the date already decides.
class Retention {
 public:
  // The most games deleted in each step, and the most read from the list.
  static constexpr int kAtOnce = 20;
  static constexpr int kPage = 200;

  // Requires that all of these outlive it. `now` in seconds since 1970.
  Retention(Store& store, const Hub& hub, Pool& judges, Metrics& metrics, std::shared_ptr<spdlog::logger> log,
            Keeping keeping, std::function<std::int64_t()> now);

  // Begins a round, unless one is in progress; calls `done` at its end.
  void begin(std::move_only_function<void()> done);
  // Does a part of the round, unless the last step is still in progress. Call it on the hub's thread, about
  // once a second.
  void step();
  // Returns whether a step is in progress.
  bool busy() const { return busy_; }

 private:
  // The times before which games are due.
  struct Cut {
    std::int64_t unplayed = std::numeric_limits<std::int64_t>::min();
    std::int64_t over = std::numeric_limits<std::int64_t>::min();
  };

  Cut cut_at(std::int64_t now) const;
  bool may_be_due(const GameListing& game);
  void look();
  void go_on();
  void judge(GameListing game);
  void decide(const GameListing& game, bool over);
  void remove(const GameListing& game, bool over);
  void next();

  Store& store_;
  const Hub& hub_;
  Pool& judges_;
  Metrics& metrics_;
  std::shared_ptr<spdlog::logger> log_;
  Keeping keeping_;
  std::function<std::int64_t()> now_;

  Cut cut_, earlier_;                                  // of this round, and of the one before
  std::vector<std::move_only_function<void()>> done_;  // of a round that is under way
  bool listed_ = true;                                 // all games have been, in this round
  std::int64_t place_ = 0;                             // in the list
  std::deque<GameListing> found_;                      // that may be due
  std::set<std::string> again_;                        // to be checked again, at any age
  int left_ = 0;                                       // of this step
  bool busy_ = false;                                  // the store or a judge has something
};

// Adds the job of an hourly round, done by one of the servers of a service.
inline constexpr const char* kRemoving = "removing";
inline constexpr std::int64_t kBetweenRounds = 3600;  // seconds
void add_removing_job(Jobs& jobs, Retention& retention, std::function<std::int64_t()> now);

}  // namespace trictrac
