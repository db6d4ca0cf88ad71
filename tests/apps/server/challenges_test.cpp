#include "apps/server/challenges.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace {

TEST(Challenges, EachIsTakenOnceWithinFiveMinutes) {
  Challenges challenges;
  const auto now = Challenges::Clock::now();
  const std::string one = challenges.add({.name = "Anne"}, now), two = challenges.add({.name = "Marie"}, now);
  EXPECT_EQ(one.size(), 32u);
  EXPECT_NE(one, two);
  EXPECT_EQ(challenges.take(two, now + std::chrono::seconds(299))->name, "Marie");
  EXPECT_FALSE(challenges.take(two, now));
  EXPECT_FALSE(challenges.take(one, now + Challenges::kLast));
  EXPECT_FALSE(challenges.take(one, now));
  EXPECT_FALSE(challenges.take("", now));
}

TEST(Challenges, TheOldestAreForgotten) {
  Challenges challenges;
  const auto now = Challenges::Clock::now();
  const std::string first = challenges.add({}, now);
  std::string last;
  for (std::size_t i = 0; i < Challenges::kMost; ++i) last = challenges.add({}, now);
  EXPECT_LE(challenges.size(), Challenges::kMost);
  EXPECT_FALSE(challenges.take(first, now));
  EXPECT_TRUE(challenges.take(last, now));
  challenges.add({}, now + Challenges::kLast);
  EXPECT_EQ(challenges.size(), 1u) << "those that are too old";
}

}  // namespace
}  // namespace trictrac
