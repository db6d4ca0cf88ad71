// The tables of a database in PostgreSQL, and their version.
#pragma once

#include "store/rows/tables.h"

namespace trictrac {

// Creates the tables in an empty database or migrates an earlier version, completely or not at all, one
// server after another. Refuses a database of another program, of a later version, or with other tables than
// its version has.
Stored<void> make_or_bring_up(Database& db, const Schema& schema);

// Locks the tables against being made or changed by another server, until the transaction ends.
Stored<void> lock_schema(Database& db);

// Refuses a database of another version, or with other tables than those of that version.
Stored<void> of_this_version(Database& db, const Schema& schema);

}  // namespace trictrac
