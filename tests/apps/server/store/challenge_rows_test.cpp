// What passkeys are asked to sign.
#include "store/rows/challenge_rows.h"

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"

namespace trictrac {
namespace challenge_rows_test {

TEST(ChallengeRows, EachIsTakenOnceWithinFiveMinutes) {
  auto db = SqliteDatabase::open(":memory:");
  ASSERT_TRUE(db && add_challenges(*db));
  Statements sql(*db);
  ChallengeRows challenges(sql);
  constexpr std::int64_t kNow = 1'800'000'000;
  challenges.add("one", {.name = "Anne"}, kNow);
  challenges.add("two", {true, "token", "person", "Marie"}, kNow);
  const auto two = challenges.take("two", kNow + kChallengeSeconds - 1);
  ASSERT_TRUE(two);
  EXPECT_TRUE(two->signs_in);
  EXPECT_EQ(two->token, "token");
  EXPECT_EQ(two->person, "person");
  EXPECT_EQ(two->name, "Marie");
  EXPECT_FALSE(challenges.take("two", kNow));
  EXPECT_FALSE(challenges.take("one", kNow + kChallengeSeconds));
  EXPECT_FALSE(challenges.take("", kNow));
  challenges.add("old", {}, kNow);
  challenges.add("new", {}, kNow + kChallengeSeconds);
  EXPECT_EQ(*db->number("SELECT count(*) FROM challenge"), 1) << "those that are too old are forgotten";
  EXPECT_FALSE(sql.fault());
}

}  // namespace challenge_rows_test
}  // namespace trictrac
