#include "apps/server/sqlite.h"

#include <sqlite3.h>

namespace trictrac {
namespace {

constexpr int kBusyTimeout = 5000;  // milliseconds for another program to let go of the file

StoreError error_of(sqlite3* db) { return sqlite3_errmsg(db); }

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* s) const { sqlite3_finalize(s); }
void Database::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Statement& Statement::bind(int index, std::string_view text) {
  sqlite3_bind_text64(s_.get(), index, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  return *this;
}

Statement& Statement::bind(int index, std::int64_t value) {
  sqlite3_bind_int64(s_.get(), index, value);
  return *this;
}

Stored<bool> Statement::next() {
  const int result = sqlite3_step(s_.get());
  if (result == SQLITE_ROW) return true;
  const StoreError error = result == SQLITE_DONE ? "" : error_of(sqlite3_db_handle(s_.get()));
  reset();
  if (result == SQLITE_DONE) return false;
  return std::unexpected(error);
}

Stored<void> Statement::run() {
  const auto row = next();
  reset();
  if (!row) return std::unexpected(row.error());
  return {};
}

std::string Statement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(s_.get(), column));
  return bytes ? std::string(bytes, sqlite3_column_bytes(s_.get(), column)) : std::string();
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(s_.get(), column); }

void Statement::reset() { sqlite3_reset(s_.get()); }

Stored<Database> Database::open(const std::string& path) {
  sqlite3* raw = nullptr;
  const int result = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  Database db;
  db.db_.reset(raw);
  if (result != SQLITE_OK) return std::unexpected(raw ? error_of(raw) : "out of memory");
  sqlite3_busy_timeout(raw, kBusyTimeout);
  return db;
}

Stored<void> Database::execute(const char* sql) {
  if (sqlite3_exec(db_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return std::unexpected(error_of(db_.get()));
}

Stored<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v2(db_.get(), sql.data(), static_cast<int>(sql.size()), &s, nullptr) != SQLITE_OK)
    return std::unexpected(error_of(db_.get()));
  return Statement(s);
}

Stored<std::int64_t> Database::number(std::string_view query) {
  auto statement = prepare(query);
  if (!statement) return std::unexpected(statement.error());
  const auto row = statement->next();
  if (!row) return std::unexpected(row.error());
  return *row ? statement->number(0) : 0;
}

}  // namespace trictrac
