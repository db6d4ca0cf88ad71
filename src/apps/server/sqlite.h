// SQLite with owners: a database and its prepared statements.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "apps/server/stored.h"

struct sqlite3;
struct sqlite3_stmt;

namespace trictrac {

// A prepared statement; run() or next() start it anew after bind().
class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* s) : s_(s) {}

  Statement& bind(int index, std::string_view text);  // from 1
  Statement& bind(int index, std::int64_t value);
  Statement& bind(int index, std::span<const std::uint8_t> blob);

  Stored<void> run();
  // The next row, or false after the last.
  Stored<bool> next();
  std::string text(int column) const;  // from 0
  std::int64_t number(int column) const;
  // Valid until the next step.
  std::span<const std::uint8_t> blob(int column) const;
  void reset();

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* s) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> s_;
};

class Database {
 public:
  static constexpr std::chrono::milliseconds kUsualPatience{5000};

  // How the copying of the log back into the file went, in pages of the log.
  struct Checkpoint {
    int log = 0;
    int copied = 0;
    bool whole() const { return copied == log; }
  };

  // Makes the file where there is none. One that cannot be written is refused. Whatever finds the file locked
  // by another program waits so long for it.
  static Stored<Database> open(const std::string& path, std::chrono::milliseconds patience = kUsualPatience);
  // Changes nothing in the file, which must exist; it may be one that cannot be written.
  static Stored<Database> open_to_read(const std::string& path);

  Stored<void> execute(const std::string& sql);
  Stored<Statement> prepare(std::string_view sql);
  Stored<std::int64_t> number(std::string_view query);
  // At the end of a query for rows to be changed: leaves out those that somebody else is changing. Here there
  // is nobody else.
  std::string_view skip_locked() const { return ""; }
  // Rows changed by the last statement.
  int changes() const;
  // False after an error that undid the whole transaction.
  bool in_transaction() const;

  // Pages in the write-ahead log after the last commit. Nothing copies them back but checkpoint().
  int log_pages() const { return *log_pages_; }
  // Copies what readers allow; with `empty` also cuts the log to nothing, where no reader holds it. Never
  // waits.
  Stored<Checkpoint> checkpoint(bool empty);

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  static Stored<Database> open_with(int flags, const std::string& path, std::chrono::milliseconds patience);

  int patience_ = 0;  // in milliseconds
  std::unique_ptr<int> log_pages_ = std::make_unique<int>(0);
  std::unique_ptr<sqlite3, Close> db_;
};

}  // namespace trictrac
