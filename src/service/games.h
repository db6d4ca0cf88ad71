// The games of the service: one struct each. A new game is registered here; nothing else in the service
// distinguishes games.
#pragma once

#include <string_view>

#include "base/json.h"
#include "courrier/session/session.h"
#include "courrier/text/record.h"
#include "courrier/wire/messages.h"
#include "table/table.h"
#include "text/record/record.h"
#include "wire/config_text.h"
#include "wire/protocol.h"

namespace trictrac {

// Le Tric Trac, the running game (S4).
struct RunningGameService {
  using Session = courrier::Table;
  static bool has_request(const Json& new_game) { return courrier::asks_for_courrier(new_game); }
  static bool has_config(std::string_view text) { return courrier::is_courrier_config(text); }
  static bool has_record(std::string_view text) { return courrier::is_courrier_record(text); }
  static Parsed<courrier::NewGame> new_game_of(const Json& json) { return courrier::new_game_of(json); }
  static Parsed<courrier::Config> parse_config(std::string_view text) { return courrier::parse_config(text); }
  static auto parse_record(std::string_view text) { return courrier::parse_courrier_record(text); }
};

// Trictrac in every format, and every text that belongs to no other game.
struct TrictracService {
  using Session = Table;
  static Parsed<NewGame> new_game_of(const Json& json) { return trictrac::new_game_of(json); }
  static Parsed<TableConfig> parse_config(std::string_view text) { return trictrac::parse_config(text); }
  static auto parse_record(std::string_view text) { return trictrac::parse_record(text); }
};

// Calls `call` with the game for which `is` is true, or else with trictrac.
template <class Is, class Call>
decltype(auto) with_game(const Is& is, const Call& call) {
  return is(RunningGameService{}) ? call(RunningGameService{}) : call(TrictracService{});
}

// Calls `call` with the game that this request, configuration or record belongs to.
template <class Call>
decltype(auto) with_game_of_request(const Json& new_game, const Call& call) {
  return with_game([&](auto game) { return game.has_request(new_game); }, call);
}
template <class Call>
decltype(auto) with_game_of_config(std::string_view text, const Call& call) {
  return with_game([&](auto game) { return game.has_config(text); }, call);
}
template <class Call>
decltype(auto) with_game_of_record(std::string_view text, const Call& call) {
  return with_game([&](auto game) { return game.has_record(text); }, call);
}

}  // namespace trictrac
