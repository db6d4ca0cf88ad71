// Operations on the configuration of a game: the configuration of the next game, and the names in it.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/session/session.h"
#include "table/config.h"

namespace trictrac {

// Returns the number of each player in the next game. Two players change places; more keep their order.
std::vector<int> numbers_in_next(int players);

// Returns the configuration of the game after a finished one, with the same people and options, from the
// start. A game that began from a position, or resumed a match, keeps all its options. Dice thrown by hand
// give no lead between two players: the same side leads again, which then belongs to the second player.
TableConfig next_of(const TableConfig& config, const Seed& seed, std::string date);
courrier::Config next_of(const courrier::Config& config, const Seed& seed, std::string date);

// Returns the time control in the configuration of a game, if it has one, or the error.
std::expected<std::optional<ClockTerms>, std::string> clock_in(std::string_view config);

// Returns the names of all players, bots too, in the configuration of a game (GameSession::config_text), or
// the error.
std::expected<std::vector<std::string>, std::string> names_in(std::string_view config);

// Returns the configuration without the names of these players, or the error. Everything else stays.
std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players);

}  // namespace trictrac
