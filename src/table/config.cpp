#include "table/config.h"

#include <nlohmann/json.hpp>

#include "ai/bot.h"

namespace trictrac {
namespace {

constexpr std::size_t kLongestName = 64;

ProtocolError broken(std::string what) { return {ErrorCode::Internal, std::move(what), {}, 0}; }

// The record the opening came from; its tags hold whatever the table does not know.
Record opening_record(const TableConfig& c) { return {c.tags, c.start.options, c.start, c.opening}; }

Parsed<TableConfig> from_record(const Json& text, const Seed& seed) {
  const auto* record_text = text.get_ptr<const std::string*>();
  const auto record = record_text ? parse_record(*record_text) : std::unexpected(RecordError{});
  if (!record) return std::unexpected(broken("the stored record cannot be read: " + record.error().message));
  return config_of(*record, seed, std::nullopt);
}

std::string text_member(const Json& json, const char* name) {
  const auto it = json.find(name);
  const auto* text = it == json.end() ? nullptr : it->get_ptr<const std::string*>();
  return text ? *text : std::string();
}

bool is_utf8(const std::string& text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace) ==
         Json(text).dump(-1, ' ', false, Json::error_handler_t::ignore);
}

// One line, cut between characters.
Seat person(std::string_view name) {
  Seat seat;
  for (const char c : name)
    if (static_cast<unsigned char>(c) >= 0x20 && c != 0x7F) seat.name += c;
  if (seat.name.size() <= kLongestName) return seat;
  seat.name.resize(kLongestName);
  while (!is_utf8(seat.name)) seat.name.pop_back();
  return seat;
}

ProtocolError bad_record(std::string message) {
  return {ErrorCode::BadRecord, std::move(message), {}, 0};
}

std::optional<ProtocolError> unfit(const Record& record) {
  if (record.options.marking == Marking::Hand)
    return bad_record("a record marked by hand cannot come to a table yet: only engine marking");
  for (const auto& [name, value] : record.tags)
    if (!is_utf8(name) || !is_utf8(value)) return bad_record("the tags of a record are UTF-8");
  return std::nullopt;
}

}  // namespace

TableConfig config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.rules, game.seats, seed, std::move(date), game.start, {}, {}};
}

Parsed<TableConfig> config_of(const Record& record, const Seed& seed, std::optional<Side> bot) {
  if (auto why = unfit(record)) return std::unexpected(std::move(*why));
  const auto rules = record.tag("Rules");
  TableConfig c;
  if (!rules.empty()) c.rules = rules;
  c.seats = {person(record.tag("White")), person(record.tag("Black"))};
  if (bot) c.seats[*bot].bot = bot_names().back();
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
  json["game"] = new_game_json({c.rules, c.seats, c.start, ""});
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
