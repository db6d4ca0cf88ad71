// Reads every game of a store's file, as `trictrac-server serve --check` does.
#pragma once

#include <functional>
#include <string>

#include "store/sqlite/store_file.h"
#include "store/store.h"

namespace trictrac {

// What was found in a file.
struct DatabaseInspection {
  std::int64_t games = 0;    // in the file, the damaged ones among them
  std::int64_t damaged = 0;  // cannot be played on or read
  std::int64_t events = 0;   // in the sound ones
};

// How games are looked at.
struct DatabaseInspector {
  // Returns what is wrong with a game as the rules read it, "" if nothing.
  std::function<std::string(const StoredGame&)> fault;
  // Is called with a sentence for each damaged game, which names it, and for anything else wrong in the file.
  std::function<void(const std::string&)> report;
  Schema schema{};
};

// Inspects a file, which must exist and which no server may be using.
Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector);
// Inspects the games of any database of the present schema, whatever else is in it.
Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector);
// Inspects a file of the present schema that is open already.
Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector);

}  // namespace trictrac
