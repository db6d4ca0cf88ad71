// A database in an SQLite file.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "store/database.h"

struct sqlite3;

namespace trictrac {

// An open SQLite file.
class SqliteDatabase : public Database {
 public:
  static constexpr std::chrono::milliseconds kUsualPatience{5000};

  // The result of copying the log back into the file, in pages of the log.
  struct Checkpoint {
    int log = 0;
    int copied = 0;
    bool whole() const { return copied == log; }
  };

  // Opens a file, which it creates if there is none; refuses one that cannot be written. `patience` is how
  // long statements wait for a file locked by another program.
  static Stored<SqliteDatabase> open(const std::string& path,
                                     std::chrono::milliseconds patience = kUsualPatience);
  // Opens an existing file read-only; it need not be writable.
  static Stored<SqliteDatabase> open_to_read(const std::string& path);

  Stored<void> execute(const std::string& sql) override;
  // Prepares a statement; the result for each text is cached.
  Stored<std::unique_ptr<Statement>> prepare(std::string_view sql) override;
  bool in_transaction() const override;
  Stored<void> write_nothing() override;
  // Only one process writes to a file.
  std::string_view skip_locked() const override { return ""; }
  const Dialect& dialect() const override;
  Stored<void> notify(std::string_view) override { return {}; }

  // Returns the number of pages in the write-ahead log after the last commit. Only checkpoint() copies them
  // back.
  int log_pages() const { return *log_pages_; }
  // Copies the log back, as far as readers allow; with `empty`, also truncates the log if no reader holds it.
  // Never waits.
  Stored<Checkpoint> checkpoint(bool empty);

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  struct Idle;
  class InUse;
  static Stored<SqliteDatabase> open_with(int flags, const std::string& path,
                                          std::chrono::milliseconds patience);

  int patience_ = 0;  // in milliseconds
  std::unique_ptr<int> log_pages_ = std::make_unique<int>(0);
  std::unique_ptr<sqlite3, Close> db_;
  std::shared_ptr<Idle> idle_;
};

}  // namespace trictrac
