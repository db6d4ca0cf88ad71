// Ratings and rated games, as they are stored and shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "standing/counted.h"
#include "standing/glicko.h"

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
  bool is_private = false;  // only its players see it
};

// A person in a list of the best.
struct RankedPlayer {
  std::string name;
  StoredRating standing;
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

}  // namespace trictrac
