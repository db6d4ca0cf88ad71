// Rows in PostgreSQL, which several servers may use at once, and the version of its tables.
#pragma once

#include <atomic>
#include <chrono>

#include "store/postgres/news_thread.h"
#include "store/rows/row_store.h"
#include "store/rows/tables.h"

namespace trictrac {

class PostgresEngine : public StorageEngine {
 public:
  // Opens a database. `url`: as libpq reads it, postgresql://USER@HOST/DATABASE. Creates the tables in an
  // empty database, and migrates those of an earlier version. The error, without the password, says what is
  // wrong: nobody answers, the database belongs to another program, or is of a later version.
  static Stored<std::unique_ptr<PostgresEngine>> open(const std::string& url);

  Database& db() override { return db_; }
  // Connects again if the connection was lost, but not on every call.
  Stored<void> begin(bool writes) override;
  Stored<void> commit() override;
  void roll_back() override;
  std::optional<StoreError> fault() const override;
  bool met_another() const override { return db_.met_another(); }
  bool singles_out() const override { return db_.connected(); }
  bool reads_alone() const override { return false; }
  bool shared() const override { return true; }
  bool alone() override;
  void watch(std::function<void(std::string text)> hear) override;

 private:
  explicit PostgresEngine(const std::string& url) : url_(url), db_(url) {}
  Stored<void> connect();

  std::string url_;
  PostgresDatabase db_;
  std::chrono::steady_clock::time_point next_try_{};
  std::atomic<int> process_ = 0;  // of the server, for this engine
  std::string news_name_;         // the sign by which other servers detect this one
  std::unique_ptr<NewsThread> news_;
};

// Opens a store in a database, as PostgresEngine::open().
Stored<std::unique_ptr<RowStore>> open_postgres_store(const std::string& url, StoreOptions store,
                                                      RowStore::Post post);

// Creates the tables in an empty database or migrates an earlier version, completely or not at all, one
// server after another. Refuses a database of another program, of a later version, or with other tables than
// its version has.
Stored<void> make_or_bring_up(Database& db, const Schema& schema);

// Locks the tables against being made or changed by another server, until the transaction ends.
Stored<void> lock_schema(Database& db);

// Refuses a database of another version, or with other tables than those of that version.
Stored<void> of_this_version(Database& db, const Schema& schema);

}  // namespace trictrac
