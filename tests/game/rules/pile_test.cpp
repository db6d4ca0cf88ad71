// P11: the pile de misère is marked where it is agreed.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/rules/board.h"
#include "game/rules/judge.h"

namespace pile_test {

using namespace trictrac;

// The player's men; those of the opponent are on their talon.
Position with_own(const Men& own) { return {own, start_position().other}; }

bool marks(Jan jan, const Men& own, Roll roll, bool agreed) {
  RuleOptions options;
  options.pile = agreed;
  Turn turn;
  judge(with_own(own), roll, options, {}, turn);
  return std::ranges::any_of(turn.events, [jan](const Event& e) { return e.jan == jan; });
}

TEST(Pile, IsMarkedForMakingAndKeepingWhereItIsAgreed) {
  const Men nearly = test::men({{10, 1}, {11, 1}, {kCoin, 13}}), whole = test::men({{kCoin, 15}});
  for (const bool agreed : {true, false}) {
    EXPECT_EQ(marks(Jan::PileMake, nearly, Roll{1, 2}, agreed), agreed);
    EXPECT_EQ(marks(Jan::PileKeep, whole, Roll{1, 2}, agreed), agreed);
  }
}

}  // namespace pile_test
