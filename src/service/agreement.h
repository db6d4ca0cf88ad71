// May this be agreed? What is wrong with a game asked for, option by option, before it is asked for.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "text/record/record.h"
#include "wire/protocol.h"

// The names of players in what a game is made again from.

namespace trictrac {

// Of all players of a game made from `config` (GameSession::config_text), bots too; or what is wrong with it.
std::expected<std::vector<std::string>, std::string> names_in(std::string_view config);

// Such a config without the names of these players; or what is wrong with it. The game stays the same in all
// else.
std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players);

}  // namespace trictrac

// The match a question is about, from text.

namespace trictrac::advice {

// A record of nothing but a position: one tour, marqué or meeting from there, by what ends it.
Parsed<Record> record_from(std::string_view trid);

// The match as the record leaves it.
Match match_after(const Record& record);

}  // namespace trictrac::advice

namespace trictrac {

// {"do":"check","game":{…}}: the body of POST /api/games, its seats too or not.
//   {"say":"checked","game":{…},"problems":[]}: the game with all that it leaves unsaid; or null, and all
//   that is wrong:
//   {"option","code","message","limits"?|"values"?}, the last two saying what would be right.
std::string check(const Json& message);

// {"do":"resume","format":F,"match":{…}?,"noted":{"white":{"lost":3,"jetons":15,…},"black":{…},"dice":SIDE?,
//  "cravate":SIDE?,"contrat":SIDE?}}: what the tables of S3 say of a match put off.
//   {"say":"resumed","match":{…},"won":{"white","black"},"dice":SIDE,"left":N,"problems":[]}: the match that
//   goes on from them, jetons won, who throws first, marqués left; `match` is null where there are problems.
std::string resume(const Json& message);

}  // namespace trictrac
