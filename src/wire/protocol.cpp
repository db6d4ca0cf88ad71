#include "wire/protocol.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "contract/game_codec.h"
#include "game/rules/law.h"
#include "game/rules/setup.h"
#include "text/hand_text.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/shown.h"
#include "text/trid.h"
#include "wire/clock_json.h"

namespace trictrac {

namespace {

std::vector<std::string> names_in(const Json* object) {
  std::vector<std::string> names;
  if (object && object->is_object())
    for (const auto& [name, value] : object->items()) names.push_back(name);
  return names;
}

Parsed<State> parse_start(const std::string& trid) {
  if (trid.find(text_of(";{}=", kHandKey)) != std::string::npos)
    return refuse(
        ErrorCode::BadPosition,
        text_of("a game cannot begin from a position with pending marks: leave out the key {}", kHandKey));
  const auto state = parse_trid(trid);
  if (state && state->stage != Stage::Over) return *state;
  if (state) return refuse(ErrorCode::BadPosition, "the game is over in this position");
  std::string all;
  for (const SetupProblem& p : state.error()) all += (all.empty() ? "" : "; ") + p.message;
  return refuse(ErrorCode::BadPosition, all);
}

Parsed<RuleOptions> preset_options(const std::string& rules) {
  if (const auto preset = find_preset(rules)) return preset->options;
  std::string names;
  for (const Preset& p : kPresets) names += (names.empty() ? "" : ", ") + std::string(p.name);
  return refuse(ErrorCode::BadOption, "there are no rules " + in_quotes(rules) + "; there are: " + names);
}

ApiError bad_option(std::string why) { return {ErrorCode::BadOption, std::move(why)}; }

// Returns why the options of a new game do not fit together; nullopt if they do.
std::optional<std::string> unplayable(const NewGame& game) {
  if (auto p = problem_of(game.match, game.start)) return p;
  if (static_cast<int>(game.seats.size()) != game.match.players)
    return text_of("there are {} players and {} seats: white, black and others", game.match.players,
                   game.seats.size());
  const auto wrong = problems_of(game.start);
  return wrong.empty() ? std::nullopt : std::optional(wrong.front().message);
}

const Json& list_or_none(Members& m, std::string_view name) {
  static const Json none = Json::array();
  const Json* list = m.find(name);
  if (!list) return none;
  if (list->is_array()) return *list;
  m.fail(bad(in_quotes(name) + " must be a list"));
  return none;
}

// A new game is played by section R as amended; one that is stored as it says.
void settle_hand_law(RuleOptions& o, const Json* options) {
  const bool said = options && options->is_object() && options->contains("hand_law");
  if (!said) o.hand_law = is_marked_by_hand(o) ? HandLaw::Amended : HandLaw::First;
}

// R3: by default, missed marks are shown if a bot plays.
void settle_missed(NewGame& game, const Json* options) {
  const bool said = options && options->is_object() && options->contains("missed");
  if (!said && is_marked_by_hand(game.start.options))
    game.start.options.missed = std::ranges::any_of(game.seats, [](const Seat& s) { return !s.human(); });
}

Parsed<MirroredWith> parse_mirror(const Json& json) {
  Members m(json, {"board", "game"});
  const bool second = m.number("board", 1, 2) == 2;
  return m.done(MirroredWith{second ? MirroredBoard::Second : MirroredBoard::First, m.text("game")});
}

}  // namespace

Parsed<RuleOptions> parse_options(const Json& json, RuleOptions options) {
  const auto refuse = [](std::string why) { return std::unexpected(bad_option(std::move(why))); };
  if (!json.is_object()) return refuse("options must be a JSON object");
  for (const auto& item : json.items()) {
    const bool flag = item.value().is_boolean();
    const auto* word = item.value().get_ptr<const std::string*>();
    if (!find_rule_option(item.key()) || (is_switch(item.key()) ? !flag : !word))
      return refuse("the option " + in_quotes(item.key()) + " is unknown or has a value of the wrong kind");
    const std::string value = flag ? (item.value() == true ? "on" : "off") : *word;
    if (const auto set = set_option(options, item.key(), value); !set) return refuse(set.error());
  }
  return options;
}

Parsed<Seat> parse_seat(const Json& json) {
  Members m(json, {"name", "kind", "bot"});
  const std::string kind = m.text("kind");
  Seat seat{m.text_or("name", ""), m.text_or("bot", "")};
  if (kind != "human" && kind != "bot") m.fail(bad("the kind of a seat must be human or bot"));
  if ((kind == "bot") == seat.bot.empty())
    m.fail(bad("\"bot\", a kind of play, is required for a bot and for nobody else"));
  return m.done(std::move(seat));
}

Parsed<MatchOptions> parse_match(std::string_view format, const Json* changes) {
  const auto preset = find_format(format);
  if (!preset)
    return std::unexpected(
        bad_option("there is no format " + in_quotes(format) + "; there are: " + format_names()));
  if (!changes) return preset->options;
  auto options = match_of_json(*changes, preset->options);
  if (!options) return std::unexpected(bad_option(options.error()));
  return *options;
}

Parsed<NewGame> new_game_of(const Json& json, Whence whence) {
  Members m(json, {"format", "match", "rules", "options", "white", "black", "others", "trid", "seed", "dice",
                   "clock", "rated", "private", "mirror"});
  NewGame game;
  game.seats.clear();
  game.format = m.text_or("format", game.format);
  game.match = m.take(parse_match(game.format, m.find("match")));
  if (whence == Whence::Stored) set_unsaid(game.match, names_in(m.find("match")));
  if (m.find("trid")) game.start = m.take(parse_start(m.text("trid")));
  if (const auto preset = find_format(game.format)) game.rules = preset->rules;
  game.rules = m.text_or("rules", game.rules);
  // A position brings its options along unless rules are named beside it.
  if (m.find("rules") || !m.find("trid")) game.start.options = m.take(preset_options(game.rules));
  if (const Json* options = m.find("options"))
    game.start.options = m.take(parse_options(*options, game.start.options));
  game.start.options.goal = goal_of(game.match.format);
  if (whence == Whence::Asked) settle_hand_law(game.start.options, m.find("options"));
  for (const Side side : kSides)
    if (const Json* seat = m.need(name_of(side))) game.seats.push_back(m.take(parse_seat(*seat)));
  for (const Json& seat : list_or_none(m, "others")) game.seats.push_back(m.take(parse_seat(seat)));
  game.named_seed = m.text_or("seed", "");
  if (const std::string dice = m.text_or("dice", "table"); dice == "hand")
    game.by_hand = true;
  else if (dice == kFairDice)
    game.fair = true;
  else if (dice != "table")
    m.fail(bad_option("dice must be table, fair or hand"));
  if (const Json* clock = m.find("clock")) game.clock = m.take(parse_terms(*clock, whence));
  game.rated = m.flag_or("rated", false);
  game.is_private = m.flag_or("private", false);
  if (const Json* mirror = m.find("mirror")) {
    if (whence == Whence::Asked) m.fail(bad_option("mirror: only a tournament mirrors boards"));
    game.mirror = m.take(parse_mirror(*mirror));
  }
  settle_missed(game, m.find("options"));
  if (const auto wrong = m.failed() ? std::nullopt : unplayable(game)) m.fail(bad_option(*wrong));
  return m.done(std::move(game));
}

Parsed<std::optional<std::vector<int>>> take_mine(Json& json) {
  const auto found = json.is_object() ? json.find("mine") : json.end();
  if (found == json.end()) return std::nullopt;
  const Json list = std::move(*found);
  json.erase("mine");
  JsonReader r;
  std::vector<int> mine;
  if (!list.is_array() || list.size() > kMostPlayers)
    r.fail(bad(text_of("\"mine\" must be a list of at most {} players, by their numbers", kMostPlayers)));
  else
    for (const Json& player : list) mine.push_back(r.number_of("\"mine\"", &player, 0, kMostPlayers - 1));
  return r.done(std::optional(std::move(mine)));
}

// Events in the form of messages: requests as actions, printed as events.

Parsed<GameEvent> parse_request(const Json& json) {
  JsonReader r;
  return r.done(contract::Wire<GameEvent>::read(r, "action", json, {}));
}

Json done_json(const GameEvent& event) {
  Json json{{"type", name_of(kind_of(event))}};
  std::visit(
      [&]<class T>(const T& one) {
        if constexpr (contract::Listed<T>) contract::add_fields(json, one);
      },
      event);
  return json;
}

Json stopped_json(const StopGame& stop, std::string_view seed) {
  Json json{{"by", name_of(MutualOffer::Stop)}};
  contract::add_fields(json, stop);
  if (!seed.empty()) json["seed"] = seed;
  return json;
}

namespace {

Json law_json(std::string_view rule, std::string_view code, const std::optional<Step>& step) {
  Json json{{"rule", rule}, {"law", code}};
  if (!step) return json;
  json["from"] = int{step->from};
  json["to"] = int{step->to};
  const int number = step->to - step->from;
  if (number >= 1 && number <= 6) json["number"] = number;
  return json;
}

Json broken_json(const HandRuleViolation& broken) { return {{"rule", broken.rule}}; }

template <class SomeRefusal>
Json broken_json(const SomeRefusal& r) {
  return law_json(text(r.law).rule, text(r.law).code, r.step);
}

}  // namespace

Json options_json(const RuleOptions& options) {
  Json json = Json::object();
  for (const RuleOption& o : rule_options()) {
    if (o.of_section_r && o.get(options) == o.get(RuleOptions{})) continue;
    Json& member = json[std::string(o.name)];
    if (o.is_switch)
      member = o.get(options) != 0;
    else
      member = o.values[o.get(options)];
  }
  return json;
}

Json seat_json(const Seat& seat) {
  Json json{{"name", seat.name}, {"kind", seat.human() ? "human" : "bot"}};
  if (!seat.human()) json["bot"] = seat.bot;
  return json;
}

void add_seats(Json& json, const std::vector<Seat>& seats) {
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(seats[index(side)]);
  json["others"] = Json::array();
  for (std::size_t i = 2; i < seats.size(); ++i) json["others"].push_back(seat_json(seats[i]));
}

Json mirror_json(const MirroredWith& mirror) {
  return {{"board", mirror.board == MirroredBoard::First ? 1 : 2}, {"game", mirror.game}};
}

Json new_game_json(const NewGame& game) {
  Json json{{"format", game.format},
            {"match", match_json(game.match)},
            {"rules", game.rules},
            {"options", options_json(game.start.options)}};
  add_seats(json, game.seats);
  State fresh;
  fresh.options = game.start.options;
  if (game.start != fresh) json["trid"] = print_trid(game.start);
  if (!game.named_seed.empty()) json["seed"] = game.named_seed;
  if (game.by_hand) json["dice"] = "hand";
  if (game.mirror) json["mirror"] = mirror_json(*game.mirror);
  add_terms(json, game);
  return json;
}

Json roll_json(Roll roll) { return contract::Wire<Roll>::print(roll); }

Json steps_json(std::span<const Step> steps) {
  return contract::Wire<std::vector<Step>>::print({steps.begin(), steps.end()});
}

Json refusal_json(const std::optional<AnyViolation>& refusal) {
  if (!refusal) return nullptr;
  return std::visit([](const auto& r) { return broken_json(r); }, *refusal);
}

Json error_json(const ApiError& error) {
  Json json{{"code", name_of(error.code)}, {"message", error.message}};
  if (error.refusal) json["refusal"] = refusal_json(error.refusal);
  if (error.line > 0) json["line"] = error.line;
  if (error.retry_after > 0) json["retry_after"] = error.retry_after;
  return json;
}

std::string error_text(const ApiError& error) {
  Json json{{"say", "error"}};
  json.update(error_json(error));
  return dump(json);
}

std::string verdict_text(std::span<const Step> steps, const std::optional<RuleViolation>& refusal) {
  return dump({{"say", "verdict"}, {"steps", steps_json(steps)}, {"refusal", refusal_json(refusal)}});
}

std::string ready_text(int line) { return dump({{"say", "ready"}, {"line", line}}); }
std::string ping_text() { return dump({{"say", "ping"}}); }
std::string pong_text() { return dump({{"say", "pong"}}); }

}  // namespace trictrac
