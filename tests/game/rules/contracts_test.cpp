// Broken preconditions of the rules' headers are detected.
#include <gtest/gtest.h>

#include "game/rules/refusal.h"
#include "game/rules/state.h"

#ifdef TRICTRAC_ASSERTS

namespace contracts_test {

using namespace trictrac;

constexpr auto kBroken = "a caller broke the contract";

TEST(RulesDeathTest, AFlecheIsOnTheBoard) {
  Men men = start_position().own;
  EXPECT_DEATH((void)men.on(0), kBroken);
  EXPECT_DEATH(men.add(kOff), kBroken);
  EXPECT_DEATH(men.take(2), kBroken);  // no man is there
  EXPECT_DEATH((void)first_of(0), kBroken);
}

TEST(RulesDeathTest, NoBufferIsWrittenBeyondItsEnd) {
  Plays plays;
  for (int i = 0; i < Plays::kCapacity; ++i) plays.add(Play{});
  EXPECT_DEATH(plays.add(Play{}), kBroken);
  Events events;
  for (int i = 0; i < Events::kCapacity; ++i) events.add({Jan::Helpless, 1, 2, 0});
  EXPECT_DEATH(events.add({Jan::Helpless, 1, 2, 0}), kBroken);
  const std::vector<Step> three(3, Step{1, 2});
  EXPECT_DEATH((void)as_play(start_position(), {2, 1}, three), kBroken);
}

TEST(RulesDeathTest, ARollIsTwoDice) {
  Turn turn;
  EXPECT_DEATH(judge(start_position(), {7, 1}, {}, {}, turn), kBroken);
}

TEST(RulesDeathTest, PointsAreEven) {
  Marks marks;
  EXPECT_DEATH((void)award(marks, Side::White, 3), kBroken);
}

TEST(RulesDeathTest, ATourGoesOnFromAStateThatCanBe) {
  State s;
  s.board.own.take(kTalon);  // fourteen men
  EXPECT_DEATH(Tour{s}, kBroken);
  Tour tour;
  EXPECT_DEATH((void)tour.act_legal(Go{}), kBroken);
}

}  // namespace contracts_test

#endif
