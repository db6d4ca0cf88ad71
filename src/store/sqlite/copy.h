// The games of a file copied into another, whoever is writing the first.
#pragma once

#include "store/sqlite/inspect.h"
#include "store/sqlite/part_file.h"

namespace trictrac {

// The games as they are at one moment, with all that was durable when the call began. Takes no lock that a
// server waits for, and changes nothing in `from`. Returns the version of the schema, which is that of
// `from`. The error names the file: not there, no database, damaged, another program's, of a later version,
// no room.
Stored<std::int64_t> copy_games(const std::string& from, const PartFile& to, const Schema& schema);

// Reads every game of a copy that was just made; one of an earlier version is migrated first.
Stored<DatabaseInspection> inspect_copy(const PartFile& copy, const DatabaseInspector& inspector);

// The games of `file` in `part`, of the present schema, read to the end; an error where not every one of them
// is sound.
Stored<DatabaseInspection> sound_copy(const std::string& file, const PartFile& part,
                                      const DatabaseInspector& inspector);

}  // namespace trictrac
