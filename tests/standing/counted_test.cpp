// The games that count, and their effect on ratings.
#include "standing/counted.h"

#include <gtest/gtest.h>

namespace trictrac::standing {
namespace counted_test {

TEST(Counted, AGamePlayedToItsEndCounts) {
  EXPECT_EQ(why_not({.winner = 0, .throws = 3}, 0), std::nullopt) << "however short";
  EXPECT_EQ(why_not({.throws = 40}, 0), std::nullopt) << "nobody has won more";
}

TEST(Counted, WhoGivesUpAtOnceLosesNothing) {
  EXPECT_EQ(why_not({.winner = 0, .given_up = true, .throws = kLeastThrows - 1}, 0), Uncounted::TooShort);
  EXPECT_EQ(why_not({.winner = 0, .given_up = true, .throws = kLeastThrows}, 0), std::nullopt);
}

TEST(Counted, TheSameTwoCountAFewTimesADay) {
  EXPECT_EQ(why_not({.winner = 1, .throws = 40}, kMostADay - 1), std::nullopt);
  EXPECT_EQ(why_not({.winner = 1, .throws = 40}, kMostADay), Uncounted::TooOften);
}

TEST(Counted, WhatAllStoppedHasNoResult) {
  EXPECT_EQ(why_not({.stopped = true, .throws = 400}, 0), Uncounted::Stopped);
}

TEST(Counted, HalvesOfTheTwoAreTwo) {
  for (const Finish& finish : {Finish{.winner = 0}, Finish{.winner = 1}, Finish{}})
    EXPECT_EQ(halves_of(finish, 0) + halves_of(finish, 1), 2);
  EXPECT_EQ(halves_of({.winner = 1}, 1), 2);
  EXPECT_EQ(halves_of(Finish{}, 0), 1);
}

TEST(Counted, EveryReasonHasAName) {
  EXPECT_EQ(name_of(Uncounted::Stopped), "stopped");
  EXPECT_EQ(name_of(Uncounted::SomebodyLeft), "left");
}

}  // namespace counted_test
}  // namespace trictrac::standing
