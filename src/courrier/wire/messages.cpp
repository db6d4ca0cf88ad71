#include "courrier/wire/messages.h"

#include <nlohmann/json.hpp>

#include "contract/members.h"
#include "courrier/text/position_text.h"
#include "courrier/text/record.h"
#include "text/match_text.h"
#include "wire/clock_json.h"
#include "wire/stored_config.h"

namespace trictrac::courrier {
namespace {

ApiError refused_as(ErrorCode code, const std::vector<SetupProblem>& problems) {
  std::string all;
  for (const SetupProblem& p : problems) all += (all.empty() ? "" : "; ") + p.message;
  return {code, all};
}

Parsed<State> parse_start(const std::string& text) {
  const auto state = parse_position(text);
  if (!state) return std::unexpected(refused_as(ErrorCode::BadPosition, state.error()));
  if (state->stage != Stage::Over) return *state;
  return refuse(ErrorCode::BadPosition, "the match is over in this position");
}

}  // namespace

bool asks_for_courrier(const Json& new_game) {
  if (!new_game.is_object()) return false;
  const auto format = new_game.find("format");
  return format != new_game.end() && *format == kGameTag;
}

Parsed<NewGame> new_game_of(const Json& json, Whence whence) {
  Members m(json,
            {"format", "points", "white", "black", "position", "seed", "dice", "clock", "rated", "private"});
  NewGame game;
  game.seats.clear();
  if (m.find("position")) game.start = m.take(parse_start(m.text("position")));
  if (m.find("points")) game.start.terms.points = m.number("points", 1, kMostPoints);
  for (const Side side : kSides)
    if (const Json* seat = m.need(name_of(side))) game.seats.push_back(m.take(parse_seat(*seat)));
  game.named_seed = m.text_or("seed", "");
  const std::string dice = m.text_or("dice", "table");
  game.fair = dice == kFairDice;
  if (dice != "table" && !game.fair) m.fail({ErrorCode::BadOption, "dice must be table or fair"});
  if (const Json* clock = m.find("clock")) game.clock = m.take(parse_terms(*clock, whence));
  game.rated = m.flag_or("rated", false);
  game.is_private = m.flag_or("private", false);
  const auto wrong = m.failed() ? std::vector<SetupProblem>{} : problems_of(game.start);
  if (!wrong.empty()) m.fail(refused_as(ErrorCode::BadOption, wrong));
  return m.done(std::move(game));
}

Json new_game_json(const NewGame& game) {
  Json json{{"format", kGameTag}, {"points", game.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(game.seats[index(side)]);
  State fresh;
  fresh.terms = game.start.terms;
  if (game.start != fresh) json["position"] = print_position(game.start);
  if (!game.named_seed.empty()) json["seed"] = game.named_seed;
  add_terms(json, game);
  return json;
}

Config config_of(const NewGame& game, const Seed& seed, std::string date) {
  Config config = game;
  config.seed = seed;
  config.date = std::move(date);
  return config;
}

std::string print_config(const Config& c) {
  StoredConfig kept{c.seed, c.date, new_game_json({c}), ""};
  if (!c.opening.empty() || !c.tags.empty()) kept.record = print_record({c.tags, c.start, c.opening});
  return print_stored(kept);
}

Parsed<Config> parse_config(std::string_view text) {
  const auto kept = parse_stored(text);
  if (!kept) return std::unexpected(kept.error());
  return config_from<Config>(*kept, courrier::new_game_of(kept->game, Whence::Stored),
                             &parse_courrier_record);
}

bool is_courrier_config(std::string_view text) {
  const auto json = parse_json(text);
  if (!json || !json->is_object()) return false;
  const auto game = json->find("game");
  return game != json->end() && asks_for_courrier(*game);
}

std::string game_text(const Config& c, const Viewed& viewed, const GameProgress& progress) {
  Json json{{"say", "game"}, {"game", viewed.id}, {"format", kGameTag}, {"points", c.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(c.seats[index(side)]);
  add_progress(json, c.seats, viewed, progress, print_position(c.start));
  add_terms(json, c, progress.now);
  return dump(json);
}

}  // namespace trictrac::courrier
