// What a table is made from as one line of text, for a store, and as the messages ask for it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/clock/clocks.h"
#include "table/config.h"
#include "wire/protocol.h"

namespace trictrac {

// A new game as asked for; its own seed, if any, is the caller's affair.
TableConfig config_of(const NewGame& game, const Seed& seed, std::string date);

std::string print_config(const TableConfig& config);
Parsed<TableConfig> parse_config(std::string_view text);

// The message "game": what is played, by whom, and how far it has come.

// For whom it is, and what only the service knows of it. Players are numbers.
struct Viewed {
  std::string_view id;          // of the game
  std::span<const int> you{};   // whom whoever reads it plays
  std::span<const int> free{};  // people who have still to come
  std::string_view next{};      // the game that follows, "" if there is none
};
// What a table knows of it.
struct Standing {
  std::string_view commit;  // the commitment to the seed of the dice; "" where they are thrown by hand
  int lines = 0;            // those there are
  Moment now = 0;           // what time it is, for a game with a clock
};

std::string game_text(const TableConfig& config, const Viewed& viewed, const Standing& standing);
// Adds to a message "game" its last members, alike in either game; `start` is the position it began from.
void add_standing(Json& game, const Viewed& viewed, const Standing& standing, std::string start);
// Adds the clock, where there is one.
void add_clock(Json& game, const std::optional<ClockTerms>& clock, const Standing& standing);

}  // namespace trictrac
