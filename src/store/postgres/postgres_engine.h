// Rows in PostgreSQL, which several servers may use at once.
#pragma once

#include <atomic>
#include <chrono>

#include "store/postgres/postgres.h"
#include "store/rows/row_store.h"

namespace trictrac {

class PostgresEngine : public StorageEngine {
 public:
  // Opens a database. `url`: as libpq reads it, postgresql://USER@HOST/DATABASE. Creates the tables in an
  // empty database, and migrates those of an earlier version. The error, without the password, says what is
  // wrong: nobody answers, the database belongs to another program, or is of a later version.
  static Stored<std::unique_ptr<PostgresEngine>> open(const std::string& url);
  ~PostgresEngine() override;

  Database& db() override { return db_; }
  // Connects again if the connection was lost, but not on every call.
  Stored<void> begin(bool writes) override;
  std::optional<StoreError> fault() const override;
  bool met_another() const override { return db_.met_another(); }
  bool singles_out() const override { return db_.connected(); }
  bool reads_alone() const override { return false; }
  bool shared() const override { return true; }
  bool alone() override;
  void watch(std::function<void(std::string text)> hear) override;

 private:
  class NewsThread;
  explicit PostgresEngine(const std::string& url);
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

}  // namespace trictrac
