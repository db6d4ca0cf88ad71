// Rows in one file, for one process at a time.
#pragma once

#include "store/engine.h"
#include "store/rows/row_store.h"
#include "store/sqlite/store_file.h"

namespace trictrac {

class SqliteEngine : public StorageEngine {
 public:
  // Opens a file, whose commits are then durable. Makes it if there is none, and migrates one of an earlier
  // version. The error names it: it is no database, belongs to another program, is of a later version or of
  // before the first, has other tables than its version has, or is held by another process.
  static Stored<std::unique_ptr<SqliteEngine>> open(const std::string& path, const StoreOptions& options);

  Database& db() override { return db_; }
  Stored<void> begin(bool writes) override;
  std::optional<StoreError> fault() const override;
  Stored<void> room_for_games() const override;
  void forget() override { empty_log(); }  // the log still contains deleted rows
  void look_after() override;

 private:
  SqliteEngine(OpenFile lock, SqliteDatabase db, const StoreOptions& options, int page_bytes)
      : lock_(std::move(lock)), db_(std::move(db)), options_(options), page_bytes_(page_bytes) {}
  void empty_log();

  OpenFile lock_;  // held as long as the database is open
  SqliteDatabase db_;
  StoreOptions options_;
  int page_bytes_;
  int next_checkpoint_ = 0;  // pages of the log
  int next_report_ = 0;      // pages of the log
};

// Opens a store in a file, as SqliteEngine::open() does.
Stored<std::unique_ptr<RowStore>> open_sqlite_store(const std::string& path, StoreOptions options,
                                                    RowStore::Post post);

}  // namespace trictrac
