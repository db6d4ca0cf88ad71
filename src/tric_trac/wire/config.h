// What a table of Le Tric Trac is made from as one line of text, for a store, and as the messages ask for it.
#pragma once

#include <string>
#include <string_view>

#include "tric_trac/session/config.h"
#include "tric_trac/wire/messages.h"
#include "wire/config_text.h"

namespace trictrac::tric_trac {

// Makes the config of a game asked for; its own seed, if any, is the caller's affair.
Config config_of(const NewGame& game, const Seed& seed, std::string date);

std::string print_config(const Config& config);
Parsed<Config> parse_config(std::string_view text);
// Returns whether this is the text of such a config, rather than of a table of trictrac.
bool is_tric_trac_config(std::string_view text);

// Prints the message "game": what is played, by whom, and how far it has come.
std::string game_text(const Config& config, const Viewed& viewed, const Standing& standing);

}  // namespace trictrac::tric_trac
