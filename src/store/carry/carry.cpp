#include "store/carry/carry.h"

#include <algorithm>

#include "base/text_of.h"
#include "store/carry/row_copy.h"
#include "store/postgres/postgres.h"
#include "store/postgres/postgres_engine.h"
#include "store/sqlite/backup.h"
#include "store/sqlite/store_file.h"
#include "store/statements.h"

namespace trictrac {
namespace {

constexpr std::chrono::minutes kPatience{10};  // for a statement that writes a whole service to the disk
// The one table whose numbers are never given again, also of those who have left.
constexpr const char* kLastInFile = "SELECT seq FROM sqlite_sequence WHERE name = 'person'";
constexpr const char* kLastInPostgres =
    "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('person', 'row')::regclass), 0)";
constexpr const char* kOtherServers =
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND application_name = 'trictrac'";

std::unexpected<StoreError> refuse_database(StoreError::Kind kind, const char* why) {
  return refuse(kind, std::string("PostgreSQL: ") + why);
}

Stored<void> nobody_is_there(Database& db) {
  const auto servers = db.number(kOtherServers);
  if (!servers) return std::unexpected(servers.error());
  if (*servers > 0) return refuse_database(StoreError::Busy, "a server uses this database: stop it first");
  const auto rows = db.number("SELECT (SELECT count(*) FROM game) + (SELECT count(*) FROM person)");
  if (!rows) return std::unexpected(rows.error());
  if (*rows > 0)
    return refuse_database(StoreError::Conflict, "this database has games or people: choose an empty one");
  return {};
}

Stored<void> copy_all(Database& from, Database& to) {
  for (const SchemaTable& table : tables())
    if (auto done = copy_rows(from, to, table); !done) return done;
  return {};
}

// A new row has a number above all there are, and a person one above all there ever were.
Stored<void> number_on(Database& from, Database& to) {
  Statements sql(to);
  const auto numbered = sql.all(
      "SELECT table_name, column_name FROM information_schema.columns"
      " WHERE table_schema = current_schema() AND is_identity = 'YES'",
      [](const Statement& s) { return std::pair(s.text(0), s.text(1)); });
  if (auto done = sql.done(); !done) return done;
  const auto people = from.number(kLastInFile);
  if (!people) return std::unexpected(people.error());
  for (const auto& [table, column] : numbered) {
    const auto last = to.number(text_of("SELECT greatest({}, (SELECT coalesce(max({}), 0) FROM {}))",
                                        table == "person" ? *people : 0, column, table));
    if (!last) return std::unexpected(last.error());
    if (*last == 0) continue;
    const auto set =
        to.number(text_of("SELECT setval(pg_get_serial_sequence('{}', '{}'), {})", table, column, *last));
    if (!set) return std::unexpected(set.error());
  }
  return {};
}

// Everything from the file in one transaction, read to its end before it takes place.
Stored<DatabaseInspection> write_all(Database& from, PostgresDatabase& to,
                                     const DatabaseInspector& inspector) {
  if (auto begun = to.execute("BEGIN"); !begun) return std::unexpected(begun.error());
  if (auto alone = lock_schema(to); !alone) return std::unexpected(alone.error());
  if (auto free = nobody_is_there(to); !free) return std::unexpected(free.error());
  if (auto done = to.execute("DELETE FROM setting; DELETE FROM job"); !done)
    return std::unexpected(done.error());
  if (auto done = copy_all(from, to); !done) return std::unexpected(done.error());
  if (auto done = number_on(from, to); !done) return std::unexpected(done.error());
  auto found = inspect_games(to, inspector);
  if (found && found->damaged > 0)
    return refuse_database(StoreError::Damaged, "what arrived is not what was sent, so nothing was changed");
  if (auto done = to.execute("COMMIT"); !done) return std::unexpected(done.error());
  return found;
}

// Into a new file, all that was there when it began.
Stored<void> write_file(Database& from, const PartFile& part, const DatabaseInspector& inspector) {
  auto to = SqliteDatabase::open(part.name());
  if (!to) return in_file(part.name(), to.error());
  auto done = make_or_migrate(*to, inspector.schema);
  if (done) done = to->execute("BEGIN IMMEDIATE");
  if (done) done = copy_all(from, *to);
  if (done) {
    const auto people = from.number(kLastInPostgres);
    done = people ? to->execute(text_of("DELETE FROM sqlite_sequence WHERE name = 'person';"
                                        "INSERT INTO sqlite_sequence (name, seq) VALUES ('person', {});"
                                        "COMMIT",
                                        *people))
                  : std::unexpected(people.error());
  }
  return done;
}

}  // namespace

Stored<DatabaseInspection> restore_to_postgres(const std::string& file, const std::string& url,
                                               const DatabaseInspector& inspector) {
  PostgresDatabase to(url, kPatience);
  if (auto connected = to.connect(); !connected) return std::unexpected(connected.error());
  auto part = PartFile::make(real_path(file));
  if (!part) return std::unexpected(part.error());
  if (auto sound = sound_copy(file, *part, inspector); !sound) return sound;
  auto from = SqliteDatabase::open_to_read(part->name());
  if (!from) return in_file(part->name(), from.error());
  if (auto connected = to.connect(); !connected) return std::unexpected(connected.error());
  if (auto known = make_or_bring_up(to, inspector.schema); !known) return std::unexpected(known.error());
  return write_all(*from, to, inspector);
}

Stored<DatabaseInspection> back_up_postgres(const std::string& url, const std::string& file,
                                            Existing existing, const DatabaseInspector& inspector) {
  const std::string to = real_path(file);
  if (auto may = may_be_backup(to, existing); !may) return std::unexpected(may.error());
  PostgresDatabase from(url, kPatience);
  if (auto connected = from.connect(); !connected) return std::unexpected(connected.error());
  if (auto known = of_this_version(from, inspector.schema); !known) return std::unexpected(known.error());
  auto part = PartFile::make(to);
  if (!part) return std::unexpected(part.error());
  if (auto begun = from.execute("BEGIN READ ONLY"); !begun) return std::unexpected(begun.error());
  if (auto done = write_file(from, *part, inspector); !done) return std::unexpected(done.error());
  const auto found = inspect_copy(*part, inspector);
  return found ? put_backup(*part, to, *found) : found;
}

}  // namespace trictrac
