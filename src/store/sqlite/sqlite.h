// A database in a file of SQLite.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "store/database.h"

struct sqlite3;

namespace trictrac {

// A file of SQLite, open.
class SqliteDatabase : public Database {
 public:
  static constexpr std::chrono::milliseconds kUsualPatience{5000};

  // How the copying of the log back into the file went, in pages of the log.
  struct Checkpoint {
    int log = 0;
    int copied = 0;
    bool whole() const { return copied == log; }
  };

  // Opens a file, made where there is none; refuses one that cannot be written. Statements that find the file
  // locked by another program wait so long for it.
  static Stored<SqliteDatabase> open(const std::string& path,
                                     std::chrono::milliseconds patience = kUsualPatience);
  // Opens a file, which must exist, to read it: nothing is changed, and it may be one that cannot be written.
  static Stored<SqliteDatabase> open_to_read(const std::string& path);

  Stored<void> execute(const std::string& sql) override;
  // Prepares a statement; a text that was prepared before is not read again.
  Stored<Statement> prepare(std::string_view sql) override;
  bool in_transaction() const override;
  Stored<void> write_nothing() override;
  // One process writes to a file.
  std::string_view skip_locked() const override { return ""; }
  Stored<void> notify(std::string_view) override { return {}; }

  // Returns the pages in the write-ahead log after the last commit. Nothing copies them back but
  // checkpoint().
  int log_pages() const { return *log_pages_; }
  // Copies the log back, as far as readers allow; with `empty` also cuts the log to nothing, where no reader
  // holds it. Never waits.
  Stored<Checkpoint> checkpoint(bool empty);

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  class Idle;
  class InUse;
  static Stored<SqliteDatabase> open_with(int flags, const std::string& path,
                                          std::chrono::milliseconds patience);

  int patience_ = 0;  // in milliseconds
  std::unique_ptr<int> log_pages_ = std::make_unique<int>(0);
  std::unique_ptr<sqlite3, Close> db_;
  std::shared_ptr<Idle> idle_;
};

}  // namespace trictrac
