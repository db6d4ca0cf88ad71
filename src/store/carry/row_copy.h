// All rows of a database copied into another, whichever engines keep them.
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

// Returns the tables of the present schema, none before those it refers to.
Stored<std::vector<CopiedTable>> all_tables();

// Copies every row of that table inside the transactions open on both sides; a page at a time, so that a
// large service costs no memory.
Stored<void> copy_rows(Database& from, Database& to, const CopiedTable& table);

}  // namespace trictrac
