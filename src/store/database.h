// A database as the rows see it, whichever engine keeps it, and its prepared statements.
//
// The SQL here is common to SQLite and PostgreSQL: ?1, ?2 … or ? for values. Tables are written in the words
// of the engine (Dialect).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "store/stored.h"

namespace trictrac {

// A prepared statement, run with its values by Statements.
class Statement {
 public:
  virtual ~Statement() = default;
  virtual void bind(int index, std::string_view text) = 0;
  virtual void bind(int index, std::int64_t value) = 0;
  virtual void bind(int index, std::span<const std::uint8_t> blob) = 0;
  virtual void bind_null(int index) = 0;
  // Steps to the next row; false after the last.
  virtual Stored<bool> next() = 0;
  // Runs the statement, whose rows nobody reads; between Database::collect and settle it may wait.
  virtual Stored<void> run() {
    const auto row = next();
    if (!row) return std::unexpected(row.error());
    return {};
  }
  virtual bool is_null(int column) const = 0;
  virtual std::string text(int column) const = 0;  // from 0; "" where it is NULL
  virtual std::int64_t number(int column) const = 0;
  // Valid until the next step.
  virtual std::span<const std::uint8_t> blob(int column) const = 0;
};

// The words in which an engine makes tables; the type of texts is TEXT in all of them.
struct Dialect {
  std::string_view number, bytes;  // types
  std::string_view row;            // a number that the database gives to each row, the primary key
  std::string_view lasting;        // follows `row` where no number is given again
  std::string_view end;            // of a table
  std::string_view keyed_end;      // of a table whose rows are stored in the order of its key
};

// A database, within a transaction or not.
class Database {
 public:
  virtual ~Database() = default;
  // Runs one statement or several.
  virtual Stored<void> execute(const std::string& sql) = 0;
  virtual Stored<std::unique_ptr<Statement>> prepare(std::string_view sql) = 0;
  // Returns false after an error that undid the whole transaction; otherwise it can go back to a savepoint.
  virtual bool in_transaction() const = 0;
  // Writes a change without effect, to test whether the database can be written.
  virtual Stored<void> write_nothing() = 0;
  // Returns the end of a SELECT that skips rows locked by other transactions; "" if no other process writes.
  virtual std::string_view skip_locked() const = 0;
  virtual const Dialect& dialect() const = 0;
  // Lets statements that return nothing, and announcements, wait until the next read or settle(): an engine
  // at the end of a line then sends them together.
  virtual void collect() {}
  // Carries out what has waited. Returns its first fault; what came after that was not done.
  virtual Stored<void> settle() { return {}; }
  // Announces a text to all who watch the database, once the transaction is committed.
  virtual Stored<void> notify(std::string_view text) = 0;

  // Returns the first column of the first row, 0 if there is none.
  Stored<std::int64_t> number(std::string_view query) {
    auto statement = prepare(query);
    if (!statement) return std::unexpected(statement.error());
    const auto row = (*statement)->next();
    if (!row) return std::unexpected(row.error());
    return *row ? (*statement)->number(0) : 0;
  }
};

}  // namespace trictrac
