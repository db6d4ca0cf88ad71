#include "store/rows/tables.h"

#include <algorithm>

#include "base/assert.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

std::string with_comma(std::string text) { return text.empty() ? text : text + ", "; }

std::string sql_of(const SchemaColumn& column, const std::vector<SchemaTable>& all, const Dialect& words) {
  std::string text = column.name + " ";
  text += column.is_row ? words.row : type_of(column, words);
  if (column.lasts) text += words.lasting;
  if (!column.is_optional) text += " NOT NULL";
  if (column.is_unique) text += " UNIQUE";
  if (!column.otherwise.empty()) text += " DEFAULT " + column.otherwise;
  for (const SchemaTable& table : all)
    if (column.is_foreign_key && table.name == column.names)
      text += text_of(" REFERENCES {} ({})", table.name, table.columns.front().name);
  return text;
}

std::string sql_of(const SchemaTable& table, const SchemaIndex& index) {
  return text_of("CREATE INDEX {}_{} ON {} ({}){};", table.name, index.name, table.name,
                 index.columns.empty() ? index.name : index.columns,
                 index.where.empty() ? "" : " WHERE " + index.where);
}

std::string sql_of(const SchemaTable& table, const std::vector<SchemaTable>& all, const Dialect& words) {
  std::string columns, key;
  bool has_row = false;
  for (const SchemaColumn& column : table.columns) {
    columns = with_comma(columns) + sql_of(column, all, words);
    if (column.is_key) key = with_comma(key) + column.name;
    has_row |= column.is_row;
  }
  if (!key.empty()) columns += text_of(", PRIMARY KEY ({})", key);
  if (!table.unique.empty()) columns += text_of(", UNIQUE ({})", table.unique);
  std::string text = text_of("CREATE TABLE {} ({}){};", table.name, columns,
                             has_row || table.has_rowid ? words.end : words.keyed_end);
  for (const SchemaIndex& index : table.indices) text += sql_of(table, index);
  return text;
}

const SchemaTable& table_named(std::string_view name, const std::vector<SchemaTable>& all) {
  const auto found = std::ranges::find(all, name, &SchemaTable::name);
  TRICTRAC_ASSERT(found != all.end());
  return *found;
}

}  // namespace

std::string_view type_of(const SchemaColumn& column, const Dialect& dialect) {
  switch (column.type) {
    case ColumnType::Number: return dialect.number;
    case ColumnType::Text: return "TEXT";
    case ColumnType::Bytes: return dialect.bytes;
  }
  std::unreachable();
}

Stored<void> make_tables(Database& db, const std::vector<SchemaTable>& all) {
  std::string text;
  for (const SchemaTable& table : all) text += sql_of(table, all, db.dialect());
  return db.execute(text);
}

Stored<void> add_tables(Database& db, std::span<const std::string_view> names,
                        const std::vector<SchemaTable>& all) {
  std::string text;
  for (const std::string_view name : names) text += sql_of(table_named(name, all), all, db.dialect());
  return db.execute(text);
}

Stored<void> add_columns(Database& db, std::string_view table, std::span<const std::string_view> names) {
  const SchemaTable& to = table_named(table, tables());
  const auto is_new = [&](std::string_view name) { return std::ranges::find(names, name) != names.end(); };
  std::string text;
  for (const SchemaColumn& column : to.columns)
    if (is_new(column.name))
      text += text_of("ALTER TABLE {} ADD COLUMN {};", table, sql_of(column, tables(), db.dialect()));
  for (const SchemaIndex& index : to.indices)
    if (is_new(index.name)) text += sql_of(to, index);
  return db.execute(text);
}

Stored<void> check_tables(Database& db) {
  Statements sql(db);
  for (const SchemaTable& table : tables()) {
    sql.each("SELECT * FROM " + table.name + " LIMIT 1", [](const Statement&) {});
    sql.run("DELETE FROM " + table.name + " WHERE 1 = 0");
    if (sql.fault()) return refuse(sql.fault()->kind, "the table " + table.name + ": " + sql.fault()->what);
  }
  return db.write_nothing();
}

std::vector<Reference> references_to(std::string_view what) {
  std::vector<Reference> all;
  for (const SchemaTable& table : tables())
    for (const SchemaColumn& column : table.columns)
      if (column.names == what) all.push_back({table, column});
  return all;
}

void remove_references(Statements& sql, std::string_view what, std::int64_t row) {
  for (const auto& [table, column] : references_to(what))
    if (!column.is_emptied)
      sql.run(column.sets.empty()
                  ? text_of("DELETE FROM {} WHERE {} = ?1", table.name, column.name)
                  : text_of("UPDATE {} SET {} WHERE {} = ?1", table.name, column.sets, column.name),
              row);
}

void carry_references(Statements& sql, std::int64_t guest, std::int64_t account) {
  for (const auto& [table, column] : references_to("person"))
    if (column.is_carried)
      sql.run(text_of("UPDATE {} SET {} = ?2 WHERE {} = ?1", table.name, column.name, column.name), guest,
              account);
}

void forget_expired(Statements& sql, std::int64_t now) {
  for (const SchemaTable& table : tables())
    for (const SchemaColumn& column : table.columns)
      if (column.kept >= 0)
        sql.run(text_of("DELETE FROM {} WHERE {} <= ?1", table.name, column.name), now - column.kept);
}

Stored<void> Schema::bring_up(Database& db, std::int64_t from) const {
  if (from == 0) return make_tables(db, tables);
  for (std::int64_t at = from; at < version(); ++at)
    if (auto done = migrations[static_cast<std::size_t>(at - 1)](db); !done) return done;
  return {};
}

}  // namespace trictrac
