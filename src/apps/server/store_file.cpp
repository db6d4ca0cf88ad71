#include "apps/server/store_file.h"

#include <filesystem>
#include <utility>

namespace trictrac {
namespace {

constexpr const char* kDurable = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;";

// The same for all names of one file.
std::string lock_of(const std::string& path) {
  std::error_code wrong;
  const auto real = std::filesystem::weakly_canonical(path, wrong);
  return (wrong ? path : real.string()) + ".lock";
}

}  // namespace

std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error) {
  return std::unexpected(StoreError{error.fault, path + ": " + error.what});
}

Stored<StoreFile> open_store_file(const std::string& path, const Conversion& conversion,
                                  std::chrono::milliseconds patience) {
  auto lock = FileLock::take(lock_of(path));
  if (!lock) return in_file(path, lock.error());
  auto db = Database::open(path, patience);
  if (!db) return in_file(path, db.error());
  if (auto known = make_or_convert(*db, conversion); !known) return in_file(path, known.error());
  if (auto durable = db->execute(kDurable); !durable) return in_file(path, durable.error());
  return StoreFile{std::move(*lock), std::move(*db)};
}

}  // namespace trictrac
