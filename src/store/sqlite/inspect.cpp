#include "store/sqlite/inspect.h"

#include <unistd.h>

#include <filesystem>

#include "store/rows/game_rows.h"
#include "store/sqlite/backup.h"
#include "store/sqlite/store_file.h"
#include "store/statements.h"

namespace trictrac {
namespace {

// Reports faults of the file itself, independent of its games.
Stored<void> inspect_pages(Database& db, const DatabaseInspector& inspector) {
  Statements sql(db);
  sql.each("PRAGMA quick_check", [&](const Statement& s) {
    if (const std::string what = s.text(0); what != "ok") inspector.report("the file: " + what);
  });
  return sql.done();
}

std::string what_is_wrong(const std::string& name, const Stored<std::optional<StoredGame>>& game,
                          const DatabaseInspector& inspector) {
  if (!game) return game.error().what;
  if (!*game) return "game " + name + ": it has been removed";
  const std::string fault = inspector.fault(**game);
  return fault.empty() ? "" : "game " + name + ": " + fault;
}

}  // namespace

Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector) {
  GameRows rows(db);
  const auto names = rows.names();
  if (!names) return std::unexpected(names.error());
  DatabaseInspection found;
  for (const std::string& name : *names) {
    ++found.games;
    const auto game = rows.load(name);
    const std::string fault = what_is_wrong(name, game, inspector);
    if (fault.empty()) {
      found.events += static_cast<std::int64_t>((*game)->events.size());
      continue;
    }
    ++found.damaged;
    inspector.report(fault);
  }
  return found;
}

namespace {

// Reads a file of an earlier version as this one would migrate it, in a copy that is removed afterwards.
Stored<DatabaseInspection> inspect_migrated_copy(const std::string& path,
                                                 const DatabaseInspector& inspector) {
  std::error_code wrong;
  const auto folder = std::filesystem::temp_directory_path(wrong);
  const auto copy = PartFile::make((folder / ("trictrac-check-" + std::to_string(getpid()))).string());
  if (!copy) return std::unexpected(copy.error());
  if (auto version = copy_games(path, *copy, inspector.schema); !version)
    return std::unexpected(version.error());
  return inspect_copy(*copy, inspector);
}

}  // namespace

Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector) {
  if (!std::filesystem::exists(path)) return in_file(path, {StoreError::Failed, "there is no such file"});
  if (const auto lock = lock_store_file(path); !lock) return std::unexpected(lock.error());
  auto db = SqliteDatabase::open_to_read(path);
  if (!db) return in_file(path, db.error());
  const auto version = version_of(*db, inspector.schema);
  if (!version) return in_file(path, version.error());
  if (*version != inspector.schema.version()) return inspect_migrated_copy(path, inspector);
  auto found = inspect(*db, inspector);
  if (!found) return in_file(path, found.error());
  return found;
}

Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector) {
  if (auto whole = inspect_pages(db, inspector); !whole) return std::unexpected(whole.error());
  return inspect_games(db, inspector);
}

}  // namespace trictrac
