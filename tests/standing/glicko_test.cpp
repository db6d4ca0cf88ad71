// Ratings against the paper's own example, and what must hold of any.
#include "standing/glicko.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace trictrac::standing {
namespace glicko_test {

Rating met_once(const Rating& own, const Rating& other, double score, double periods = 0) {
  const Met met{other, score};
  return after(own, {&met, 1}, periods);
}

TEST(Glicko, ThePapersExample) {
  const std::array met{Met{{1400, 30, 0.06}, 1}, Met{{1550, 100, 0.06}, 0}, Met{{1700, 300, 0.06}, 0}};
  const Rating now = after({1500, 200, 0.06}, met, 1);
  EXPECT_NEAR(now.rating, 1464.06, 0.01);
  EXPECT_NEAR(now.deviation, 151.52, 0.01);
  EXPECT_NEAR(now.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WithoutGamesOnlyTheDeviationGrows) {
  const Rating before{1623, 60, 0.06};
  const Rating rest = rested(before, 10);
  EXPECT_EQ(rest.rating, before.rating);
  EXPECT_EQ(rest.volatility, before.volatility);
  EXPECT_NEAR(rest.deviation, std::sqrt(60 * 60 + 10 * 10.4231 * 10.4231), 0.01);
  EXPECT_EQ(after(before, {}, 10), rest);
  EXPECT_NEAR(rested(before, 0).deviation, before.deviation, 1e-9);
  EXPECT_EQ(rested(before, 1e9).deviation, kMostDeviation);
  EXPECT_NEAR(rested(before, -3).deviation, before.deviation, 1e-9) << "clocks may go back";
}

TEST(Glicko, ManyShortRestsAreOneLongOne) {
  Rating many{1500, 60, 0.06};
  for (int i = 0; i < 10; ++i) many = rested(many, 0.7);
  EXPECT_NEAR(many.deviation, rested({1500, 60, 0.06}, 7).deviation, 1e-9);
}

TEST(Glicko, EqualsWhoMeetMoveApartByTheSameAndNotByADraw) {
  const Rating won = met_once({}, {}, 1), lost = met_once({}, {}, 0), drew = met_once({}, {}, 0.5);
  EXPECT_GT(won.rating, 1500);
  EXPECT_NEAR(won.rating - 1500, 1500 - lost.rating, 1e-9);
  EXPECT_NEAR(drew.rating, 1500, 1e-9);
  EXPECT_LT(won.deviation, 350);
}

TEST(Glicko, AVictoryOverAStrongerPlayerSaysMore) {
  const Rating own{1500, 80, 0.06};
  const double weak = met_once(own, {1300, 60, 0.06}, 1).rating;
  const double even = met_once(own, {1500, 60, 0.06}, 1).rating;
  const double strong = met_once(own, {1700, 60, 0.06}, 1).rating;
  EXPECT_LT(weak, even);
  EXPECT_LT(even, strong);
  EXPECT_LT(met_once(own, {1700, 300, 0.06}, 1).rating, strong)
      << "the less is known of a player, the less it says";
}

TEST(Glicko, AWellKnownPlayerMovesLess) {
  EXPECT_LT(met_once({1500, 60, 0.06}, {}, 1).rating, met_once({1500, 200, 0.06}, {}, 1).rating);
}

TEST(Glicko, NobodyIsKnownForSure) {
  Rating own;
  for (int i = 0; i < 2000; ++i) own = met_once(own, {1500, 50, 0.06}, i % 2, 0.01);
  EXPECT_GE(own.deviation, kLeastDeviation);
  EXPECT_LT(own.deviation, kSettled);
  EXPECT_NEAR(own.rating, 1500, 60);
}

TEST(Glicko, OddResultsStayNumbers) {
  Rating high{3000, 45, 0.06};
  for (int i = 0; i < 200; ++i) high = met_once(high, {600, 45, 0.06}, 0, 0);
  EXPECT_TRUE(std::isfinite(high.rating) && std::isfinite(high.deviation) && std::isfinite(high.volatility));
  EXPECT_LT(high.rating, 3000);
  EXPECT_GT(high.volatility, 0.06) << "who loses all of a sudden is not steady";
}

TEST(Glicko, SettledUntilTheDeviationHasGrown) {
  EXPECT_TRUE(provisional({}));
  EXPECT_EQ(periods_settled({}), 0);
  const Rating known{1500, 60, 0.06};
  const double periods = periods_settled(known);
  EXPECT_NEAR(rested(known, periods).deviation, kSettled, 1e-6);
  EXPECT_FALSE(provisional(rested(known, periods * 0.999)));
  EXPECT_TRUE(provisional(rested(known, periods * 1.001)));
  EXPECT_NEAR(periods * kPeriodDays, 365, 15) << "about a year";
}

}  // namespace glicko_test
}  // namespace trictrac::standing
