#include "store/sqlite/backup.h"

#include <unistd.h>

#include <filesystem>

#include "base/text_of.h"
#include "store/rows/game_rows.h"
#include "store/rows/tournament_rows.h"
#include "store/statements.h"

namespace trictrac {
namespace {

using std::filesystem::exists;

// Reports faults of the file itself, independent of its games.
Stored<void> inspect_pages(Database& db, const DatabaseInspector& inspector) {
  Statements sql(db);
  sql.each("PRAGMA quick_check", [&](const Statement& s) {
    if (const std::string what = s.text(0); what != "ok") inspector.report("the file: " + what);
  });
  return sql.done();
}

// `what`: "game" or "tournament".
template <class T>
std::string what_is_wrong(std::string_view what, const std::string& name,
                          const Stored<std::optional<T>>& stored,
                          const std::function<std::string(const T&)>& find_fault) {
  if (!stored) return stored.error().what;
  const std::string fault = *stored ? find_fault(**stored) : "it has been removed";
  return fault.empty() ? "" : text_of("{} {}: {}", what, name, fault);
}

// "3 of its 8 games are damaged", with their article.
std::string damage_text(const DatabaseInspection& found, std::string_view article) {
  const std::string tournaments =
      found.tournaments > 0 ? text_of(" and {} tournaments", found.tournaments) : std::string();
  return text_of("{} of {} {} games{} are damaged", found.damaged, article, found.games, tournaments);
}

Stored<void> inspect_tournaments(Database& db, const DatabaseInspector& inspector,
                                 DatabaseInspection& found) {
  TournamentRows rows(db);
  const auto names = rows.names();
  if (!names) return std::unexpected(names.error());
  for (const std::string& name : *names) {
    ++found.tournaments;
    const std::string fault = what_is_wrong("tournament", name, rows.load(name), inspector.tournament_fault);
    if (fault.empty()) continue;
    ++found.damaged;
    inspector.report(fault);
  }
  return {};
}

// Reads a file of an earlier version as this one would migrate it, in a copy that is removed afterwards.
Stored<DatabaseInspection> inspect_migrated_copy(const std::string& path,
                                                 const DatabaseInspector& inspector) {
  std::error_code wrong;
  const auto folder = std::filesystem::temp_directory_path(wrong);
  const auto copy = PartFile::make((folder / ("trictrac-check-" + std::to_string(getpid()))).string());
  if (!copy) return std::unexpected(copy.error());
  if (auto version = copy_games(path, *copy, inspector.schema); !version)
    return std::unexpected(version.error());
  return inspect_copy(*copy, inspector);
}

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

// The first thing that is wrong with the file itself.
Stored<void> must_be_sound(Database& db) {
  Statements sql(db);
  const std::string found = sql.text("PRAGMA quick_check(1)");
  if (auto done = sql.done(); !done) return done;
  if (found == "ok") return {};
  return refuse(StoreError::Damaged, "damaged: " + found);
}

// One reader at one moment, and one file: the online backup of SQLite would begin again with every line that
// the server writes, and would hand on that the file has a log beside it.
Stored<void> copy_at_once(Database& db, const std::string& to) {
  Statements sql(db);
  sql.run("VACUUM INTO ?1", to);
  if (sql.fault())
    return std::unexpected(StoreError{sql.fault()->kind, "copied to " + to + ": " + sql.fault()->what});
  return {};
}

}  // namespace

std::string count_text(const DatabaseInspection& found) {
  std::string text = text_of("games: {}", found.games);
  if (found.tournaments > 0) text += text_of(", tournaments: {}", found.tournaments);
  return text;
}

Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector) {
  GameRows rows(db);
  const auto names = rows.names();
  if (!names) return std::unexpected(names.error());
  DatabaseInspection found;
  for (const std::string& name : *names) {
    ++found.games;
    const auto game = rows.load(name);
    const std::string fault = what_is_wrong("game", name, game, inspector.fault);
    if (fault.empty()) {
      found.events += static_cast<std::int64_t>((*game)->events.size());
      continue;
    }
    ++found.damaged;
    inspector.report(fault);
  }
  if (auto read = inspect_tournaments(db, inspector, found); !read) return std::unexpected(read.error());
  return found;
}

Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector) {
  if (!exists(path)) return in_file(path, {StoreError::Failed, "there is no such file"});
  if (const auto lock = lock_store_file(path); !lock) return std::unexpected(lock.error());
  auto db = SqliteDatabase::open_to_read(path);
  if (!db) return in_file(path, db.error());
  const auto version = version_of(*db, inspector.schema);
  if (!version) return in_file(path, version.error());
  if (*version != inspector.schema.version()) return inspect_migrated_copy(path, inspector);
  auto found = inspect(*db, inspector);
  if (!found) return in_file(path, found.error());
  return found;
}

Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector) {
  if (auto whole = inspect_pages(db, inspector); !whole) return std::unexpected(whole.error());
  return inspect_games(db, inspector);
}

