#include "apps/server/operations/games.h"

#include <algorithm>
#include <thread>

#include "apps/server/operations/tournament_retention.h"
#include "apps/server/people/standing_jobs.h"
#include "apps/server/tournaments/luck_jobs.h"
#include "event/wire/act_text.h"
#include "service/game_config.h"
#include "store/engines/engines.h"

namespace trictrac {
namespace {

constexpr int kWorkers = 2;

// Returns how many games of tournaments are reviewed at once: one for each processor, up to a bound on
// memory.
int reviewers_at_once() {
  constexpr unsigned kMost = 8;
  return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, kMost));
}

StoreOptions store_options(const GamesOptions& options, std::shared_ptr<spdlog::logger> log,
                           std::shared_ptr<Metrics> metrics) {
  return {
      .wal_bytes = std::int64_t{options.wal_mib} << 20,
      .most_wal_bytes = std::int64_t{options.most_wal_mib} << 20,
      .report = [log = std::move(log)](const std::string& what) { log->warn("store: {}", what); },
      .unnamed = without_names,
      .erased = event::without_person,
      .carried_out = [metrics = std::move(metrics)](auto took, std::size_t calls,
                                                    bool done) { metrics->transaction(took, calls, done); }};
}

}  // namespace

Stored<std::unique_ptr<Games>> Games::open(const std::string& where, const GamesOptions& options,
                                           const Pool::Post& post, std::shared_ptr<spdlog::logger> log,
                                           std::shared_ptr<Metrics> metrics) {
  auto store = find_engine(where).open(where, store_options(options, log, metrics), post);
  if (!store) return std::unexpected(store.error());
  return std::make_unique<Games>(std::move(*store), options, post, log, metrics);
}

Games::Games(std::unique_ptr<RowStore> store, const GamesOptions& options, const Pool::Post& post,
             const std::shared_ptr<spdlog::logger>& log, const std::shared_ptr<Metrics>& metrics)
    : store_(std::move(store)),
      thinkers_(options.thinkers, post, ThreadPriority::Low,
                [metrics](auto waited, auto took) { metrics->thought(waited, took); }),
      readers_(1, post),
      checkers_(1, post, ThreadPriority::Low),
      workers_(kWorkers, post, ThreadPriority::Low),
      planners_(1, post),
      reviewers_(reviewers_at_once(), post, ThreadPriority::Low),
      hub_(*store_, thinkers_, readers_, {.bots_alone = options.bots_alone, .metrics = metrics}, log),
      lobby_(hub_),
      people_(*store_, hub_, checkers_, log),
      jobs_(*store_, workers_, log, seconds_now),
      talks_(people_),
      server_profile_(people_),
      challenges_(people_, hub_.people_here(), jobs_, readers_),
      tournaments_(*store_, hub_, people_, jobs_, planners_, log, seconds_now),
      moderation_(people_, talks_, hub_, server_profile_, tournaments_),
      leagues_(tournaments_, people_, planners_, seconds_now) {
  add_standing_jobs(jobs_, *store_, *store_, hub_);
  add_luck_jobs(jobs_, *store_, tournaments_, reviewers_, reviewers_at_once());
  add_job_removing_tournaments(jobs_, options.keeping, seconds_now);
  if (options.keeping.for_ever()) return;
  judges_.emplace(1, post, ThreadPriority::Low);
  retention_.emplace(*store_, hub_, *judges_, *metrics, log, options.keeping, seconds_now);
  add_removing_job(jobs_, *retention_, seconds_now);
}

void Games::begin(std::move_only_function<void()> ready) {
  people_.clear_up();
  server_profile_.read(std::move(ready));
  store_->people(
      true,
      [removes = retention_.has_value()](PeopleRows& rows) {
        rows.jobs.want({kRemovingTournaments, "", seconds_now()});
        if (removes) rows.jobs.want({kRemoving, "", seconds_now()});
        return true;
      },
      [](const Stored<void>&) {});
}

void Games::count(ServerSnapshot& now) const {
  now.games_in_memory = hub_.in_memory();
  now.store_waiting = store_->waiting();
  now.bots_waiting = thinkers_.waiting();
  now.readers_waiting = readers_.waiting();
}

void Games::stop() {
  jobs_.stop();
  for (Pool* pool : {&thinkers_, &readers_, &checkers_, &workers_, &planners_, &reviewers_}) pool->stop();
  if (judges_) judges_->stop();
  store_.reset();
  hub_.clear();
  tournaments_.clear();
}

}  // namespace trictrac
