// The configuration of a table as one line of text for a store, and as messages request it; and the message
// "game" for a page.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/clock/clocks.h"
#include "table/config.h"
#include "wire/protocol.h"

namespace trictrac {

// Returns the configuration of a requested game with this seed; if the request has a seed, the caller passes
// that.
TableConfig config_of(const NewGame& game, const Seed& seed, std::string date);

// Print a configuration as one line of text, and read such a line.
std::string print_config(const TableConfig& config);
Parsed<TableConfig> parse_config(std::string_view text);

// The place of a game in a tournament.
struct TournamentSeen {
  std::string_view id;       // of the tournament
  int round = 0, table = 0;  // from 1
  int board = 0;             // of a match, from 1; else 0
};
// The viewers of a message "game", and the data about it that only the service has. Players are numbers.
struct Viewed {
  std::string_view id;                         // of the game
  std::span<const int> you{};                  // the players of its readers
  std::span<const int> free{};                 // people who have still to come
  std::string_view next{};                     // the game that follows, "" if there is none
  std::optional<TournamentSeen> tournament{};  // its place there
};
// The progress of a game, as its table knows it.
struct GameProgress {
  std::string_view commit;  // the commitment to the seed of the dice; "" where they are thrown by hand
  int lines = 0;            // the number of lines
  Moment now = 0;           // the current time, for a game with a clock
};

// Returns the message "game": the game, its players, and its progress.
std::string game_text(const TableConfig& config, const Viewed& viewed, const GameProgress& progress);
// Adds the last members of a message "game", which both games share: which of its seats are free or a
// guest's, and how far it has come; `start` is the position that it began from.
void add_progress(Json& game, std::span<const Seat> seats, const Viewed& viewed, const GameProgress& progress,
                  std::string start);

}  // namespace trictrac
