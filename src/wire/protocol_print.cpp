#include <nlohmann/json.hpp>

#include "game/rules/law_text.h"
#include "text/match_text.h"
#include "text/rule_option.h"
#include "text/trid.h"
#include "wire/clock_json.h"
#include "wire/fields.h"

namespace trictrac {
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

Json broken_json(const RuleBroken& broken) { return {{"rule", broken.rule}}; }

template <class SomeRefusal>
Json broken_json(const SomeRefusal& r) {
  return law_json(text(r.law).rule, text(r.law).code, r.step);
}

}  // namespace

std::string_view name_of(ErrorCode code) { return kErrorCodes[static_cast<int>(code)]; }

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

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

Json new_game_json(const NewGame& game) {
  Json json{{"format", game.format},
            {"match", match_json(game.match)},
            {"rules", game.rules},
            {"options", options_json(game.start.options)}};
  add_seats(json, game.seats);
  State fresh;
  fresh.options = game.start.options;
  if (game.start != fresh) json["trid"] = print_trid(game.start);
  if (!game.seed.empty()) json["seed"] = game.seed;
  if (game.by_hand) json["dice"] = "hand";
  if (game.fair) json["dice"] = kFairDice;
  if (game.clock) json["clock"] = terms_json(*game.clock);
  if (game.rated) json["rated"] = true;
  if (game.is_private) json["private"] = true;
  return json;
}

Json roll_json(Roll roll) { return Wire<Roll>::print(roll); }

Json steps_json(std::span<const Step> steps) {
  return Wire<std::vector<Step>>::print({steps.begin(), steps.end()});
}

Json refusal_json(const std::optional<AnyRefusal>& refusal) {
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

std::string verdict_text(std::span<const Step> steps, const std::optional<Refusal>& refusal) {
  return dump({{"say", "verdict"}, {"steps", steps_json(steps)}, {"refusal", refusal_json(refusal)}});
}

std::string ready_text(int line) { return dump({{"say", "ready"}, {"line", line}}); }
std::string ping_text() { return dump({{"say", "ping"}}); }
std::string pong_text() { return dump({{"say", "pong"}}); }

}  // namespace trictrac
