// The names of players in what a game is made again from.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// Of all players of a game made from `config` (Sitting::config_text), bots too; or what is wrong with it.
std::expected<std::vector<std::string>, std::string> names_in(std::string_view config);

// Such a config without the names of these players; or what is wrong with it. The game stays the same in all
// else.
std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players);

}  // namespace trictrac
