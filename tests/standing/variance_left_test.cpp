#include "standing/variance_left.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace trictrac::standing {
namespace variance_left_test {

TEST(VarianceLeft, GrowsWithTheRate) {
  const auto& rows = kVarianceLeftOfTour;
  EXPECT_TRUE(std::ranges::is_sorted(rows, {}, &VarianceLeft::rate));
  EXPECT_TRUE(std::ranges::is_sorted(rows, {}, &VarianceLeft::stakes));
  EXPECT_TRUE(std::ranges::is_sorted(rows, {}, &VarianceLeft::holes));
}

TEST(VarianceLeft, LiesBetweenTheRows) {
  const VarianceLeft &low = kVarianceLeftOfTour[0], &high = kVarianceLeftOfTour[1];
  const VarianceLeft quarter = variance_left_of_tour(low.rate + (high.rate - low.rate) / 4);
  EXPECT_NEAR(quarter.stakes, (3 * low.stakes + high.stakes) / 4, 1e-12);
  EXPECT_NEAR(quarter.holes, (3 * low.holes + high.holes) / 4, 1e-12);
  EXPECT_EQ(variance_left_of_tour(0).holes, low.holes);
  EXPECT_EQ(variance_left_of_tour(1000).holes, kVarianceLeftOfTour.back().holes);
  for (const VarianceLeft& row : kVarianceLeftOfTour)
    EXPECT_NEAR(variance_left_of_tour(row.rate).holes, row.holes, 1e-12);
}

// 60 choices that lose 300,000 millionths of a tour, and 40 that lose 1,130,000: 14.3 thousandths each.
TEST(VarianceLeft, TakesTheChoicesOfBothPlayers) {
  const Quality white{.choices = 60, .lost = 300'000}, black{.choices = 40, .lost = 1'130'000};
  EXPECT_NEAR(variance_left_of_tour(white, black).holes, variance_left_of_tour(14.3).holes, 1e-12);
  EXPECT_EQ(variance_left_of_tour(Quality{}, Quality{}).holes, kVarianceLeftOfTour.back().holes);
}

}  // namespace variance_left_test
}  // namespace trictrac::standing
