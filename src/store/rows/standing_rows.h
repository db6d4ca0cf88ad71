// Ratings and rated games as rows of the database, inside the caller's transaction.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "standing/counted.h"
#include "standing/glicko.h"
#include "store/statements.h"

namespace trictrac {

// A person's rating in one kind of game. A kind is a format, by its name.
struct StoredRating {
  std::string kind;
  standing::Rating rating;  // after the last game
  int games = 0;            // counted
  std::int64_t at = 0;      // when the last was over, seconds since 1970; 0: there is none
};
// Returns the rating at a time in seconds since 1970.
standing::Rating rating_at(const StoredRating& standing, std::int64_t now);

// A finished rated game, from the point of view of one of its players.
struct RatedGame {
  std::string game;  // "" once it has been removed
  std::string kind;
  std::int64_t at = 0;
  std::string why;  // name_of(Uncounted), "" where it counted
  int player = 0;
  int halves = 0;  // 2 won, 1 drawn, 0 lost
  double before = 0, after = 0;
  std::string other;  // the name of the other account, "" once its owner has left
  std::optional<standing::Quality> quality{};
  bool is_private = false;   // only its players see it
  bool other_young = false;  // `other` is a young player
};

// A person in a list of the best.
struct RankedPlayer {
  std::string name;
  StoredRating standing;
  std::int64_t person = 0;  // Person::row
  bool young = false;
};

// The ratings of the two players of a game.
struct GameStanding {
  struct RatedPlayer {
    int player = 0;
    std::string name;  // of their account, "" if none
    StoredRating standing;
    double before = 0, after = 0;  // where it has been counted
  };
  std::string kind;
  std::vector<RatedPlayer> sides{};  // of the players who have sat down
  std::optional<std::string> why{};  // once it is over and has been counted: as RatedGame has it
};

class StandingRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Counts a finished rated game for the ratings of its two players, unless a rule of standing/counted.h
  // forbids it. Idempotent. Returns whether it has been counted now.
  bool count(std::string_view game, std::string_view kind, const standing::Finish& finish);
  // Makes a counted game of a tournament count as ruled: gives its change of both ratings back if it is
  // annulled, counts it again if it no longer is, or counts another result. Games that were counted later
  // keep their changes. Idempotent. A game that does not count for another reason stays so. Returns whether
  // anything has changed.
  bool rule(std::string_view game, const standing::Ruling& ruling);
  // Stores a finished game of two players that was not rated, for the quality of play, if one of them has an
  // account.
  bool keep_friendly(std::string_view game, std::string_view kind, const standing::Finish& finish);
  // Stores the quality of play of both players of a counted game, by their numbers. Idempotent.
  void put_quality(std::string_view game, std::span<const standing::Quality> players);

  // Returns a rating for each kind a person has played, the one with the most games first.
  std::vector<StoredRating> of(std::int64_t person);
  // Returns at most `most` games of a person, the last finished first.
  std::vector<RatedGame> games_of(std::int64_t person, int most);
  // Returns the people with settled ratings, the best first, after the first `skip`.
  std::vector<RankedPlayer> best(std::string_view kind, std::int64_t now, int skip, int most);
  GameStanding of_game(std::string_view game, std::string_view kind);

 private:
  struct RatedPlayer {
    std::int64_t person = 0;  // 0: no account
    int halves = 0;
    StoredRating before{}, after{};
  };
  struct Played {
    std::int64_t id = 0;  // of the game
    std::int64_t at = 0;  // when it was over
    std::array<RatedPlayer, 2> sides{};
  };

  // A game that was counted, and the rating that its change is part of.
  struct CountedPlayer {
    std::int64_t person = 0;  // 0: their owner has left
    int halves = 0;
    standing::Change change;
    std::optional<StoredRating> now{};  // nothing where the person has none
  };
  struct CountedGame {
    std::int64_t row = 0;
    std::string kind;
    bool counts = false;
    std::array<CountedPlayer, 2> sides{};
  };
  std::optional<CountedGame> counted(std::string_view game);
  void hold(CountedGame& game);
  std::optional<StoredRating> locked(std::int64_t person, std::string_view kind);
  void change(CountedGame& game, const standing::Ruling& ruling);

  std::optional<std::int64_t> add(const Played& game, std::string_view kind, std::string_view why);
  std::optional<Played> played(std::string_view game, const standing::Finish& finish);
  std::optional<standing::Uncounted> why_not(const Played& game, const standing::Finish& finish);
  void hold(Played& game, std::string_view kind);
  void rate(Played& game);
  void put(std::int64_t person, const StoredRating& standing, bool also_back = false);
  void keep(std::int64_t rated, const Played& game);
};

}  // namespace trictrac
