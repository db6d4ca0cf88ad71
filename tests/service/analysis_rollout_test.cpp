// Answers to a roll that are played on, with the net of the program.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "service/analysis_session.h"

namespace analysis_rollout_test {

using namespace trictrac;

const char* const kPlay = "TRID=H--A--BB---Bb---b--a--bh:w:M:44:4-0:4-10:-:x:7.6";
const char* const kDecision = "TRID=BCBBBBA---A-b-b--aa-a-ag:w:D:61:2-0:3-5:-:x:8.7";

const advice::EngineResources& resources() {
  static const advice::EngineResources all(net::built_in(), built_in);
  return all;
}

class AtRollout : public testing::Test {
 protected:
  Json ask(const Json& question) { return Json::parse(desk_.answer(question.dump())); }
  static Json rollout(const char* trid, int count) {
    return {{"do", "rollout"}, {"trid", trid}, {"plies", 0}, {"count", count}};
  }
  static Json with(Json question, const Json& more) {
    question.update(more);
    return question;
  }
  std::string code_of(const Json& question) {
    const Json answer = ask(question);
    return answer["say"] == "error" ? answer["code"].get<std::string>() : "none: " + answer.dump();
  }

  advice::AnalysisSession desk_{resources()};
};

TEST_F(AtRollout, TheBestArePlayedOnEquallyOften) {
  const Json r = ask(with(rollout(kPlay, 50), {{"ways", 3}}));
  ASSERT_EQ(r["say"], "rollout") << r;
  EXPECT_EQ(r["side"], "white");
  EXPECT_EQ(r["asked"], "play");
  EXPECT_EQ(r["dice"], (Json{4, 4}));
  EXPECT_EQ(r["done"], 50);
  EXPECT_EQ(r["of"], 1296);
  ASSERT_EQ(r["ways"].size(), 3u);
  int best = 0;
  for (const Json& way : r["ways"]) {
    EXPECT_EQ(way["answer"]["type"], "play");
    EXPECT_EQ(way["rolled"]["times"], 50);
    EXPECT_GT(way["error"], 0);
    EXPECT_GE(way["rolled"]["lost"], 0);
    EXPECT_GT(way["chance"], 0);
    EXPECT_LT(way["chance"], 1);
    best += way["rolled"]["lost"] == 0;
  }
  EXPECT_EQ(best, 1);
}

TEST_F(AtRollout, BeforeTheFirstGameNothingIsSaidOfTheAnswers) {
  for (const char* trid : {kPlay, kDecision}) {
    const Json r = ask(rollout(trid, 0));
    EXPECT_EQ(r["done"], 0);
    EXPECT_EQ(r["of"], 1296);
    EXPECT_EQ(r["decided"], false);
    for (const Json& way : r["ways"]) EXPECT_EQ(way.size(), 1u) << way;
  }
}

TEST_F(AtRollout, ChunksAddUpToOneRun) {
  const Json question = rollout(kPlay, 7);
  Json slowly = ask(question);
  EXPECT_EQ(slowly["done"], 7);
  for (int done = 14; done <= 42; done += 7) {
    slowly = ask(question);
    EXPECT_EQ(slowly["done"], done);
  }
  advice::AnalysisSession fresh(resources());
  EXPECT_EQ(Json::parse(fresh.answer(rollout(kPlay, 42).dump())), slowly);
}

TEST_F(AtRollout, AnotherSeedThrowsOtherDice) {
  const Json one = ask(rollout(kPlay, 20)), other = ask(with(rollout(kPlay, 20), {{"seed", 2}}));
  EXPECT_NE(one["ways"], other["ways"]);
  advice::AnalysisSession fresh(resources());
  EXPECT_EQ(Json::parse(fresh.answer(with(rollout(kPlay, 20), {{"seed", 2}}).dump())), other);
}

TEST_F(AtRollout, StopsAndGoesOnAfterOtherQuestions) {
  ask(rollout(kPlay, 10));
  ask(rollout(kDecision, 10));
  ask({{"do", "hint"}, {"trid", kDecision}, {"plies", 0}});
  EXPECT_EQ(ask(rollout(kPlay, 0))["done"], 10);
  const Json on = ask(rollout(kPlay, 10));
  EXPECT_EQ(on["done"], 20);
  advice::AnalysisSession fresh(resources());
  EXPECT_EQ(Json::parse(fresh.answer(rollout(kPlay, 20).dump())), on);
}

TEST_F(AtRollout, EndsAtItsNumberOfGamesAndMoreMayBeAskedFor) {
  const Json question = with(rollout(kPlay, 20), {{"games", 30}});
  ask(question);
  Json r = ask(question);
  EXPECT_EQ(r["done"], 30);
  EXPECT_EQ(r["of"], 30);
  EXPECT_EQ(ask(question), r);
  r = ask(with(question, {{"games", 40}}));
  EXPECT_EQ(r["done"], 40);
  // Fewer than have been played: nothing is thrown away.
  r = ask(question);
  EXPECT_EQ(r["done"], 40);
  EXPECT_EQ(r["of"], 40);
}

TEST_F(AtRollout, HoldingAndGoingAreCompared) {
  const Json r = ask(rollout(kDecision, 12));
  EXPECT_EQ(r["asked"], "decision");
  ASSERT_EQ(r["ways"].size(), 2u);
  for (const Json& way : r["ways"]) {
    const bool go = way["answer"]["type"] == "go";
    EXPECT_EQ(way["rolled"]["times"], go ? 0 : 12);  // what going brings is known
    EXPECT_EQ(way["error"] == 0, go);
  }
  EXPECT_EQ(r["decided"], false);  // not before each first throw has been met
}

TEST_F(AtRollout, TheAnswersNamedArePlayedOnInTheirOrder) {
  const Json hint = ask({{"do", "hint"}, {"trid", kPlay}, {"plies", 0}});
  Json answers = Json::array();
  for (const std::size_t i : {2u, 0u})
    answers.push_back({{"type", "play"}, {"steps", hint["ways"][i]["answer"]["steps"]}});
  const Json r = ask(with(rollout(kPlay, 10), {{"answers", answers}}));
  ASSERT_EQ(r["ways"].size(), 2u);
  EXPECT_EQ(r["ways"][0]["answer"], hint["ways"][2]["answer"]);
  EXPECT_EQ(r["ways"][1]["answer"], hint["ways"][0]["answer"]);
  // Each answer has the same dice, with any others compared.
  const Json best = ask(with(rollout(kPlay, 10), {{"ways", 1}}));
  EXPECT_EQ(best["ways"][0]["holes"], r["ways"][1]["holes"]);
  EXPECT_EQ(best["decided"], false);
  const Json decided =
      ask(with(rollout(kDecision, 10), {{"answers", {{{"type", "go"}}, {{"type", "hold"}}}}}));
  EXPECT_EQ(decided["ways"][0]["answer"]["type"], "go");
  EXPECT_EQ(decided["ways"][1]["answer"]["type"], "hold");
}

TEST_F(AtRollout, WhatIsKnownWithoutTrialsIsSaidAtOnce) {
  const Json r = ask(with(rollout(kDecision, 10), {{"answers", {{{"type", "go"}}}}}));
  EXPECT_EQ(r["done"], 0);
  EXPECT_EQ(r["of"], 0);
}

TEST_F(AtRollout, BadQuestionsAreErrors) {
  const Json good = rollout(kPlay, 1);
  for (const Json& bad :
       {Json{{"ways", 0}}, Json{{"ways", 9}}, Json{{"games", 0}}, Json{{"games", 20737}}, Json{{"count", -1}},
        Json{{"seed", -1}}, Json{{"plies", 3}}, Json{{"answers", Json::array()}}, Json{{"answers", "go"}},
        Json{{"ways", 2}, {"answers", {{{"type", "go"}}}}}, Json{{"dice", {4, 4}}}})
    EXPECT_EQ(code_of(with(good, bad)), "bad_message") << bad;
  EXPECT_EQ(code_of(with(good, {{"answers", {{{"type", "go"}}}}})), "refused");  // no hole was won
  const Json illegal{{"type", "play"}, {"steps", {{1, 24}}}};
  EXPECT_EQ(code_of(with(good, {{"answers", Json::array({illegal})}})), "refused");
  EXPECT_EQ(code_of(with(rollout(kDecision, 1), {{"answers", {{{"type", "go"}}, {{"type", "go"}}}}})),
            "bad_message");
  EXPECT_EQ(code_of(with(good, {{"trid", "TRID=x"}})), "bad_position");
  EXPECT_EQ(code_of({{"do", "rollout"}}), "bad_message");
  EXPECT_EQ(code_of(with(good, {{"trid", "TRID=H--A--BB---Bb---b--a--bh:w:R:-:4-0:4-10:-:x:7.6"}})),
            "wrong_stage");
}

}  // namespace analysis_rollout_test
