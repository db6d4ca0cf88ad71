// The file of a store: its lock, its version, and the tables of that version.
#pragma once

#include <string>

#include "base/open_file.h"
#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"
#include "store/stored.h"

namespace trictrac {

// Takes the lock that a server holds while it uses the file, under any of its names, until the object or the
// process ends in any way. Busy names the process that holds it.
Stored<OpenFile> lock_store_file(const std::string& path);

// Returns the error, prefixed by the name of the file.
std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error);

// Makes the tables of a new file and migrates one of an earlier version, all of it or nothing. Leaves alone,
// with an error, a file of another program, one of a version that `schema` does not know, and one whose
// tables are not those of its version.
Stored<void> make_or_migrate(Database& db, const Schema& schema);

// Returns the version of a file of ours, 0 for an empty one; fails as make_or_migrate() does.
Stored<std::int64_t> version_of(Database& db, const Schema& schema);

}  // namespace trictrac
