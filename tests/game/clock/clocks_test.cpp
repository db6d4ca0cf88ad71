// The time of players, live and by days: a fold over moments.
#include "game/clock/clocks.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace clocks_test {

constexpr Moment kStart = 1'700'000'000'000;

Clocks live(int reserve = 60, int delay = 10) {
  return {{.pace = Pace::Live, .reserve = reserve, .delay = delay}, 2};
}
Clocks by_days(int days = 3, int holidays = 14) {
  return {{.pace = Pace::Days, .days = days, .holidays = holidays}, 2};
}
Moment after(double seconds) { return kStart + static_cast<Moment>(seconds * kSecond); }
Moment after_days(double days) { return kStart + static_cast<Moment>(days * kDay); }

TEST(Clocks, StandWhileNobodyIsAsked) {
  Clocks c = live();
  EXPECT_EQ(c.running(), std::nullopt);
  EXPECT_EQ(c.ends(), std::nullopt);
  EXPECT_FALSE(c.is_out(after(1e9)));
  c.ask(0, kStart);
  c.ask(std::nullopt, after(1));
  EXPECT_EQ(c.ends(), std::nullopt);
}

TEST(Clocks, TheDelayOfADecisionCostsNothing) {
  Clocks c = live();
  for (int i = 0; i < 20; ++i) c.ask(i % 2, after(10 * i));
  EXPECT_EQ(c.reserve(0), 60 * kSecond);
  EXPECT_EQ(c.reserve(1), 60 * kSecond);
}

TEST(Clocks, WhatIsBeyondTheDelayComesFromTheReserve) {
  Clocks c = live();
  c.ask(0, kStart);
  EXPECT_EQ(c.ends(), after(70));
  c.ask(1, after(25));
  EXPECT_EQ(c.reserve(0), 45 * kSecond);
  EXPECT_EQ(c.reserve(1), 60 * kSecond);
  c.ask(0, after(26));
  EXPECT_EQ(c.ends(), after(26 + 10 + 45));
  EXPECT_FALSE(c.is_out(after(80.999)));
  EXPECT_TRUE(c.is_out(after(81)));
}

TEST(Clocks, EveryDecisionOfATurnHasItsDelay) {
  Clocks c = live();
  for (int i = 0; i < 10; ++i) c.ask(0, after(10 * i));
  EXPECT_EQ(c.reserve(0), 60 * kSecond);
}

TEST(Clocks, ReservesAreFullAgainAtEveryTour) {
  Clocks c = live();
  c.ask(0, kStart);
  c.ask(1, after(40));
  c.refill();
  EXPECT_EQ(c.reserve(0), 60 * kSecond);
}

TEST(Clocks, TheTimeOfTheNetworkIsNotCharged) {
  Clocks c = live();
  c.ask(0, kStart);
  EXPECT_EQ(c.forgivable(400, after(10)), 0) << "the delay of the decision covers it";
  EXPECT_EQ(c.forgivable(400, after(10.1)), 400);
  c.ask(1, after(25), 400);
  EXPECT_EQ(c.reserve(0), 45 * kSecond + 400);
}

TEST(Clocks, NoReserveGrowsByTheTimeOfTheNetwork) {
  Clocks c = live();
  c.ask(0, kStart);
  c.ask(1, after(10.1), 400);
  EXPECT_EQ(c.reserve(0), 60 * kSecond);
}

