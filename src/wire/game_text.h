// The message "game": what is played, by whom, and how far it has come.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "table/config.h"
#include "table/courrier_config.h"

namespace trictrac {

// For whom it is, and what of it changes.
struct Viewed {
  std::string_view id;        // of the game
  std::span<const Side> you;  // the sides whoever reads it plays
  std::string_view commit;    // the commitment to the seed of the dice; "" where they are thrown by hand
  int lines = 0;              // those there are
};

std::string game_text(const TableConfig& config, const Viewed& viewed);
std::string game_text(const courrier::Config& config, const Viewed& viewed);

}  // namespace trictrac
