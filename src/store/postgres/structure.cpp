#include "store/postgres/structure.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text_of.h"
#include "store/statements.h"

namespace trictrac {
namespace {

struct FoundColumn {
  std::string name, type;
  bool required = false;
};

Stored<std::vector<FoundColumn>> columns_in(Database& db, const std::string& table) {
  Statements sql(db);
  return sql.done(sql.all(
      "SELECT attname, upper(format_type(atttypid, atttypmod)), attnotnull::int FROM pg_attribute"
      " WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
      [](const Statement& s) { return FoundColumn{s.text(0), s.text(1), s.number(2) != 0}; }, table));
}

Stored<bool> has_index(Database& db, const std::string& name) {
  const auto found =
      db.number(text_of("SELECT count(*) FROM pg_index WHERE indexrelid = to_regclass('{}')", name));
  return found ? Stored<bool>(*found == 1) : std::unexpected(found.error());
}

// Returns the fault of the columns of a table; "" if there is none.
std::string difference(const std::vector<FoundColumn>& are, const SchemaTable& should, const Dialect& words) {
  if (are.empty()) return text_of("the table {} is missing", should.name);
  for (const SchemaColumn& column : should.columns) {
    const auto found = std::ranges::find(are, column.name, &FoundColumn::name);
    const std::string name = text_of("the column {} of {}", column.name, should.name);
    if (found == are.end()) return name + " is missing";
    const bool required = column.is_row || !column.is_optional;
    if (found->type != type_of(column, words) || found->required != required)
      return name + " is not as it should be";
  }
  for (const FoundColumn& column : are)
    if (std::ranges::find(should.columns, column.name, &SchemaColumn::name) == should.columns.end())
      return text_of("the column {} of {} does not belong there", column.name, should.name);
  return "";
}

Stored<std::string> difference(Database& db, const std::vector<SchemaTable>& tables) {
  for (const SchemaTable& table : tables) {
    const auto columns = columns_in(db, table.name);
    if (!columns) return std::unexpected(columns.error());
    if (std::string what = difference(*columns, table, db.dialect()); !what.empty()) return what;
    for (const SchemaIndex& one : table.indices) {
      const std::string index = table.name + "_" + one.name;
      const auto found = has_index(db, index);
      if (!found) return std::unexpected(found.error());
      if (!*found) return text_of("the index {} is missing", index);
    }
  }
  return "";
}

std::unexpected<StoreError> refuse(std::string what) {
  return refuse(StoreError::Failed, "PostgreSQL: " + std::move(what));
}

// Compares the columns of all tables, by name, type and whether they may be NULL, and the names of the
// indices with those that the schema makes; tables and indices of somebody else may stand beside them.
// The error names the first that is missing, different or too many.
Stored<void> check_structure(Database& db, const Schema& schema) {
  const auto what = difference(db, schema.tables);
  if (!what) return std::unexpected(what.error());
  if (what->empty()) return {};
  return refuse(
      text_of("the tables of this database are not those of version {}: {}", schema.version(), *what));
}

Stored<std::int64_t> has_table(Database& db, const std::string& name) {
  return db.number(text_of("SELECT count(*) FROM pg_class WHERE oid = to_regclass('{}')", name));
}

// 0: an empty database.
Stored<std::int64_t> version_of(Database& db) {
  const auto ours = has_table(db, "trictrac_schema");
  if (!ours) return ours;
  if (*ours == 1) return db.number("SELECT version FROM trictrac_schema");
  const auto earlier = has_table(db, "trictrac_version");
  if (!earlier) return earlier;
  if (*earlier == 1)
    return refuse(
        "Trictrac 1.0.0 or an earlier one made this database, and this program cannot read it: go on serving "
        "it "
        "with that program, or name another database");
  const auto others =
      db.number("SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()");
  if (others && *others > 0) return refuse("this database belongs to another program: choose another");
  return others;
}

std::unexpected<StoreError> other_version(std::int64_t version, const Schema& schema) {
  return refuse(
      text_of("another Trictrac made this database: its version is {}, and this program reads version {}; "
              "use that one",
              version, schema.version()));
}

Stored<void> bring_up(Database& db, const Schema& schema) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == schema.version()) return check_structure(db, schema);
  if (*version < 0 || *version > schema.version()) return other_version(*version, schema);
  if (auto done = schema.bring_up(db, *version); !done) return done;
  if (auto same = check_structure(db, schema); !same) return same;
  if (*version > 0) return db.execute(text_of("UPDATE trictrac_schema SET version = {}", schema.version()));
  return db.execute(
      text_of("CREATE TABLE trictrac_schema (version BIGINT NOT NULL);"
              "INSERT INTO trictrac_schema (version) VALUES ({})",
              schema.version()));
}

}  // namespace

// Servers that start together wait for each other.
Stored<void> make_or_bring_up(Database& db, const Schema& schema) {
  if (auto begun = db.execute("BEGIN ISOLATION LEVEL READ COMMITTED"); !begun) return begun;
  auto done = lock_schema(db);
  if (done) done = bring_up(db, schema);
  if (done) return db.execute("COMMIT");
  (void)db.execute("ROLLBACK");
  return done;
}

Stored<void> lock_schema(Database& db) { return db.execute("SELECT pg_advisory_xact_lock(1953655139)"); }

Stored<void> of_this_version(Database& db, const Schema& schema) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  if (*version == 0) return refuse("an empty database");
  if (*version != schema.version()) return other_version(*version, schema);
  return check_structure(db, schema);
}

}  // namespace trictrac
