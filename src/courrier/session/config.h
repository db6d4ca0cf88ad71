// The configuration of a table of Le Tric Trac.
#pragma once

#include "courrier/text/record.h"
#include "game/clock/clocks.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/dice.h"

namespace trictrac::courrier {

// Everything that a table of Le Tric Trac is made from.
struct Config {
  std::vector<Seat> seats{2};  // White's and Black's
  Seed seed{};
  std::string date;                  // as a record writes it, or empty
  State start;                       // with the terms; Stage::Lead unless it starts from a position
  std::vector<LoggedEvent> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
  bool fair = false;  // every person gives a share of the dice (table/shares.h)
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play (standing/counted.h)
  bool is_private = false;  // it has no spectators, and is not listed
};

// Makes the configuration for continuing, or looking at, a game. Both seats are people unless `bot` gives one
// to the computer.
Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot);

}  // namespace trictrac::courrier
