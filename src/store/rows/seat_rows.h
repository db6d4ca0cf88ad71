// Whose the seats of games are, as rows of the database.
#pragma once

#include <expected>
#include <functional>
#include <span>
#include <vector>

#include "store/person.h"
#include "store/statements.h"

namespace trictrac {

struct StoredGame;

// The config of a game without the names of these players, or what is wrong with it.
using Unnaming = std::function<std::expected<std::string, std::string>(std::string_view config,
                                                                       std::span<const int> players)>;

class SeatRows {
 public:
  explicit SeatRows(Statements& sql) : sql_(sql) {}

  // Those last played first, at most so many.
  std::vector<SeatedGame> of(std::int64_t person, int most);
  // All of one person's are another's from now on.
  void hand_over(std::int64_t from, std::int64_t to);
  // Whoever has that seat (Person::row), 0: nobody known.
  std::int64_t person_at(std::string_view game, int player);
  // A game at which he has a seat, "" where there is none.
  std::string any(std::int64_t person);
  // Of his seats in that game nothing stays: no key, no name, also none in the config, and whose they were.
  // `stored` is the game as it was read whole; nothing of a game that is damaged, which stays so.
  void empty(std::int64_t person, std::string_view game, const StoredGame* stored, const Unnaming& unnamed);

 private:
  void clear(std::int64_t person, std::int64_t game);
  void link_anew(std::int64_t game, std::string_view name, const StoredGame& stored);

  Statements& sql_;
};

}  // namespace trictrac
