#include "store/sqlite/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <unordered_map>

namespace trictrac {
namespace {

StoreError::Kind fault_of(int code) {
  switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreError::Busy;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreError::Damaged;
    case SQLITE_CONSTRAINT: return StoreError::Conflict;
    default: return StoreError::Failed;
  }
}

std::unexpected<StoreError> error_of(sqlite3* db) {
  return std::unexpected(StoreError{fault_of(sqlite3_errcode(db)), sqlite3_errmsg(db)});
}

}  // namespace

// Statements that are prepared and not in use, by their text.
class SqliteDatabase::Idle {
 public:
  Idle() = default;
  Idle(const Idle&) = delete;
  Idle& operator=(const Idle&) = delete;
  ~Idle() {
    for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  }
  // Returns null where there is none of that text.
  sqlite3_stmt* take(const std::string& sql) {
    const auto found = statements_.find(sql);
    if (found == statements_.end()) return nullptr;
    sqlite3_stmt* const statement = found->second;
    statements_.erase(found);
    return statement;
  }
  void give(const std::string& sql, sqlite3_stmt* statement) {
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    if (statements_.size() >= kMostIdle || !statements_.emplace(sql, statement).second)
      sqlite3_finalize(statement);
  }

 private:
  static constexpr std::size_t kMostIdle = 256;
  std::unordered_map<std::string, sqlite3_stmt*> statements_;
};

class SqliteDatabase::InUse : public Statement {
 public:
  InUse(std::string sql, sqlite3_stmt* s, std::shared_ptr<Idle> idle)
      : sql_(std::move(sql)), s_(s), idle_(std::move(idle)) {}
  ~InUse() override { idle_->give(sql_, s_); }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;

  void bind(int index, std::string_view text) override {
    sqlite3_bind_text64(s_, index, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  }
  void bind(int index, std::int64_t value) override { sqlite3_bind_int64(s_, index, value); }
  void bind(int index, std::span<const std::uint8_t> blob) override {
    sqlite3_bind_blob64(s_, index, blob.data(), blob.size(), SQLITE_TRANSIENT);
  }
  void bind_null(int index) override { sqlite3_bind_null(s_, index); }
  bool is_null(int column) const override { return sqlite3_column_type(s_, column) == SQLITE_NULL; }
  Stored<bool> next() override {
    const int result = sqlite3_step(s_);
    if (result == SQLITE_ROW) return true;
    if (result == SQLITE_DONE) return false;
    return error_of(sqlite3_db_handle(s_));
  }
  std::string text(int column) const override {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(s_, column));
    return bytes ? std::string(bytes, sqlite3_column_bytes(s_, column)) : std::string();
  }
  std::int64_t number(int column) const override { return sqlite3_column_int64(s_, column); }
  std::span<const std::uint8_t> blob(int column) const override {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(s_, column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(s_, column))};
  }

 private:
  std::string sql_;
  sqlite3_stmt* s_;
  std::shared_ptr<Idle> idle_;
};

namespace {

// Creates the file, if there is none, for the user of the program only, and removes the rights of other users
// on an existing file. SQLite gives the files beside it the same rights. SQLite reports failures of this
// function.
void keep_from_others(const std::string& path) {
  if (path.empty() || path.starts_with(':')) return;
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return;
  struct stat is{};
  if (fstat(file, &is) == 0 && S_ISREG(is.st_mode) && (is.st_mode & 0007) != 0)
    (void)fchmod(file, is.st_mode & 0770);
  ::close(file);
}

int note_log(void* pages, sqlite3*, const char*, int in_log) {
  *static_cast<int*>(pages) = in_log;
  return SQLITE_OK;
}

}  // namespace

void SqliteDatabase::Close::operator()(sqlite3* db) const { sqlite3_close_v2(db); }

Stored<SqliteDatabase> SqliteDatabase::open(const std::string& path, std::chrono::milliseconds patience) {
  keep_from_others(path);
  auto db = open_with(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path, patience);
  if (db && sqlite3_db_readonly(db->db_.get(), "main") == 1)
    return refuse(StoreError::Failed, "the file cannot be written");
  return db;
}

Stored<SqliteDatabase> SqliteDatabase::open_to_read(const std::string& path) {
  auto db = open_with(SQLITE_OPEN_READONLY, path, kUsualPatience);
  // The last connection that closes a file would otherwise copy its log into it.
  if (db) sqlite3_db_config(db->db_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  return db;
}

Stored<SqliteDatabase> SqliteDatabase::open_with(int flags, const std::string& path,
                                                 std::chrono::milliseconds patience) {
  sqlite3* raw = nullptr;
  const int result = sqlite3_open_v2(path.c_str(), &raw, flags, nullptr);
  SqliteDatabase db;
  db.db_.reset(raw);
  db.idle_ = std::make_shared<Idle>();
  if (!raw) return refuse(StoreError::Failed, "out of memory");
  if (result != SQLITE_OK) return error_of(raw);
  db.patience_ = static_cast<int>(patience.count());
  sqlite3_busy_timeout(raw, db.patience_);
  sqlite3_wal_hook(raw, note_log, db.log_pages_.get());
  return db;
}

Stored<void> SqliteDatabase::execute(const std::string& sql) {
  if (sqlite3_exec(db_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK) return {};
  return error_of(db_.get());
}

Stored<std::unique_ptr<Statement>> SqliteDatabase::prepare(std::string_view text) {
  std::string sql(text);
  sqlite3_stmt* s = idle_->take(sql);
  if (!s && sqlite3_prepare_v2(db_.get(), sql.data(), static_cast<int>(sql.size()), &s, nullptr) != SQLITE_OK)
    return error_of(db_.get());
  return std::make_unique<InUse>(std::move(sql), s, idle_);
}

bool SqliteDatabase::in_transaction() const { return sqlite3_get_autocommit(db_.get()) == 0; }

// Writes the version that the file has already.
Stored<void> SqliteDatabase::write_nothing() {
  const auto version = number("PRAGMA user_version");
  return version ? execute("PRAGMA user_version = " + std::to_string(*version))
                 : std::unexpected(version.error());
}

Stored<SqliteDatabase::Checkpoint> SqliteDatabase::checkpoint(bool empty) {
  Checkpoint done;
  sqlite3_busy_timeout(db_.get(), 0);
  const int result = sqlite3_wal_checkpoint_v2(db_.get(), nullptr,
                                               empty ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE,
                                               &done.log, &done.copied);
  sqlite3_busy_timeout(db_.get(), patience_);
  if (result == SQLITE_OK || result == SQLITE_BUSY) {
    *log_pages_ = done.log;
    return done;
  }
  return error_of(db_.get());
}

const Dialect& SqliteDatabase::dialect() const {
  static constexpr Dialect kWords{"INTEGER",        "BLOB",    "INTEGER PRIMARY KEY",
                                  " AUTOINCREMENT", " STRICT", " STRICT, WITHOUT ROWID"};
  return kWords;
}

}  // namespace trictrac
