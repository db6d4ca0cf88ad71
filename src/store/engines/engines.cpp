#include "store/engines/engines.h"

#include <algorithm>

#include "store/carry/carry.h"
#include "store/postgres/postgres_engine.h"
#include "store/sqlite/sqlite_engine.h"

namespace trictrac {
namespace {

bool is_postgres(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Stored<DatabaseInspection> inspect_postgres(const std::string& address, const DatabaseInspector& inspector) {
  PostgresDatabase db(address);
  if (auto connected = db.connect(); !connected) return std::unexpected(connected.error());
  if (auto begun = db.execute("BEGIN READ ONLY"); !begun) return std::unexpected(begun.error());
  return inspect_games(db, inspector);
}

// In the order in which they are asked.
constexpr EngineEntry kEngines[] = {
    {is_postgres, open_postgres_store, inspect_postgres, back_up_postgres, restore_to_postgres},
    {[](std::string_view) { return true; }, open_sqlite_store, inspect, back_up, restore},
};

}  // namespace

const EngineEntry& find_engine(std::string_view address) {
  return *std::ranges::find_if(kEngines, [&](const EngineEntry& e) { return e.owns(address); });
}

}  // namespace trictrac
