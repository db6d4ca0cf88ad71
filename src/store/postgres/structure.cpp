#include "store/postgres/structure.h"

#include <algorithm>
#include <string>
#include <vector>

#include "base/text_of.h"
#include "store/postgres/postgres.h"
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

}  // namespace

Stored<void> check_postgres_structure(Database& db, const Schema& schema) {
  const auto what = difference(db, schema.tables);
  if (!what) return std::unexpected(what.error());
  if (what->empty()) return {};
  return refuse(StoreError::Failed,
                text_of("PostgreSQL: the tables of this database are not those of version {}: {}",
                        schema.version(), *what));
}

}  // namespace trictrac
