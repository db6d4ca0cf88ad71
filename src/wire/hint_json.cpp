#include "game/rules/tariff.h"
#include "wire/advice_json.h"
#include "wire/advice_parts.h"
#include "wire/event_json.h"

namespace trictrac::advice {

using parts::amount_json;
using parts::rounded;

Json parts::answer_json(const Way& way, bool decision) {
  if (way.kind == Choice::Kind::Go) return {{"type", "go"}};
  Json json{{"type", !decision ? "play" : way.kind == Choice::Kind::Suspend ? "suspend" : "hold"}};
  if (way.kind == Choice::Kind::Suspend) json["game"] = name_of(way.game);
  json["steps"] = steps_json(std::span(way.play.begin(), way.play.end()));
  return json;
}

Json parts::rolled_json(const RolledWay& r) {
  return {{"lost", rounded(r.lost)}, {"error", rounded(r.error)}, {"times", r.times}};
}

Json parts::book_json(const FromBook& b) {
  return {{"given", b.given},
          {"holes", rounded(b.holes)},
          {"lost", rounded(b.lost)},
          {"error", rounded(b.error)}};
}

namespace {

Json way_json(const Suggestion& a, bool decision) {
  Json json{{"answer", parts::answer_json(a.way, decision)},
            {"holes", rounded(a.way.holes)},
            {"worth", rounded(a.way.unit)},
            {"chance", rounded(a.way.chance)},
            {"lost", amount_json(a.way.lost)}};
  if (a.he_throws) json["other"] = odds_json(a.his);
  if (a.way.book) json["book"] = parts::book_json(*a.way.book);
  return json;
}

Json verdict_answer(const Way& way, bool decision) {
  Json json = parts::answer_json(way, decision);
  json["holes"] = rounded(way.holes);
  return json;
}

Json fleches_json(const std::array<int, kLast + 1>& counts) {
  Json json = Json::object();
  for (Fleche f = kTalon; f <= kLast; ++f)
    if (counts[f] > 0) json[std::to_string(f)] = counts[f];
  return json;
}

Json events_json(const RollOutlook& o, Side roller) {
  Json json = Json::array();
  for (const Event& e : o.events) json.push_back(event_json(e, {{"side", side_of(e, roller)}}));
  return json;
}

Json award_json(const Award& a) { return {{"points", a.points}, {"holes", a.holes}, {"rest", a.rest}}; }

Json outcome_json(const RollOutlook& o, Side roller) {
  Json json{{"dice", roll_json(o.roll)},  {"throws", throws(o.roll)}, {"events", events_json(o, roller)},
            {"mine", award_json(o.mine)}, {"his", award_json(o.his)}, {"gain", amount_json(o.gain)}};
  if (o.ended)
    json["best"] = nullptr;
  else
    json["best"] = parts::answer_json(o.best, o.mine.holes > 0);
  return json;
}

}  // namespace

Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled) {
  Json ways = Json::array();
  for (const Suggestion& a : hint.ways) ways.push_back(way_json(a, hint.decision));
  for (std::size_t i = 0; i < rolled.size(); ++i) ways[i]["rolled"] = parts::rolled_json(rolled[i]);
  return {{"say", "hint"},
          {"side", name_of(hint.side)},
          {"asked", hint.decision ? "decision" : "play"},
          {"dice", roll_json(hint.roll)},
          {"plies", hint.plies},
          {"unit", unit},
          {"hole", rounded(hint.hole)},
          {"ways", std::move(ways)},
          {"left_out", hint.left_out}};
}

Json tutor_json(const Verdict& v, Side side, std::string_view unit) {
  Json json{{"say", "tutor"},       {"side", name_of(side)}, {"asked", v.decision ? "decision" : "play"},
            {"choices", v.choices}, {"lawful", v.lawful},    {"unit", unit}};
  if (!v.lawful) return json;
  json["plies"] = v.plies;
  json["grade"] = limit_of(v.grade).code;
  json["warn"] = v.grade != Grade::Good;
  json["lost"] = amount_json(v.given.lost);
  json["given"] = verdict_answer(v.given, v.decision);
  json["best"] = verdict_answer(v.best, v.decision);
  return json;
}

Json odds_json(const Odds& odds) {
  Json jans = Json::object();
  for (int j = 0; j < kJans; ++j)
    if (odds.jan[static_cast<std::size_t>(j)] > 0)
      jans[std::string(tariff(static_cast<Jan>(j)).name)] = odds.jan[static_cast<std::size_t>(j)];
  return {{"hit_true", odds.hit_true},
          {"hit_false", odds.hit_false},
          {"true_on", fleches_json(odds.true_on)},
          {"false_on", fleches_json(odds.false_on)},
          {"fill", odds.fill},
          {"keep", odds.keep},
          {"break", odds.breaks},
          {"coin", odds.coin},
          {"coin_by_effect", odds.coin_by_effect},
          {"coin_by_puissance", odds.coin_by_puissance},
          {"jans", std::move(jans)}};
}

Json outlook_json(const Outlook& o, std::string_view unit) {
  Json rolls = Json::array();
  for (const RollOutlook& one : o.rolls) rolls.push_back(outcome_json(one, o.side));
  return {{"say", "outlook"},
          {"side", name_of(o.side)},
          {"plies", 1},
          {"unit", unit},
          {"holes", rounded(o.holes)},
          {"worth", rounded(o.unit)},
          {"chance", rounded(o.chance)},
          {"mine", odds_json(o.mine)},
          {"his", odds_json(o.his)},
          {"rolls", std::move(rolls)}};
}

}  // namespace trictrac::advice
