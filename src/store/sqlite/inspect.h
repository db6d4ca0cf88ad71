// Every game of a store's file read, as `trictrac serve --check` does.
#pragma once

#include <functional>
#include <string>

#include "store/sqlite/schema.h"
#include "store/store.h"

namespace trictrac {

struct DatabaseInspection {
  std::int64_t games = 0;    // in the file, the damaged ones among them
  std::int64_t damaged = 0;  // cannot be played on or read
  std::int64_t events = 0;   // in the others
};

struct DatabaseInspector {
  // What is wrong with a game as the rules read it, "" where nothing is.
  std::function<std::string(const StoredGame&)> fault;
  // Is given a sentence for each damaged game, which names it, and for whatever else is wrong in the file.
  std::function<void(const std::string&)> report;
  Schema schema{};
};

// Takes the file as a server does: it must exist, and no server may be using it.
Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector);
// The games of any database of the present schema, whatever else is in it.
Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector);
// The same as inspect() of a file of the present schema that is open already.
Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector);

}  // namespace trictrac
