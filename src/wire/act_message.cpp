#include "wire/act_message.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "game/rules/presets.h"
#include "game/rules/tariff.h"
#include "text/hand_text.h"
#include "text/options_text.h"
#include "text/pending_text.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/hand_json.h"
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
  Json all = Json::array();
  for (const EventKind k : game.may(side)) all.push_back(name_of(k));
  return all;
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

}  // namespace

std::string_view name_of(Cure::Does does) {
  switch (does) {
    case Cure::Does::Leave: return "leave";
    case Cure::Does::Place: return "place";
    case Cure::Does::Again: return "again";
  }
  return "";
}

Json demand_json(const Demand& d) {
  constexpr std::string_view kWhat[] = {"lawful", "not_coin", "with", "without", "pass_on", "from"};
  Json json{{"what", kWhat[static_cast<std::size_t>(d.what)]}};
  const bool of_one = d.what != Demand::What::Lawful && d.what != Demand::What::NotCoin;
  if (d.what == Demand::What::With)
    json["step"] = {int{d.step.from}, int{d.step.to}};
  else if (of_one)
    json["from"] = int{d.step.from};
  if (d.barred > 0) json["barred"] = d.barred;
  return json;
}

Json remedies_json(const Referee& game, Side side, TridOf trid) {
  Json all = Json::array();
  int n = 0;
  for (const Cure& c : game.cures(side)) {
    Referee chosen = game;
    chosen.act(side, ChooseRemedy{++n});
    all.push_back(
        {{"n", n}, {"rule", c.rule}, {"does", name_of(c.does)}, {"what", c.what}, {"trid", trid(chosen)}});
    if (c.does == Cure::Does::Again) all.back()["demand"] = demand_json(c.demand);
  }
  return all;
}

Json jans_json(const std::vector<JanDue>& jans) {
  Json all = Json::array();
  for (const JanDue& d : jans)
    all.push_back(
        {{"jan", tariff(d.jan).name}, {"rule", tariff(d.jan).rule}, {"ways", d.ways}, {"points", d.points}});
  return all;
}

// In points, and of which jans the mark should have been.
Json ruling_json(const Ruling& r) {
  const EcoleClaim& c = r.claim;
  return {{"for", trictrac::name_of(c.part)},
          {"claimed", c.points},
          {"right", c.right},
          {"disputed", c.disputed},
          {"jans", jans_json(r.jans)}};
}

namespace {

Json refused(std::optional<int> at, const Json& error) {
  Json answer{{"ok", false}, {"at", nullptr}, {"error", error}};
  if (at) answer["at"] = *at;
  return answer;
}
Json refused(const ActFault& f) {
  return refused(f.at, {{"rule", nullptr}, {"code", f.code}, {"what", f.what}});
}

// Applies the events of a line, one after the other.
class Acting {
 public:
  Acting(Referee game, const Json& line) : game_(std::move(game)), line_(line) {}

  Json answer() {
    if (const auto found = line_.find("actions"); found != line_.end()) {
      if (!found->is_array()) return refused({{}, "bad_actions", "\"actions\" is an array"});
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
          {{}, "unknown_member", text_of("\"{}\" is none of trid, options, actions, id", item.key())});
  auto game = game_of(line);
  Json answer = game ? Acting(std::move(*game), line).answer() : refused(game.error());
  if (const auto id = line.find("id"); id != line.end()) answer["id"] = *id;
  return answer;
}

}  // namespace
}  // namespace trictrac::referee

namespace trictrac {

std::string act_line(const std::string& line) { return dump(referee::answer_to(line)); }

}  // namespace trictrac

namespace trictrac::referee {
namespace {

using Fault = std::unexpected<ActFault>;

Fault wrong(std::string code, std::string what) { return Fault({{}, std::move(code), std::move(what)}); }

std::optional<std::string> value_of(const Json& value, std::string_view name) {
  if (const auto* text = value.get_ptr<const std::string*>()) return *text;
  if (value.is_boolean() && is_switch(name)) return value.get<bool>() ? "on" : "off";
  return std::nullopt;
}

// The preset comes first, whatever the order in which the options stand.
std::expected<void, ActFault> preset_into(RuleOptions& o, const Json& options) {
  for (const char* name : {"rules", "preset"}) {
    const auto found = options.find(name);
    if (found == options.end()) continue;
    const auto preset = found->is_string() ? find_preset(found->get<std::string>()) : std::nullopt;
    if (!preset)
      return wrong("bad_option", text_of("there are no rules {}; they are lois or lalanne", dump(*found)));
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
  if (!options->is_object()) return wrong("bad_option", "\"options\" is an object");
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

}  // namespace
}  // namespace trictrac::referee

namespace trictrac {

std::expected<referee::Referee, ActFault> game_of(const Json& line) {
  State state;
  std::string trid;
  if (const auto found = line.find("trid"); found != line.end()) {
    if (!found->is_string()) return referee::wrong("bad_trid", "\"trid\" is a string such as \"TRID=…\"");
    trid = found->get<std::string>();
    auto read = parse_trid(trid);
    if (!read) return referee::wrong("bad_trid", referee::joined(read.error()));
    state = *read;
  }
  // What is pending was done by the law that its text names; a game that begins here follows it as amended.
  const bool begins = trid.find(text_of(";{}=", kHandKey)) == std::string::npos;
  if (begins) state.options.hand_law = HandLaw::Amended;
  if (auto set = referee::options_into(state.options, line); !set) return std::unexpected(set.error());
  if (const auto problems = problems_of(state); !problems.empty())
    return referee::wrong("bad_trid", referee::joined(problems));
  // Where the program marks and no wrong play is made nothing is pending.
  const bool assisted = state.options.marking != Marking::Hand && state.options.moves != Moves::Touch;
  if (assisted) state.options.hand_law = HandLaw::First;
  auto game = referee_of(state, trid);
  if (!game) return referee::wrong("bad_trid", game.error());
  return assisted ? referee::Referee(state) : std::move(*game);
}

}  // namespace trictrac
