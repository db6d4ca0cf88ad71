// Bearing off where nobody can be hit any more.
#include "engine/search/home.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "game/rules/state.h"

namespace trictrac {
namespace home_test {

Men home(std::initializer_list<Fleche> fleches) {
  Men men{.words = {}, .off = static_cast<std::uint8_t>(kMenPerSide - fleches.size())};
  for (const Fleche f : fleches) men.add(f);
  return men;
}

Position race(const Men& own, const Men& other) { return {own, seen_from_facing(other)}; }

double sum(const auto& chances) { return std::accumulate(chances.begin(), chances.end(), 0.0); }

TEST(Home, IsWhereBothSidesOnlyBearOff) {
  const Men two = home({20, 24});
  EXPECT_TRUE(is_home_race(race(two, two), 2));
  EXPECT_FALSE(is_home_race(race(two, two), 1)) << "more men than that";
  EXPECT_FALSE(is_home_race(race(two, home({})), 2)) << "one side has finished";
  EXPECT_FALSE(is_home_race(race(two, home({18, 24})), 2)) << "a man is not home yet";
  EXPECT_FALSE(is_home_race(race(home({1, 24}), two), 2));
}

TEST(BearingOffTable, SaysHowManyThrowsItTakes) {
  const auto& table = BearingOffTable::of(BearingOff::Parisian);
  const auto& one = table.ending(home({24}));
  EXPECT_FLOAT_EQ(one.simple[1], 30 / 36.0F);
  EXPECT_FLOAT_EQ(one.doublet[1], 6 / 36.0F);
  const auto& three = table.ending(home({24, 24, 24}));
  EXPECT_EQ(three.simple[1] + three.doublet[1], 0);
  EXPECT_FLOAT_EQ(three.simple[2], 30 / 36.0F);
  for (const Men& men :
       {home({19}), home({19, 19, 19, 19, 19, 19, 19, 19, 19, 19}), home({19, 21, 22, 24})}) {
    const auto& ending = table.ending(men);
    EXPECT_NEAR(sum(ending.simple) + sum(ending.doublet), 1, 1e-5);
  }
}

TEST(BearingOffTable, GivesTheChancesOfARace) {
  const auto& table = BearingOffTable::of(BearingOff::Parisian);
  const auto odds = table.odds(race(home({24, 24}), home({24})));
  EXPECT_NEAR(odds.own_simple, 30 / 36.0, 1e-6);
  EXPECT_NEAR(odds.own_doublet, 6 / 36.0, 1e-6);
  EXPECT_NEAR(odds.other_simple + odds.other_doublet, 0, 1e-6);
  const auto even = table.odds(race(home({19, 20, 21, 22}), home({19, 20, 21, 22})));
  EXPECT_NEAR(even.own_simple + even.own_doublet + even.other_simple + even.other_doublet, 1, 1e-5);
  EXPECT_GT(even.own_simple + even.own_doublet, 0.5);
}

// Men on 21 and 24 and a roll of 6-2 (M8): the two is played inside and the six takes that man, but as in
// backgammon both may leave.
TEST(HomePositions, FollowTheRule) {
  const auto rolls = all_rolls();
  const auto roll = static_cast<std::size_t>(
      std::ranges::find_if(rolls, [](Roll r) { return r.a + r.b == 8 && !r.doublet() && r.a * r.b == 12; }) -
      rolls.begin());
  const Men men = home({21, 24});
  const HomePositions parisian(BearingOff::Parisian, 2), backgammon(BearingOff::Backgammon, 2);
  const auto left = parisian.followers(parisian.number_of(men), roll);
  ASSERT_FALSE(left.empty());
  for (const int position : left) EXPECT_EQ(parisian.men(position).off, kMenPerSide - 1);
  EXPECT_TRUE(backgammon.followers(backgammon.number_of(men), roll).empty());
}

TEST(BearingOffTable, FollowsTheRule) {
  const auto expected = [](BearingOff rule, const Men& men) {
    const auto& ending = BearingOffTable::of(rule).ending(men);
    double throws_needed = 0;
    for (std::size_t n = 1; n <= BearingOffTable::kMostThrows; ++n)
      throws_needed += static_cast<double>(n) * static_cast<double>(ending.simple[n] + ending.doublet[n]);
    return throws_needed;
  };
  const Men men = home({20, 21, 23, 24});
  const double parisian = expected(BearingOff::Parisian, men);
  EXPECT_LT(expected(BearingOff::Backgammon, men), parisian) << "no clause on exceeding numbers";
  EXPECT_GT(expected(BearingOff::Provincial, men), parisian) << "what can be played inside is";
  EXPECT_EQ(&BearingOffTable::of(BearingOff::Parisian), &BearingOffTable::of(BearingOff::Parisian));
}

}  // namespace home_test
}  // namespace trictrac
