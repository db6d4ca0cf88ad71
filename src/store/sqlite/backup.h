// A copy of the games of a service, whether or not it is being served.
#pragma once

#include "store/sqlite/inspect.h"
#include "store/sqlite/part_file.h"

namespace trictrac {

enum class Existing { Keep, Replace };

// `file` is then one whole file with the games of `database` at one moment, of the version they were stored
// in, every one of which has been read; before, there is no file of that name, or the earlier one. Damaged
// games are copied and counted, but a copy that has any replaces no earlier one. The error says what is in
// the way.
Stored<DatabaseInspection> back_up(const std::string& database, const std::string& file, Existing existing,
                                   const DatabaseInspector& inspector);

// Its parts, for games that come from elsewhere. May `file` be written, and why not?
Stored<void> may_be_backup(const std::string& file, Existing existing);
// Puts a copy in place in which so much was found, as back_up() does.
Stored<DatabaseInspection> put_backup(PartFile& part, const std::string& file,
                                      const DatabaseInspection& found);

}  // namespace trictrac
