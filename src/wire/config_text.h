// What a table is made from as one line of text, for a store, and as the messages ask for it.
#pragma once

#include "table/config.h"
#include "table/courrier_config.h"
#include "wire/courrier_messages.h"
#include "wire/protocol.h"

namespace trictrac {

// A new game as asked for; its own seed, if any, is the caller's affair.
TableConfig config_of(const NewGame& game, const Seed& seed, std::string date);

std::string print_config(const TableConfig& config);
Parsed<TableConfig> parse_config(std::string_view text);

namespace courrier {

Config config_of(const NewGame& game, const Seed& seed, std::string date);

std::string print_config(const Config& config);
Parsed<Config> parse_config(std::string_view text);
// Is this the text of such a config, rather than of a table of trictrac?
bool is_courrier_config(std::string_view text);

}  // namespace courrier

}  // namespace trictrac
