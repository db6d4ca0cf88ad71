#include "lab/measure/duplicate.h"

#include <gtest/gtest.h>

#include <cmath>

#include "game/match/format.h"
#include "nets.h"

namespace trictrac::measure {
namespace duplicate_test {

constexpr Duplicate kKinds[] = {Duplicate::Mirrored, Duplicate::Deals};

// The first table has 3, 1, -1, -3, the second 2, 0, 0, -2 and one more: apart, the squares of the pairs are
// 13, 1, 1, 13. The differences are 1, 1, -1, -1 and one less each.
TEST(PairedResults, ShareCutIsThatOfTheVariances) {
  PairedResults results;
  const double first[] = {3, 1, -1, -3}, second[] = {2, 0, 0, -2};
  for (int i = 0; i < 4; ++i) results.add(first[i], second[i] + 1);
  EXPECT_NEAR(results.variance().mean, 4.0 / 3, 1e-12);
  EXPECT_NEAR(results.variance_apart().mean, 28.0 / 3, 1e-12);
  const MeasuredValue cut = results.share_cut();
  EXPECT_NEAR(cut.value, 6.0 / 7, 1e-12);
  ASSERT_TRUE(cut.interval);
  // Off by -6/7, 6/7, 6/7, -6/7 from a seventh of those apart.
  const double error = std::sqrt(144.0 / 49 * 4 / 3) / 28, by = std::exp(3.1824 * error * 7);
  EXPECT_NEAR(cut.interval->high, 1 - 1 / by / 7, 1e-12);
  EXPECT_NEAR(cut.interval->low, 1 - by / 7, 1e-12);
}

TEST(PairedResults, ContraryResultsDoubleTheVariance) {
  PairedResults results;
  for (const double x : {1.0, -1.0, 2.0, -2.0}) results.add(x, -x);
  EXPECT_NEAR(results.share_cut().value, -1, 1e-12);
}

std::vector<Roll> throws(Random& stream, int n) {
  std::vector<Roll> all;
  for (int i = 0; i < n; ++i) all.push_back(stream.roll());
  return all;
}

TEST(DealtThrows, TablesGetTheSame) {
  for (const Duplicate kind : kKinds) {
    DealtThrows one(kind, 5), two(kind, 5), other(kind, 6);
    const auto of_white = throws(one.of(Side::White, 0, 0), 40);
    EXPECT_EQ(of_white, throws(two.of(Side::White, 0, 0), 40));
    EXPECT_NE(of_white, throws(other.of(Side::White, 0, 0), 40));
    EXPECT_NE(of_white, throws(one.of(Side::Black, 0, 0), 40));
  }
}

// One table throws three times in the first relevé, the other five times.
TEST(DealtThrows, OnlyDealsBeginEachReleveAlike) {
  for (const Duplicate kind : kKinds) {
    DealtThrows one(kind, 5), two(kind, 5);
    const auto first = throws(one.of(Side::White, 0, 0), 3);
    throws(two.of(Side::White, 0, 0), 5);
    const auto next = throws(one.of(Side::White, 0, 1), 40);
    EXPECT_EQ(next == throws(two.of(Side::White, 0, 1), 40), kind == Duplicate::Deals);
    EXPECT_NE(next, throws(one.of(Side::White, 1, 1), 40));  // of another round
  }
}

ArenaOptions tours() { return {find_format("tour")->options, {}, nullptr, built_in}; }

// A net that plays alike at both tables brings White the same at both.
TEST(PlayDuplicate, PlayersWhoNeverDifferLeaveNoDifference) {
  for (const Duplicate kind : kKinds) {
    const DuplicateResult r =
        play_duplicate(tours(), player("net:0"), player("net:0"), kind, {.sets = 12, .seed = 4});
    EXPECT_EQ(r.pairs, 12);
    EXPECT_EQ(r.total.rounds, 24);
    EXPECT_EQ(r.total.won, 12);
    EXPECT_EQ(r.gain.variance().mean, 0);
    EXPECT_GT(r.gain.variance_apart().mean, 0);
    EXPECT_EQ(r.first_releve.variance().mean, 0);
    EXPECT_GT(r.first_releve.variance_apart().mean, 0);
    EXPECT_EQ(r.gain.share_cut().value, 1);
  }
}

TEST(PlayDuplicate, ThreadsChangeNothing) {
  const auto run = [](int threads) {
    return play_duplicate(tours(), player("random"), player("first-go"), Duplicate::Deals,
                          {.sets = 20, .seed = 5, .threads = threads});
  };
  const DuplicateResult one = run(1), three = run(3);
  EXPECT_EQ(one.total.rolls, three.total.rolls);
  EXPECT_EQ(one.gain.variance().mean, three.gain.variance().mean);
  EXPECT_NE(one.gain.variance().mean, 0);
}

}  // namespace duplicate_test
}  // namespace trictrac::measure
