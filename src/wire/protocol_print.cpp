#include <nlohmann/json.hpp>

#include "game/rules/law_text.h"
#include "text/match_text.h"
#include "text/rule_option.h"
#include "text/trid.h"
#include "wire/clock_json.h"
#include "wire/hand_json.h"
#include "wire/protocol.h"

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

struct DeedPrinter {
  Json operator()(const LeadDrawn& d) const {
    Json throws = Json::array();
    for (const Roll r : d.throws) throws.push_back(roll_json(r));
    return {{"type", "lead"}, {"throws", std::move(throws)}, {"first", name_of(d.first)}};
  }
  Json operator()(const SeatsDrawn& d) const {
    return {{"type", "seats"}, {"throws", d.throws}, {"order", d.order}};
  }
  Json operator()(const HalfDrawn& d) const {
    Json throws = Json::array();
    for (const Roll r : d.throws) throws.push_back(roll_json(r));
    return {{"type", "half"}, {"throws", std::move(throws)}};
  }
  Json operator()(const ByHand& d) const { return said_json(d.action); }
  Json operator()(const Suspending& d) const { return {{"type", "suspend"}, {"game", name_of(d.game)}}; }
  Json operator()(const Throwing& d) const { return {{"type", "roll"}, {"dice", roll_json(d.roll)}}; }
  Json operator()(const Hold&) const { return {{"type", "hold"}}; }
  Json operator()(const Go&) const { return {{"type", "go"}}; }
  Json operator()(const Playing& d) const {
    return {{"type", "play"}, {"steps", steps_json(std::span(d.play.begin(), d.play.end()))}};
  }
  Json operator()(const Resign&) const { return {{"type", "resign"}}; }
  Json operator()(const Sealing& d) const {
    return {{"type", "seal"}, {"player", d.player}, {"seal", to_hex(d.seal)}};
  }
  Json operator()(const Sharing& d) const {
    return {{"type", "share"}, {"player", d.player}, {"share", to_hex(d.share)}};
  }
  Json operator()(const Leaving& d) const {
    return {{"type", "leave"}, {"player", d.player}, {"days", d.days}};
  }
  Json operator()(const Grace& d) const { return {{"type", "grace"}, {"player", d.player}}; }
  Json operator()(const Trusting& d) const {
    return {{"type", "trust"}, {"player", d.player}, {"trusts", d.trusts}};
  }
  Json operator()(const ClockChange& d) const {
    Json json{{"type", "clock"}, {"change", name_of(d.kind)}};
    if (has_length(d.kind)) json["by"] = d.by;
    return json;
  }
  Json operator()(const Overtime& d) const {
    Json json{{"type", "overtime"}};
    if (d.absent) json["absent"] = true;
    return json;
  }
  Json operator()(Stop) const { return {{"type", name_of(Accord::Stop)}}; }
  Json operator()(PutOff) const { return {{"type", name_of(Accord::PutOff)}}; }
  Json operator()(TakeBack) const { return {{"type", name_of(Accord::TakeBack)}}; }
};

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

Json roll_json(Roll roll) { return Json::array({int{roll.a}, int{roll.b}}); }

Json steps_json(std::span<const Step> steps) {
  Json json = Json::array();
  for (const Step& s : steps) json.push_back(Json::array({int{s.from}, int{s.to}}));
  return json;
}

Json done_json(const Deed& deed) { return std::visit(DeedPrinter{}, deed); }

Json refusal_json(const std::optional<AnyRefusal>& refusal) {
  if (!refusal) return nullptr;
  return std::visit([](const auto& r) { return broken_json(r); }, *refusal);
}

Json error_json(const ProtocolError& error) {
  Json json{{"code", name_of(error.code)}, {"message", error.message}};
  if (error.refusal) json["refusal"] = refusal_json(error.refusal);
  if (error.line > 0) json["line"] = error.line;
  if (error.retry_after > 0) json["retry_after"] = error.retry_after;
  return json;
}

std::string error_text(const ProtocolError& error) {
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
