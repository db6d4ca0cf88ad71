// The version of a file, and how one of an earlier version becomes one of today.
#pragma once

#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"

namespace trictrac {

// Makes the tables of a new file and migrates one of an earlier version, all of it or nothing. Leaves alone,
// with an error, a file of another program and one of a version that `schema` does not know.
Stored<void> make_or_migrate(Database& db, const Schema& schema);

// Returns the version of a file of ours, 0 of an empty one; an error as make_or_migrate().
Stored<std::int64_t> version_of(Database& db, const Schema& schema);

}  // namespace trictrac
