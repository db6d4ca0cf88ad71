#include "apps/server/games.h"

#include "house/names.h"

namespace trictrac {

Stored<std::unique_ptr<Games>> Games::open(const std::string& file, const GamesOptions& options,
                                           const Pool::Post& post, std::shared_ptr<spdlog::logger> log) {
  SqliteOptions settings{.conversion = {deed_of_line, people_of}, .unnamed = without_names};
  settings.wal_bytes = std::int64_t{options.wal_mib} << 20;
  settings.most_wal_bytes = std::int64_t{options.most_wal_mib} << 20;
  settings.report = [log](const std::string& what) { log->warn("store: {}", what); };
  auto store = SqliteStore::open(file, std::move(settings), post);
  if (!store) return std::unexpected(store.error());
  std::unique_ptr<Games> games(new Games);
  games->store_ = std::move(*store);
  games->thinkers_ = std::make_unique<Pool>(options.thinkers, post, Manners::Yielding);
  games->readers_ = std::make_unique<Pool>(1, post);
  games->checkers_ = std::make_unique<Pool>(1, post, Manners::Yielding);
  games->hub_ = std::make_unique<Hub>(*games->store_, *games->thinkers_, *games->readers_,
                                      HubOptions{options.bots_alone}, log);
  games->people_ = std::make_unique<People>(*games->store_, *games->hub_, *games->checkers_, std::move(log));
  return games;
}

void Games::stop() {
  thinkers_->stop();
  readers_->stop();
  checkers_->stop();
  store_.reset();
  hub_->clear();
}

}  // namespace trictrac
