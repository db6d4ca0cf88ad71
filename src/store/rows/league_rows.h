// Leagues of clubs with the members who have signed up, as rows of the database. The tournaments that are
// their divisions name them in rows of their own (tournament_rows.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// The terms of a league, which hold from its next season on.
struct LeagueCard {
  std::string title, about{};
  int size = 0;                                // of a division
  int moves = 0;                               // how many go up and down
  int cycles = 1;                              // how often each two meet in a season
  int days = 0;                                // of a round
  std::string tie_breaks{}, game{}, format{};  // in words of the caller
  friend bool operator==(const LeagueCard&, const LeagueCard&) = default;
};

// Times are in seconds since 1970.
struct StoredLeague {
  std::int64_t id = 0;
  std::string name;  // its address
  std::string club;  // StoredClub::name
  LeagueCard card;
  std::int64_t created = 0;
  int season = 0;  // the last that has begun; 0: none
};
struct ListedLeague {
  StoredLeague league;
  int members = 0;  // who have signed up
};

// A person whom a league has a number for, which nobody else is given there.
struct LeaguePerson {
  int number = 0;           // the entrants of its tournaments have it too
  std::int64_t person = 0;  // Person::row
  std::string name;         // of their account
  std::int64_t since = 0;   // that they have signed up, or no longer
  int season = 0;           // the last that had begun then
  bool signed_up = false;   // for the next season
  bool belongs = false;     // to the club of the league
};

// A division of a season: a tournament.
struct LeagueDivision {
  int season = 0, division = 0;  // from 1
  std::string tournament;
  bool over = false;
  std::int64_t began = 0;
};

class LeagueRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a league of a club (StoredClub::id). Conflict: there is one of that name.
  void create(std::string_view name, std::int64_t club, const LeagueCard& card, std::int64_t now);
  std::optional<StoredLeague> find(std::string_view name);
  // Returns the leagues of a club, the oldest first.
  std::vector<ListedLeague> of_club(std::int64_t club);
  void change(std::int64_t league, const LeagueCard& card);
  // Deletes a league. Its tournaments stay, as those of no league.
  void remove(std::int64_t league);
  // Deletes the leagues of a club.
  void remove_of_club(std::int64_t club);
  // Notes that a season begins; false: it is not the one after the last that has begun.
  bool begin_season(std::string_view name, int season);

  // Returns all whom a league has numbers for, by number.
  std::vector<LeaguePerson> people(std::int64_t league);
  // Signs a person up for the next season, or takes that back; somebody who comes for the first time is given
  // a number.
  void sign_up(const StoredLeague& league, std::int64_t person, bool signs_up, std::int64_t now);
  // Returns the divisions of all seasons, the first season first, and the top division of each.
  std::vector<LeagueDivision> divisions(std::int64_t league);
  // Returns all leagues that have a number for a person, and what they are there.
  std::vector<std::pair<StoredLeague, LeaguePerson>> of(std::int64_t person);
};

}  // namespace trictrac
