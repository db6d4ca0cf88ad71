#include "store/sqlite/backup.h"

#include <filesystem>

#include "base/text_of.h"
#include "store/sqlite/copy.h"
#include "store/sqlite/store_file.h"

namespace trictrac {
namespace {

using std::filesystem::exists;

// The copy keeps its version: an earlier program needs it as it is.
Stored<DatabaseInspection> inspect_unchanged(const PartFile& part, std::int64_t version,
                                             const DatabaseInspector& inspector) {
  if (version == inspector.schema.version()) return inspect_copy(part, inspector);
  const auto migrated = PartFile::make(part.name());
  if (!migrated) return std::unexpected(migrated.error());
  if (auto copied = copy_games(part.name(), *migrated, inspector.schema); !copied)
    return std::unexpected(copied.error());
  return inspect_copy(*migrated, inspector);
}

}  // namespace

Stored<void> may_be_backup(const std::string& file, Existing existing) {
  const auto refuse = [&](const char* why) { return in_file(file, {StoreError::Conflict, why}); };
  if (!exists(file)) return {};
  if (existing == Existing::Keep) return refuse("it is there already: choose another name, or add --force");
  for (const char* end : kCompanions)
    if (exists(file + end)) return refuse("a server uses or used it: choose another name");
  return {};
}

Stored<DatabaseInspection> put_backup(PartFile& part, const std::string& file,
                                      const DatabaseInspection& found) {
  if (found.damaged > 0 && exists(file))
    return in_file(file,
                   {StoreError::Damaged, text_of("left as it was, for {} of the {} games are damaged now",
                                                 found.damaged, found.games)});
  if (auto there = part.put(); !there) return std::unexpected(there.error());
  return found;
}

Stored<DatabaseInspection> back_up(const std::string& database, const std::string& file, Existing existing,
                                   const DatabaseInspector& inspector) {
  const std::string to = real_path(file);
  if (to == real_path(database))
    return in_file(to, {StoreError::Conflict, "it holds the games themselves: choose another name"});
  if (auto may = may_be_backup(to, existing); !may) return std::unexpected(may.error());
  auto part = PartFile::make(to);
  if (!part) return std::unexpected(part.error());
  const auto version = copy_games(database, *part, inspector.schema);
  if (!version) return std::unexpected(version.error());
  const auto found = inspect_unchanged(*part, *version, inspector);
  return found ? put_backup(*part, to, *found) : found;
}

}  // namespace trictrac
