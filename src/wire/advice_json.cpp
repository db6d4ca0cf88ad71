#include "wire/advice_json.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "game/rules/tariff.h"
#include "wire/event_json.h"
#include "wire/hand_json.h"
#include "wire/json_list.h"

namespace trictrac::advice {

namespace {

// Rounds to the digits that are shown: on a ten-thousandth nothing depends.
double rounded(double x) {
  constexpr double kShown = 1e4;
  const double r = std::round(x * kShown) / kShown;
  return r == 0 ? 0 : r;  // no -0
}

template <class Unit>
double rounded(Quantity<Unit> amount) {
  return rounded(amount.count());
}

Json amount_json(const Amount& a) {
  return {{"unit", rounded(a.unit)}, {"holes", rounded(a.holes)}, {"mille", rounded(a.mille)}};
}

// Returns "answer": play, hold (with the play after it), go or suspend; `decision`: whether holding is asked
// about.
Json answer_json(const Way& way, bool decision) {
  if (way.kind == Choice::Kind::Go) return {{"type", "go"}};
  Json json{{"type", !decision ? "play" : way.kind == Choice::Kind::Suspend ? "suspend" : "hold"}};
  if (way.kind == Choice::Kind::Suspend) json["game"] = name_of(way.game);
  json["steps"] = steps_json(std::span(way.play.begin(), way.play.end()));
  return json;
}

// "rolled" and "book" are in holes.
Json rolled_json(const RolledWay& r) {
  return {{"lost", rounded(r.lost)}, {"error", rounded(r.error)}, {"times", r.times}};
}

Json played_on_json(const PlayedOn& p, bool decision) {
  Json json = rolled_json(p.way);
  json["than"] = answer_json(p.than, decision);
  json["searched"] = amount_json(p.searched);
  return json;
}

Json book_json(const FromBook& b) {
  return {{"given", b.given},
          {"holes", rounded(b.holes)},
          {"lost", rounded(b.lost)},
          {"error", rounded(b.error)}};
}

Json way_json(const Suggestion& a, bool decision) {
  Json json{{"answer", answer_json(a.way, decision)},
            {"holes", rounded(a.way.holes)},
            {"worth", rounded(a.way.unit)},
            {"chance", rounded(a.way.chance)},
            {"lost", amount_json(a.way.lost)}};
  if (a.opponent_throws) json["other"] = odds_json(a.theirs);
  if (a.way.book) json["book"] = book_json(*a.way.book);
  return json;
}

Json lead_json(const RolledLead& r) {
  return {{"holes", rounded(r.holes)},
          {"error", rounded(r.error)},
          {"chance", rounded(r.chance)},
          {"rolled", rolled_json(r.way)}};
}

Json valued_answer_json(const Way& way, bool decision) {
  Json json = answer_json(way, decision);
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
  return json_list(o.events, [&](const Event& e) { return event_json(e, {{"side", side_of(e, roller)}}); });
}

Json award_due_json(const Award& a) { return {{"points", a.points}, {"holes", a.holes}, {"rest", a.rest}}; }

Json outcome_json(const RollOutlook& o, Side roller) {
  Json json{{"dice", roll_json(o.roll)},          {"throws", throws(o.roll)},
            {"events", events_json(o, roller)},   {"mine", award_due_json(o.mine)},
            {"theirs", award_due_json(o.theirs)}, {"gain", amount_json(o.gain)}};
  if (o.ended)
    json["best"] = nullptr;
  else
    json["best"] = answer_json(o.best, o.mine.holes > 0);
  return json;
}

}  // namespace

Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled) {
  Json ways = json_list(hint.ways, [&](const Suggestion& a) { return way_json(a, hint.decision); });
  for (std::size_t i = 0; i < rolled.size(); ++i) ways[i]["rolled"] = rolled_json(rolled[i]);
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

Json rollout_json(const CandidateRollout& rollout, int games, std::string_view unit) {
  const bool decision = rollout.is_decision();
  const int done = rollout.times(), of = rollout.is_known() ? 0 : std::max(games, done);
  const bool begun = done > 0 || of == 0;
  const std::vector<RolledLead> results = rollout.results();
  Json ways = Json::array();
  for (std::size_t i = 0; i < results.size(); ++i) {
    Json way{{"answer", answer_json(rollout.candidates()[i].way, decision)}};
    if (begun) way.update(lead_json(results[i]));
    ways.push_back(std::move(way));
  }
  return {{"say", "rollout"},
          {"side", name_of(rollout.side())},
          {"asked", decision ? "decision" : "play"},
          {"dice", roll_json(rollout.roll())},
          {"done", done},
          {"of", of},
          {"decided", begun && is_decided(results)},
          {"unit", unit},
          {"hole", rounded(rollout.hole())},
          {"ways", std::move(ways)}};
}

Json tutor_json(const AnswerCost& v, Side side, std::string_view unit) {
  Json json{{"say", "tutor"},       {"side", name_of(side)}, {"asked", v.decision ? "decision" : "play"},
            {"choices", v.choices}, {"legal", v.legal},      {"unit", unit}};
  if (!v.legal) return json;
  json["plies"] = v.plies;
  json["grade"] = limit_of(v.grade).code;
  json["warn"] = v.grade != Grade::Good;
  json["lost"] = amount_json(v.given.lost);
  json["given"] = valued_answer_json(v.given, v.decision);
  json["best"] = valued_answer_json(v.best, v.decision);
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
  Json rolls = json_list(o.rolls, [&](const RollOutlook& one) { return outcome_json(one, o.side); });
  return {{"say", "outlook"},
          {"side", name_of(o.side)},
          {"plies", 1},
          {"unit", unit},
          {"holes", rounded(o.holes)},
          {"worth", rounded(o.unit)},
          {"chance", rounded(o.chance)},
          {"mine", odds_json(o.mine)},
          {"theirs", odds_json(o.theirs)},
          {"rolls", std::move(rolls)}};
}

namespace {

Json place_json(const RecordPlace& at) {
  return {{"n", at.n},
          {"action", at.action},
          {"round", at.round},
          {"side", name_of(at.side)},
          {"player", at.player}};
}

Json both_json(const PerSide<Units>& sides) {
  return {{"white", rounded(sides.white)}, {"black", rounded(sides.black)}};
}

Json tally_json(const GradeTally& t) {
  Json grades = Json::object();
  for (const GradeLimit& limit : kGrades)
    grades[std::string(limit.code)] = t.grades[static_cast<std::size_t>(limit.grade)];
  return {{"choices", t.choices},
          {"forced", t.forced},
          {"lost", amount_json(t.lost)},
          {"rate", rounded(t.rate())},
          {"grades", std::move(grades)}};
}

Json player_json(const PlayerSeen& p, std::string_view name) {
  return {{"name", name},
          {"plays", tally_json(p.plays)},
          {"decisions", tally_json(p.decisions)},
          {"rate", rounded(p.rate())},
          {"rank", p.rank() ? Json(p.rank()->code) : Json(nullptr)},
          {"luck", amount_json(p.luck)}};
}

Json round_json(const RoundSeen& r) {
  Json json{{"white", r.players.white},
            {"black", r.players.black},
            {"luck", both_json(r.luck)},
            {"result", nullptr}};
  if (!r.ended) return json;
  json["result"] = rounded(r.result);
  json["adjusted"] = rounded(r.adjusted());
  return json;
}

Json roll_seen_json(const RollSeen& r) {
  Json json = place_json(r.at);
  json["dice"] = roll_json(r.roll);
  json["luck"] = r.free ? amount_json(r.luck) : Json(nullptr);
  json["before"] = rounded(r.before);
  json["after"] = rounded(r.after);
  if (r.holes != PerSide<int>{}) json["holes"] = {{"white", r.holes.white}, {"black", r.holes.black}};
  return json;
}

Json answered_json(const AnswerSeen& a) {
  const AnswerCost& v = a.cost;
  Json json = place_json(a.at);
  json["asked"] = v.decision ? "decision" : "play";
  json["dice"] = roll_json(a.roll);
  json["legal"] = v.legal;
  if (!v.legal) return json;
  json["plies"] = v.plies;
  json["grade"] = limit_of(v.grade).code;
  json["lost"] = amount_json(v.given.lost);
  json["given"] = answer_json(v.given, v.decision);
  if (v.rolled) json["rolled"] = played_on_json(*v.rolled, v.decision);
  if (v.given.book) json["book"] = book_json(*v.given.book);
  if (v.grade == Grade::Good) return json;
  json["best"] = answer_json(v.best, v.decision);
  json["trid"] = a.trid;
  return json;
}

Json missed_seen_json(const MissedSeen& m) {
  Json json = missed_json({&m.missed, 1})[0];
  json.erase("roll");
  json.update(place_json(m.at));
  const auto amount = [](const std::optional<Amount>& a) { return a ? amount_json(*a) : Json(nullptr); };
  json["lost"] = amount(m.equity.lost);
  json["school"] = amount(m.equity.ecole);
  return json;
}

Json limits_json() {
  return json_list(kGrades, [](const GradeLimit& limit) -> Json {
    return {{"grade", limit.code}, {"from", limit.from.count()}, {"sign", limit.sign}};
  });
}

}  // namespace

Json review_json(const Review& r, const Record& record, std::string_view unit) {
  Json players = Json::array();
  for (std::size_t i = 0; i < r.players.size(); ++i)
    players.push_back(player_json(r.players[i], record.tag(player_tag(static_cast<int>(i)))));
  return {{"say", "review"},
          {"format", record.format},
          {"unit", unit},
          {"plies", r.plies},
          {"limits", limits_json()},
          {"players", std::move(players)},
          {"rounds", json_list(r.rounds, round_json)},
          {"rolls", json_list(r.rolls, roll_seen_json)},
          {"answers", json_list(r.answers, answered_json)},
          {"missed", json_list(r.missed, missed_seen_json)}};
}

}  // namespace trictrac::advice
