// The steps from each released version of the tables to the next. They make tables and columns as the present
// version has them: a later step that changes one of these must first write down here what it was.
#include <array>

#include "store/rows/tables.h"

namespace trictrac {
namespace {

// From version 1, of 1.1.0.
Stored<void> add_tournaments(Database& db) {
  if (auto made = add_tables(
          db, std::array<std::string_view, 3>{"tournament", "tournament_act", "tournament_person"});
      !made)
    return made;
  return add_columns(db, "game", std::array<std::string_view, 3>{"tournament", "round", "at_table"});
}

// From version 2.
Stored<void> add_boards_of_matches(Database& db) {
  return add_columns(db, "game", std::array<std::string_view, 1>{"at_board"});
}

}  // namespace

const std::vector<Migration>& migrations() {
  static const std::vector<Migration> kMigrations{add_tournaments, add_boards_of_matches};
  return kMigrations;
}

}  // namespace trictrac
