// The lists of tournaments, as rows of the database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A tournament in a list.
struct ListedTournament {
  std::string name;
  std::string text;  // TournamentListed::text
  std::int64_t touched = 0;
  bool names_them = false;  // its acts name the person who asks
};

class TournamentListRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Returns at most `most` tournaments that everybody may see or that name that person (Person::row, 0:
  // nobody), those last changed first.
  std::vector<ListedTournament> list(std::int64_t person, int most);
  // Returns those that name that person.
  std::vector<ListedTournament> of(std::int64_t person, int most);
  // Returns the last made of those with that code which are not over; "" if there is none.
  std::string with_code(std::string_view code);
  // Returns at most `most` that were last changed before those times: `over` and those that are not, in which
  // no game was made. Games keep the others.
  std::vector<std::string> old(std::int64_t over, std::int64_t empty, int most);
  // Deletes a tournament. Its games stay, and are then games like others.
  void remove(std::string_view name);
};

}  // namespace trictrac
