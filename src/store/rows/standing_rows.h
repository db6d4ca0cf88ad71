// Ratings and rated games as rows of the database, inside whatever transaction is open.
#pragma once

#include <array>
#include <span>

#include "store/database.h"
#include "store/standing.h"
#include "store/statements.h"

namespace trictrac {

class StandingRows {
 public:
  explicit StandingRows(Statements& sql) : sql_(sql) {}

  // A rated game is over and so ended: it counts for the ratings of the two who played it, unless a rule of
  // standing/counted.h says no. Whatever of this is asked again changes nothing. Has it been counted now?
  bool count(std::string_view game, std::string_view kind, const standing::Finish& finish);
  // A game of two that was not rated is over: it is kept for how they played, if one of them has an account.
  bool keep_friendly(std::string_view game, std::string_view kind, const standing::Finish& finish);
  // How both played a game that has been counted, by their numbers. The same again changes nothing.
  void put_quality(std::string_view game, std::span<const standing::Quality> players);

  // Returns one for each kind a person has played, the one with the most games first.
  std::vector<StoredRating> of(std::int64_t person);
  // Returns a person's games, those over last first, at most so many.
  std::vector<RatedGame> games_of(std::int64_t person, int most);
  // Returns those whose rating is settled, the best first, `skip` of them left out.
  std::vector<RankedPlayer> best(std::string_view kind, std::int64_t now, int skip, int most);
  GameStanding of_game(std::string_view game, std::string_view kind);

  // Deletes a person from ratings and rated games.
  void leave(std::int64_t person);

 private:
  struct RatedPlayer {
    std::int64_t person = 0;  // 0: nobody with an account
    int halves = 0;
    StoredRating before{}, after{};
  };
  struct Played {
    std::int64_t id = 0;  // of the game
    std::int64_t at = 0;  // when it was over
    std::array<RatedPlayer, 2> sides{};
  };

  std::optional<std::int64_t> add(const Played& game, std::string_view kind, std::string_view why);
  std::optional<Played> played(std::string_view game, const standing::Finish& finish);
  std::optional<standing::Uncounted> why_not(const Played& game, const standing::Finish& finish);
  void hold(Played& game, std::string_view kind);
  void rate(Played& game);
  void put(std::int64_t person, const StoredRating& standing);
  void keep(std::int64_t rated, const Played& game);

  Statements& sql_;
};

// In a database that has people and games.
Stored<void> add_standing(Database& db);

}  // namespace trictrac
