// Questions and answers as JSON.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "fixture.h"
#include "service/analysis_session.h"
#include "text/trid.h"

namespace trictrac::advice {
namespace desk_test {

class AtDesk : public testing::Test {
 protected:
  Json ask(const Json& question) { return Json::parse(desk_.answer(question.dump())); }
  // The game up to action `n`, as text.
  static std::string up_to(const std::string& name, std::size_t n) {
    Record record = record_of(name);
    record.events.resize(n);
    return print_record(record);
  }
  static std::size_t first(const std::string& name, Stage stage) {
    const Record record = record_of(name);
    std::size_t n = 0;
    while (!awaits(match_before(record, n), stage) || (stage == Stage::Move && n < 10)) ++n;
    return n;
  }

  AnalysisSession desk_{resources_for_tests()};
};

const char* const kTour = "golden/lois_commis.trictrac";

std::vector<std::string> members(const Json& json) {
  std::vector<std::string> names;
  for (const auto& item : json.items()) names.push_back(item.key());
  return names;
}

TEST_F(AtDesk, AHintHasItsWays) {
  const Json hint = ask({{"do", "hint"}, {"record", up_to(kTour, first(kTour, Stage::Move))}, {"plies", 0}});
  EXPECT_EQ(members(hint), (std::vector<std::string>{"say", "side", "asked", "dice", "plies", "unit", "hole",
                                                     "ways", "left_out"}));
  EXPECT_EQ(hint["say"], "hint");
  EXPECT_EQ(hint["unit"], "stake");
  EXPECT_EQ(hint["ways"][0]["answer"]["type"], "play");
  EXPECT_EQ(hint["ways"][0]["lost"], (Json{{"unit", 0.0}, {"holes", 0.0}, {"mille", 0.0}}));
}

TEST_F(AtDesk, AHintOfAllPlaysHasTheChancesOfEach) {
  const std::string game = up_to(kTour, first(kTour, Stage::Move));
  const Json best = ask({{"do", "hint"}, {"record", game}, {"plies", 1}});
  const Json all = ask({{"do", "hint"}, {"record", game}, {"plies", 1}, {"all", true}});
  EXPECT_EQ(all["left_out"], 0);
  EXPECT_EQ(all["ways"].size(), best["ways"].size() + best["left_out"].get<std::size_t>());
  EXPECT_EQ(all["ways"][0], best["ways"][0]);
  for (const Json& way : all["ways"]) {
    EXPECT_GE(way["chance"], 0.0);
    EXPECT_LE(way["chance"], 1.0);
  }
  EXPECT_EQ(ask({{"do", "hint"}, {"record", game}, {"all", 1}})["code"], "bad_message");
}

TEST_F(AtDesk, ADecisionIsPlayedOnWhenAsked) {
  const std::string game = up_to(kTour, first(kTour, Stage::Decide));
  const Json hint = ask({{"do", "hint"}, {"record", game}, {"plies", 0}, {"rollouts", 10}});
  EXPECT_EQ(hint["asked"], "decision");
  ASSERT_EQ(hint["ways"].size(), 2u);
  for (const Json& way : hint["ways"]) EXPECT_TRUE(way["rolled"].contains("error"));
  const Json tutor = ask({{"do", "tutor"}, {"record", game}, {"plies", 0}, {"action", {{"type", "go"}}}});
  EXPECT_EQ(tutor["say"], "tutor");
  EXPECT_EQ(tutor["given"]["type"], "go");
  EXPECT_EQ(tutor["warn"], tutor["grade"] != "good");
}

TEST_F(AtDesk, TwoAnswersAreExplainedWithoutASearch) {
  const std::string trid = "TRID=B---CABA-CC-bbbbaab----c:b:M:14:2-6:0-4:-:-:14.14";
  const Json best{{"type", "play"}, {"steps", {{6, 7}, {1, 5}}}},
      given{{"type", "play"}, {"steps", {{1, 2}, {6, 10}}}};
  const Json why = ask({{"do", "explain"}, {"trid", trid}, {"best", best}, {"given", given}});
  EXPECT_EQ(why["say"], "explained");
  EXPECT_EQ(why["best"]["steps"], best["steps"]);
  ASSERT_FALSE(why["reasons"].empty());
  EXPECT_EQ(why["reasons"][0]["says"], "deeds.cases");
  EXPECT_EQ(why["reasons"][0]["at"], Json{7});
  const Json contrary = ask({{"do", "explain"}, {"trid", trid}, {"best", given}, {"given", best}});
  EXPECT_TRUE(contrary["reasons"].empty()) << contrary;
  const Json stuck{{"type", "play"}, {"steps", {{2, 3}}}};
  EXPECT_EQ(ask({{"do", "explain"}, {"trid", trid}, {"best", best}, {"given", stuck}})["code"], "refused");
  EXPECT_EQ(ask({{"do", "explain"}, {"trid", trid}, {"best", best}})["code"], "bad_message");
}

TEST_F(AtDesk, HoldingIsExplainedAgainstGoing) {
  const std::string trid = "TRID=E-A--AB--BBB-d-bbb-ba--b:b:D:53:0-0:0-2:-:-:12.13";
  const Json go{{"type", "go"}}, hold{{"type", "hold"}};
  const Json why = ask({{"do", "explain"}, {"trid", trid}, {"best", go}, {"given", hold}});
  EXPECT_EQ(why["asked"], "decision");
  EXPECT_EQ(why["given"]["type"], "hold");
  EXPECT_FALSE(why["reasons"].empty());
  for (const Json& reason : why["reasons"]) EXPECT_TRUE(reason["says"].get<std::string>().contains('.'));
}

TEST_F(AtDesk, TheOutlookHasAllRolls) {
  const Json o = ask({{"do", "outlook"}, {"record", up_to(kTour, first(kTour, Stage::Roll))}});
  EXPECT_EQ(o["rolls"].size(), 21u);
  int all = 0;
  for (const Json& r : o["rolls"]) all += r["throws"].get<int>();
  EXPECT_EQ(all, 36);
  EXPECT_TRUE(o["mine"].contains("jans"));
}

TEST_F(AtDesk, AReviewIsTakenStepByStepAndIsTheSameAtOnce) {
  const std::string game = up_to(kTour, 60);
  const Json begun = ask({{"do", "review"}, {"record", game}, {"plies", 0}});
  EXPECT_EQ(begun["say"], "reviewing");
  EXPECT_EQ(begun["of"], 60);
  Json slowly = begun;
  int asked = 0;
  while (slowly["say"] == "reviewing" && ++asked < 200) slowly = ask({{"do", "step"}});
  EXPECT_EQ(slowly["say"], "review");
  EXPECT_GT(asked, 20);
  ask({{"do", "review"}, {"record", game}, {"plies", 0}});
  EXPECT_EQ(ask({{"do", "step"}, {"count", 1000}}), slowly);
  EXPECT_EQ(members(slowly), (std::vector<std::string>{"say", "format", "unit", "plies", "limits", "players",
                                                       "rounds", "rolls", "answers", "missed"}));
}

TEST_F(AtDesk, AReviewHandsOverWhatItHasSeenWhereThatIsAsked) {
  const std::string game = up_to(kTour, 60);
  ask({{"do", "review"}, {"record", game}, {"plies", 0}});
  EXPECT_FALSE(ask({{"do", "step"}, {"count", 5}}).contains("so_far"));
  const Json begun = ask({{"do", "step"}, {"count", 15}, {"so_far", true}});
  ASSERT_EQ(begun["say"], "reviewing");
  const Json seen = begun["so_far"];
  ASSERT_GT(seen["rolls"].size(), 5u);
  const Json all = ask({{"do", "step"}, {"count", 1000}, {"so_far", true}});
  ASSERT_EQ(all["say"], "review");
  EXPECT_EQ(members(all), members(seen));
  EXPECT_EQ(all["limits"], seen["limits"]);
  EXPECT_GT(all["rolls"].size(), seen["rolls"].size());
  for (const char* list : {"rolls", "answers"})
    for (std::size_t i = 0; i + 1 < seen[list].size(); ++i) EXPECT_EQ(seen[list][i], all[list][i]) << i;
  EXPECT_EQ(ask({{"do", "step"}, {"so_far", "yes"}})["say"], "error");
}

TEST_F(AtDesk, WhatWasAskedBeforeChangesNoAnswer) {
  const std::string game = up_to(kTour, first(kTour, Stage::Move)),
                    decision = up_to(kTour, first(kTour, Stage::Decide));
  const Json hint{{"do", "hint"}, {"record", game}, {"plies", 1}},
      other{{"do", "hint"}, {"record", decision}, {"plies", 0}};
  const Json hinted = ask(hint);
  const Json tutor{{"do", "tutor"},
                   {"record", game},
                   {"plies", 1},
                   {"action", {{"type", "play"}, {"steps", hinted["ways"][1]["answer"]["steps"]}}}};
  const Json judged = ask(tutor);
  AnalysisSession fresh(resources_for_tests());
  EXPECT_EQ(Json::parse(fresh.answer(tutor.dump())), judged);
  ask(other);
  EXPECT_EQ(ask(hint), hinted);
}

TEST_F(AtDesk, AReviewPlaysOnWhatWasCostly) {
  const std::string game = up_to(kTour, 40);
  Json review = ask({{"do", "review"}, {"record", game}, {"plies", 0}, {"rollouts", 36}});
  review = ask({{"do", "step"}, {"count", 1000}});
  ASSERT_EQ(review["say"], "review");
  int rolled = 0;
  for (const Json& a : review["answers"])
    if (a.contains("rolled")) {
      ++rolled;
      EXPECT_TRUE(a["rolled"]["times"] == 36 || a["given"]["type"] == "go") << a;
      EXPECT_NE(a["rolled"]["than"], a["given"]) << a;
      EXPECT_TRUE(a["rolled"]["lost"] >= 0 || a["grade"] == "good") << a;
    }
  EXPECT_GT(rolled, 0);
}

TEST_F(AtDesk, APositionWillDo) {
  const Match m = first_at(record_of(kTour), Stage::Move, 4);
  const Json hint = ask({{"do", "hint"}, {"trid", print_trid(m.state())}, {"plies", 0}});
  EXPECT_EQ(hint["say"], "hint");
}

TEST_F(AtDesk, WhatCannotBeAnsweredIsAnError) {
  EXPECT_EQ(ask({{"do", "step"}})["code"], "wrong_stage");
  EXPECT_EQ(ask({{"do", "hint"}})["code"], "bad_message");
  EXPECT_EQ(ask({{"do", "dance"}, {"record", text_of(kTour)}})["code"], "bad_message");
  EXPECT_EQ(ask({{"do", "hint"}, {"record", "1. W 77"}})["code"], "bad_record");
  EXPECT_EQ(ask({{"do", "hint"}, {"trid", "TRID=x"}})["code"], "bad_position");
  EXPECT_EQ(ask({{"do", "hint"}, {"record", text_of(kTour)}})["code"], "wrong_stage");
  EXPECT_EQ(Json::parse(desk_.answer("{"))["code"], "bad_json");
  const std::string game = up_to(kTour, first(kTour, Stage::Move));
  EXPECT_EQ(ask({{"do", "tutor"}, {"record", game}, {"action", {{"type", "go"}}}})["code"], "refused");
}

}  // namespace desk_test
}  // namespace trictrac::advice
