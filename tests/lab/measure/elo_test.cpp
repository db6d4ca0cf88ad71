// The strength of a player by a contest.
#include "lab/measure/elo.h"

#include <gtest/gtest.h>

#include "nets.h"

namespace trictrac::measure {
namespace elo_test {

TEST(EloOfContest, CountsTheResultWithTheSmallerError) {
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
