#include "store/sqlite/sqlite_engine.h"

#include <algorithm>
#include <utility>

namespace trictrac {
namespace {

constexpr std::int64_t kPagesBetweenCheckpoints = 4000;

}  // namespace

Stored<std::unique_ptr<SqliteEngine>> SqliteEngine::open(const std::string& path, SqliteOptions options) {
  auto file = open_store_file(path, options.schema, options.patience);
  if (!file) return std::unexpected(file.error());
  const auto page = file->db.number("PRAGMA page_size");
  if (!page) return in_file(path, page.error());
  return std::unique_ptr<SqliteEngine>(
      new SqliteEngine(std::move(*file), std::move(options), static_cast<int>(*page)));
}

SqliteEngine::SqliteEngine(StoreFile file, SqliteOptions options, int page_bytes)
    : lock_(std::move(file.lock)),
      options_(std::move(options)),
      db_(std::move(file.db)),
      page_bytes_(page_bytes) {}

Stored<void> SqliteEngine::begin(bool writes) { return db_.execute(writes ? "BEGIN IMMEDIATE" : "BEGIN"); }

Stored<void> SqliteEngine::commit() { return db_.execute("COMMIT"); }

void SqliteEngine::roll_back() {
  if (db_.in_transaction()) (void)db_.execute("ROLLBACK");
}

std::optional<StoreError> SqliteEngine::fault() const {
  if (db_.in_transaction()) return std::nullopt;
  return StoreError{StoreError::Failed, "the disk is full or cannot be written"};
}

Stored<void> SqliteEngine::room_for_games() const {
  if (!log_is_full()) return {};
  return refuse(StoreError::Busy, "the write-ahead log is too large for new games");
}

bool SqliteEngine::log_is_full() const {
  return std::int64_t{db_.log_pages()} * page_bytes_ > options_.most_wal_bytes;
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

Stored<std::unique_ptr<RowStore>> open_sqlite_store(const std::string& path, SqliteOptions options,
                                                    StoreOptions store, RowStore::Post post) {
  if (!options.report) options.report = store.report;
  auto engine = SqliteEngine::open(path, std::move(options));
  if (!engine) return std::unexpected(engine.error());
  return std::make_unique<RowStore>(std::move(*engine), std::move(store), std::move(post));
}

}  // namespace trictrac
