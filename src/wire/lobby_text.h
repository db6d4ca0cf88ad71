// Messages to pages that are at no table (docs/protocol.md).
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/json.h"

namespace trictrac {

// Returns the text of a game offered in the lobby: its message "game", with the codes of the free seats.
std::string offer_text(std::string_view game, const std::map<int, std::string>& claims);
// Returns the codes in such a text; none if it is not one.
std::map<int, std::string> claims_in(std::string_view offer);
// Returns the text of a game in progress that may be watched: the game and players of its message "game", its
// score (stands_json), and the number of spectators.
std::string live_text(std::string_view game, Json stands, int watching);
// Returns the message with all offered games, and all games in progress that may be watched, by their texts;
// `paused`: the operator has paused all games.
std::string lobby_text(std::span<const std::string_view> offers, std::span<const std::string_view> live,
                       bool paused);

// Returns the message that a tournament has reached a state: the number of its last act.
std::string tournament_text(std::string_view tournament, int revision);
// Returns the message that something has changed for a person.
std::string news_text();

}  // namespace trictrac
