// The members of a line, and that its points account for every change of the score.
#include "table/event_text.h"
#include "table/tables.h"
#include "text/trid.h"

namespace trictrac {
namespace line_test {

int total(const Json& score) { return score["points"].get<int>() + 12 * score["holes"].get<int>(); }

TEST(Line, TheFirstIsTheLeadAndTheSecondItsRoll) {
  const FollowedTable t = opened(config_with(human("A"), human("B"), 5));
  ASSERT_EQ(t.shown().size(), 2u);
  const Json lead = json_of(t.shown()[0]), roll = json_of(t.shown()[1]);
  EXPECT_EQ(lead["do"]["type"], "lead");
  EXPECT_EQ(lead["do"]["first"], lead["side"]);
  EXPECT_EQ(lead["turn"]["stage"], "draw") << "nobody throws: the lead gives the roll";
  const Json last = lead["do"]["throws"].back();
  EXPECT_EQ(lead["side"], last[0] > last[1] ? "white" : "black");
  EXPECT_EQ(roll["do"]["type"], "roll");
  EXPECT_EQ(roll["side"], lead["side"]);
  EXPECT_GT(roll["do"]["dice"][0], roll["do"]["dice"][1]);
  EXPECT_EQ(roll["turn"]["stage"], "move");
}

TEST(Line, UnderThrowAgainTheLeaderRolls) {
  const FollowedTable t = opened(config_with(human("A"), human("B"), 5, {.lead = Lead::ThrowAnew}));
  ASSERT_EQ(t.shown().size(), 1u);
  EXPECT_EQ(json_of(t.shown()[0])["turn"]["stage"], "roll");
}

TEST(Line, HasExactlyTheMembersOfTheProtocol) {
  const FollowedTable t = opened(config_with(bot("commis"), bot("commis"), 6));
  int n = 0;
  for (const std::string& line : t.shown()) {
    ++n;
    std::vector<std::string> names;
    const Json json = json_of(line);
    for (const auto& item : json.items()) names.push_back(item.key());
    const std::vector<std::string> always{"say",    "n",    "side",  "do",   "events", "marks",
                                          "releve", "over", "score", "trid", "turn"};
    ASSERT_EQ(std::vector(names.begin(), names.begin() + 11), always);
    const bool ended = !json["over"].is_null();
    ASSERT_EQ(json.contains("round_ended"), ended);
    ASSERT_FALSE(json.contains("tour")) << "there is one tour only";
    const bool lead_or_holes = n == 1 || (!json["marks"].empty() && json["marks"][0]["holes"] > 0);
    ASSERT_EQ(json.contains("account"), lead_or_holes || json["releve"] == "go") << line;
    ASSERT_EQ(json.contains("reasons"), json["do"]["type"] == "play");
    ASSERT_EQ(names.size(),
              11u + json.contains("round_ended") + json.contains("account") + json.contains("reasons"));
    ASSERT_EQ(json["n"], n);
    const auto state = parse_trid(json["trid"].get<std::string>());
    ASSERT_TRUE(state) << json["trid"];
  }
}

// Every point of an award is kept, made a hole, or lost to the opponent's hole or to going.
TEST(Line, EventsExplainEveryMark) {
  for (std::uint8_t seed = 10; seed < 14; ++seed) {
    const FollowedTable t = opened(config_with(bot("hasard"), bot("hasard"), seed));
    std::map<std::string, int> due;  // what the roll in hand gives each side
    for (const std::string& line : t.shown()) {
      const Json json = json_of(line);
      if (json["do"]["type"] == "roll") {
        due.clear();
        for (const Json& e : json["events"]) {
          ASSERT_EQ(e["rule"].get<std::string>().substr(0, 1), "P");
          due[e["side"].get<std::string>()] += e["points"].get<int>();
          const bool drawn = e["jan"] != "helpless";
          ASSERT_EQ(e["paths"].size(), drawn ? e["ways"].get<std::size_t>() : 0u) << e;
        }
      } else {
        ASSERT_TRUE(json["events"].empty());
      }
      for (const Json& mark : json["marks"]) {
        const std::string side = mark["side"].get<std::string>();
        ASSERT_EQ(mark["points"], due[side]) << line;
        ASSERT_EQ(json["score"][side]["points"], mark["rest"]);
        ASSERT_EQ((mark["had"].get<int>() + due[side]) % 12, mark["rest"].get<int>());
      }
    }
  }
}

// The reasons that bind a roll are shown before it is played, and again with the play.
TEST(Line, WhatBindsARollIsShownOfItsPlayToo) {
  int bound = 0;
  for (std::uint8_t seed = 10; seed < 14; ++seed) {
    const FollowedTable t = opened(config_with(bot("hasard"), bot("hasard"), seed));
    Json shown;
    for (const std::string& line : t.shown()) {
      const Json json = json_of(line);
      if (json["do"]["type"] == "play") {
        const Json& reasons = json["reasons"];
        ASSERT_GE(reasons.size(), shown.size());
        for (std::size_t i = 0; i < shown.size(); ++i) ASSERT_EQ(reasons[i], shown[i]) << line;
        bound += !shown.empty();
      }
      shown = json["turn"].value("bound", Json::array());
    }
  }
  EXPECT_GT(bound, 0);
}

TEST(Line, TheLastRevealsTheSeed) {
  const FollowedTable t = opened(config_with(bot("commis"), bot("hasard"), 7));
  const Json over = json_of(t.shown().back())["over"];
  EXPECT_EQ(over["by"], "holes");
  EXPECT_EQ(over["seed"], to_hex(seed_of(7)));
  EXPECT_EQ(over["worth"]["counting"], "simple_double");
  const Json score = json_of(t.shown().back())["score"];
  EXPECT_GE(total(score[over["winner"].get<std::string>()]), 144);
  for (std::size_t i = 0; i + 1 < t.shown().size(); ++i) {
    ASSERT_TRUE(json_of(t.shown()[i])["over"].is_null());
    ASSERT_EQ(t.shown()[i].find(to_hex(seed_of(7))), std::string::npos);
  }
}

TEST(Line, APositionToStartFromIsShownByLineOne) {
  TableConfig c = config_with(human("A"), human("B"), 3);
  const auto start = parse_trid("TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6");
  ASSERT_TRUE(start) << start.error().front().message;
  c.start = *start;
  const FollowedTable t = opened(std::move(c));
  ASSERT_EQ(t.shown().size(), 1u);
  const Json line = json_of(t.shown()[0]);
  EXPECT_EQ(line["do"], Json::parse(R"({"type":"lead","throws":[],"first":"white"})"));
  EXPECT_EQ(line["score"]["white"]["holes"], 5);
  EXPECT_EQ(line["turn"]["stage"], "roll");
}

}  // namespace line_test
}  // namespace trictrac
