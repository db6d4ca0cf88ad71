#include "store/sqlite/restore.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "base/text_of.h"

namespace trictrac {
namespace {

using std::filesystem::exists;

constexpr const char* kAlone = "PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE";

// The file to be replaced. During its lifetime no other process reads it, and its log has been merged into
// it: SQLite would apply a log left beside it to the new file.
class GivingWay {
 public:
  static Stored<GivingWay> take(const std::string& path) {
    if (!exists(path) || !can_be_read(path)) return GivingWay(path, std::nullopt);
    auto db = SqliteDatabase::open(path);
    auto alone = db ? db->execute(kAlone) : std::unexpected(db.error());
    if (!alone && alone.error().kind == StoreError::Busy)
      return in_file(path, {StoreError::Busy, "another program is reading it"});
    return GivingWay(path, alone ? std::optional(std::move(*db)) : std::nullopt);
  }

  // Gives it a second name, which no file has; "" where there is nothing to keep. A file that SQLite cannot
  // read takes along what lies beside it.
  Stored<std::string> keep() const {
    if (!any_exists(path_)) return "";
    for (int n = 1;; ++n) {
      std::string kept = text_of("{}.before-restore-{}", path_, n);
      if (any_exists(kept)) continue;
      if (exists(path_) && ::link(path_.c_str(), kept.c_str()) != 0)
        return in_file(path_,
                       {StoreError::Failed, "cannot be kept as " + kept + ": " + std::strerror(errno)});
      if (auto moved = move_companions(kept); !moved) return std::unexpected(moved.error());
      return kept;
    }
  }

 private:
  GivingWay(std::string path, std::optional<SqliteDatabase> db)
      : path_(std::move(path)), db_(std::move(db)) {}

  static bool can_be_read(const std::string& path) {
    auto db = SqliteDatabase::open_to_read(path);
    const auto tables = db ? db->number("SELECT count(*) FROM sqlite_schema") : std::unexpected(db.error());
    return tables || tables.error().kind == StoreError::Busy;
  }
  static bool any_exists(const std::string& path) {
    for (const char* end : kCompanions)
      if (exists(path + end)) return true;
    return exists(path);
  }
  Stored<void> move_companions(const std::string& kept) const {
    for (const char* end : kCompanions) {
      std::error_code wrong;
      if (exists(path_ + end)) std::filesystem::rename(path_ + end, kept + end, wrong);
      if (wrong) return in_file(path_ + end, {StoreError::Failed, "cannot be kept: " + wrong.message()});
    }
    return {};
  }

  std::string path_;
  std::optional<SqliteDatabase> db_;
};

Stored<std::string> exchange(PartFile& part, const std::string& path) {
  part.belong_as(exists(path) ? path : std::filesystem::path(path).parent_path().string());
  const auto old = GivingWay::take(path);
  if (!old) return std::unexpected(old.error());
  auto kept = old->keep();
  if (!kept) return kept;
  if (auto there = part.put(); !there) return std::unexpected(there.error());
  return kept;
}

}  // namespace

Stored<Restored> restore(const std::string& file, const std::string& database,
                         const DatabaseInspector& inspector) {
  const std::string path = real_path(database);
  if (path == real_path(file))
    return in_file(file, {StoreError::Conflict, "this is the file of the server's games: name a backup"});
  const auto lock = lock_store_file(path);
  if (!lock) return std::unexpected(lock.error());
  auto part = PartFile::make(path);
  if (!part) return std::unexpected(part.error());
  const auto found = sound_copy(file, *part, inspector);
  if (!found) return std::unexpected(found.error());
  const auto kept = exchange(*part, path);
  if (!kept) return std::unexpected(kept.error());
  return Restored{*found, *kept};
}

}  // namespace trictrac
