#include "lab/measure/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

#include "game/chance/random.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {
namespace {

double even(Random& random) { return static_cast<double>(random.next() >> 11) / 9007199254740992.0; }

TEST(Statistics, MeanAndErrorOfEqualSamples) {
  PerRound p;
  for (const double x : {1.0, 2.0, 3.0, 6.0}) p.add(x, 1);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 3);
  // The variance of the samples is 14/3, of the mean a fourth of it.
  EXPECT_NEAR(p.estimate().error, std::sqrt(14.0 / 3 / 4), 1e-12);
}

TEST(Statistics, LongSamplesCountForMore) {
  PerRound p;
  p.add(10, 1);
  p.add(0, 9);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 1);
  EXPECT_GT(p.estimate().error, 1);
}

TEST(Statistics, NoSpreadNoError) {
  PerRound p;
  for (int i = 1; i < 10; ++i) p.add(2 * i, i);
  EXPECT_DOUBLE_EQ(p.estimate().mean, 2);
  EXPECT_DOUBLE_EQ(p.estimate().error, 0);
}

// How many of 200 tests of samples about `mean`, spread by ±1, end with `wanted`.
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

}  // namespace
}  // namespace trictrac::measure
