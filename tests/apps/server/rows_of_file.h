// All rows of a file of games, to compare with those of another one.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"

namespace served {

// Every row of a file, as SQLite writes it.
inline std::vector<std::string> all_rows(const std::filesystem::path& file) {
  auto db = trictrac::SqliteDatabase::open_to_read(file.string());
  std::vector<std::string> rows;
  for (const auto& table : trictrac::tables()) {
    std::string all;
    for (const auto& column : table.columns) all += " || ' ' || quote(" + column.name + ")";
    auto select = db->prepare("SELECT '" + table.name + "'" + all + " FROM " + table.name + " ORDER BY 1");
    while (*(*select)->next()) rows.push_back((*select)->text(0));
  }
  return rows;
}

}  // namespace served
