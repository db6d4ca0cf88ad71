// The questions of a trainer about its problems.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/study.h"

namespace trainer_test {

using namespace trictrac;

constexpr const char* kHits = "TRID=E--A-a-aaAADbc-aBa-aA--d:w:R:-:8-8:4-5:-:x:17.18";

Json ask(const Json& message) { return Json::parse(study(message.dump())); }

Json strength(double rating) { return {{"rating", rating}, {"deviation", 200.0}, {"volatility", 0.06}}; }

TEST(TrainerJudges, ARollAtAPositionWithItsWays) {
  const Json judged = ask({{"do", "judge"}, {"trid", kHits}, {"dice", {6, 3}}});
  ASSERT_EQ(judged["say"], "judged") << judged;
  EXPECT_EQ(judged["side"], "white");
  int points = 0;
  for (const Json& event : judged["events"]) {
    points += event["points"].get<int>();
    EXPECT_EQ(event["paths"].size(), event["ways"].get<std::size_t>());
  }
  EXPECT_EQ(points, 12);
  EXPECT_FALSE(judged["plays"].empty());
}

TEST(TrainerJudges, OnlyWhereThereIsARoll) {
  EXPECT_EQ(ask({{"do", "judge"}, {"trid", kHits}})["say"], "error");
  EXPECT_EQ(ask({{"do", "judge"}, {"trid", "TRID=none"}, {"dice", {6, 3}}})["say"], "error");
  EXPECT_EQ(ask({{"do", "judge"}, {"trid", kHits}, {"dice", {7, 3}}})["say"], "error");
}

TEST(TrainerNames, TheThrowsThatDoWhatIsAsked) {
  const Json thrown = ask({{"do", "throws"}, {"trid", kHits}, {"of", "hit"}});
  ASSERT_EQ(thrown["say"], "throws") << thrown;
  int n = 0;
  for (const Json& roll : thrown["rolls"]) n += roll[0] == roll[1] ? 1 : 2;
  EXPECT_EQ(thrown["n"], n);
  EXPECT_EQ(ask({{"do", "throws"}, {"trid", kHits}, {"of", "win"}})["say"], "error");
}

TEST(TrainerRates, WhoAnswersAgainstTheProblem) {
  const Json right = ask({{"do", "rate"},
                          {"player", strength(1500)},
                          {"problem", strength(1600)},
                          {"right", true},
                          {"days", 0}});
  ASSERT_EQ(right["say"], "rated") << right;
  EXPECT_GT(right["player"]["rating"].get<double>(), 1500);
  EXPECT_LT(right["problem"]["rating"].get<double>(), 1600);
  EXPECT_LT(right["player"]["deviation"].get<double>(), 200);
  EXPECT_EQ(ask({{"do", "rate"}, {"player", 3}})["say"], "error");
}

}  // namespace trainer_test
