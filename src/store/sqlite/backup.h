// Checks of the games of a service, for `trictrac-server serve --check`, and copies, whether or not it is
// running.
#pragma once

#include <functional>
#include <string>

#include "store/sqlite/part_file.h"
#include "store/sqlite/store_file.h"
#include "store/tournaments.h"

namespace trictrac {

// The findings about a file.
struct DatabaseInspection {
  std::int64_t games = 0;        // in the file, the damaged ones among them
  std::int64_t damaged = 0;      // games and tournaments that cannot be played on or read
  std::int64_t events = 0;       // in the sound games
  std::int64_t tournaments = 0;  // the damaged ones among them
};

// Returns "games: 3", with the tournaments if there are any.
std::string count_text(const DatabaseInspection& found);

// The functions that an inspection calls.
struct DatabaseInspector {
  // Returns the fault of a game by the rules, or "".
  std::function<std::string(const StoredGame&)> fault;
  // The same of a tournament.
  std::function<std::string(const StoredTournament&)> tournament_fault;
  // Receives a sentence for each damaged game or tournament, which names it, and for any other error in the
  // file.
  std::function<void(const std::string&)> report;
  Schema schema{};
};

// Inspects an existing file that no server is using.
Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector);
// Inspects the games and tournaments of any database of the present schema.
Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector);
// Inspects an open file of the present schema.
Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector);

// The treatment of an existing file of the same name.
enum class Existing { Keep, Replace };

// Makes `file` a complete copy of the games of `database` at one time, in the version they were stored in,
// each of which has been read. Until then there is no file of that name, or the earlier one. Damaged games
// are copied and counted, but a copy with damaged games replaces no earlier one. The error says what prevents
// the copy.
Stored<DatabaseInspection> back_up(const std::string& database, const std::string& file, Existing existing,
                                   const DatabaseInspector& inspector);

// Parts of back_up(), for games from other engines. Refuses a `file` that may not be written; the error says
// why.
Stored<void> may_be_backup(const std::string& file, Existing existing);
// Puts a copy with these findings in place, as back_up() does.
Stored<DatabaseInspection> put_backup(PartFile& part, const std::string& file,
                                      const DatabaseInspection& found);

// Copies the games at one moment, with everything durable when the call began. Takes no lock that a server
// waits for, and changes nothing in `from`. Returns the version of the schema, which is that of `from`. The
// error names the file: it is missing, is no database, is damaged, belongs to another program, is of a later
// version; or there is no room.
Stored<std::int64_t> copy_games(const std::string& from, const PartFile& to, const Schema& schema);

// Reads every game of a new copy, after migrating a copy of an earlier version.
Stored<DatabaseInspection> inspect_copy(const PartFile& copy, const DatabaseInspector& inspector);

// Copies the games of `file` to `part`, in the present schema, and reads all of them; fails if any is
// damaged.
Stored<DatabaseInspection> sound_copy(const std::string& file, const PartFile& part,
                                      const DatabaseInspector& inspector);

}  // namespace trictrac
