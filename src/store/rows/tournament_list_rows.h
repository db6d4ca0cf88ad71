// The lists of tournaments, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A tournament in a list.
struct ListedTournament {
  std::string name;
  std::string text;  // TournamentListed::text
  std::int64_t touched = 0;
  bool names_them = false;  // its acts name the person who asks
  std::string club{};       // of which it is; "": of none
};

// A ranked tournament of a season, and one of its places.
struct SeasonEvent {
  std::string name, text;  // as ListedTournament
  std::int64_t at = 0;     // when it is to begin or, where that was not announced, when it was made
  bool over = false;
};
struct SeasonPlace {
  std::string tournament;
  int place = 0;
  std::int64_t person = 0;  // Person::row, 0: nobody who is known here
  std::string name;         // of their account, or else in that tournament; "" once they have left
  bool young = false;       // they are a young player
};

class TournamentListRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Returns at most `most` tournaments that everybody may see, that name that person (Person::row, 0: nobody)
  // or are of a club of theirs, those last changed first.
  std::vector<ListedTournament> list(std::int64_t person, int most);
  // Returns those that name that person.
  std::vector<ListedTournament> of(std::int64_t person, int most);
  // Returns at most `most` tournaments of a club (StoredClub::id), without its leagues and those that are
  // hidden from that person: those that are not over, the next first; then the others, the last first.
  std::vector<ListedTournament> of_club(std::int64_t club, std::int64_t person, int most);
  // Return the ranked tournaments of a club from one time to another, by time; and the places of those that
  // are over, by tournament and place.
  std::vector<SeasonEvent> season(std::int64_t club, std::int64_t from, std::int64_t until);
  std::vector<SeasonPlace> places(std::int64_t club, std::int64_t from, std::int64_t until);
  // Returns the young players whom the acts of a tournament name: their numbers there, and who they are
  // (Person::row).
  std::vector<std::pair<std::int64_t, std::int64_t>> young(std::string_view name);
  // Returns the names of all tournaments of a club.
  std::vector<std::string> names_of_club(std::int64_t club);
  // Returns the last made of those with that code which are not over; "" if there is none.
  std::string with_code(std::string_view code);
  // Returns at most `most` that were last changed before those times: `over` and those that are not, in which
  // no game was made. Games keep the others, and a league its last season.
  std::vector<std::string> old(std::int64_t over, std::int64_t empty, int most);
  // Returns the TournamentListed::text of a tournament; nothing: there is none.
  std::optional<std::string> listing(std::string_view name);
  // Deletes a tournament. Its games stay, and are then games like others.
  void remove(std::string_view name);
};

}  // namespace trictrac
