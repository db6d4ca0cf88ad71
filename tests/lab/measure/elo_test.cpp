// Strengths on one scale.
#include "lab/measure/elo.h"

#include <gtest/gtest.h>

#include <cmath>

#include "nets.h"

namespace trictrac::measure {
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
  for (std::size_t i = 0; i < strengths.size(); ++i) EXPECT_NEAR(fitted[i].value, strengths[i], 1e-6);
  EXPECT_FALSE(fitted[0].interval);
  for (const std::size_t i : {1U, 2U, 3U}) EXPECT_LT(fitted[i].interval->low, strengths[i]);
}

// Of one pairing, the error is that of the logarithm of the odds.
TEST(Elo, HasTheErrorOfThePairing) {
  const auto fitted = fit_elo(2, std::vector{KnownElo{1, 1500}}, std::vector{Pairing{0, 1, 0.8, 250}});
  EXPECT_NEAR(fitted[0].value, 1500 + 400 * std::log10(4.0), 1e-6);
  const double error = 400 / std::log(10) / std::sqrt(250 * 0.8 * 0.2);
  EXPECT_NEAR(fitted[0].interval->high - fitted[0].value, 1.96 * error, 1e-6);
}

// An error is carried from neighbour to neighbour, and two known players hold a third faster than one.
TEST(Elo, CarriesErrorsFromTheKnownPlayers) {
  const std::vector<Pairing> chain{{1, 0, 0.75, 100}, {2, 1, 0.75, 100}};
  const auto width = [](const MeasuredValue& v) { return v.interval->high - v.interval->low; };
  const auto one = fit_elo(3, std::vector{KnownElo{0, 1000}}, chain);
  EXPECT_NEAR(width(one[2]), std::sqrt(2) * width(one[1]), 1e-6);
  const auto two = fit_elo(3, std::vector{KnownElo{0, 1000}, {2, one[2].value}}, chain);
  EXPECT_NEAR(width(two[1]), width(one[1]) / std::sqrt(2), 1e-6);
}

TEST(Elo, IsFiniteForAPlayerWhoWinsAll) {
  const Pairing all = pairing_of(0, 1, Proportion{100, 100});
  EXPECT_LT(all.share, 1);
  const auto fitted = fit_elo(2, std::vector{KnownElo{1, 1000}}, std::vector{all});
  EXPECT_GT(fitted[0].value, 1800);
  EXPECT_LT(fitted[0].value, 2100);
}

TEST(Elo, CountsTheResultWithTheSmallerError) {
  ContestResult result;
  result.total.rounds = 100;
  result.total.won = 60;
  bool adjusted = false;
  result.wins_adjusted = {.mean = 0.55, .error = 0.01, .samples = 50};
  EXPECT_NEAR(pairing_of(0, 1, result, adjusted).weight, 0.55 * 0.45 / 0.0001, 1e-6);
  EXPECT_TRUE(adjusted);
  result.wins_adjusted = {.mean = 0.55, .error = 0.2, .samples = 50};
  EXPECT_NEAR(pairing_of(0, 1, result, adjusted).share, 60.5 / 101, 1e-9);
  EXPECT_FALSE(adjusted);
  result.wins_adjusted = {.mean = 0.99, .error = 0.01, .samples = 50};
  EXPECT_EQ(pairing_of(0, 1, result, adjusted).weight, 101);
  EXPECT_FALSE(adjusted) << "its interval leaves 0 to 1";
}

}  // namespace elo_test
}  // namespace trictrac::measure
