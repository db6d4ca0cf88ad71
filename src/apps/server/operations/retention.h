// How long games are kept that nobody touches any more.
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

// How long games are kept, in days since they were last touched; 0: for ever.
struct Keeping {
  int unplayed = 0;  // games that are not over
  int over = 0;
  bool for_ever() const { return unplayed == 0 && over == 0; }
};

// Goes through all games when it is asked to, and removes those that are due, a few at a time: never one in
// memory here, one in which a clock runs, or one that cannot be read, for somebody may still mend it. Whether
// a game is over is found by playing it again, on another thread; of most games their date says already that
// they need no look.
class Retention {
 public:
  // Removes at most so many games at each step, and looks at so many in the list.
  static constexpr int kAtOnce = 20;
  static constexpr int kPage = 200;

  // All of these outlive it. `now` in seconds since 1970.
  Retention(Store& store, const Hub& hub, Pool& judges, Metrics& metrics, std::shared_ptr<spdlog::logger> log,
            Keeping keeping, std::function<std::int64_t()> now);

  // Begins a round, unless one is under way; `done` is called when it is over.
  void begin(std::move_only_function<void()> done);
  // Does a little of it, unless the last step is still under way. To be called on the hub's thread, about
  // once a second.
  void step();
  // Returns whether the last step has still to end.
  bool busy() const { return busy_; }

 private:
  // What was touched before is due.
  struct Cut {
    std::int64_t unplayed = std::numeric_limits<std::int64_t>::min();
    std::int64_t over = std::numeric_limits<std::int64_t>::min();
  };

  Cut cut_at(std::int64_t now) const;
  bool may_be_due(const GameListing& game);
  void end_round();
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
  std::set<std::string> put_off_;                      // to be looked at again, whatever their date
  int left_ = 0;                                       // of this step
  bool busy_ = false;                                  // the store or a judge has something
};

// Adds the job of a round every hour, done by one of the servers of a service.
inline constexpr const char* kRemoving = "removing";
inline constexpr std::int64_t kBetweenRounds = 3600;  // seconds
void add_removing_job(Jobs& jobs, Retention& retention, std::function<std::int64_t()> now);

}  // namespace trictrac
