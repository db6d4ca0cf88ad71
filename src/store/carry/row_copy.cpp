#include "store/carry/row_copy.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <variant>

#include "base/text_of.h"
#include "store/sqlite/sqlite.h"
#include "store/statements.h"
#include "store/tables.h"

namespace trictrac {
namespace {

constexpr int kPage = 1000;   // rows that are read at once
constexpr int kAtOnce = 100;  // rows that are written at once

using Kind = CopiedColumn::Kind;
using Bytes = std::vector<std::uint8_t>;
using Value = std::variant<std::monostate, std::int64_t, std::string, Bytes>;
using Row = std::vector<Value>;

Kind kind_of(const std::string& declared) {
  if (declared == "INTEGER") return Kind::Number;
  return declared == "BLOB" ? Kind::Bytes : Kind::Text;
}

Value value_at(const Statement& s, int column, Kind kind) {
  if (s.is_null(column)) return {};
  if (kind == Kind::Number) return s.number(column);
  if (kind == Kind::Text) return s.text(column);
  const auto blob = s.blob(column);
  return Bytes(blob.begin(), blob.end());
}

void bind(Statement& s, int index, const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value))
    s.bind(index, *number);
  else if (const auto* text = std::get_if<std::string>(&value))
    s.bind(index, std::string_view(*text));
  else if (const auto* blob = std::get_if<Bytes>(&value))
    s.bind(index, std::span<const std::uint8_t>(*blob));
  else
    s.bind_null(index);
}

// The names of the columns that `which` wants, with commas between them.
std::string names(const CopiedTable& table, const std::function<bool(const CopiedColumn&)>& which) {
  std::string text;
  for (const CopiedColumn& column : table.columns)
    if (which(column)) text += (text.empty() ? "" : ", ") + column.name;
  return text;
}
std::string all_names(const CopiedTable& table) {
  return names(table, [](const CopiedColumn&) { return true; });
}
std::string key_names(const CopiedTable& table) { return names(table, &CopiedColumn::key); }

std::string marks(std::size_t count) {
  std::string text = "(";
  for (std::size_t i = 0; i < count; ++i) text += i == 0 ? "?" : ", ?";
  return text + ")";
}

Row key_of(const CopiedTable& table, const Row& row) {
  Row key;
  for (std::size_t i = 0; i < row.size(); ++i)
    if (table.columns[i].key) key.push_back(row[i]);
  return key;
}

// The rows after that key, in its order; from the first on without one.
Stored<std::vector<Row>> page_after(Database& from, const CopiedTable& table, const Row& key) {
  const std::string after =
      key.empty() ? "" : text_of(" WHERE ({}) > {}", key_names(table), marks(key.size()));
  auto select = from.prepare(text_of("SELECT {} FROM {}{} ORDER BY {} LIMIT {}", all_names(table), table.name,
                                     after, key_names(table), kPage));
  if (!select) return std::unexpected(select.error());
  for (std::size_t i = 0; i < key.size(); ++i) bind(*select, static_cast<int>(i) + 1, key[i]);
  std::vector<Row> rows;
  while (true) {
    const auto more = select->next();
    if (!more) return std::unexpected(more.error());
    if (!*more) return rows;
    Row row;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
      row.push_back(value_at(*select, static_cast<int>(i), table.columns[i].kind));
    rows.push_back(std::move(row));
  }
}

Stored<void> insert(Database& to, const CopiedTable& table, std::span<const Row> rows) {
  std::string sql = text_of("INSERT INTO {} ({}) VALUES ", table.name, all_names(table));
  for (std::size_t i = 0; i < rows.size(); ++i) sql += (i == 0 ? "" : ", ") + marks(table.columns.size());
  auto statement = to.prepare(sql);
  if (!statement) return std::unexpected(statement.error());
  int index = 0;
  for (const Row& row : rows)
    for (const Value& value : row) bind(*statement, ++index, value);
  return statement->run();
}

}  // namespace

Stored<std::vector<CopiedTable>> all_tables() {
  auto db = SqliteDatabase::open(":memory:");
  if (!db) return std::unexpected(db.error());
  if (auto made = make_tables(*db); !made) return std::unexpected(made.error());
  std::vector<CopiedTable> tables;
  Statements sql(*db);
  sql.each("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
           [&](const Statement& s) { tables.push_back({s.text(0), {}}); });
  for (CopiedTable& table : tables)
    sql.each(
        "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid",
        [&](const Statement& s) {
          table.columns.push_back({s.text(0), kind_of(s.text(1)), s.number(2) > 0});
        },
        table.name);
  if (sql.fault()) return std::unexpected(*sql.fault());
  return tables;
}

Stored<void> copy_rows(Database& from, Database& to, const CopiedTable& table) {
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

}  // namespace trictrac
