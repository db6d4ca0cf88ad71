// The bulk form of `judge`: the treatises' cases asked in JSON, and lines that cannot be read.
#include "wire/judge_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "adapter.h"
#include "cases.h"

namespace judge_json_test {

using Json = nlohmann::json;
using trictrac::cli::judge_line;

Json men(const std::array<int, 26>& on) {
  Json j = Json::object();
  for (int f = 1; f <= 24; ++f)
    if (on[f]) j[std::to_string(f)] = on[f];
  return j;
}

twin::Board board_after(const twin::Board& before, const Json& play) {
  twin::Board b = before;
  b.own = {};
  for (const auto& [f, n] : play["player"].items()) b.own[std::stoi(f)] = n.get<int>();
  b.own_off = play["player_off"].get<int>();
  return b;
}

std::string bearing_off_name(twin::BearingOff leaving) {
  switch (leaving) {
    case twin::BearingOff::parisian: return "parisian";
    case twin::BearingOff::provincial: return "provincial";
    case twin::BearingOff::backgammon: return "backgammon";
  }
  return "";
}

// Asks in JSON and reads the answer back.
twin::Verdict judge(const twin::Board& b, int d1, int d2, const twin::Options& o, const twin::Context& c) {
  Json question{{"player", men(b.own)},
                {"opponent", men(b.opp)},
                {"player_off", b.own_off},
                {"opponent_off", b.opp_off},
                {"dice", {d1, d2}},
                {"options", {{"preset", "lois"}, {"bearing_off", bearing_off_name(o.leaving)}}},
                {"context",
                 {{"roll_in_releve", c.roll_in_releve},
                  {"second_player_first_roll_of_tour", c.second_player_first_roll}}}};
  for (const trictrac::RuleOption* jan : adapter::jan_options())
    question["options"][jan->name] = o.jans.contains(std::string(jan->name));
  const Json answer = Json::parse(judge_line(question.dump()));
  twin::Verdict v;
  for (const Json& e : answer["events"])
    v.events.push_back({e["jan"], e["to"] == "player", e["ways"], e["points"], e["at"]});
  for (const Json& p : answer["plays"]) {
    twin::Play play;
    for (const Json& s : p["steps"]) play.steps.emplace_back(s[0], s[1]);
    play.after = board_after(b, p);
    v.plays.push_back(play);
  }
  v.points_player = answer["points_player"];
  v.points_opponent = answer["points_opponent"];
  return v;
}

TEST(JudgeJson, EveryCaseOfScoresAndMoves) {
  int checked = 0;
  for (const auto& c : cases::load(TRICTRAC_DATA "/cases")) {
    if (c.kind != "score" && c.kind != "moves") continue;
    ++checked;
    for (const auto& f : cases::check(c, judge)) ADD_FAILURE() << f.id << ": " << f.what;
  }
  EXPECT_GE(checked, 480);
}

TEST(JudgeJson, MarksWhenAScoreIsGiven) {
  const Json a = Json::parse(judge_line(
      R"({"player":{"1":3,"2":2,"3":3,"4":3,"5":2,"6":1,"7":1},"opponent":{"24":15},"dice":[3,2],)"
      R"("score":{"player":{"points":4,"holes":0,"bredouille":true},"opponent":{"points":0,"holes":0}}})"));
  EXPECT_EQ(a["score"]["player"]["holes_won"], 2);
  EXPECT_EQ(a["score"]["player"]["rest"], 4);
  EXPECT_EQ(a["score"]["opponent"]["holes_won"], 0);
}

TEST(JudgeJson, TryNamesTheRule) {
  const Json a = Json::parse(
      judge_line(R"({"player":{"1":14,"7":1},"opponent":{"24":15},"dice":[5,4],"try":[[7,12],[1,5]]})"));
  EXPECT_EQ(a["refusal"]["rule"], "M5");
  const Json b =
      Json::parse(judge_line(R"({"player":{"1":15},"opponent":{"24":15},"dice":[5,4],"try":[[1,6],[1,5]]})"));
  EXPECT_TRUE(b["refusal"].is_null());
}

TEST(JudgeJson, NothingPlayableIsOnePlayWithoutSteps) {
  const Json a = Json::parse(judge_line(
      R"({"player":{"12":15},"opponent":{"13":5,"14":2,"15":2,"16":2,"17":2,"18":2},"dice":[6,5]})"));
  ASSERT_EQ(a["plays"].size(), 1u);
  EXPECT_TRUE(a["plays"][0]["steps"].empty());
}

// A TRID says what player, opponent, score and context say.
TEST(JudgeJson, APositionMayBeATrid) {
  const Json white = Json::parse(
      judge_line(R"({"trid":"TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6","dice":[4,2],"id":"x"})"));
  const Json asked = Json::parse(judge_line(
      R"({"player":{"1":4,"4":1,"6":2,"7":2,"8":2,"9":1,"12":3},"opponent":{"13":2,"14":1,"15":1,"18":2,)"
      R"("20":2,"22":1,"24":6},"score":{"player":{"points":2,"holes":5},"opponent":{"points":0,"holes":1}},)"
      R"("context":{"roll_in_releve":7},"dice":[4,2],"id":"x"})"));
  EXPECT_EQ(white["id"], "x");
  EXPECT_FALSE(white.contains("error")) << white;
  EXPECT_EQ(white, asked);
  // The same turned round: Black is to act with White's men.
  const Json black = Json::parse(
      judge_line(R"({"trid":"TRID=F-A-B-B--AABc--abbb-a--d:b:R:-:0-2:1-5:-:-:6.6","dice":[4,2],"id":"x"})"));
  EXPECT_EQ(black, asked);
  // The roll of the TRID is the one that is asked about, unless another is given.
  const Json moved =
      Json::parse(judge_line(R"({"trid":"TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:2-0:5-1:-:-:12"})"));
  EXPECT_FALSE(moved.contains("error")) << moved;
  const Json unthrown =
      Json::parse(judge_line(R"({"trid":"TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6"})"));
  EXPECT_EQ(unthrown["error"]["code"], "bad_dice");
}

TEST(JudgeJson, WhatIsNoMemberIsNamed) {
  const Json a = Json::parse(judge_line(R"({"player":{"1":15},"oponent":{"24":15},"dice":[6,4],"id":7})"));
  EXPECT_EQ(a["error"]["message"], "\"oponent\" is not a member of a question: did you mean \"opponent\"?");
  EXPECT_EQ(a["id"], 7);
  const Json both = Json::parse(judge_line(R"({"trid":"TRID=x","player":{"1":15},"dice":[6,4]})"));
  EXPECT_EQ(both["error"]["message"], "leave out \"player\": \"trid\" says it already");
  for (const char* trid : {R"("TRID=x")", "5"}) {
    const Json wrong = Json::parse(judge_line("{\"trid\":" + std::string(trid) + ",\"dice\":[6,4]}"));
    EXPECT_EQ(wrong["error"]["code"], "bad_position") << wrong;
  }
}

TEST(JudgeJson, ABadLineAnswersAnErrorThatNamesIt) {
  const auto code = [](const char* line) {
    const Json a = Json::parse(judge_line(line));
    return a.contains("error") ? a["error"]["code"].get<std::string>() : "";
  };
  EXPECT_EQ(code("nonsense"), "bad_json");
  EXPECT_EQ(code("[]"), "bad_json");
  EXPECT_EQ(code("{}"), "bad_position");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15}})"), "bad_dice");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,7]})"), "bad_value");
  EXPECT_EQ(code(R"({"player":{"1":16},"opponent":{"24":15},"dice":[6,1]})"), "bad_value");
  EXPECT_EQ(code(R"({"player":{"1":9,"2":9},"opponent":{"24":15},"dice":[6,1]})"), "bad_position");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"1":15},"dice":[6,1]})"), "bad_position");
  EXPECT_EQ(code(R"({"player":{"0":15},"opponent":{"24":15},"dice":[6,1]})"), "bad_position");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,1],"player_off":3})"), "bad_position");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,1],"options":{"colour":"red"}})"),
            "bad_option");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,1],"try":[[1]]})"), "bad_try");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,1],"score":{"player":{"points":3}}})"),
            "bad_score");
  EXPECT_EQ(code(R"({"player":{"1":15},"opponent":{"24":15},"dice":[6,1],"surprise":1})"), "unknown_member");
}

}  // namespace judge_json_test
