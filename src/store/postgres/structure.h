// Checks that the tables of a database in PostgreSQL are those of its version.
#pragma once

#include "store/rows/tables.h"
#include "store/stored.h"

namespace trictrac {

// Compares the columns of all tables, by name, type and whether they may be NULL, and the names of the
// indices with those that the schema makes; tables and indices of somebody else may stand beside them.
// The error names the first that is missing, different or too many.
Stored<void> check_postgres_structure(Database& db, const Schema& schema);

}  // namespace trictrac
