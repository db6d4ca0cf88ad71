#include "wire/act_message.h"

#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "game/rules/presets.h"
#include "text/options_text.h"
#include "text/pending_text.h"
#include "text/tag_text.h"
#include "text/trid.h"
#include "wire/protocol.h"

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
