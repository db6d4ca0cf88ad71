// What all at a table agree to, in whichever game.
#include "sat.h"

namespace trictrac {
namespace accord_test {

TEST(AccordAtTheHouse, LeTricTracIsStopped) {
  const Json wish{{"format", "courrier"},
                  {"white", {{"kind", "human"}, {"name", "A"}}},
                  {"black", {{"kind", "human"}, {"name", "B"}}}};
  auto table = create_session(wish, {seed_of(3), false, ""});
  ASSERT_TRUE(table);
  GameSession& t = **table;
  const auto begun = t.catch_up();
  const Side first = Json::parse(begun.back().json)["side"] == "white" ? Side::White : Side::Black;
  EXPECT_EQ(t.objection_to(MutualOffer::TakeBack, t.lines() + 1)->code, ErrorCode::WrongStage);
  ASSERT_TRUE(t.act(t.lines() + 1, first, RollDice{}));
  EXPECT_EQ(t.objection_to(MutualOffer::TakeBack, t.lines() + 1)->code, ErrorCode::WrongStage) << "a throw";
  ASSERT_FALSE(t.objection_to(MutualOffer::Stop, t.lines() + 1));
  const auto line = t.agree(MutualOffer::Stop);
  ASSERT_TRUE(line);
  EXPECT_EQ(Json::parse(line->json)["over"]["by"], "stop");
  EXPECT_NE(t.record_text().find("[End \"stopped\"]"), std::string::npos);
  EXPECT_EQ(restore_session(t.config_text(), t.events()).value()->next(), Next::Nothing);
}

}  // namespace accord_test
}  // namespace trictrac
