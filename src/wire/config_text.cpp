#include "wire/config_text.h"

#include <nlohmann/json.hpp>

#include "text/match_text.h"
#include "text/trid.h"
#include "wire/clock_json.h"
#include "wire/stored_config.h"

namespace trictrac {
namespace {

Json& seat_of(Json& game, int player) {
  if (player < 2) return game[std::string(name_of(static_cast<Side>(player)))];
  return game["others"][static_cast<std::size_t>(player - 2)];
}

}  // namespace

std::string print_stored(const StoredConfig& stored) {
  Json json{{"seed", to_hex(stored.seed)}, {"date", stored.date}, {"game", stored.game}};
  if (!stored.record.empty()) json["record"] = stored.record;
  return dump(json);
}

Parsed<StoredConfig> parse_stored(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto seed = parse_seed(text_member(*json, "seed"));
  const auto game = json->find("game");
  if (!seed || game == json->end())
    return refuse(ErrorCode::Internal, "a stored game has no seed or no seats");
  return StoredConfig{*seed, text_member(*json, "date"), *game, text_member(*json, "record")};
}

TableConfig config_of(const NewGame& game, const Seed& seed, std::string date) {
  TableConfig config = game;
  config.seed = seed;
  config.date = std::move(date);
  return config;
}

std::string print_config(const TableConfig& c) {
  StoredConfig stored{c.seed, c.date, new_game_json({c}), ""};
  if (!c.opening.empty() || !c.tags.empty())
    stored.record = print_record({c.tags, c.format, c.match, c.start.options, c.start, c.opening});
  return print_stored(stored);
}

Parsed<TableConfig> parse_config(std::string_view text) {
  const auto stored = parse_stored(text);
  if (!stored) return std::unexpected(stored.error());
  return config_from<TableConfig>(*stored, new_game_of(stored->game, Whence::Stored), &parse_record);
}

void add_progress(Json& game, std::span<const Seat> seats, const Viewed& viewed, const GameProgress& progress,
                  std::string start) {
  for (std::size_t i = 0; i < seats.size(); ++i)
    if (seats[i].guest) seat_of(game, static_cast<int>(i))["guest"] = true;
  for (const int player : viewed.free) seat_of(game, player)["free"] = true;
  game["you"] = viewed.you;
  game["commit"] = progress.commit;
  game["start"] = std::move(start);
  game["lines"] = progress.lines;
  if (!viewed.next.empty()) game["next"] = viewed.next;
  if (const auto& at = viewed.tournament) {
    game["tournament"] = {{"id", at->id}, {"round", at->round}, {"table", at->table}};
    if (at->board > 0) game["tournament"]["board"] = at->board;
  }
}

std::string game_text(const TableConfig& c, const Viewed& viewed, const GameProgress& progress) {
  Json json{{"say", "game"},      {"game", viewed.id},
            {"format", c.format}, {"match", match_json(c.match)},
            {"rules", c.rules},   {"options", options_json(c.start.options)}};
  add_seats(json, c.seats);
  add_progress(json, c.seats, viewed, progress, print_trid(c.start));
  if (c.by_hand) json["dice"] = "hand";
  if (c.mirror) json["mirror"] = mirror_json(*c.mirror);
  add_terms(json, c, progress.now);
  return dump(json);
}

}  // namespace trictrac
