// P11: jans that later rules gave up; the pile de misère is marked where it is agreed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "game/rules/board.h"
#include "game/rules/judge.h"
#include "game/rules/tariff.h"

namespace abandoned_test {

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

TEST(Tariff, FourJansWereAbandoned) {  // P11
  constexpr std::array kAbandoned{Jan::Rencontre, Jan::PileMake, Jan::PileKeep, Jan::Margot};
  for (int i = 0; i < kJans; ++i) {
    const Jan jan = static_cast<Jan>(i);
    EXPECT_EQ(abandoned(jan), std::ranges::find(kAbandoned, jan) != kAbandoned.end()) << tariff(jan).name;
  }
}

}  // namespace abandoned_test
