#include "store/carry/row_copy.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "base/text_of.h"
#include "store/statements.h"

namespace trictrac {
namespace {

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

}  // namespace

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

}  // namespace trictrac