TEST(Clocks, TheAllowanceIsASecondThatIsRegainedByAndBy) {
  Clocks c = live();
  c.ask(0, kStart);
  EXPECT_EQ(c.forgivable(5'000, after(20)), 1'000);
  c.ask(0, after(20), 1'000);
  EXPECT_EQ(c.forgivable(5'000, after(40)), 250);
  c.ask(0, after(21));
  c.ask(1, after(22));
  EXPECT_EQ(c.forgivable(5'000, after(60)), 1'000) << "everybody has their own";
  c.ask(0, after(23));
  EXPECT_EQ(c.forgivable(5'000, after(60)), 750);
}

TEST(Clocks, TheNetworkTakesNothingFromDays) {
  Clocks c = by_days();
  c.ask(0, kStart);
  EXPECT_EQ(c.forgivable(400, after_days(2)), 0);
}

TEST(Clocks, GraceLiveFillsTheReserveAndBeginsTheDelayAnew) {
  Clocks c = live();
  c.ask(0, kStart);
  c.restore(after(65));
  EXPECT_EQ(c.ends(), after(65 + 70));
  EXPECT_EQ(c.running(), 0);
}

TEST(Clocks, AMomentBeforeTheLastCountsAsTheLast) {
  Clocks c = live();
  c.ask(0, after(30));
  c.ask(1, after(10));
  EXPECT_EQ(c.reserve(0), 60 * kSecond);
  EXPECT_EQ(c.ends(), after(30 + 70));
}

TEST(Clocks, ATurnByDaysHasOneTimeForAllItsDecisions) {
  Clocks c = by_days();
  c.ask(0, kStart);
  c.ask(0, after_days(2));
  EXPECT_EQ(c.ends(), after_days(3));
  c.ask(1, after_days(2.5));
  EXPECT_EQ(c.ends(), after_days(5.5));
  EXPECT_TRUE(c.is_out(after_days(5.5)));
}

TEST(Clocks, GraceByDaysGivesAllDaysAnew) {
  Clocks c = by_days();
  c.ask(0, kStart);
  c.restore(after_days(2.5));
  EXPECT_EQ(c.ends(), after_days(5.5));
}

TEST(Clocks, AHolidayStopsTheTimeOfWhoeverIsAsked) {
  Clocks c = by_days();
  c.ask(0, kStart);
  ASSERT_TRUE(c.may_leave(0, 7, after_days(1)));
  c.leave(0, 7, after_days(1));
  EXPECT_EQ(c.ends(), after_days(1 + 7 + 2));
  EXPECT_EQ(c.holidays(0), 7);
  EXPECT_EQ(c.away_until(0), after_days(8));
}

TEST(Clocks, WhoeverIsAskedOnHolidayHasAllHisTimeAfterIt) {
  Clocks c = by_days();
  c.ask(1, kStart);
  c.leave(0, 5, kStart);
  c.ask(0, after_days(1));
  EXPECT_EQ(c.ends(), after_days(5 + 3));
  c.ask(1, after_days(2));
  EXPECT_EQ(c.ends(), after_days(2 + 3)) << "the opponent is not away";
}

TEST(Clocks, WhoeverComesBackEarlyKeepsTheWholeDaysLeft) {
  Clocks c = by_days();
  c.ask(0, kStart);
  c.leave(0, 7, after_days(1));
  c.leave(0, 0, after_days(3.5));
  EXPECT_EQ(c.holidays(0), 7 + 4);
  EXPECT_EQ(c.away_until(0), 0);
  EXPECT_EQ(c.ends(), after_days(3.5 + 2)) << "a day of three had been used";
}

TEST(Clocks, HolidaysAreTakenOneAfterAnotherWhileTheyLast) {
  Clocks c = by_days(3, 14);
  c.ask(0, kStart);
  EXPECT_FALSE(c.may_leave(0, 15, kStart));
  EXPECT_FALSE(c.may_leave(0, 0, kStart)) << "the player is not away";
  EXPECT_FALSE(c.may_leave(0, -1, kStart));
  EXPECT_FALSE(c.may_leave(2, 1, kStart)) << "there is no such player";
  c.leave(0, 10, kStart);
  EXPECT_FALSE(c.may_leave(0, 1, after_days(9))) << "the player is away";
  EXPECT_TRUE(c.may_leave(0, 4, after_days(10)));
  EXPECT_FALSE(c.may_leave(0, 5, after_days(10)));
  EXPECT_FALSE(live().may_leave(0, 1, kStart)) << "there are none where one plays live";
}

TEST(Clocks, TheirNumbersHaveLimits) {
  for (const ClockNumber& number : kClockNumbers) {
    const ClockTerms usual;
    EXPECT_LE(number.least, usual.*number.of) << number.name;
    EXPECT_GE(number.most, usual.*number.of) << number.name;
  }
  EXPECT_EQ(find_pace("days"), Pace::Days);
  EXPECT_EQ(find_pace("slow"), std::nullopt);
}

TEST(Clocks, WhatIsPostponedCostsNothing) {
  Clocks c = live();
  c.ask(0, kStart);
  c.postpone(1200 * kSecond, after(1200));
  EXPECT_EQ(c.ends(), after(1270));
  c.ask(1, after(1209));
  EXPECT_EQ(c.reserve(0), 60 * kSecond) << "nine seconds of ten were used";
  Clocks d = by_days();
  d.ask(0, kStart);
  d.postpone(2 * kDay, after_days(4));
  EXPECT_EQ(d.ends(), after_days(5));
}

TEST(Clocks, AnExtensionIsOfWhoIsAsked) {
  Clocks c = live();
  c.ask(0, kStart);
  c.extend(300 * kSecond, after(5));
  EXPECT_EQ(c.ends(), after(370));
  c.ask(1, after(20));
  EXPECT_EQ(c.reserve(0), 350 * kSecond);
  EXPECT_EQ(c.reserve(1), 60 * kSecond);
  Clocks d = by_days();
  d.ask(0, kStart);
  d.extend(kDay, after_days(1));
  EXPECT_EQ(d.ends(), after_days(4));
}

TEST(Clocks, StoppedTheyStandWhilePlayGoesOn) {
  Clocks c = live();
  c.ask(0, kStart);
  c.stop(after(30));
  EXPECT_TRUE(c.stopped());
  EXPECT_EQ(c.ends(), std::nullopt);
  EXPECT_FALSE(c.is_out(after(1e6)));
  EXPECT_EQ(c.running_since(), std::nullopt);
  c.ask(1, after(1000));
  EXPECT_EQ(c.reserve(0), 40 * kSecond) << "20 s of its own beyond the delay, before the clocks stood";
  c.ask(0, after(2000));
  EXPECT_EQ(c.reserve(1), 60 * kSecond);
  c.start(after(3000));
  EXPECT_EQ(c.ends(), after(3000 + 10 + 40));
  Clocks d = by_days();
  d.ask(0, kStart);
  d.stop(after_days(1));
  d.ask(0, after_days(5));  // another decision of the same turn
  d.start(after_days(11));
  EXPECT_EQ(d.ends(), after_days(13));
}

}  // namespace clocks_test
}  // namespace trictrac
