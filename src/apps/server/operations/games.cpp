#include "apps/server/operations/games.h"

#include "apps/server/people/standing_jobs.h"
#include "service/game_config.h"
#include "store/engines/engines.h"

namespace trictrac {
namespace {

constexpr int kWorkers = 2;

StoreOptions store_options(const GamesOptions& options, std::shared_ptr<spdlog::logger> log,
                           std::shared_ptr<Metrics> metrics) {
  return {
      .wal_bytes = std::int64_t{options.wal_mib} << 20,
      .most_wal_bytes = std::int64_t{options.most_wal_mib} << 20,
      .report = [log = std::move(log)](const std::string& what) { log->warn("store: {}", what); },
      .unnamed = without_names,
      .carried_out = [metrics = std::move(metrics)](auto took, std::size_t calls,
                                                    bool done) { metrics->transaction(took, calls, done); }};
}

}  // namespace

Stored<std::unique_ptr<Games>> Games::open(const std::string& where, const GamesOptions& options,
                                           const Pool::Post& post, std::shared_ptr<spdlog::logger> log,
                                           std::shared_ptr<Metrics> metrics) {
  auto store = find_engine(where).open(where, store_options(options, log, metrics), post);
  if (!store) return std::unexpected(store.error());
  std::unique_ptr<Games> games(new Games);
  Games& g = *games;
  g.store_ = std::move(*store);
  g.thinkers_ = std::make_unique<Pool>(options.thinkers, post, ThreadPriority::Low,
                                       [metrics](auto waited, auto took) { metrics->thought(waited, took); });
  g.readers_ = std::make_unique<Pool>(1, post);
  const HubOptions settings{.bots_alone = options.bots_alone, .metrics = metrics};
  g.hub_ = std::make_unique<Hub>(*g.store_, *g.thinkers_, *g.readers_, settings, log);
  g.lobby_ = std::make_unique<Lobby>(*g.hub_);
  g.checkers_ = std::make_unique<Pool>(1, post, ThreadPriority::Low);
  g.people_ = std::make_unique<People>(*g.store_, *g.hub_, *g.checkers_, log);
  g.workers_ = std::make_unique<Pool>(kWorkers, post, ThreadPriority::Low);
  g.jobs_ = std::make_unique<Jobs>(*g.store_, *g.workers_, log, seconds_now);
  g.talks_ = std::make_unique<Talks>(*g.people_);
  g.moderation_ = std::make_unique<Moderation>(*g.people_, *g.talks_, *g.hub_);
  add_standing_jobs(*g.jobs_, *g.store_, *g.hub_);
  if (options.keeping.for_ever()) return games;
  g.judges_ = std::make_unique<Pool>(1, post, ThreadPriority::Low);
  g.retention_ = std::make_unique<Retention>(*g.store_, *g.hub_, *g.judges_, *metrics, std::move(log),
                                             options.keeping, seconds_now);
  add_removing_job(*g.jobs_, *g.retention_, seconds_now);
  return games;
}

void Games::begin() {
  people_->clear_up();
  if (!retention_) return;
  store_->people(
      true,
      [](PeopleRows& rows) {
        rows.jobs.want({kRemoving, "", seconds_now()});
        return true;
      },
      [](const Stored<void>&) {});
}

void Games::look_after_old() {
  if (retention_) retention_->step();
}

void Games::count(ServerSnapshot& now) const {
  now.games_in_memory = hub_->in_memory();
  now.store_waiting = store_->waiting();
  now.bots_waiting = thinkers_->waiting();
  now.readers_waiting = readers_->waiting();
}

void Games::stop() {
  thinkers_->stop();
  readers_->stop();
  checkers_->stop();
  workers_->stop();
  if (judges_) judges_->stop();
  store_.reset();
  hub_->clear();
}

}  // namespace trictrac
