// Challenges as rows of the database. A challenge is a game with a seat that is kept for a person: it has a
// claim, which nobody is given, and already its person. Once they accept, the claim is used up.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

// A person with whom another has played, and when they last did (seconds since 1970).
struct MetPerson {
  std::int64_t person = 0;
  std::int64_t at = 0;
};

class GameChallengeRows : public RowAccess {
 public:
  GameChallengeRows(Statements& sql, Database& db) : RowAccess(sql), db_(db) {}

  // Stores a new game, one of whose seats is kept.
  void make(std::string_view id, const StoredGame& game, std::int64_t now);
  // Returns the people whom a person has challenged and who have not yet answered, and those who wait for
  // that person's own answer.
  std::vector<std::int64_t> made_by(std::int64_t person);
  std::vector<std::int64_t> made_to(std::int64_t person);
  // Returns the people of an open challenge, or of any other game none.
  std::vector<std::int64_t> people_of(std::string_view game);
  // Removes a game whose seat has not been taken. Returns whether there was one.
  bool end(std::string_view game);
  // Removes all open challenges by or to a person.
  void end_all(std::int64_t person);

  // Returns at most `most` people with whom a person has shared a table, the last first, without tournaments.
  std::vector<MetPerson> met(std::int64_t person, int most);
  // Returns whether two people have.
  bool have_met(std::int64_t person, std::int64_t other);

 private:
  Database& db_;
};

}  // namespace trictrac
