// The games of a service carried from a file into PostgreSQL and back, with all that is kept beside them.
#pragma once

#include "store/sqlite/backup.h"

namespace trictrac {

// Gives the database the games of `file`, which is left as it is, and all that is kept with them. Before
// anything is written the file has been read to its end; all of it is there then, or nothing. The error says
// why nothing was changed: no such file, a game in it is damaged, the database cannot be reached, has games
// already, or is used by a server.
Stored<DatabaseInspection> restore_to_postgres(const std::string& file, const std::string& url,
                                               const DatabaseInspector& inspector);

// Copies the games of a database at one moment, whether or not servers use it, as back_up() does.
Stored<DatabaseInspection> back_up_postgres(const std::string& url, const std::string& file,
                                            Existing existing, const DatabaseInspector& inspector);

}  // namespace trictrac
