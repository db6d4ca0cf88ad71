#include "wire/turn_json.h"

#include <nlohmann/json.hpp>

#include "wire/account_json.h"
#include "wire/hand_json.h"

namespace trictrac {

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::Decide: return "decide";
    case Stage::Move: return "move";
    case Stage::Over: return "over";
    default: return "roll";
  }
}

Json plays_json(const std::vector<Sequence>& sequences) {
  Json plays = Json::array();
  for (const Sequence& q : sequences) {
    Json play = Json::array();
    for (int i = 0; i < q.size; ++i)
      play.push_back({int{q.steps[i].from}, int{q.steps[i].to}, int{q.numbers[i]}});
    plays.push_back(std::move(play));
  }
  return plays;
}

Json reasons_json(std::span<const Reason> reasons) {
  Json json = Json::array();
  for (const Reason reason : reasons)
    json.push_back({{"rule", text(reason).rule}, {"reason", text(reason).code}});
  return json;
}

void add_decision(Json& turn, const Json& decision) {
  if (const auto account = decision.find("account"); account != decision.end())
    turn["go"]["account"] = *account;
  if (const auto suspend = decision.find("suspend"); suspend != decision.end()) turn["suspend"] = *suspend;
}

namespace {

std::string_view stage_name(const Match& match, const LineAt& at) {
  if (match.over() || at.stopped) return "over";
  if (at.shares_due) return "shares";
  return at.acts ? "draw" : stage_name(match.state().stage);
}

}  // namespace

Json turn_json(const Match& match, const LineAt& at) {
  const bool played = !match.over() && !at.stopped && !at.shares_due && !at.acts;
  if (match.hand() && played) return hand_turn_json(match);
  const std::string_view stage = stage_name(match, at);
  const State& s = match.state();
  Json json{{"side", name_of(s.to_act)}, {"stage", stage}};
  if (stage != stage_name(Stage::Decide) && stage != stage_name(Stage::Move)) return json;
  json["dice"] = roll_json(s.roll);
  if (s.stage == Stage::Decide) {
    const int rest = s.marks.points[s.to_act];
    const Award due = award_to_other(s, match.turn());
    json["hold"] = {{"rest", rest}, {"other", due.points}, {"other_holes", due.holes}};
    json["go"] = {{"lost", rest}};
    add_decision(json, decision_json(match));
  }
  const std::vector<Sequence> sequences = lawful_sequences(s.board, s.roll, s.options, match.turn());
  json["plays"] = plays_json(sequences);
  json["bound"] = reasons_json(binding(s.roll, match.turn(), sequences));
  return json;
}

}  // namespace trictrac
