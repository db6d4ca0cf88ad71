#include "wire/config_text.h"

#include <nlohmann/json.hpp>

namespace trictrac {
namespace {

// What both games keep alike: {"seed","date","game":NEW GAME,"record"?}.
struct Kept {
  Seed seed{};
  std::string date;
  Json game;
  std::string record;  // of a game that came as one, or ""
};

std::string print_kept(const Kept& kept) {
  Json json{{"seed", to_hex(kept.seed)}, {"date", kept.date}, {"game", kept.game}};
  if (!kept.record.empty()) json["record"] = kept.record;
  return dump(json);
}

Parsed<Kept> parse_kept(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto seed = parse_seed(text_member(*json, "seed"));
  const auto game = json->find("game");
  if (!seed || game == json->end())
    return refuse(ErrorCode::Internal, "a stored game has no seed or no seats");
  return Kept{*seed, text_member(*json, "date"), *game, text_member(*json, "record")};
}

// The game asked for, or the record it came as with the seats asked for.
template <class Config, class NewGame, class SomeRecord>
Parsed<Config> config_from(const Kept& kept, const Parsed<NewGame>& asked,
                           std::expected<SomeRecord, RecordError> (*parse)(std::string_view)) {
  if (!asked) return std::unexpected(asked.error());
  if (kept.record.empty()) return config_of(*asked, kept.seed, kept.date);
  const auto record = parse(kept.record);
  if (!record)
    return refuse(ErrorCode::Internal, "the stored record cannot be read: " + record.error().message);
  auto config = config_of(*record, kept.seed, std::nullopt);
  if (config) {
    config->seats = asked->seats;
    config->fair = asked->fair;
    config->clock = asked->clock;
  }
  return config;
}

}  // namespace

TableConfig config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.format, game.match, game.rules,   game.seats, seed,       std::move(date), game.start,
          {},          {},         game.by_hand, game.fair,  game.clock, game.rated,      game.is_private};
}

std::string print_config(const TableConfig& c) {
  Kept kept{c.seed, c.date,
            new_game_json({c.format, c.match, c.rules, c.seats, c.start, "", c.by_hand, c.fair, c.clock,
                           c.rated, c.is_private}),
            ""};
  if (!c.opening.empty() || !c.tags.empty())
    kept.record = print_record({c.tags, c.format, c.match, c.start.options, c.start, c.opening});
  return print_kept(kept);
}

Parsed<TableConfig> parse_config(std::string_view text) {
  const auto kept = parse_kept(text);
  if (!kept) return std::unexpected(kept.error());
  return config_from<TableConfig>(*kept, new_game_of(kept->game, Whence::Stored), &parse_record);
}

courrier::Config courrier::config_of(const NewGame& game, const Seed& seed, std::string date) {
  return {game.seats, seed,      std::move(date), game.start, {},
          {},         game.fair, game.clock,      game.rated, game.is_private};
}

std::string courrier::print_config(const Config& c) {
  Kept kept{c.seed, c.date, new_game_json({c.seats, c.start, "", c.fair, c.clock, c.rated, c.is_private}),
            ""};
  if (!c.opening.empty() || !c.tags.empty()) kept.record = print_record({c.tags, c.start, c.opening});
  return print_kept(kept);
}

Parsed<courrier::Config> courrier::parse_config(std::string_view text) {
  const auto kept = parse_kept(text);
  if (!kept) return std::unexpected(kept.error());
  return config_from<Config>(*kept, courrier::new_game_of(kept->game, Whence::Stored),
                             &parse_courrier_record);
}

bool courrier::is_courrier_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return false;
  const auto game = json->find("game");
  return game != json->end() && asks_for_courrier(*game);
}

}  // namespace trictrac
