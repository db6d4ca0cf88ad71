#include "wire/act_message.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "base/text_of.h"
#include "contract/game_codec.h"
#include "game/referee/referee.h"
#include "game/rules/presets.h"
#include "text/hand_text.h"
#include "text/options_text.h"
#include "text/pending_text.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/hand_json.h"
#include "wire/json_list.h"
#include "wire/protocol.h"

namespace trictrac::referee {
namespace {

Json score_json(const Marks& m) {
  Json all = Json::object();
  for (const Side s : kSides)
    all[name_of(s)] = {{"points", m.points[s]},
                       {"holes", m.holes[s]},
                       {"bredouille", m.points[s] > 0 && in_bredouille(m, s)},
                       {"pavillon", held_by(m.pavillon, s)}};
  return all;
}

Json may_json(const Referee& game, Side side) {
  return json_list(game.may(side), [](EventKind kind) { return name_of(kind); });
}

std::string_view stage_of(const Referee& game) {
  switch (game.state().stage) {
    case Stage::Lead: return "lead";
    case Stage::Roll: return "roll";
    case Stage::Decide: return game.pending().phase == Phase::Going ? "agree" : "decide";
    case Stage::Move: return "move";
    case Stage::Over: return "over";
  }
  return "";
}

void add_game(Json& answer, const Referee& game) {
  const Side asked = asked_side(game);
  answer["score"] = score_json(game.state().marks);
  answer["trid"] = print_trid(game);
  answer["asked"] = {{"side", name_of(asked)}, {"stage", stage_of(game)}, {"may", may_json(game, asked)}};
  answer["also"] = {{"side", name_of(other(asked))}, {"may", may_json(game, other(asked))}};
  if (const auto& outcome = game.state().outcome) answer["winner"] = name_of(outcome->winner);
}

// A fault in a line.
struct ActFault {
  std::optional<int> at;  // the event that is to blame
  std::string code;
  std::string what;  // English: the fault, and the remedy
};

std::unexpected<ActFault> wrong(std::string code, std::string what) {
  return std::unexpected(ActFault{{}, std::move(code), std::move(what)});
}

std::optional<std::string> value_of(const Json& value, std::string_view name) {
  if (const auto* text = value.get_ptr<const std::string*>()) return *text;
  if (value.is_boolean() && is_switch(name)) return value.get<bool>() ? "on" : "off";
  return std::nullopt;
}

// Sets the preset named by the options; it is applied first, at any place among them.
std::expected<void, ActFault> preset_into(RuleOptions& o, const Json& options) {
  for (const char* name : {"rules", "preset"}) {
    const auto found = options.find(name);
    if (found == options.end()) continue;
    const auto preset = found->is_string() ? find_preset(found->get<std::string>()) : std::nullopt;
    if (!preset)
      return wrong("bad_option",
                   text_of("there are no rules {}; the rules are lois or lalanne", dump(*found)));
    RuleOptions as_agreed = preset->options;
    as_agreed.marking = o.marking;
    as_agreed.moves = o.moves;
    as_agreed.pegs = o.pegs;
    as_agreed.hand_law = o.hand_law;
    as_agreed.goal = o.goal;
    o = as_agreed;
  }
  return {};
}

std::expected<void, ActFault> options_into(RuleOptions& o, const Json& line) {
  const auto options = line.find("options");
  if (options == line.end()) return {};
  if (!options->is_object()) return wrong("bad_option", "\"options\" must be an object");
  if (auto set = preset_into(o, *options); !set) return set;
  for (const auto& [name, value] : options->items()) {
    if (name == "rules" || name == "preset") continue;
    const auto text = value_of(value, name);
    if (!text) return wrong("bad_option", text_of("option {} cannot be {}", name, dump(value)));
    if (const auto set = set_option(o, name, *text); !set) return wrong("bad_option", set.error());
  }
  return {};
}

std::string joined(const std::vector<SetupProblem>& problems) {
  std::string all;
  for (const SetupProblem& p : problems) all += (all.empty() ? "" : "; ") + p.message;
  return all;
}

// Returns the game that a line begins from, its options set.
std::expected<Referee, ActFault> game_of(const Json& line) {
  State state;
  std::string trid;
  if (const auto found = line.find("trid"); found != line.end()) {
    if (!found->is_string()) return wrong("bad_trid", "\"trid\" must be a string such as \"TRID=…\"");
    trid = found->get<std::string>();
    auto read = parse_trid(trid);
    if (!read) return wrong("bad_trid", joined(read.error()));
    state = *read;
  }
  // A pending play follows the law that its text names; a game that begins here follows the amended law.
  const bool begins = trid.find(text_of(";{}=", kHandKey)) == std::string::npos;
  if (begins) state.options.hand_law = HandLaw::Amended;
  if (auto set = options_into(state.options, line); !set) return std::unexpected(set.error());
  if (const auto problems = problems_of(state); !problems.empty()) return wrong("bad_trid", joined(problems));
  // If the program marks and allows no wrong play, nothing is pending.
  const bool assisted = state.options.marking != Marking::Hand && state.options.moves != Moves::Touch;
  if (assisted) state.options.hand_law = HandLaw::First;
  auto game = referee_of(state, trid);
  if (!game) return wrong("bad_trid", game.error());
  return assisted ? Referee(state) : std::move(*game);
}

// Reads an event with its side; the error names the fault.
std::expected<LoggedEvent, std::string> read_logged_event(const Json& json) {
  JsonReader r;
  Json action = json;
  Side side = Side::White;
  if (!json.is_object() || !json.contains("side")) {
    r.fail(bad("an action must be an object with a \"side\" and a \"type\""));
  } else {
    side = contract::Wire<Side>::read(r, "side", json["side"], {});
    action.erase("side");
  }
  GameEvent event = r.failed() ? Hold{} : r.take(parse_request(action));
  if (std::ranges::find(kRefereed, kind_of(event)) == kRefereed.end())
    r.fail(bad(text_of("there is no action \"{}\" here", name_of(kind_of(event)))));
  if (const auto* roll = std::get_if<RollDice>(&event); roll && !roll->dice)
    r.fail(bad("the member \"dice\" is missing"));
  if (auto* resign = std::get_if<Resign>(&event)) resign->side = side;
  auto read = r.done(LoggedEvent{side, std::move(event)});
  if (!read) return std::unexpected(std::move(read.error().message));
  return std::move(*read);
}

Json refused(std::optional<int> at, const Json& error) {
  Json answer{{"ok", false}, {"at", nullptr}, {"error", error}};
  if (at) answer["at"] = *at;
  return answer;
}
Json refused(const ActFault& f) {
  return refused(f.at, {{"rule", nullptr}, {"code", f.code}, {"what", f.what}});
}

// Applies the events of a line, one after another.
class LineActor {
 public:
  LineActor(Referee game, const Json& line) : game_(std::move(game)), line_(line) {}

