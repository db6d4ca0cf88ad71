// The version of a database of PostgreSQL.
#pragma once

#include "store/database.h"

namespace trictrac {

// Makes the tables in an empty database and brings an earlier version up to this one, all or nothing, one
// server after another. An error, and nothing done, for a database of another program or of a later version.
Stored<void> make_or_bring_up(Database& db);

}  // namespace trictrac
