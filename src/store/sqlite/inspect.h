// Reads and checks every game of a store's file, for `trictrac-server serve --check`.
#pragma once

#include <functional>
#include <string>

#include "store/sqlite/store_file.h"
#include "store/store.h"

namespace trictrac {

// The findings about a file.
struct DatabaseInspection {
  std::int64_t games = 0;    // in the file, the damaged ones among them
  std::int64_t damaged = 0;  // cannot be played on or read
  std::int64_t events = 0;   // in the sound ones
};

// The functions that an inspection calls.
struct DatabaseInspector {
  // Returns the fault of a game by the rules, or "".
  std::function<std::string(const StoredGame&)> fault;
  // Receives a sentence for each damaged game, which names it, and for any other error in the file.
  std::function<void(const std::string&)> report;
  Schema schema{};
};

// Inspects an existing file that no server is using.
Stored<DatabaseInspection> inspect(const std::string& path, const DatabaseInspector& inspector);
// Inspects the games of any database of the present schema.
Stored<DatabaseInspection> inspect_games(Database& db, const DatabaseInspector& inspector);
// Inspects an open file of the present schema.
Stored<DatabaseInspection> inspect(Database& db, const DatabaseInspector& inspector);

}  // namespace trictrac
