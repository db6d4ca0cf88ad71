// Copies of the games of a service, whether or not it is being served.
#pragma once

#include "store/sqlite/inspect.h"
#include "store/sqlite/part_file.h"

namespace trictrac {

// What happens to an earlier file of the same name.
enum class Existing { Keep, Replace };

// Makes `file` one whole file with the games of `database` at one moment, of the version they were stored in,
// every one of which has been read; until then there is no file of that name, or the earlier one. Damaged
// games are copied and counted, but a copy that has any replaces no earlier one. The error says what is in
// the way.
Stored<DatabaseInspection> back_up(const std::string& database, const std::string& file, Existing existing,
                                   const DatabaseInspector& inspector);

// Its parts, for games that come from elsewhere. Refuses a `file` that may not be written, and says why.
Stored<void> may_be_backup(const std::string& file, Existing existing);
// Puts a copy in place, of which so much was found, as back_up() does.
Stored<DatabaseInspection> put_backup(PartFile& part, const std::string& file,
                                      const DatabaseInspection& found);

// Copies the games as they are at one moment, with all that was durable when the call began. Takes no lock
// that a server waits for, and changes nothing in `from`. Returns the version of the schema, which is that of
// `from`. The error names the file: not there, no database, damaged, another program's, of a later version,
// no room.
Stored<std::int64_t> copy_games(const std::string& from, const PartFile& to, const Schema& schema);

// Reads every game of a copy that was just made; one of an earlier version is migrated first.
Stored<DatabaseInspection> inspect_copy(const PartFile& copy, const DatabaseInspector& inspector);

// Copies the games of `file` to `part`, of the present schema, and reads them to the end; an error where not
// every one of them is sound.
Stored<DatabaseInspection> sound_copy(const std::string& file, const PartFile& part,
                                      const DatabaseInspector& inspector);

}  // namespace trictrac
