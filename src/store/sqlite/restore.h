// Replaces the games of a service that is not running by a backup.
#pragma once

#include "store/sqlite/backup.h"

namespace trictrac {

struct Restored {
  DatabaseInspection found;
  std::string kept;  // the new path of the file that was there before; "" if there was none
};

// Replaces `database` by the games of `file`, of the present schema. The old file stays in place until the
// new one is complete and durable; it is kept as DATABASE.before-restore-N. The error says why nothing was
// changed: a server uses the database; the file is not ours or is of a later version; or it, or a game in it,
// is damaged.
Stored<Restored> restore(const std::string& file, const std::string& database,
                         const DatabaseInspector& inspector);

}  // namespace trictrac
