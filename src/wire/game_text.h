// The message "game": what is played, by whom, and how far it has come.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "game/clock/clocks.h"
#include "table/config.h"
#include "table/courrier_config.h"

namespace trictrac {

// For whom it is, and what only the house knows of it. Players are numbers.
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
std::string game_text(const courrier::Config& config, const Viewed& viewed, const Standing& standing);

}  // namespace trictrac
