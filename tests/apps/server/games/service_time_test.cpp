// The time that players lose when one of several servers dies, or stands still while others serve.
#include "apps/server/hub/service_time.h"

#include <gtest/gtest.h>

#include "apps/server/hub/attendance.h"

namespace trictrac {
namespace service_time_test {

constexpr Moment kBegin = 1'800'000'000'000;
// Returns the time that many seconds later.
constexpr Moment at(int seconds) { return kBegin + seconds * kSecond; }

// The other server gave its last sign after ten seconds, and was missed after fourteen.
class OneOfSeveralServers : public testing::Test {
 protected:
  using Servers = std::map<std::string, Moment>;
  // The player is connected to these servers since then; it is seen at that second.
  void see(const Servers& servers, int second) {
    player.connect(servers, at(second));
    player.see(!servers.empty(), at(0), at(second));
  }
  void lose_the_other() { player.note_lost({"other", {at(10), at(14)}}); }
  // A player who has been asked since that second.
  AskedPlayer asked(int since = 0) const {
    return {.since = at(since), .comes_back = true, .back = player.back(), .cuts = player.cuts()};
  }
  Millis lost(int until = 60) const { return time.lost(asked(), at(until)) / kSecond; }
  bool waits(int now) const { return time.why_it_stands(asked(), at(now)) == ServiceTime::Stands::Return; }

  ServiceTime time;
  Attendance player;
};

TEST_F(OneOfSeveralServers, WhoWasHereLosesNothing) {
  see({{"other", at(0)}, {"me", at(10)}}, 10);
  lose_the_other();
  see({{"me", at(10)}}, 14);
  EXPECT_EQ(lost(), 0);
  EXPECT_FALSE(waits(15));
}

TEST_F(OneOfSeveralServers, WhoWasHereAndGoesAwayLaterIsGivenNothing) {
  lose_the_other();
  see({{"me", at(0)}}, 14);
  see({}, 16);
  EXPECT_FALSE(waits(17));
  see({{"me", at(25)}}, 25);
  EXPECT_EQ(lost(), 0);
}

TEST_F(OneOfSeveralServers, WhoComesIsGivenBackTheTimeUntilThen) {
  see({{"other", at(0)}}, 0);
  lose_the_other();
  see({}, 14);
  EXPECT_TRUE(waits(24));
  see({{"third", at(20)}, {"me", at(25)}}, 25);
  EXPECT_EQ(lost(), 10);
  see({}, 26);
  see({{"me", at(40)}}, 40);
  EXPECT_EQ(lost(), 10) << "once";
}

TEST_F(OneOfSeveralServers, WhoIsKnownToComeFromAnotherServerLaterHasLostNothing) {
  lose_the_other();
  see({{"third", at(2)}}, 20);
  EXPECT_EQ(lost(), 0);
}

TEST_F(OneOfSeveralServers, WhoDoesNotComeIsWaitedForForTheGrace) {
  lose_the_other();
  EXPECT_TRUE(waits(14));
  EXPECT_TRUE(waits(14 + static_cast<int>(kReturnGrace / kSecond) - 1));
  EXPECT_FALSE(waits(14 + static_cast<int>(kReturnGrace / kSecond)));
  EXPECT_EQ(lost(), 4 + kReturnGrace / kSecond);
}

TEST_F(OneOfSeveralServers, TimeThatIsOverForThemIsNotGivenBack) {
  lose_the_other();
  see({{"me", at(25)}}, 25);
  EXPECT_EQ(time.lost(asked(20), at(60)), 5 * kSecond);
  EXPECT_EQ(time.lost(asked(30), at(60)), 0);
}

TEST_F(OneOfSeveralServers, AGameByDaysGoesOn) {
  lose_the_other();
  AskedPlayer by_days = asked();
  by_days.comes_back = false;
  EXPECT_EQ(time.lost(by_days, at(60)), 0);
}

TEST_F(OneOfSeveralServers, WhoStayedAtOneThatGoesOnIsBackSinceThen) {
  player = Attendance(std::vector{LostServer{"other", {at(10), at(14)}, at(16)}});
  see({{"other", at(0)}}, 30);
  EXPECT_EQ(lost(), 6);
}

TEST_F(OneOfSeveralServers, AGameReadLaterKnowsOfIt) {
  player = Attendance(std::vector{LostServer{"other", {at(10), at(14)}}});
  see({{"me", at(20)}}, 20);
  EXPECT_EQ(lost(), 10);
}

// This one stood still for twenty seconds. The store knows of no outage: others have served.
TEST_F(OneOfSeveralServers, OneThatStoodStillKeepsThePlayersWhoAreStillThere) {
  time.tick(at(0));
  EXPECT_FALSE(time.hear({}, time.sign("me", at(0)), at(0)));
  time.tick(at(20));
  EXPECT_TRUE(time.in_trouble());
  EXPECT_TRUE(time.hear({}, time.sign("me", at(20)), at(20)));
  EXPECT_FALSE(time.in_trouble());
  Attendance there, moved;
  for (Attendance* one : {&player, &there, &moved}) one->note_lost({"me", {at(0), at(20)}, at(20)});
  const auto lost_by = [&](const Attendance& one) {
    return time.lost({.since = at(0), .comes_back = true, .back = at(0), .cuts = one.cuts()}, at(30)) /
           kSecond;
  };
  see({{"me", at(0)}}, 20);
  EXPECT_EQ(lost_by(player), 20);
  there.connect({{"other", at(0)}}, at(20));
  EXPECT_EQ(lost_by(there), 0);
  moved.connect({{"other", at(5)}}, at(20));
  EXPECT_EQ(lost_by(moved), 5) << "they went to another meanwhile";
}

}  // namespace service_time_test
}  // namespace trictrac
