// What is made of the config of a game: that of the next game, and the names in it.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/config.h"
#include "tric_trac/session/config.h"

namespace trictrac {

// Returns the number each player has in the next game. Two change places; where more play their order stays.
std::vector<int> numbers_in_next(int players);

// Returns the config of the game that follows one that is over: the same people play the same, from the
// start. Of a game that began from a position, or resumed a match, the whole of what was agreed is kept. Dice
// thrown by hand give no lead between two: the side that had it has it again, so that the other player does.
TableConfig next_of(const TableConfig& config, const Seed& seed, std::string date);
tric_trac::Config next_of(const tric_trac::Config& config, const Seed& seed, std::string date);

// Returns the names of all players of a game made from `config` (GameSession::config_text), bots too; or what
// is wrong with it.
std::expected<std::vector<std::string>, std::string> names_in(std::string_view config);

// Returns such a config without the names of these players, or what is wrong with it. The game stays the same
// in all else.
std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players);

}  // namespace trictrac
