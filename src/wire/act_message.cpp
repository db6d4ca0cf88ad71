#include "wire/act_message.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "game/rules/jan_name.h"
#include "game/rules/presets.h"
#include "text/options_text.h"
#include "text/pending_text.h"
#include "text/tag_text.h"
#include "text/trid.h"
#include "wire/members.h"

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

// What an event has beside `side` and `type`.
constexpr std::string_view members_of(EventKind k) {
  switch (k) {
    case EventKind::RollDice: return "dice";
    case EventKind::Mark: return "points holes jeton pavillon etendard cravate";
    case EventKind::ClaimEcole:
    case EventKind::DisputeEcole: return "points for";
    case EventKind::Rectify:
    case EventKind::DemandWhole:
    case EventKind::Augment: return "for";
    case EventKind::Justify: return "for jans";
    case EventKind::Touch: return "from";
    case EventKind::PlayMen: return "steps";
    case EventKind::ChooseRemedy: return "n";
    default: return "";
  }
}

// Reads the members of one event; the first fault is kept.
class EventReader {
 public:
  explicit EventReader(const Json& json)
      : json_(json),
        m_(json, {"side", "type", "dice", "points", "holes", "jeton", "pavillon", "etendard", "cravate",
                  "for", "jans", "from", "steps", "n"}) {}

  std::expected<LoggedEvent, std::string> read() {
    LoggedEvent said{m_.side("side"), Object{}};
    const std::string type = m_.text("type");
    const auto kind = find_event(type);
    const bool known = kind && std::ranges::find(kRefereed, *kind) != kRefereed.end();
    if (!m_.failed() && !known) m_.fail(bad(text_of("there is no action \"{}\"", type)));
    if (!m_.failed()) said.event = its_own(*kind, said.side);
    const auto done = m_.done(said);
    if (!done) return std::unexpected(done.error().message);
    return *done;
  }

 private:
  // A member of another type of event is a fault: it was meant for something.
  GameEvent its_own(EventKind k, Side side) {
    const std::vector<std::string_view> known = split(members_of(k), ' ');
    for (const auto& item : json_.items())
      if (item.key() != "side" && item.key() != "type" && std::ranges::find(known, item.key()) == known.end())
        m_.fail(bad(text_of("{} has no \"{}\" beside side and type, but {}", name_of(k), item.key(),
                            members_of(k).empty() ? "nothing" : members_of(k))));
    return event(k, side);
  }

  GameEvent event(EventKind k, Side side) {
    switch (k) {
      case EventKind::RollDice: return RollDice{dice()};
      case EventKind::Mark: return mark();
      case EventKind::ClaimEcole: return ClaimEcole{points(), part()};
      case EventKind::Rectify: return Rectify{part()};
      case EventKind::DemandWhole: return DemandWhole{part_if_any()};
      case EventKind::DisputeEcole:
        return DisputeEcole{m_.find("points") ? std::optional(points()) : std::nullopt, part_if_any()};
      case EventKind::Augment: return Augment{part_if_any()};
      case EventKind::Justify: return Justify{part_if_any(), jans()};
      case EventKind::Touch: return Touch{m_.number("from", kTalon, kLast)};
      case EventKind::Adoube: return Adoube{};
      case EventKind::PlayMen: return PlayMen{steps()};
      case EventKind::AskRemedies: return AskRemedies{};
      case EventKind::ChooseRemedy: return ChooseRemedy{m_.number("n", 1, kMost)};
      case EventKind::Hold: return Hold{};
      case EventKind::Go: return Go{};
      case EventKind::Agree: return Agree{};
      case EventKind::Object: return Object{};
      case EventKind::Invite: return Invite{};
      default: return Resign{side};
    }
  }

  int points() { return m_.number("points", 0, kMost); }

  std::optional<bool> sign(const char* name) {
    return m_.find(name) ? std::optional(m_.flag_or(name, true)) : std::nullopt;
  }

  Mark mark() {
    Mark mark;
    if (m_.find("points")) mark.points = points();
    if (m_.find("holes")) mark.holes = m_.number("holes", 0, kMost);
    mark.jeton = sign("jeton");
    mark.pavillon = sign("pavillon");
    mark.etendard = sign("etendard");
    mark.cravate = sign("cravate");
    const bool any = mark.holes || mark.jeton || mark.pavillon || mark.etendard || mark.cravate;
    if (!m_.find("points") && !any) m_.fail(bad("a mark says its \"points\""));
    return mark;
  }

  MarkPart part() {
    const std::string word = m_.text_or("for", "gained");
    if (word != "gained" && word != "received") m_.fail(bad("\"for\" is gained or received"));
    return word == "received" ? MarkPart::Received : MarkPart::Gained;
  }

  std::optional<MarkPart> part_if_any() { return m_.find("for") ? std::optional(part()) : std::nullopt; }

  std::optional<std::vector<Jan>> jans() {
    const Json* j = m_.find("jans");
    if (!j) return std::nullopt;
    std::vector<Jan> all;
    for (const Json& name : *j) {
      const auto jan = name.is_string() ? find_jan(name.get<std::string>()) : std::nullopt;
      if (!jan) m_.fail(bad(text_of("\"jans\" are named as in events, not {}", dump(name).substr(0, 40))));
      all.push_back(jan.value_or(Jan::Helpless));
    }
    if (!j->is_array() || all.size() > kJans)
      m_.fail(bad("\"jans\" is an array of names, each once at most"));
    return all;
  }

  Roll dice() {
    const Json* j = m_.need("dice");
    if (!j) return {};
    const auto [a, b] = m_.pair_of("a die", *j, 6);
    return {a, b};
  }

  Steps steps() {
    Steps all;
    const Json* j = m_.need("steps");
    if (!j) return all;
    if (!j->is_array())
      m_.fail(bad("\"steps\" is an array such as [[1,5],[1,3]], empty where nothing is played"));
    for (std::size_t i = 0; !m_.failed() && i < j->size(); ++i) {
      const auto [from, to] = m_.pair_of("a flèche", (*j)[i], kOff);
      if (all.size == kMostSteps)
        m_.fail(bad(text_of("\"steps\" are at most {}", kMostSteps)));
      else
        all.add({from, to});
    }
    return all;
  }

  static constexpr int kMost = 9999;
  const Json& json_;
  Members m_;
};

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

std::expected<LoggedEvent, std::string> read_logged_event(const Json& event) {
  return referee::EventReader(event).read();
}

std::expected<GameEvent, std::string> read_event(const Json& event) {
  if (event.contains("side")) return std::unexpected("whose act it is stands beside it, not in it");
  Json whole = event;
  whole["side"] = name_of(Side::White);
  auto read = read_logged_event(whole);
  if (!read) return std::unexpected(std::move(read.error()));
  return std::move(read->event);
}

}  // namespace trictrac
