// Checks that the tables of a file are those of its version: a number alone says nothing of what is in it.
#pragma once

#include "store/rows/tables.h"
#include "store/stored.h"

namespace trictrac {

// Compares all tables, columns, keys and indices of a database with those that the schema makes. Damaged
// names the first that is missing, different or too many.
Stored<void> check_structure(Database& db, const Schema& schema);

}  // namespace trictrac
