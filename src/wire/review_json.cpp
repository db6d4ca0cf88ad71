#include "wire/advice_json.h"
#include "wire/advice_parts.h"
#include "wire/hand_json.h"

namespace trictrac::advice {
namespace {

using parts::amount_json;
using parts::rounded;

Json place_json(const Place& at) {
  return {{"n", at.n},
          {"action", at.action},
          {"round", at.round},
          {"side", name_of(at.side)},
          {"player", at.player}};
}

Json both(const PerSide<Units>& sides) {
  return {{"white", rounded(sides.white)}, {"black", rounded(sides.black)}};
}

Json tally_json(const Tally& t) {
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
  Json json{
      {"white", r.players.white}, {"black", r.players.black}, {"luck", both(r.luck)}, {"result", nullptr}};
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

Json answered_json(const Answered& a) {
  const Verdict& v = a.verdict;
  Json json = place_json(a.at);
  json["asked"] = v.decision ? "decision" : "play";
  json["dice"] = roll_json(a.roll);
  json["lawful"] = v.lawful;
  if (!v.lawful) return json;
  json["plies"] = v.plies;
  json["grade"] = limit_of(v.grade).code;
  json["lost"] = amount_json(v.given.lost);
  json["given"] = parts::answer_json(v.given, v.decision);
  if (v.rolled) json["rolled"] = parts::rolled_json(*v.rolled);
  if (v.given.book) json["book"] = parts::book_json(*v.given.book);
  if (v.grade == Grade::Good) return json;
  json["best"] = parts::answer_json(v.best, v.decision);
  json["trid"] = a.trid;
  return json;
}

Json missed_seen_json(const MissedSeen& m) {
  Json json = missed_json({&m.missed, 1})[0];
  json.erase("roll");
  json.update(place_json(m.at));
  const auto amount = [](const std::optional<Amount>& a) { return a ? amount_json(*a) : Json(nullptr); };
  json["lost"] = amount(m.worth.lost);
  json["school"] = amount(m.worth.school);
  return json;
}

Json limits_json() {
  Json all = Json::array();
  for (const GradeLimit& limit : kGrades)
    all.push_back({{"grade", limit.code}, {"from", limit.from.count()}, {"sign", limit.sign}});
  return all;
}

template <class Items, class Print>
Json list(const Items& items, Print print) {
  Json all = Json::array();
  for (const auto& item : items) all.push_back(print(item));
  return all;
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
          {"rounds", list(r.rounds, round_json)},
          {"rolls", list(r.rolls, roll_seen_json)},
          {"answers", list(r.answers, answered_json)},
          {"missed", list(r.missed, missed_seen_json)}};
}

}  // namespace trictrac::advice
