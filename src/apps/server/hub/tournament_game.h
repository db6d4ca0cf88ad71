// The games of tournaments: made for two given persons, and what a tournament learns of them. The hub keeps
// them as it keeps all others (Hub::look_at_table and the calls after it).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/rows/notice_rows.h"
#include "store/store.h"
#include "table/api_error.h"

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
  friend bool operator==(const TournamentGameTerms&, const TournamentGameTerms&) = default;
};

// Reads the body of POST /api/games, without seats. Refuses what two people cannot play at every table of a
// tournament: more seats than two, seats of its own, a named seed, dice by hand, a position. Names the member
// that is wrong.
Parsed<TournamentGameTerms> terms_of_tournament_game(std::string_view body);

// Makes the game of a table, or of a challenge, for two persons, White first, from such a body, at `now`:
// their seats have neither keys nor claims, because they hold them as known persons; the dice are fair; it is
// rated if the body says so and neither of them is a guest. Refuses what terms_of_tournament_game refuses,
// and two seats for one person. Slow enough for another thread.
Parsed<StoredGame> make_tournament_game(std::string_view body, const std::array<TournamentPlayer, 2>& players,
                                        Moment now);

// Returns the jobs that call both players of a new game to their table, from `due` on (seconds since 1970);
// for the transaction that makes the game.
std::vector<NewJob> calls_to_table(std::string_view game, std::int64_t due);

// The state of a game of a tournament.
struct TableStatus {
  bool begun = false;           // somebody has thrown
  bool over = false;            // nothing more is played there
  bool called_off = false;      // without a result: it was called off, or all agreed to end it
  bool forfeit = false;         // it was awarded; without a winner both lose
  std::optional<int> winner{};  // 0 White, 1 Black; nothing: not over, or both have won as much
  std::array<int, 2> points{};  // of White and Black: holes of a tour; else what each has won in the account
  std::vector<int> absent{};    // the players who have never sat down
  std::vector<int> owing{};     // the players who owe a share of the dice; those who are absent too
  friend bool operator==(const TableStatus&, const TableStatus&) = default;
};

}  // namespace trictrac
