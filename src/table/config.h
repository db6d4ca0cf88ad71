// All that a table is made from: its lines follow from this and from what the players did.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/clock/terms.h"
#include "game/match/formats.h"
#include "game/rules/presets.h"
#include "table/api_error.h"
#include "table/dice.h"
#include "table/seat.h"
#include "text/record/record.h"

namespace trictrac {

struct TableConfig {
  std::string format{kFormats[0].name};
  MatchOptions match;
  std::string rules{kPresets[0].name};
  std::vector<Seat> seats{2};  // one for each player: White, Black and the others
  Seed seed{};
  std::string date;                  // as a record writes it, or empty
  State start;                       // with the options; Stage::Lead unless it starts from a position
  std::vector<LoggedEvent> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
  bool by_hand = false;  // the dice are thrown by hand and said to the table: it draws none
  bool fair = false;     // every person gives a share of the dice (shares.h)
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play (standing/counted.h)
  bool is_private = false;  // nobody looks on, and it is not listed
};

// A game to go on with, or to look at. All seats are people unless `bot` gives one to the computer.
Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot);

}  // namespace trictrac
