// The owners of the seats of games, as rows of the database.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A game in which a person has seats.
struct SeatedGame {
  std::string game;
  std::vector<int> players;
  std::string config;
  std::vector<std::string> names;  // of all seats, "" where the config has the name
  std::int64_t touched = 0;
  std::vector<int> free{};    // players whose seats are still to be taken
  std::vector<int> guests{};  // players who are shown as guests
  std::int64_t created = 0;
  std::optional<int> kept{};  // the player whose seat a challenge keeps for a person
  // Both are unknown for a game to which nothing has been added since it was made.
  std::optional<bool> turn{};  // something is awaited from them
  std::optional<bool> over{};
};

struct StoredGame;

// Returns the configuration of a game without the names of these players, or the error.
using Unnaming = std::function<std::expected<std::string, std::string>(std::string_view config,
                                                                       std::span<const int> players)>;

class SeatRows : public RowAccess {
 public:
  SeatRows(Statements& sql, Database& db) : RowAccess(sql), db_(db) {}

  // Returns at most `most` games of a person, the last played first.
  std::vector<SeatedGame> of(std::int64_t person, int most);
  // Moves all seats of one person to another.
  void hand_over(std::int64_t from, std::int64_t to);
  // Returns the owner of a seat (Person::row), or 0.
  std::int64_t person_at(std::string_view game, int player);
  // Returns whether a young player has a seat of a game, or it is one of a club for young players.
  bool has_young(std::string_view game);
  // Returns a game in which a person has a seat, or "".
  std::string any(std::int64_t person);
  // Empties a person's seats in a game: removes keys, names (also in the configuration), and ownership.
  // `stored` is the whole game as it was read; null for a damaged game, which stays damaged.
  void empty(std::int64_t person, std::string_view game, const StoredGame* stored, const Unnaming& unnamed);

 private:
  Database& db_;
};

}  // namespace trictrac
