#include "service/agreement.h"

#include <algorithm>
#include <iterator>
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

using contract::WrongOption;
using Problems = std::vector<WrongOption>;

// Returns a problem with what would be right, the rest being as in `agreed`.
WrongOption wrong_option(const MatchProblem& p, const MatchOptions& agreed) {
  WrongOption wrong{std::string(p.option), std::string(p.code), p.message};
  for (const MatchOption& o : match_options()) {
    if (o.name != p.option || !used(o, agreed)) continue;
    if (o.words.empty())
      wrong.limits = limits_json(limits_of(o, agreed));
    else
      wrong.values.assign(o.words.begin(), o.words.end());
  }
  return wrong;
}

Json member_or_empty(const Json& object, const char* name) {
  const auto found = object.find(name);
  return found == object.end() ? Json::object() : *found;
}

// Returns the faults of the members of "match" one by one, and of their combination.
Problems match_problems(MatchOptions agreed, const Json& match) {
  if (!match.is_object()) return {{"match", "value", "match must be an object of options"}};
  Problems all;
  for (const auto& [name, value] : match.items())
    if (const auto set = set_match_member(agreed, name, value); !set)
      all.push_back(wrong_option({name, "value", set.error()}, agreed));
  for (const MatchProblem& p : problems_of(agreed)) all.push_back(wrong_option(p, agreed));
  return all;
}

Problems rule_problems(const Json& options) {
  if (!options.is_object()) return {{"options", "value", "options must be an object"}};
  Problems all;
  for (const auto& [name, value] : options.items()) {
    const auto read = parse_options(Json{{name, value}}, {});
    if (read) continue;
    all.push_back({name, "value", read.error().message});
    if (const RuleOption* o = find_rule_option(name))
      all.back().values.assign(o->values.begin(), o->values.end());
  }
  return all;
}

// Returns all that is wrong option by option; else the fault of the whole.
Problems problems_of_game(const Json& game, const ApiError& fault) {
  Problems all;
  const auto format = game.find("format");
  const auto preset = find_format(format == game.end()  ? kFormats[0].name
                                  : format->is_string() ? format->get_ref<const std::string&>()
                                                        : "");
  if (preset) all = match_problems(preset->options, member_or_empty(game, "match"));
  std::ranges::move(rule_problems(member_or_empty(game, "options")), std::back_inserter(all));
  if (all.empty()) all.push_back({preset ? "" : "format", std::string(name_of(fault.code)), fault.message});
  return all;
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

}  // namespace

contract::Checked check(const contract::CheckGame& asked) {
  Json game = *parse_json(asked.game.text);
  add_missing_sides(game);
  if (courrier::asks_for_courrier(game)) {
    const auto read = courrier::new_game_of(game);
    if (read) return {courrier::new_game_json(*read)};
    return {nullptr, {{"points", std::string(name_of(read.error().code)), read.error().message}}};
  }
  add_missing_others(game);
  const auto read = new_game_of(game);
  if (read) return {new_game_json(*read)};
  return {nullptr, problems_of_game(game, read.error())};
}

Parsed<contract::Resumed> resume(const contract::ResumeMatch& asked) {
  const Json changes = asked.match ? *parse_json(asked.match->text) : Json();
  const auto agreed = parse_match(asked.format, asked.match ? &changes : nullptr);
  if (!agreed) return std::unexpected(agreed.error());
  const Json json = *parse_json(asked.noted.text);
  Members m(json,
            {"white", "black", "third", "dice", "cravate", "contrat", "stays", "comes", "first_to_second"});
  const auto noted = m.done(noted_of(m));
  if (!noted) return std::unexpected(noted.error());
  const MatchOptions match = resumed_from(*agreed, *noted);
  contract::Resumed resumed{std::nullopt,
                            {won_by(*noted, *agreed, 0), won_by(*noted, *agreed, 1)},
                            match.resumed.dice,
                            agreed->rounds - marques_in(match.resumed.carried)};
  if (accounts_of(*agreed) > 2) resumed.won.third = won_by(*noted, *agreed, 2);
  for (const MatchProblem& p : problems_of(*noted, *agreed))
    resumed.problems.push_back(wrong_option(p, match));
  if (resumed.problems.empty()) resumed.match = match_json(match);
  return resumed;
}

}  // namespace trictrac