Stored<void> may_be_backup(const std::string& file, Existing existing) {
  const auto refuse = [&](const char* why) { return in_file(file, {StoreError::Conflict, why}); };
  if (!exists(file)) return {};
  if (existing == Existing::Keep) return refuse("it already exists: choose another name, or add --force");
  for (const char* end : kCompanions)
    if (exists(file + end)) return refuse("a server uses it or has used it: choose another name");
  return {};
}

Stored<DatabaseInspection> put_backup(PartFile& part, const std::string& file,
                                      const DatabaseInspection& found) {
  if (found.damaged > 0 && exists(file))
    return in_file(
        file, {StoreError::Damaged, text_of("left as it was, because {} now", damage_text(found, "the"))});
  if (auto there = part.put(); !there) return std::unexpected(there.error());
  return found;
}

Stored<DatabaseInspection> back_up(const std::string& database, const std::string& file, Existing existing,
                                   const DatabaseInspector& inspector) {
  const std::string to = real_path(file);
  if (to == real_path(database))
    return in_file(to, {StoreError::Conflict, "it is the file of the games: choose another name"});
  if (auto may = may_be_backup(to, existing); !may) return std::unexpected(may.error());
  auto part = PartFile::make(to);
  if (!part) return std::unexpected(part.error());
  const auto version = copy_games(database, *part, inspector.schema);
  if (!version) return std::unexpected(version.error());
  const auto found = inspect_unchanged(*part, *version, inspector);
  return found ? put_backup(*part, to, *found) : found;
}

Stored<std::int64_t> copy_games(const std::string& from, const PartFile& to, const Schema& schema) {
  if (!exists(from)) return in_file(from, {StoreError::Failed, "there is no such file"});
  auto db = SqliteDatabase::open_to_read(from);
  if (!db) return in_file(from, db.error());
  const auto version = version_of(*db, schema);
  if (!version) return in_file(from, version.error());
  if (*version == 0) return in_file(from, {StoreError::Failed, "an empty file"});
  if (auto sound = must_be_sound(*db); !sound) return in_file(from, sound.error());
  if (auto copied = copy_at_once(*db, to.name()); !copied) return in_file(from, copied.error());
  return version;
}

Stored<DatabaseInspection> inspect_copy(const PartFile& copy, const DatabaseInspector& inspector) {
  auto db = SqliteDatabase::open(copy.name());
  if (!db) return in_file(copy.name(), db.error());
  if (auto known = make_or_migrate(*db, inspector.schema); !known) return in_file(copy.name(), known.error());
  auto found = inspect(*db, inspector);
  if (!found) return in_file(copy.name(), found.error());
  return found;
}

Stored<DatabaseInspection> sound_copy(const std::string& file, const PartFile& part,
                                      const DatabaseInspector& inspector) {
  if (auto version = copy_games(file, part, inspector.schema); !version)
    return std::unexpected(version.error());
  auto found = inspect_copy(part, inspector);
  if (found && found->damaged > 0) return in_file(file, {StoreError::Damaged, damage_text(*found, "its")});
  return found;
}

}  // namespace trictrac
