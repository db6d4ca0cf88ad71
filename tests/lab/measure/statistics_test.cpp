#include "lab/measure/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "game/chance/random.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {
namespace statistics_test {

double even(Random& random) { return static_cast<double>(random.next() >> 11) / 9007199254740992.0; }

TEST(Statistics, MeanAndErrorOfEqualSamples) {
  PerRound p;
  for (const double x : {1.0, 2.0, 3.0, 6.0}) p.add(x, 1);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 3);
  // The variance of the samples is 14/3, of the mean a fourth of it.
  EXPECT_NEAR(p.estimate().error, std::sqrt(14.0 / 3 / 4), 1e-12);
}

// The squares of 1, 2, 3 and 6 about their mean are 4, 1, 0 and 9: the variance is 14/3. About it they are
// off by 1/2, -5/2, -7/2 and 11/2, whose squares add up to 49.
TEST(Statistics, VarianceAndErrorOfEqualSamples) {
  PerRound p;
  for (const double x : {1.0, 2.0, 3.0, 6.0}) p.add(x, 1);
  EXPECT_EQ(p.squares(), (std::vector<double>{4, 1, 0, 9}));
  const Estimate variance = variance_of(p.squares());
  EXPECT_NEAR(variance.mean, 14.0 / 3, 1e-12);
  EXPECT_NEAR(variance.error, std::sqrt(49 * 4.0 / 3) / 3, 1e-12);
  EXPECT_FALSE(variance_of({}).interval());
  EXPECT_FALSE(variance_of({4}).interval());
}

// 14 against 7 is 2; the squares above are off twice those below by 2, -1, -2 and 1, whose squares add up to
// 10.
TEST(Statistics, ARatioOfVariancesIsAFactor) {
  const Estimate ratio = variance_ratio({4, 1, 0, 9}, {1, 1, 1, 4});
  EXPECT_DOUBLE_EQ(ratio.mean, 2);
  EXPECT_NEAR(ratio.error, std::sqrt(10 * 4.0 / 3) / 7, 1e-12);
  const MeasuredValue factor = ratio.factor();
  ASSERT_TRUE(factor.interval);
  const double by = std::exp(3.1824 * ratio.error / 2);  // Student's quantile of three degrees
  EXPECT_NEAR(factor.interval->low, 2 / by, 1e-12);
  EXPECT_NEAR(factor.interval->high, 2 * by, 1e-12);
  EXPECT_FALSE(variance_ratio({1, 2}, {0, 0}).factor().interval);
  EXPECT_FALSE(variance_ratio({2, 4}, {1, 2}).factor().interval);  // always the same
}

TEST(Statistics, LongSamplesCountForMore) {
  PerRound p;
  p.add(10, 1);
  p.add(0, 9);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 1);
  EXPECT_GT(p.estimate().error, 1);
}

// The differences are 1, 2, 0 and 1: their variance is 2/3.
TEST(Statistics, ADifferenceOfPairsHasTheErrorOfTheirDifferences) {
  PerRound p, q;
  const double first[] = {11, 22, 30, 41}, second[] = {10, 20, 30, 40};
  for (int i = 0; i < 4; ++i) {
    p.add(first[i], 1);
    q.add(second[i], 1);
  }
  EXPECT_DOUBLE_EQ(p.less(q).mean, 1);
  EXPECT_NEAR(p.less(q).error, std::sqrt(2.0 / 3 / 4), 1e-12);
  EXPECT_DOUBLE_EQ(q.less(p).mean, -1);
  EXPECT_EQ(p.less(p).mean, 0);
  EXPECT_FALSE(p.less(p).interval());
  EXPECT_EQ(PerRound().less(PerRound()).samples, 0u);
}

TEST(Statistics, WithoutSpreadThereIsNoInterval) {
  PerRound p;
  EXPECT_FALSE(p.estimate().interval());
  p.add(2, 1);
  EXPECT_FALSE(p.estimate().interval());
  for (int i = 2; i < 10; ++i) p.add(2 * i, i);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 2);
  EXPECT_DOUBLE_EQ(p.estimate().error, 0);
  EXPECT_FALSE(p.estimate().interval());
  EXPECT_FALSE(p.estimate().share());
}

TEST(Statistics, AnIntervalEndsAtWhatIsPossible) {
  PerRound p;
  for (const double gain : {9.0, -9.0, 8.0}) p.add(gain, 1);
  Estimate e = p.estimate();
  ASSERT_GT(e.interval()->high, 2);
  e.most = 2;
  EXPECT_EQ(e.interval()->low, -2);
  EXPECT_EQ(e.interval()->high, 2);
  EXPECT_EQ(e.figure().value, 2);
}

