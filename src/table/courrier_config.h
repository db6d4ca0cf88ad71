// All that a table of Le Tric Trac is made from.
#pragma once

#include "table/dice.h"
#include "table/guest.h"
#include "text/courrier/record.h"
#include "wire/courrier_messages.h"

namespace trictrac::courrier {

struct Config {
  std::vector<Seat> seats{2};  // White's and Black's
  Seed seed{};
  std::string date;             // as a record writes it, or empty
  State start;                  // with the terms; Stage::Lead unless it starts from a position
  std::vector<Action> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
};

Config config_of(const NewGame& game, const Seed& seed, std::string date);

// A game to go on with, or to look at. Both seats are people unless `bot` gives one to the computer.
Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot);

// One line of text for the store, and back.
std::string print_config(const Config& config);
Parsed<Config> parse_config(std::string_view text);
// Is this the text of such a config, rather than of a table of trictrac?
bool is_courrier_config(std::string_view text);

}  // namespace trictrac::courrier
