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

constexpr std::size_t kMostIdle = 256;

}  // namespace

struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using PreparedStatement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

// Statements that are prepared and not in use, by their text.
struct SqliteDatabase::Idle : std::unordered_map<std::string, PreparedStatement> {};

class SqliteDatabase::InUse : public Statement {
 public:
  InUse(std::string sql, PreparedStatement s, std::shared_ptr<Idle> idle)
      : sql_(std::move(sql)), s_(std::move(s)), idle_(std::move(idle)) {}
  ~InUse() override {
    sqlite3_reset(s_.get());
    sqlite3_clear_bindings(s_.get());
    if (idle_->size() < kMostIdle) idle_->try_emplace(std::move(sql_), std::move(s_));
  }
  InUse(const InUse&) = delete;
  InUse& operator=(const InUse&) = delete;

  void bind(int index, std::string_view text) override {
    sqlite3_bind_text64(s_.get(), index, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
  }
  void bind(int index, std::int64_t value) override { sqlite3_bind_int64(s_.get(), index, value); }
  void bind(int index, std::span<const std::uint8_t> blob) override {
    sqlite3_bind_blob64(s_.get(), index, blob.data(), blob.size(), SQLITE_TRANSIENT);
  }
  void bind_null(int index) override { sqlite3_bind_null(s_.get(), index); }
  bool is_null(int column) const override { return sqlite3_column_type(s_.get(), column) == SQLITE_NULL; }
  Stored<bool> next() override {
    const int result = sqlite3_step(s_.get());
    if (result == SQLITE_ROW) return true;
    if (result == SQLITE_DONE) return false;
    return error_of(sqlite3_db_handle(s_.get()));
  }
  std::string text(int column) const override {
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(s_.get(), column));
    return bytes ? std::string(bytes, sqlite3_column_bytes(s_.get(), column)) : std::string();
  }
  std::int64_t number(int column) const override { return sqlite3_column_int64(s_.get(), column); }
  std::span<const std::uint8_t> blob(int column) const override {
    const auto* bytes = static_cast<const std::uint8_t*>(sqlite3_column_blob(s_.get(), column));
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(s_.get(), column))};
  }

 private:
  std::string sql_;
  PreparedStatement s_;
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
  if (auto idle = idle_->extract(sql))
    return std::make_unique<InUse>(std::move(sql), std::move(idle.mapped()), idle_);
  sqlite3_stmt* s = nullptr;
  if (sqlite3_prepare_v2(db_.get(), sql.data(), static_cast<int>(sql.size()), &s, nullptr) != SQLITE_OK)
    return error_of(db_.get());
  return std::make_unique<InUse>(std::move(sql), PreparedStatement(s), idle_);
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
