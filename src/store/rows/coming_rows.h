// The answers of the members of a club to whether they come to its tournaments, as rows of the database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// Stored by its number, and named in messages in this order (contract/clubs.h).
enum class ClubComing : std::uint8_t { Unsaid, Yes, Maybe, No };

// An answer; without a person's name where they have none.
struct StoredComing {
  std::string tournament;   // its name in addresses
  std::int64_t person = 0;  // Person::row
  std::string name;
  ClubComing coming = ClubComing::Unsaid;
  std::int64_t at = 0;  // seconds since 1970
};

class ComingRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Stores an answer in place of an earlier one; Unsaid takes it back. Returns false if the club has no such
  // tournament, or it is over.
  bool answer(std::int64_t club, std::string_view tournament, std::int64_t person, ClubComing coming,
              std::int64_t now);
  // Returns the answers of those who are members now to the tournaments of a club that are not over, by
  // tournament, answer and name.
  std::vector<StoredComing> of_club(std::int64_t club);
  // Returns all answers of a person.
  std::vector<StoredComing> of(std::int64_t person);
};

}  // namespace trictrac
