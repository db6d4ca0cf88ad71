// Rows in one file, for one process at a time.
#pragma once

#include "store/engine.h"
#include "store/rows/row_store.h"
#include "store/sqlite/store_file.h"

namespace trictrac {

struct SqliteOptions {
  Schema schema{};
  std::int64_t wal_bytes = 64 << 20;          // a larger write-ahead log is emptied when readers allow
  std::int64_t most_wal_bytes = 1024 << 20;   // beyond it no new games are taken
  std::chrono::milliseconds patience{5000};   // for another program to let go of the file
  std::function<void(std::string)> report{};  // as StoreOptions
};

class SqliteEngine : public StorageEngine {
 public:
  // Opens a file. The error names it: it is no database, belongs to another program, is of a later version,
  // or is held by another process.
  static Stored<std::unique_ptr<SqliteEngine>> open(const std::string& path, SqliteOptions options);

  Database& db() override { return db_; }
  Stored<void> begin(bool writes) override;
  Stored<void> commit() override;
  void roll_back() override;
  std::optional<StoreError> fault() const override;
  Stored<void> room_for_games() const override;
  void forget() override { empty_log(); }  // the log still contains deleted rows
  void look_after() override;

 private:
  SqliteEngine(StoreFile file, SqliteOptions options, int page_bytes);
  void empty_log();
  bool log_is_full() const;

  FileLock lock_;
  SqliteOptions options_;
  SqliteDatabase db_;
  int page_bytes_;
  int next_checkpoint_ = 0;  // pages of the log
  int next_report_ = 0;      // pages of the log
};

// Opens a store in a file, as SqliteEngine::open() does.
Stored<std::unique_ptr<RowStore>> open_sqlite_store(const std::string& path, SqliteOptions options,
                                                    StoreOptions store, RowStore::Post post);

}  // namespace trictrac