  Json answer() {
    if (const auto found = line_.find("actions"); found != line_.end()) {
      if (!found->is_array()) return refused({{}, "bad_actions", "\"actions\" must be an array"});
      for (std::size_t i = 0; i < found->size(); ++i)
        if (const auto fault = act(static_cast<int>(i), (*found)[i])) return with_game(*fault);
    }
    Json answer = extras_;
    answer["ok"] = true;
    return with_game(answer);
  }

 private:
  std::optional<Json> act(int at, const Json& event) {
    const auto said = read_logged_event(event);
    if (!said) return refused({at, "bad_action", said.error()});
    if (const auto* a = std::get_if<Augment>(&said->event)) note_ruling(said->side, a->part);
    const auto done = game_.act(said->side, said->event);
    if (!done)
      return refused(at, {{"rule", done.error().rule}, {"code", "refused"}, {"what", done.error().what}});
    if (kind_of(said->event) == EventKind::AskRemedies)
      extras_["remedies"] = remedies_json(game_, said->side, &print_trid);
    return std::nullopt;
  }

  void note_ruling(Side side, std::optional<MarkPart> part) {
    if (const auto ruling = game_.ruling(side, part)) extras_["ruling"] = ruling_json(*ruling);
  }

  Json with_game(Json answer) const {
    add_game(answer, game_);
    return answer;
  }

  Referee game_;
  const Json& line_;
  Json extras_ = Json::object();
};

constexpr std::string_view kMembers[] = {"trid", "options", "actions", "id"};

Json answer_to(const std::string& text) {
  const Json line = Json::parse(text, nullptr, false);
  if (!line.is_object()) return refused({{}, "bad_json", "the line is not a JSON object"});
  for (const auto& item : line.items())
    if (std::ranges::find(kMembers, item.key()) == std::end(kMembers))
      return refused(
          {{},
           "unknown_member",
           text_of("\"{}\" is unknown here: the members are trid, options, actions and id", item.key())});
  auto game = game_of(line);
  Json answer = game ? LineActor(std::move(*game), line).answer() : refused(game.error());
  if (const auto id = line.find("id"); id != line.end()) answer["id"] = *id;
  return answer;
}

}  // namespace
}  // namespace trictrac::referee

namespace trictrac {

std::string act_line(const std::string& line) { return dump(referee::answer_to(line)); }

}  // namespace trictrac
