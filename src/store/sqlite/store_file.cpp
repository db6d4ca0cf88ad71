#include "store/sqlite/store_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <map>

#include "base/text_of.h"
#include "store/sqlite/part_file.h"
#include "store/statements.h"

namespace trictrac {
namespace {

std::string first_word_in(int file) {
  char text[32];
  const ssize_t size = pread(file, text, sizeof text, 0);
  const std::string all(text, size > 0 ? static_cast<std::size_t>(size) : 0);
  return all.substr(0, all.find('\n'));
}

constexpr std::int64_t kApplication = 0x74724332;         // "trC2"
constexpr std::int64_t kEarlierApplication = 0x74726963;  // "tric", until 1.0.0

std::unexpected<StoreError> refuse(std::string what) { return refuse(StoreError::Failed, std::move(what)); }

// The tables, columns, keys, indexes, triggers and views by their names in errors, without what a statement
// ignores: a migration may leave other texts of tables and another order of columns than a new file has.
using Structure = std::map<std::string, std::string>;

Stored<Structure> structure_of(Database& db) {
  Structure all;
  Statements sql(db);
  sql.each(
      "SELECT name, strict, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
      " AND name NOT LIKE 'sqlite_%'",
      [&](const Statement& s) {
        all["the table " + s.text(0)] = text_of("strict {}, without rowid {}", s.number(1), s.number(2));
      });
  sql.each(
      "SELECT t.name, c.name, c.type, c.\"notnull\", coalesce(c.dflt_value, ''), c.pk FROM pragma_table_list "
      "t"
      " JOIN pragma_table_xinfo(t.name) c WHERE t.schema = 'main' AND t.type = 'table'"
      " AND t.name NOT LIKE 'sqlite_%'",
      [&](const Statement& s) {
        all[text_of("the column {} of {}", s.text(1), s.text(0))] =
            text_of("{} {} {} {}", s.text(2), s.number(3), s.text(4), s.number(5));
      });
  sql.each(
      "SELECT t.name, f.\"from\", f.\"table\", f.\"to\" FROM pragma_table_list t"
      " JOIN pragma_foreign_key_list(t.name) f WHERE t.schema = 'main' AND t.type = 'table'",
      [&](const Statement& s) {
        all[text_of("the key {} of {}", s.text(1), s.text(0))] = text_of("{} {}", s.text(2), s.text(3));
      });
  sql.each(
      "SELECT type, name, sql FROM sqlite_schema WHERE type IN ('index', 'trigger', 'view') AND sql IS NOT "
      "NULL",
      [&](const Statement& s) { all[text_of("the {} {}", s.text(0), s.text(1))] = s.text(2); });
  return sql.done(std::move(all));
}

// Returns the name of the first that only one of both has, or has otherwise; "" where they are the same.
std::string difference(const Structure& is, const Structure& should) {
  for (const auto& [name, value] : should) {
    const auto found = is.find(name);
    if (found == is.end()) return name + " is missing";
    if (found->second != value) return name + " is not as it should be";
  }
  for (const auto& [name, value] : is)
    if (!should.contains(name)) return name + " does not belong there";
  return "";
}

Stored<SqliteDatabase> model_of(const Schema& schema) {
  auto model = SqliteDatabase::open(":memory:");
  if (!model) return model;
  if (auto made = make_tables(*model, schema.tables); !made) return std::unexpected(made.error());
  return model;
}

// Compares all tables, columns, keys and indices with those that the schema makes: a number alone says
// nothing of what is in a file. Damaged names the first that is missing, different or too many.
Stored<void> check_structure(Database& db, const Schema& schema) {
  auto model = model_of(schema);
  if (!model) return std::unexpected(model.error());
  const auto should = structure_of(*model), is = structure_of(db);
  if (!should) return std::unexpected(should.error());
  if (!is) return std::unexpected(is.error());
  const std::string what = difference(*is, *should);
  if (what.empty()) return {};
  return refuse(StoreError::Damaged,
                text_of("its tables are not those of version {}: {}", schema.version(), what));
}

}  // namespace

std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error) {
  return std::unexpected(StoreError{error.kind, path + ": " + error.what});
}

Stored<OpenFile> lock_store_file(const std::string& path) {
  const std::string name = real_path(path) + ".lock";
  OpenFile lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!lock) return in_file(path, {StoreError::Failed, name + " cannot be made: " + std::strerror(errno)});
  if (flock(lock.number(), LOCK_EX | LOCK_NB) != 0)
    return in_file(path, {StoreError::Busy,
                          "process " + first_word_in(lock.number()) + " uses it (and locks " + name + ")"});
  const std::string holder = std::to_string(getpid()) + "\n";
  // The name of the holder is a courtesy: the lock stands without it.
  if (ftruncate(lock.number(), 0) == 0) (void)!pwrite(lock.number(), holder.data(), holder.size(), 0);
  return lock;
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
