// What a table is made from as one line of text, for a store, and as the messages ask for it; and the message
// "game", which says it to a page.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/clock/clocks.h"
#include "table/config.h"
#include "wire/protocol.h"

namespace trictrac {

// Returns the config of a game asked for; a seed that it names is left to the caller.
TableConfig config_of(const NewGame& game, const Seed& seed, std::string date);

// Prints a config as one line of text, and reads such a line.
std::string print_config(const TableConfig& config);
Parsed<TableConfig> parse_config(std::string_view text);

// For whom a message "game" is, and what only the service knows of it. Players are numbers.
struct Viewed {
  std::string_view id;          // of the game
  std::span<const int> you{};   // the players of those who read it
  std::span<const int> free{};  // people who have still to come
  std::string_view next{};      // the game that follows, "" if there is none
};
// How far the game has come, as its table knows it.
struct GameProgress {
  std::string_view commit;  // the commitment to the seed of the dice; "" where they are thrown by hand
  int lines = 0;            // those there are
  Moment now = 0;           // what time it is, for a game with a clock
};

// Prints the message "game": what is played, by whom, and how far it has come.
std::string game_text(const TableConfig& config, const Viewed& viewed, const GameProgress& progress);
// Adds to a message "game" its last members, alike in either game; `start` is the position it began from.
void add_progress(Json& game, const Viewed& viewed, const GameProgress& progress, std::string start);
// Adds the clock, where there is one.
void add_clock(Json& game, const std::optional<ClockTerms>& clock, const GameProgress& progress);

}  // namespace trictrac
