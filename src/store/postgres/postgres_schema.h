// The version of a database of PostgreSQL.
#pragma once

#include "store/rows/tables.h"

namespace trictrac {

// Makes the tables in an empty database and brings an earlier version up to this one, all or nothing, one
// server after another. An error, and nothing done, for a database of another program or of a later version.
Stored<void> make_or_bring_up(Database& db, const Schema& schema);

// Until the transaction ends, no server makes or changes the tables.
Stored<void> lock_schema(Database& db);

// An error for a database that has not the tables of that version.
Stored<void> of_this_version(Database& db, const Schema& schema);

}  // namespace trictrac
