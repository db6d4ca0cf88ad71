#include "store/sqlite/structure.h"

#include <map>
#include <string>

#include "base/text_of.h"
#include "store/sqlite/sqlite.h"
#include "store/statements.h"

namespace trictrac {
namespace {

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

}  // namespace

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

}  // namespace trictrac
