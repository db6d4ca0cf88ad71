#include "store/sqlite/store_file.h"

#include <utility>

#include "store/sqlite/part_file.h"

namespace trictrac {
namespace {

// Whatever is deleted is gone: whoever leaves must not stay in pages that are free. And no row is without
// that which it names, as in PostgreSQL.
constexpr const char* kDurable =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = "
    "ON;";

}  // namespace

std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error) {
  return std::unexpected(StoreError{error.kind, path + ": " + error.what});
}

Stored<FileLock> lock_store_file(const std::string& path) {
  auto lock = FileLock::take(real_path(path) + ".lock");
  if (!lock) return in_file(path, lock.error());
  return lock;
}

Stored<StoreFile> open_store_file(const std::string& path, const Schema& schema,
                                  std::chrono::milliseconds patience) {
  auto lock = lock_store_file(path);
  if (!lock) return std::unexpected(lock.error());
  auto db = SqliteDatabase::open(path, patience);
  if (!db) return in_file(path, db.error());
  if (auto known = make_or_migrate(*db, schema); !known) return in_file(path, known.error());
  if (auto durable = db->execute(kDurable); !durable) return in_file(path, durable.error());
  return StoreFile{std::move(*lock), std::move(*db)};
}

}  // namespace trictrac
