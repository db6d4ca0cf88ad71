#include "store/engines/engines.h"

#include <algorithm>
#include <functional>

#include "base/text_of.h"
#include "store/postgres/postgres_engine.h"
#include "store/postgres/structure.h"
#include "store/sqlite/sqlite_engine.h"
#include "store/statements.h"

namespace trictrac {
namespace {

// Copies between a file and PostgreSQL.

constexpr int kPage = 1000;   // rows that are read at once
constexpr int kAtOnce = 100;  // rows that are written at once

using Row = std::vector<Value>;

Value value_at(const Statement& s, int column, ColumnType type) {
  if (s.is_null(column)) return {};
  if (type == ColumnType::Number) return s.number(column);
  if (type == ColumnType::Text) return s.text(column);
  const auto blob = s.blob(column);
  return std::vector<std::uint8_t>(blob.begin(), blob.end());
}

bool is_in_key(const SchemaColumn& column) { return column.is_key || column.is_row; }

// The names of the columns that `which` wants, with commas between them.
std::string names(const SchemaTable& table, const std::function<bool(const SchemaColumn&)>& which) {
  std::string text;
  for (const SchemaColumn& column : table.columns)
    if (which(column)) text += (text.empty() ? "" : ", ") + column.name;
  return text;
}
std::string all_names(const SchemaTable& table) {
  return names(table, [](const SchemaColumn&) { return true; });
}
std::string key_names(const SchemaTable& table) { return names(table, is_in_key); }

std::string marks(std::size_t count) {
  std::string text = "(";
  for (std::size_t i = 0; i < count; ++i) text += i == 0 ? "?" : ", ?";
  return text + ")";
}

Row key_of(const SchemaTable& table, const Row& row) {
  Row key;
  for (std::size_t i = 0; i < row.size(); ++i)
    if (is_in_key(table.columns[i])) key.push_back(row[i]);
  return key;
}

// The rows after that key, in its order; from the first on without one.
Stored<std::vector<Row>> page_after(Database& from, const SchemaTable& table, const Row& key) {
  const std::string after =
      key.empty() ? "" : text_of(" WHERE ({}) > {}", key_names(table), marks(key.size()));
  std::vector<Row> rows;
  Statements sql(from);
  sql.each(
      text_of("SELECT {} FROM {}{} ORDER BY {} LIMIT {}", all_names(table), table.name, after,
              key_names(table), kPage),
      [&](const Statement& s) {
        Row& row = rows.emplace_back();
        for (std::size_t i = 0; i < table.columns.size(); ++i)
          row.push_back(value_at(s, static_cast<int>(i), table.columns[i].type));
      },
      key);
  return sql.done(std::move(rows));
}

Stored<void> insert(Database& to, const SchemaTable& table, std::span<const Row> rows) {
  std::string text = text_of("INSERT INTO {} ({}) VALUES ", table.name, all_names(table));
  Row values;
  for (const Row& row : rows) {
    text += (values.empty() ? "" : ", ") + marks(table.columns.size());
    values.insert(values.end(), row.begin(), row.end());
  }
  Statements sql(to);
  sql.run(text, values);
  return sql.done();
}

// Copies every row of a table inside the transactions open on both sides; a page at a time, so that the
// memory used does not grow with the service.
Stored<void> copy_rows(Database& from, Database& to, const SchemaTable& table) {
  Row key;
  while (true) {
    const auto page = page_after(from, table, key);
    if (!page) return std::unexpected(page.error());
    for (std::span<const Row> rest(*page); !rest.empty();
         rest = rest.subspan(std::min<std::size_t>(kAtOnce, rest.size())))
      if (auto done = insert(to, table, rest.first(std::min<std::size_t>(kAtOnce, rest.size()))); !done)
        return done;
    if (page->size() < kPage) return {};
    key = key_of(table, page->back());
  }
}

constexpr std::chrono::minutes kPatience{10};  // for a statement that writes a whole service to the disk
// The one table whose numbers are never given again, also of those who have left.
constexpr const char* kLastInFile = "SELECT seq FROM sqlite_sequence WHERE name = 'person'";
constexpr const char* kLastInPostgres =
    "SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('person', 'row')::regclass), 0)";
constexpr const char* kOtherServers =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND application_name = 'trictrac'";

std::unexpected<StoreError> refuse_database(StoreError::Kind kind, const char* why) {
  return refuse(kind, std::string("PostgreSQL: ") + why);
}

Stored<void> nobody_is_there(Database& db) {
  Statements sql(db);
  if (sql.any(kOtherServers))
    return refuse_database(StoreError::Busy, "a server uses this database: stop it first");
  if (sql.any("SELECT 1 FROM game UNION ALL SELECT 1 FROM tournament UNION ALL SELECT 1 FROM person LIMIT 1"))
    return refuse_database(StoreError::Conflict, "this database has games or people: choose an empty one");
  return sql.done();
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
  const auto people = from.number(kLastInFile);
  if (!people) return std::unexpected(people.error());
  for (const auto& [table, column] : numbered) {
    const auto last = sql.number(text_of("SELECT greatest({}, (SELECT coalesce(max({}), 0) FROM {}))",
                                         table == "person" ? *people : 0, column, table));
    if (last.value_or(0) > 0)
      sql.run(text_of("SELECT setval(pg_get_serial_sequence('{}', '{}'), {})", table, column, *last));
  }
  return sql.done();
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

// Copies the games of `file`, which is not changed, into the database, with everything stored beside them.
// The file is read to its end before anything is written; afterwards the database holds all of it or nothing.
// The error says why nothing was changed: there is no such file, a game in it is damaged, the database cannot
// be reached, has games already, or is used by a server.
Stored<Restored> restore_to_postgres(const std::string& file, const std::string& url,
                                     const DatabaseInspector& inspector) {
  PostgresDatabase to(url, kPatience);
  if (auto connected = to.connect(); !connected) return std::unexpected(connected.error());
  auto part = PartFile::make(real_path(file));
  if (!part) return std::unexpected(part.error());
  if (auto sound = sound_copy(file, *part, inspector); !sound) return std::unexpected(sound.error());
  auto from = SqliteDatabase::open_to_read(part->name());
  if (!from) return in_file(part->name(), from.error());
  if (auto connected = to.connect(); !connected) return std::unexpected(connected.error());
  if (auto known = make_or_bring_up(to, inspector.schema); !known) return std::unexpected(known.error());
  const auto found = write_all(*from, to, inspector);
  if (!found) return std::unexpected(found.error());
  return Restored{*found, ""};
}

// Copies the games of a database at one moment, as back_up() does, whether or not servers use it.
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

bool is_postgres(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Stored<DatabaseInspection> inspect_postgres(const std::string& address, const DatabaseInspector& inspector) {
  PostgresDatabase db(address);
  if (auto connected = db.connect(); !connected) return std::unexpected(connected.error());
  if (auto begun = db.execute("BEGIN READ ONLY"); !begun) return std::unexpected(begun.error());
  return inspect_games(db, inspector);
}

// In the order in which they are asked.
constexpr EngineEntry kEngines[] = {
    {is_postgres, open_postgres_store, inspect_postgres, back_up_postgres, restore_to_postgres},
    {[](std::string_view) { return true; }, open_sqlite_store, inspect, back_up, restore},
};

}  // namespace

const EngineEntry& find_engine(std::string_view address) {
  return *std::ranges::find_if(kEngines, [&](const EngineEntry& e) { return e.owns(address); });
}

}  // namespace trictrac
