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

// The steps that may follow those taken, each with the number it is played by.
Json next_json(const State& s, std::span<const Step> taken) {
  Numbers left(s.roll);
  for (const Step step : taken) left.spend(left.number_of(step).value_or(0));
  Json next = Json::array();
  for (const Step step : next_steps(legal_sequences(s.board, s.roll), taken))
    next.push_back({int{step.from}, int{step.to}, left.number_of(step).value_or(0)});
  return next;
}

Json won_json(const std::optional<Win>& won, bool by_time) {
  if (!won) return nullptr;
  return {{"winner", name_of(won->winner)},
          {"points", won->points},
          {"by", by_time                  ? "time"
                 : won->by == Ending::Out ? "out"
                                          : "resign"}};
}

Json over_json(const State& s, const std::optional<StopGame>& stopped, std::string_view seed) {
  if (stopped) return stopped_json(*stopped, seed);
  if (s.stage != Stage::Over) return nullptr;
  return {{"winner", name_of(s.won->winner)}, {"seed", seed}};
}

Json score_json(const State& s) { return {{"white", s.score.white}, {"black", s.score.black}}; }

// J12: what the opponent scores if a side gives up the game now.
Json forfeit_json(const State& s) {
  Json json = Json::object();
  for (const Side side : kSides) json[std::string(name_of(side))] = points_lost_by(men_of(s, side));
  return json;
}

std::string_view stage_name(Stage stage) {
  if (stage == Stage::Move) return "move";
  return stage == Stage::Over ? "over" : "roll";
}

Json turn_json(const Table& table) {
  const State& s = table.state();
  Json json{{"side", name_of(s.to_act)}, {"stage", stage_name(s.stage)}};
  if (table.acts()) json["stage"] = "draw";
  if (table.shares().due()) json["stage"] = "shares";
  if (table.stopped()) json["stage"] = stage_name(Stage::Over);
  if (json["stage"] != stage_name(Stage::Move)) return json;
  json["dice"] = roll_json(s.roll);
  json["first_steps"] = next_json(s, {});
  json["nothing"] = json["first_steps"].empty();
  return json;
}

// The message for the last event of the table.
std::string line_text(const Table& table, const Effects& effects) {
  const State& s = table.state();
  const LoggedEvent& done = table.done().back();
  Json json{{"say", "line"},
            {"n", table.lines()},
            {"side", name_of(done.side)},
            {"do", done_json(done.event)},
            {"position", print_position(s)},
            {"score", score_json(s)},
            {"won", won_json(effects.won, std::holds_alternative<LoseOnTime>(done.event))},
            {"forfeit", forfeit_json(s)},
            {"over", over_json(s, table.stop(), to_hex(table.config().seed))},
            {"turn", turn_json(table)}};
  if (Json clock = clock_json(table); !clock.is_null()) json["clock"] = std::move(clock);
  return dump(json);
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

Json stands_json(const State& state) { return {{"score", score_json(state)}}; }

std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event) {
  const auto effects = table.apply(event);
  if (!effects) return std::nullopt;
  return line_text(table, *effects);
}

std::string verdict_text(const State& s, std::span<const Step> steps) {
  const auto refusal = refuse(s.board, s.roll, steps, true);
  Json json{{"say", "verdict"}, {"steps", steps_json(steps)}, {"refusal", refusal_json(refusal)}};
  json["next"] = refusal ? Json::array() : next_json(s, steps);
  json["complete"] = !refusal && json["next"].empty();
  return dump(json);
}

}  // namespace trictrac::courrier
