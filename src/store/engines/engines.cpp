#include "store/engines/engines.h"

#include <algorithm>

#include "store/carry/carry.h"
#include "store/postgres/postgres_engine.h"
#include "store/sqlite/sqlite_engine.h"

namespace trictrac {
namespace {

namespace postgres {

bool owns(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Stored<std::unique_ptr<RowStore>> open(const std::string& address, OpenOptions options,
                                       const RowStore::Post& post) {
  return open_postgres_store(address, std::move(options.store), post);
}

Stored<DatabaseInspection> inspect(const std::string& address, const DatabaseInspector& inspector) {
  PostgresDatabase db(address);
  if (auto connected = db.connect(); !connected) return std::unexpected(connected.error());
  if (auto begun = db.execute("BEGIN READ ONLY"); !begun) return std::unexpected(begun.error());
  return inspect_games(db, inspector);
}

Stored<Restored> restore(const std::string& file, const std::string& address,
                         const DatabaseInspector& inspector) {
  auto found = restore_to_postgres(file, address, inspector);
  if (!found) return std::unexpected(found.error());
  return Restored{*found, ""};
}

}  // namespace postgres

namespace sqlite {

bool owns(std::string_view) { return true; }

Stored<std::unique_ptr<RowStore>> open(const std::string& address, OpenOptions options,
                                       const RowStore::Post& post) {
  SqliteOptions settings;
  settings.wal_bytes = options.log_bytes;
  settings.most_wal_bytes = options.most_log_bytes;
  return open_sqlite_store(address, std::move(settings), std::move(options.store), post);
}

}  // namespace sqlite

// In the order in which they are asked.
constexpr EngineEntry kEngines[] = {
    {postgres::owns, postgres::open, postgres::inspect, back_up_postgres, postgres::restore},
    {sqlite::owns, sqlite::open, inspect, back_up, restore},
};

}  // namespace

const EngineEntry& find_engine(std::string_view address) {
  return *std::ranges::find_if(kEngines, [&](const EngineEntry& e) { return e.owns(address); });
}

}  // namespace trictrac
