// SQLite with owners: a database and its prepared statements.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace trictrac {

// What SQLite says went wrong.
using StoreError = std::string;
template <class T>
using Stored = std::expected<T, StoreError>;

// A prepared statement; run() or next() start it anew after bind().
class Statement {
 public:
  Statement() = default;
  explicit Statement(sqlite3_stmt* s) : s_(s) {}

  Statement& bind(int index, std::string_view text);  // from 1
  Statement& bind(int index, std::int64_t value);

  Stored<void> run();
  // The next row, or false after the last.
  Stored<bool> next();
  std::string text(int column) const;  // from 0
  std::int64_t number(int column) const;
  void reset();

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* s) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> s_;
};

class Database {
 public:
  static Stored<Database> open(const std::string& path);

  Stored<void> execute(const char* sql);
  Stored<Statement> prepare(std::string_view sql);
  Stored<std::int64_t> number(std::string_view query);

 private:
  struct Close {
    void operator()(sqlite3* db) const;
  };
  std::unique_ptr<sqlite3, Close> db_;
};

}  // namespace trictrac
