// The games of tournaments: made for given persons, and what a tournament learns of them. The hub keeps
// them as it keeps all others (Hub::look_at_table and the calls after it).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/rows/notice_rows.h"
#include "store/store.h"
#include "table/api_error.h"
#include "table/config.h"

namespace trictrac {

// A person who plays in a tournament.
struct TournamentPlayer {
  std::int64_t person = 0;  // Person::row
  std::string name{};       // shown at the table
  bool guest = false;       // the name is not that of an account of theirs
  friend bool operator==(const TournamentPlayer&, const TournamentPlayer&) = default;
};

// The game of all tables of a tournament, as far as a list of tournaments shows it.
struct TournamentGameTerms {
  std::string format{};  // its name
  bool rated = false;
  bool is_private = false;
  bool can_be_mirrored = false;  // its boards
  friend bool operator==(const TournamentGameTerms&, const TournamentGameTerms&) = default;
};

// Returns such a body for so many players, in the place of the number that it names; one that is wrong as it
// is.
std::string body_for_players(std::string_view body, int players);

// Reads the body of POST /api/games, without seats. Refuses what so many people cannot play at every table of
// a tournament: another format, seats of its own, a named seed, dice by hand, a position. Names the member
// that is wrong. Of more than two, who sits where is drawn at the table.
Parsed<TournamentGameTerms> terms_of_tournament_game(std::string_view body, int players = 2);

// The part of a game at a mirrored board that both boards agree on.
struct MirroredGame {
  Seed seed{};
  MirroredWith with{};
};

// Makes the game of a table, or of a challenge, for two persons, White first, or for more, from such a body,
// at `now`: their seats have neither keys nor claims, because they hold them as known persons; the dice are
// fair; it is rated if the body says so and none of them is a guest. Refuses what terms_of_tournament_game
// refuses, and two seats for one person. Slow enough for another thread.
Parsed<StoredGame> make_tournament_game(std::string_view body, const std::vector<TournamentPlayer>& players,
                                        Moment now, const std::optional<MirroredGame>& mirrored = {});

// Returns the jobs that call the players of a new game to their table, from `due` on (seconds since 1970);
// for the transaction that makes the game.
std::vector<NewJob> calls_to_table(std::string_view game, int players, std::int64_t due);

// The state of a game of a tournament.
struct TableStatus {
  bool begun = false;       // somebody has thrown
  bool over = false;        // nothing more is played there
  bool called_off = false;  // without a result: it was called off, or all agreed to end it
  bool forfeit = false;     // it was awarded; without a winner both lose
  std::optional<int>
      winner{};               // 0 White, 1 Black; nothing: not over, both have won as much, or more than two
  std::vector<int> points{};  // of each player (GameSession::points)
  std::optional<int> gave_up{};  // the player who has given it up: of more than two it is not settled
  std::vector<int> absent{};     // the players who have never sat down
  std::vector<int> owing{};      // the players who owe a share of the dice; those who are absent too
  std::vector<int> awaited{};    // the players who must act next
  friend bool operator==(const TableStatus&, const TableStatus&) = default;
};

}  // namespace trictrac
