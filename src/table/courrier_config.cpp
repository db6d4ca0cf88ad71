#include "table/courrier_config.h"

#include <nlohmann/json.hpp>

#include "engine/bots/courrier_bot.h"
#include "table/house.h"

namespace trictrac::courrier {
namespace {

Parsed<Config> from_record(const std::string& text, const Seed& seed) {
  const auto record = parse_courrier_record(text);
  if (!record)
    return refuse(ErrorCode::Internal, "the stored record cannot be read: " + record.error().message);
  return config_of(*record, seed, std::nullopt);
}

}  // namespace

Config config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.seats, seed, std::move(date), game.start, {}, {}};
}

Parsed<Config> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot) {
  if (!all_utf8(record.tags)) return refuse(ErrorCode::BadRecord, "the tags of a record are UTF-8");
  Config c{{person(record.tag("White")), person(record.tag("Black"))},
           seed,
           std::string(record.tag("Date")),
           record.start,
           record.actions,
           record.tags};
  if (bot) c.seats[index(bot->side)].bot = bot->bot.empty() ? std::string(bot_names().back()) : bot->bot;
  return c;
}

std::string print_config(const Config& c) {
  Json json{{"seed", to_hex(c.seed)}, {"date", c.date}};
  json["game"] = new_game_json({c.seats, c.start, ""});
  if (!c.opening.empty() || !c.tags.empty()) json["record"] = print_record({c.tags, c.start, c.opening});
  return dump(json);
}

Parsed<Config> parse_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto seed = parse_seed(text_member(*json, "seed"));
  const auto game = json->find("game");
  if (!seed || game == json->end())
    return refuse(ErrorCode::Internal, "a stored game has no seed or no seats");
  const auto asked = new_game_of(*game);
  if (!asked) return std::unexpected(asked.error());
  const std::string record = text_member(*json, "record");
  if (record.empty()) return config_of(*asked, *seed, text_member(*json, "date"));
  auto config = from_record(record, *seed);
  if (config) config->seats = asked->seats;
  return config;
}

bool is_courrier_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return false;
  const auto game = json->find("game");
  return game != json->end() && asks_for_courrier(*game);
}

}  // namespace trictrac::courrier
