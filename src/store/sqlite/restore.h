// A backup put in place of the games of a service that is not served.
#pragma once

#include "store/sqlite/inspect.h"

namespace trictrac {

struct Restored {
  DatabaseInspection found;
  std::string kept;  // where what stood there before is now; "" where nothing did
};

// Gives `database` the games of `file`, of the present schema. Until the new file is in place, whole and
// durable, the old one is; it is kept as DATABASE.before-restore-N. The error says why nothing was changed: a
// server uses the database, the file is not ours or of a later version, it or a game in it is damaged.
Stored<Restored> restore(const std::string& file, const std::string& database,
                         const DatabaseInspector& inspector);

}  // namespace trictrac
