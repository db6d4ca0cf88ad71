// Moves the games of a service, with everything stored beside them, from a file into PostgreSQL and back.
#pragma once

#include "store/sqlite/restore.h"

namespace trictrac {

// Copies the games of `file`, which is not changed, into the database, with everything stored beside them.
// The file is read to its end before anything is written; afterwards the database holds all of it or nothing.
// The error says why nothing was changed: there is no such file, a game in it is damaged, the database cannot
// be reached, has games already, or is used by a server.
Stored<Restored> restore_to_postgres(const std::string& file, const std::string& url,
                                     const DatabaseInspector& inspector);

// Copies the games of a database at one moment, as back_up() does, whether or not servers use it.
Stored<DatabaseInspection> back_up_postgres(const std::string& url, const std::string& file,
                                            Existing existing, const DatabaseInspector& inspector);

}  // namespace trictrac