// Those of 263 to 29 trials as in Newcombe, Two-sided confidence intervals (1998), method 3.
TEST(Statistics, WilsonsIntervalIsThatOfTheTables) {
  const struct {
    double successes, trials, low, high;
  } known[] = {{10, 10, 0.7225, 1},      {0, 10, 0, 0.2775},        {5, 10, 0.2366, 0.7634},
               {1, 1, 0.2065, 1},        {81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605},
               {1000, 1000, 0.99617, 1}, {0, 20, 0, 0.1611},        {1, 29, 0.0061, 0.1718},
               {0, 1, 0, 0.7935}};
  for (const auto& k : known) {
    const auto found = wilson(k.successes, k.trials);
    ASSERT_TRUE(found);
    EXPECT_NEAR(found->low, k.low, 6e-5) << k.successes << " of " << k.trials;
    EXPECT_NEAR(found->high, k.high, 6e-5) << k.successes << " of " << k.trials;
  }
  EXPECT_FALSE(wilson(0, 0));
}

TEST(Statistics, StudentsQuantilesAreThoseOfTheTables) {
  const std::pair<std::size_t, double> known[] = {{1, 12.706},  {2, 4.303},   {5, 2.571},  {10, 2.228},
                                                  {11, 2.201},  {20, 2.086},  {30, 2.042}, {60, 2.000},
                                                  {120, 1.980}, {1000, 1.962}};
  for (const auto& [degrees, t] : known) EXPECT_NEAR(student(degrees), t, 6e-4) << degrees;
}

TEST(Statistics, AShareKeepsWithinNothingAndAll) {
  PerRound over;
  for (const double x : {0.9, 1.0, 1.1, 1.2}) over.add(x, 1);
  ASSERT_GT(over.estimate().mean, 1);
  const auto share = over.estimate().share();
  ASSERT_TRUE(share && share->interval);
  EXPECT_EQ(share->value, 1);
  EXPECT_EQ(share->interval->high, 1);
  EXPECT_LT(share->interval->low, 1);
  PerRound beyond;
  for (const double x : {-3.0, -3.1, -3.2, -3.1}) beyond.add(x, 1);
  EXPECT_FALSE(beyond.estimate().share());
}

TEST(Statistics, AProportionOfNoneIsNoFigure) {
  Proportion p;
  EXPECT_FALSE(p.share());
  p.add(true);
  EXPECT_EQ(p.share()->value, 1);
  EXPECT_LT(p.share()->interval->low, 0.3);
}

// Returns how many of 200 tests of samples about `mean`, spread by ±1, end with `wanted`.
int verdicts(double mean, SprtVerdict wanted) {
  int n = 0;
  for (int test = 0; test < 200; ++test) {
    Random random(static_cast<std::uint64_t>(test) * 977 + 5);
    PerRound p;
    const Sprt sprt{0, 0.2};
    SprtVerdict v = SprtVerdict::Open;
    for (int i = 0; i < 2000 && v == SprtVerdict::Open; ++i) {
      p.add(mean + 2 * even(random) - 1, 1);
      v = sprt.verdict(p);
    }
    n += v == wanted;
  }
  return n;
}

TEST(Statistics, TheSequentialTestErrsSeldom) {
  EXPECT_GT(verdicts(0, SprtVerdict::None), 180);
  EXPECT_GT(verdicts(0.2, SprtVerdict::Some), 180);
}

TEST(Statistics, TheSequentialTestWaitsForSamples) {
  PerRound p;
  for (std::size_t i = 0; i + 1 < Sprt::kLeastSamples; ++i) p.add(100 + static_cast<double>(i % 2), 1);
  EXPECT_EQ((Sprt{0, 1}).verdict(p), SprtVerdict::Open);
  p.add(100, 1);
  EXPECT_EQ((Sprt{0, 1}).verdict(p), SprtVerdict::Some);
}

TEST(InOrder, ResultsComeInOrderAndStopWhenShown) {
  for (const int threads : {1, 4}) {
    std::vector<int> seen;
    in_order(
        100, threads, [] { return [](int i) { return i * i; }; },
        [&](int i, int square) {
          EXPECT_EQ(square, i * i);
          seen.push_back(i);
          return i < 41;
        });
    ASSERT_EQ(seen.size(), 42u);
    for (int i = 0; i < 42; ++i) EXPECT_EQ(seen[i], i);
  }
}

}  // namespace statistics_test
}  // namespace trictrac::measure
