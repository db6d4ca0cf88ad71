#include "store/sqlite/sqlite_engine.h"

#include <algorithm>
#include <utility>

namespace trictrac {
namespace {

constexpr std::int64_t kPagesBetweenCheckpoints = 4000;
// Deleted data must be gone: no person who leaves may stay in free pages. And every named row must exist, as
// in PostgreSQL.
constexpr const char* kDurable =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = "
    "ON;";

}  // namespace

Stored<std::unique_ptr<SqliteEngine>> SqliteEngine::open(const std::string& path,
                                                         const StoreOptions& options) {
  auto lock = lock_store_file(path);
  if (!lock) return std::unexpected(lock.error());
  auto db = SqliteDatabase::open(path, options.patience);
  if (!db) return in_file(path, db.error());
  if (auto known = make_or_migrate(*db, options.schema); !known) return in_file(path, known.error());
  if (auto durable = db->execute(kDurable); !durable) return in_file(path, durable.error());
  const auto page = db->number("PRAGMA page_size");
  if (!page) return in_file(path, page.error());
  return std::unique_ptr<SqliteEngine>(
      new SqliteEngine(std::move(*lock), std::move(*db), options, static_cast<int>(*page)));
}

Stored<void> SqliteEngine::begin(bool writes) { return db_.execute(writes ? "BEGIN IMMEDIATE" : "BEGIN"); }

std::optional<StoreError> SqliteEngine::fault() const {
  if (db_.in_transaction()) return std::nullopt;
  return StoreError{StoreError::Failed, "the disk is full or cannot be written"};
}

Stored<void> SqliteEngine::room_for_games() const {
  if (std::int64_t{db_.log_pages()} * page_bytes_ <= options_.most_wal_bytes) return {};
  return refuse(StoreError::Busy, "the write-ahead log is too large for new games");
}

// Copies the log back from time to time; it then begins again, unless a reader holds it.
void SqliteEngine::look_after() {
  const int pages = db_.log_pages();
  const int apart = static_cast<int>(std::min(kPagesBetweenCheckpoints, options_.wal_bytes / page_bytes_));
  if (pages < apart) next_checkpoint_ = apart;
  if (pages < next_checkpoint_) return;
  next_checkpoint_ = pages + apart;
  if (std::int64_t{pages} * page_bytes_ > options_.wal_bytes) return empty_log();
  (void)db_.checkpoint(false);
}

void SqliteEngine::empty_log() {
  const auto done = db_.checkpoint(true);
  const int pages = db_.log_pages();
  if (done && pages == 0) {
    next_report_ = 0;
    return;
  }
  if (!options_.report || pages < next_report_) return;
  next_report_ = 2 * pages;
  const std::string size = std::to_string(std::int64_t{pages} * page_bytes_ >> 20);
  options_.report("the write-ahead log has " + size + " MiB and cannot be emptied: " +
                  (done ? "another program is reading the file" : done.error().what));
}

Stored<std::unique_ptr<RowStore>> open_sqlite_store(const std::string& path, StoreOptions options,
                                                    RowStore::Post post) {
  auto engine = SqliteEngine::open(path, options);
  if (!engine) return std::unexpected(engine.error());
  return std::make_unique<RowStore>(std::move(*engine), std::move(options), std::move(post));
}

}  // namespace trictrac
