#include "tric_trac/wire/config.h"

#include <nlohmann/json.hpp>

#include "text/match_text.h"
#include "tric_trac/text/position_text.h"
#include "wire/clock_json.h"
#include "wire/members.h"
#include "wire/stored_config.h"

namespace trictrac::tric_trac {

Config config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.seats, seed,      std::move(date), game.start, {},
          {},         game.fair, game.clock,      game.rated, game.is_private};
}

std::string print_config(const Config& c) {
  StoredConfig kept{c.seed, c.date,
                    new_game_json({c.seats, c.start, "", c.fair, c.clock, c.rated, c.is_private}), ""};
  if (!c.opening.empty() || !c.tags.empty()) kept.record = print_record({c.tags, c.start, c.opening});
  return print_stored(kept);
}

Parsed<Config> parse_config(std::string_view text) {
  const auto kept = parse_stored(text);
  if (!kept) return std::unexpected(kept.error());
  return config_from<Config>(*kept, tric_trac::new_game_of(kept->game, Whence::Stored),
                             &parse_tric_trac_record);
}

bool is_tric_trac_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return false;
  const auto game = json->find("game");
  return game != json->end() && asks_for_tric_trac(*game);
}

std::string game_text(const Config& c, const Viewed& viewed, const Standing& standing) {
  Json json{{"say", "game"}, {"game", viewed.id}, {"format", kGameTag}, {"points", c.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(c.seats[index(side)]);
  add_standing(json, viewed, standing, print_position(c.start));
  if (c.fair) json["dice"] = kFairDice;
  add_clock(json, c.clock, standing);
  if (c.rated) json["rated"] = true;
  if (c.is_private) json["private"] = true;
  return dump(json);
}

}  // namespace trictrac::tric_trac
