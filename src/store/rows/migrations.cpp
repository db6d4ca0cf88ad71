// The steps from each released version of the tables to the next. They make tables and columns as the present
// version has them: a later step that changes one of these must first write down here what it was.
#include <algorithm>
#include <array>

#include "store/rows/tables.h"

namespace trictrac {
namespace {

constexpr std::array<std::string_view, 3> kOfClubs{"club", "ranked", "starts"};
constexpr std::array<std::string_view, 3> kOfLeagues{"league", "season", "division"};

// Returns the tables of version 2, in which tournaments had no clubs and no leagues.
std::vector<SchemaTable> tables_without_clubs() {
  std::vector<SchemaTable> all = tables();
  SchemaTable& tournament = *std::ranges::find(all, "tournament", &SchemaTable::name);
  const auto is_new = [](const auto& part) {
    return std::ranges::find(kOfClubs, part.name) != kOfClubs.end() ||
           std::ranges::find(kOfLeagues, part.name) != kOfLeagues.end();
  };
  std::erase_if(tournament.columns, is_new);
  std::erase_if(tournament.indices, is_new);
  return all;
}

// From version 1, of 1.1.0.
Stored<void> add_tournaments(Database& db) {
  if (auto made =
          add_tables(db, std::array<std::string_view, 3>{"tournament", "tournament_act", "tournament_person"},
                     tables_without_clubs());
      !made)
    return made;
  return add_columns(db, "game", std::array<std::string_view, 3>{"tournament", "round", "at_table"});
}

// Leagues came with clubs, of which they are.
Stored<void> add_leagues(Database& db) {
  if (auto made = add_tables(db, std::array<std::string_view, 2>{"league", "league_member"}); !made)
    return made;
  return add_columns(db, "tournament", kOfLeagues);
}

// The answers of members to evenings, and their reports.
Stored<void> add_what_members_say(Database& db) {
  return add_tables(db, std::array<std::string_view, 2>{"club_coming", "text_report"});
}

// From version 2.
Stored<void> add_clubs_and_challenges(Database& db) {
  if (auto made = add_columns(db, "person", std::array<std::string_view, 2>{"young", "challengers"}); !made)
    return made;
  if (auto made = add_columns(db, "game", std::array<std::string_view, 1>{"at_board"}); !made) return made;
  if (auto made = add_tables(db, std::array<std::string_view, 5>{"club", "club_member", "club_announcement",
                                                                 "club_act", "tournament_place"});
      !made)
    return made;
  if (auto made = add_columns(db, "tournament", kOfClubs); !made) return made;
  if (auto made = add_what_members_say(db); !made) return made;
  return add_leagues(db);
}

}  // namespace

const std::vector<Migration>& migrations() {
  static const std::vector<Migration> kMigrations{add_tournaments, add_clubs_and_challenges};
  return kMigrations;
}

}  // namespace trictrac
