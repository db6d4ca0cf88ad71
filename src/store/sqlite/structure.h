// Checks that the tables of a file are those of its version: a number alone says nothing of what is in it.
// And tells other engines what tables those are.
#pragma once

#include <string>
#include <vector>

#include "store/rows/tables.h"
#include "store/stored.h"

namespace trictrac {

// The tables that a schema makes, in the words of SQLite.
struct SchemaColumn {
  std::string name, type;
  bool key = false;       // a part of the primary key
  bool required = false;  // never NULL
};
struct SchemaTable {
  std::string name;
  std::vector<SchemaColumn> columns;  // in their order
  std::vector<std::string> indices;   // by name; not those of keys
};

// Returns the tables that a schema makes, each after those it refers to.
Stored<std::vector<SchemaTable>> tables_of(const Schema& schema);

// Compares all tables, columns, keys and indices of a database with those that the schema makes. Damaged
// names the first that is missing, different or too many.
Stored<void> check_structure(Database& db, const Schema& schema);

}  // namespace trictrac
