// Strengths on one scale.
#include "standing/elo.h"

#include <gtest/gtest.h>

#include <cmath>

namespace trictrac::standing {
namespace elo_test {

double share_of(double more) { return 1 / (1 + std::pow(10, -more / 400)); }

TEST(Elo, GivesBackTheStrengthsThatTheSharesCameFrom) {
  const std::vector<double> strengths{1000, 1230, 1190, 1800};
  std::vector<Pairing> pairings;
  for (const auto& [a, b] : {std::pair{0, 1}, {1, 2}, {3, 2}, {0, 2}})
    pairings.push_back(
        {a, b, share_of(strengths[static_cast<std::size_t>(a)] - strengths[static_cast<std::size_t>(b)]),
         400});
  const auto fitted = fit_elo(4, std::vector{KnownElo{0, 1000}}, pairings);
  for (std::size_t i = 0; i < strengths.size(); ++i) EXPECT_NEAR(fitted[i].elo, strengths[i], 1e-6);
  EXPECT_EQ(fitted[0].error, 0);
  for (const std::size_t i : {1U, 2U, 3U}) EXPECT_GT(fitted[i].error, 0);
}

// Of one pairing, the error is that of the logarithm of the odds.
TEST(Elo, HasTheErrorOfThePairing) {
  const auto fitted = fit_elo(2, std::vector{KnownElo{1, 1500}}, std::vector{Pairing{0, 1, 0.8, 250}});
  EXPECT_NEAR(fitted[0].elo, 1500 + 400 * std::log10(4.0), 1e-6);
  const double error = 400 / std::log(10) / std::sqrt(250 * 0.8 * 0.2);
  EXPECT_NEAR(fitted[0].error, error, 1e-6);
}

// An error is carried from neighbour to neighbour, and two known players hold a third faster than one.
TEST(Elo, CarriesErrorsFromTheKnownPlayers) {
  const std::vector<Pairing> chain{{1, 0, 0.75, 100}, {2, 1, 0.75, 100}};
  const auto one = fit_elo(3, std::vector{KnownElo{0, 1000}}, chain);
  EXPECT_NEAR(one[2].error, std::sqrt(2) * one[1].error, 1e-6);
  const auto two = fit_elo(3, std::vector{KnownElo{0, 1000}, {2, one[2].elo}}, chain);
  EXPECT_NEAR(two[1].error, one[1].error / std::sqrt(2), 1e-6);
}

TEST(Elo, IsFiniteForAPlayerWhoWinsAll) {
  const Pairing all = pairing_of(0, 1, 100, 100);
  EXPECT_LT(all.share, 1);
  const auto fitted = fit_elo(2, std::vector{KnownElo{1, 1000}}, std::vector{all});
  EXPECT_GT(fitted[0].elo, 1800);
  EXPECT_LT(fitted[0].elo, 2100);
}

}  // namespace elo_test
}  // namespace trictrac::standing
