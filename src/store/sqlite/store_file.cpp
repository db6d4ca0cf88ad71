#include "store/sqlite/store_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/text_of.h"
#include "store/sqlite/part_file.h"
#include "store/sqlite/structure.h"

namespace trictrac {
namespace {

// Deleted data must be gone: no person who leaves may stay in free pages. And every named row must exist, as
// in PostgreSQL.
constexpr const char* kDurable =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = "
    "ON;";

std::string first_word_in(int file) {
  char text[32];
  const ssize_t size = pread(file, text, sizeof text, 0);
  const std::string all(text, size > 0 ? static_cast<std::size_t>(size) : 0);
  return all.substr(0, all.find('\n'));
}

constexpr std::int64_t kApplication = 0x74724332;         // "trC2"
constexpr std::int64_t kEarlierApplication = 0x74726963;  // "tric", until 1.0.0

std::unexpected<StoreError> refuse(std::string what) { return refuse(StoreError::Failed, std::move(what)); }

}  // namespace

std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error) {
  return std::unexpected(StoreError{error.kind, path + ": " + error.what});
}

Stored<FileLock> lock_store_file(const std::string& path) {
  auto lock = FileLock::take(real_path(path) + ".lock");
  if (!lock) return in_file(path, lock.error());
  return lock;
}

Stored<StoreFile> open_store_file(const std::string& path, const Schema& schema,
                                  std::chrono::milliseconds patience) {
  auto lock = lock_store_file(path);
  if (!lock) return std::unexpected(lock.error());
  auto db = SqliteDatabase::open(path, patience);
  if (!db) return in_file(path, db.error());
  if (auto known = make_or_migrate(*db, schema); !known) return in_file(path, known.error());
  if (auto durable = db->execute(kDurable); !durable) return in_file(path, durable.error());
  return StoreFile{std::move(*lock), std::move(*db)};
}

Stored<FileLock> FileLock::take(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return refuse(StoreError::Failed, path + " cannot be made: " + std::strerror(errno));
  FileLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0)
    return refuse(StoreError::Busy, "process " + first_word_in(file) + " uses it (and locks " + path + ")");
  const std::string holder = std::to_string(getpid()) + "\n";
  // The name of the holder is a courtesy: the lock stands without it.
  if (ftruncate(file, 0) == 0) (void)!pwrite(file, holder.data(), holder.size(), 0);
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

Stored<std::int64_t> version_of(Database& db, const Schema& schema) {
  const auto application = db.number("PRAGMA application_id");
  const auto version = db.number("PRAGMA user_version");
  const auto tables = db.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  if (!application || !version) return refuse("its header cannot be read");
  if (*application == 0 && *version == 0 && *tables == 0) return 0;
  if (*application == kEarlierApplication)
    return refuse(
        "Trictrac 1.0.0 or an earlier one made it, and this program cannot read it: go on serving it with "
        "that "
        "program, or name another file");
  if (*application != kApplication)
    return refuse("this is the database of another program: choose another file");
  if (*version < 1) return refuse(text_of("its version, {}, is none that there ever was", *version));
  if (*version > schema.version())
    return refuse(
        text_of("a later Trictrac made it: its version is {}, and this program reads up to {}; use that one",
                *version, schema.version()));
  if (*version < schema.version()) return *version;
  auto same = check_structure(db, schema);
  return same ? version : std::unexpected(same.error());
}

Stored<void> make_or_migrate(Database& db, const Schema& schema) {
  const auto version = version_of(db, schema);
  if (!version) return std::unexpected(version.error());
  if (*version == schema.version()) return {};
  if (auto begun = db.execute("BEGIN IMMEDIATE"); !begun) return begun;
  auto done = schema.bring_up(db, *version);
  if (done) done = check_structure(db, schema);
  if (done)
    done = db.execute(text_of("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT", kApplication,
                              schema.version()));
  if (!done) (void)db.execute("ROLLBACK");
  return done;
}

}  // namespace trictrac
