#include "service/agreement.h"

#include <nlohmann/json.hpp>

#include "contract/members.h"
#include "courrier/wire/messages.h"
#include "game/match/format.h"
#include "game/match/match_option.h"
#include "game/match/noted.h"
#include "service/describe.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

Json problem_json(std::string_view option, std::string_view code, std::string_view message) {
  return {{"option", option}, {"code", code}, {"message", message}};
}

// Returns a problem with what would be right, the rest being as in `agreed`.
Json problem_json(const MatchProblem& p, const MatchOptions& agreed) {
  Json json = problem_json(p.option, p.code, p.message);
  for (const MatchOption& o : match_options()) {
    if (o.name != p.option || !used(o, agreed)) continue;
    if (o.words.empty())
      json["limits"] = described::limits_json(limits_of(o, agreed));
    else
      json["values"] = o.words;
  }
  return json;
}

Json member_or_empty(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() ? Json::object() : *found;
}

// Returns the faults of the members of "match" one by one, and of their combination.
Json match_problems(MatchOptions agreed, const Json& match) {
  if (!match.is_object())
    return Json::array({problem_json("match", "value", "match must be an object of options")});
  Json all = Json::array();
  for (const auto& [name, value] : match.items())
    if (const auto set = set_match_member(agreed, name, value); !set)
      all.push_back(problem_json({name, "value", set.error()}, agreed));
  for (const MatchProblem& p : problems_of(agreed)) all.push_back(problem_json(p, agreed));
  return all;
}

Json rule_problems(const Json& options) {
  Json all = Json::array();
  if (!options.is_object())
    return Json::array({problem_json("options", "value", "options must be an object")});
  for (const auto& [name, value] : options.items()) {
    const auto read = parse_options(Json{{name, value}}, {});
    if (read) continue;
    Json problem = problem_json(name, "value", read.error().message);
    if (const RuleOption* o = find_rule_option(name)) problem["values"] = o->values;
    all.push_back(std::move(problem));
  }
  return all;
}

// Returns all that is wrong option by option; else the fault of the whole.
Json problems_of_game(const Json& game, const ApiError& fault) {
  Json all = Json::array();
  const auto format = game.find("format");
  const auto preset = find_format(format == game.end()  ? kFormats[0].name
                                  : format->is_string() ? format->get_ref<const std::string&>()
                                                        : "");
  if (preset) all = match_problems(preset->options, member_or_empty(game, "match"));
  for (Json& problem : rule_problems(member_or_empty(game, "options"))) all.push_back(std::move(problem));
  if (all.empty()) all.push_back(problem_json(preset ? "" : "format", name_of(fault.code), fault.message));
  return all;
}

std::string checked(const Json& game, const Json& problems) {
  return dump({{"say", "checked"}, {"game", game}, {"problems", problems}});
}

const Json& person_json() {
  static const Json person{{"kind", "human"}};
  return person;
}

// Adds people as the two players if none are named: the seats do not affect the options.
void add_missing_sides(Json& game) {
  for (const Side side : kSides)
    if (!game.contains(name_of(side))) game[std::string(name_of(side))] = person_json();
}

// Adds people as further players if none are named.
void add_missing_others(Json& game) {
  const auto match = game.find("match");
  const auto format = game.find("format");
  if (game.contains("others") || (format != game.end() && !format->is_string())) return;
  const auto options =
      parse_match(format == game.end() ? kFormats[0].name : format->get_ref<const std::string&>(),
                  match == game.end() ? nullptr : &*match);
  for (int i = 2; options && i < options->players; ++i) game["others"].push_back(person_json());
}

NotedAccount account_of(Members& m, std::string_view side) {
  NotedAccount account;
  const Json* json = m.need(side);
  if (!json) return account;
  if (!json->is_object()) m.fail(bad(in_quotes(side) + " must be an object of numbers"));
  for (const auto& [name, value] : json->items()) {
    bool known = false;
    for (const NotedField& field : noted_fields())
      if (field.name == name) {
        account.*field.of = m.number_of(name, &value, -kMostMatchNumber, kMostMatchNumber);
        known = true;
      }
    if (!known) m.fail(bad("there is nothing to note under the name " + in_quotes(name)));
  }
  return account;
}

std::optional<Side> side_or_none(Members& m, std::string_view name) {
  return m.find(name) && !m.find(name)->is_null() ? std::optional(m.side(name)) : std::nullopt;
}

Noted noted_of(Members& m) {
  Noted noted;
  for (const Side side : kSides) noted.accounts[index(side)] = account_of(m, name_of(side));
  if (m.find("third")) noted.accounts[2] = account_of(m, "third");
  if (m.find("stays")) noted.stays = m.number("stays", 0, kMostAccounts - 1);
  if (m.find("comes")) noted.comes = m.number("comes", 0, kMostAccounts - 1);
  if (m.find("first_to_second")) noted.first_to_second = m.number("first_to_second", 0, kMostRounds);
  noted.dice = side_or_none(m, "dice").value_or(Side::White);
  noted.cravate = side_or_none(m, "cravate");
  noted.contrat = side_or_none(m, "contrat");
  return noted;
}

std::string resumed(const MatchOptions& agreed, const Noted& noted) {
  const MatchOptions match = resumed_from(agreed, noted);
  Json problems = Json::array();
  for (const MatchProblem& p : problems_of(noted, agreed)) problems.push_back(problem_json(p, match));
  Json won{{"white", won_by(noted, agreed, 0)}, {"black", won_by(noted, agreed, 1)}};
  if (accounts_of(agreed) > 2) won["third"] = won_by(noted, agreed, 2);
  return dump({{"say", "resumed"},
               {"match", problems.empty() ? match_json(match) : Json(nullptr)},
               {"won", std::move(won)},
               {"dice", name_of(match.resumed.dice)},
               {"left", agreed.rounds - marques_in(match.resumed.carried)},
               {"problems", std::move(problems)}});
}

}  // namespace

std::string check(const Json& message) {
  Members m(message, {"do", "game"});
  const Json* asked = m.need("game");
  if (asked && !asked->is_object()) m.fail(bad("\"game\" must be an object"));
  if (const auto read = m.done(true); !read) return error_text(read.error());
  Json game = *asked;
  add_missing_sides(game);
  if (courrier::asks_for_courrier(game)) {
    const auto read = courrier::new_game_of(game);
    if (read) return checked(courrier::new_game_json(*read), Json::array());
    return checked(nullptr,
                   Json::array({problem_json("points", name_of(read.error().code), read.error().message)}));
  }
  add_missing_others(game);
  const auto read = new_game_of(game);
  if (read) return checked(new_game_json(*read), Json::array());
  return checked(nullptr, problems_of_game(game, read.error()));
}

std::string resume(const Json& message) {
  Members m(message, {"do", "format", "match", "noted"});
  const std::string format = m.text("format");
  const MatchOptions agreed = m.take(parse_match(format, m.find("match")));
  const Json* noted = m.need("noted");
  if (const auto read = m.done(true); !read) return error_text(read.error());
  Members n(*noted,
            {"white", "black", "third", "dice", "cravate", "contrat", "stays", "comes", "first_to_second"});
  const auto read = n.done(noted_of(n));
  return read ? resumed(agreed, *read) : error_text(read.error());
}

}  // namespace trictrac
