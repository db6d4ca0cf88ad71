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

std::vector<FoundColumn> columns_in(Statements& sql, const std::string& table) {
  return sql.all(
      "SELECT attname, upper(format_type(atttypid, atttypmod)), attnotnull::int FROM pg_attribute"
      " WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
      [](const Statement& s) { return FoundColumn{s.text(0), s.text(1), s.number(2) != 0}; }, table);
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

// Returns the fault of the tables; "" if there is none.
std::string difference(Statements& sql, const std::vector<SchemaTable>& tables, const Dialect& words) {
  for (const SchemaTable& table : tables) {
    if (std::string what = difference(columns_in(sql, table.name), table, words); !what.empty()) return what;
    for (const SchemaIndex& one : table.indices)
      if (const std::string index = table.name + "_" + one.name;
          !sql.any("SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(?)", index))
        return text_of("the index {} is missing", index);
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
  Statements sql(db);
  const std::string what = difference(sql, schema.tables, db.dialect());
  if (sql.fault() || what.empty()) return sql.done();
  return refuse(
      text_of("the tables of this database are not those of version {}: {}", schema.version(), what));
}

// 0: an empty database.
Stored<std::int64_t> version_of(Database& db) {
  Statements sql(db);
  const auto has = [&](std::string_view table) {
    return sql.any("SELECT 1 FROM pg_class WHERE oid = to_regclass(?)", table);
  };
  if (has("trictrac_schema")) return db.number("SELECT version FROM trictrac_schema");
  if (has("trictrac_version"))
    return refuse(
        "Trictrac 1.0.0 or an earlier one made this database, and this program cannot read it: go on serving "
        "it "
        "with that program, or name another database");
  if (sql.any("SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema()"))
    return refuse("this database belongs to another program: choose another");
  return sql.done(std::int64_t{0});
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
