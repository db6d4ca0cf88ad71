// The time that players lose when one of several servers dies, or stands still while others serve.
#include "apps/server/hub/service_time.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace service_time_test {

constexpr Moment kBegin = 1'800'000'000'000;
// Returns the time that many seconds later.
constexpr Moment at(int seconds) { return kBegin + seconds * kSecond; }

// A player who has been asked since the beginning, and where they are.
AskedPlayer asked(std::map<std::string, Moment> servers) {
  return {.since = at(0), .comes_back = true, .back = at(0), .at = std::move(servers)};
}

class OneOfSeveralServers : public testing::Test {
 protected:
  // The other one gave its last sign after ten seconds, and was missed after fourteen.
  void SetUp() override { time.note_lost_server("other", {at(10), at(14)}); }
  Millis lost(std::map<std::string, Moment> servers, int until = 60) {
    return time.lost(asked(std::move(servers)), at(until)) / kSecond;
  }
  bool waits(std::map<std::string, Moment> servers, int now) {
    return time.why_it_stands(asked(std::move(servers)), at(now)) == ServiceTime::Stands::Return;
  }
  ServiceTime time;
};

TEST_F(OneOfSeveralServers, WhoWasHereLosesNothing) {
  EXPECT_EQ(lost({{"me", at(0)}}), 0);
  EXPECT_EQ(lost({{"me", at(10)}}), 0);
  EXPECT_FALSE(waits({{"me", at(0)}}, 15));
}

TEST_F(OneOfSeveralServers, WhoComesIsGivenBackTheTimeUntilThen) {
  EXPECT_EQ(lost({{"me", at(12)}}), 2);
  EXPECT_EQ(lost({{"me", at(25)}}), 15);
  EXPECT_EQ(lost({{"third", at(20)}, {"me", at(25)}}), 10);
}

TEST_F(OneOfSeveralServers, WhoDoesNotComeIsWaitedForForTheGrace) {
  EXPECT_TRUE(waits({}, 14));
  EXPECT_TRUE(waits({}, 14 + static_cast<int>(kReturnGrace / kSecond) - 1));
  EXPECT_FALSE(waits({}, 14 + static_cast<int>(kReturnGrace / kSecond)));
  EXPECT_EQ(lost({}), 4 + kReturnGrace / kSecond);
}

TEST_F(OneOfSeveralServers, TimeThatIsOverForThemIsNotGivenBack) {
  AskedPlayer later = asked({{"me", at(25)}});
  later.since = at(20);
  EXPECT_EQ(time.lost(later, at(60)), 5 * kSecond);
  later.since = at(30);
  EXPECT_EQ(time.lost(later, at(60)), 0);
}

TEST_F(OneOfSeveralServers, AGameByDaysGoesOn) {
  AskedPlayer by_days = asked({});
  by_days.comes_back = false;
  EXPECT_EQ(time.lost(by_days, at(60)), 0);
}

// This one stood still for twenty seconds. The store knows of no outage: others have served.
TEST(AFrozenServer, GivesTheTimeBackToThePlayersWhoWereThereAlone) {
  ServiceTime time;
  time.tick(at(0));
  EXPECT_FALSE(time.hear({}, time.sign("me", at(0)), at(0)));
  time.tick(at(20));
  EXPECT_TRUE(time.in_trouble());
  EXPECT_TRUE(time.hear({}, time.sign("me", at(20)), at(20)));
  EXPECT_FALSE(time.in_trouble());
  EXPECT_EQ(time.lost(asked({{"me", at(0)}}), at(30)), 20 * kSecond);
  EXPECT_EQ(time.lost(asked({{"other", at(0)}}), at(30)), 0);
  EXPECT_EQ(time.lost(asked({{"other", at(5)}}), at(30)), 5 * kSecond) << "they went to another meanwhile";
}

}  // namespace service_time_test
}  // namespace trictrac
