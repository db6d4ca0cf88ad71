#include "table/config.h"

#include <nlohmann/json.hpp>

#include "engine/bots/bot.h"
#include "table/house.h"

namespace trictrac {
namespace {

ProtocolError broken(std::string what) { return {ErrorCode::Internal, std::move(what), {}, 0}; }

// The record the opening came from; its tags hold whatever the table does not know.
Record opening_record(const TableConfig& c) {
  return {c.tags, c.format, c.match, c.start.options, c.start, c.opening};
}

Parsed<TableConfig> from_record(const Json& text, const Seed& seed) {
  const auto* record_text = text.get_ptr<const std::string*>();
  const auto record = record_text ? parse_record(*record_text) : std::unexpected(RecordError{});
  if (!record) return std::unexpected(broken("the stored record cannot be read: " + record.error().message));
  return config_of(*record, seed, std::nullopt);
}

ProtocolError bad_record(std::string message) { return {ErrorCode::BadRecord, std::move(message), {}, 0}; }

std::optional<ProtocolError> unfit(const Record& record) {
  if (record.options.marking == Marking::Hand)
    return bad_record("a record marked by hand cannot come to a table yet: only engine marking");
  if (!all_utf8(record.tags)) return bad_record("the tags of a record are UTF-8");
  return std::nullopt;
}

}  // namespace

TableConfig config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.format,     game.match, game.rules, game.seats, seed,
          std::move(date), game.start, {},         {},         game.by_hand};
}

// Who sits down where only a computer is asked for: neither the weakest nor too strong for a first game.
constexpr std::string_view kGuest = "valere";

Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<Guest>& bot) {
  if (auto why = unfit(record)) return std::unexpected(std::move(*why));
  const auto rules = record.tag("Rules");
  TableConfig c;
  if (!rules.empty()) c.rules = rules;
  c.format = record.format;
  c.match = record.match;
  c.seats.clear();
  for (int i = 0; i < c.match.players; ++i) c.seats.push_back(person(record.tag(player_tag(i))));
  if (bot) c.seats[index(bot->side)].bot = bot->bot.empty() ? std::string(kGuest) : bot->bot;
  c.seed = seed;
  c.date = record.tag("Date");
  c.start = record.start;
  c.start.options = record.options;
  c.opening = record.actions;
  c.tags = record.tags;
  return c;
}

std::string print_config(const TableConfig& c) {
  Json json{{"seed", to_hex(c.seed)}, {"date", c.date}};
  json["game"] = new_game_json({c.format, c.match, c.rules, c.seats, c.start, "", c.by_hand});
  if (!c.opening.empty() || !c.tags.empty()) json["record"] = print_record(opening_record(c));
  return dump(json);
}

Parsed<TableConfig> parse_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto seed = parse_seed(text_member(*json, "seed"));
  const auto game = json->find("game");
  if (!seed || game == json->end()) return std::unexpected(broken("a stored game has no seed or no seats"));
  const auto asked = new_game_of(*game);
  if (!asked) return std::unexpected(asked.error());
  const auto record = json->find("record");
  if (record == json->end()) return config_of(*asked, *seed, text_member(*json, "date"));
  auto config = from_record(*record, *seed);
  if (config) config->seats = asked->seats;
  return config;
}

}  // namespace trictrac
