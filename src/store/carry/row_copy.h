// Copies all rows of a database into another, with any engines.
#pragma once

#include <string>
#include <vector>

#include "store/database.h"

namespace trictrac {

struct CopiedColumn {
  enum class Kind : std::uint8_t { Number, Text, Bytes };
  std::string name;
  Kind kind = Kind::Text;
  bool key = false;  // a part of the primary key
};
struct CopiedTable {
  std::string name;
  std::vector<CopiedColumn> columns;
};

// Returns the tables of the present schema, each after those it refers to.
Stored<std::vector<CopiedTable>> all_tables();

// Copies every row of a table inside the transactions open on both sides; a page at a time, so that the
// memory used does not grow with the service.
Stored<void> copy_rows(Database& from, Database& to, const CopiedTable& table);

}  // namespace trictrac
