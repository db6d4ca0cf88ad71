// All that a table is made from: its lines follow from this and from what the players did.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/match/formats.h"
#include "game/rules/presets.h"
#include "table/dice.h"
#include "table/guest.h"
#include "text/record/record.h"
#include "wire/protocol.h"

namespace trictrac {

struct TableConfig {
  std::string format{kFormats[0].name};
  MatchOptions match;
  std::string rules{kPresets[0].name};
  std::vector<Seat> seats{2};  // one for each player: White, Black and the others
  Seed seed{};
  std::string date;                  // as a record writes it, or empty
  State start;                       // with the options; Stage::Lead unless it starts from a position
  std::vector<MatchAction> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
  bool by_hand = false;  // the dice are thrown by hand and told to the table: it draws none
};

// A new game as asked for; its own seed, if any, is the caller's affair.
TableConfig config_of(const NewGame& game, const Seed& seed, std::string date);

// A game to go on with, or to look at. All seats are people unless `bot` gives one to the computer.
Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot);

// One line of text for the store, and back.
std::string print_config(const TableConfig& config);
Parsed<TableConfig> parse_config(std::string_view text);

}  // namespace trictrac
