// Limits, by a clock that the test holds.
#include "apps/server/runtime/limits.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace limits_test {

using namespace std::chrono_literals;
using Activity = RateLimits::Activity;
using Verdict = MessageQuota::Verdict;
using Timeout = SocketAge::Timeout;

const Clock::time_point kStart{1000h};

TEST(TokenBucket, GivesItsMostAtOnceAndThenEvenly) {
  const Quota quota{4, 2s};
  TokenBucket bucket;
  for (int i = 0; i < 4; ++i) EXPECT_FALSE(bucket.take(quota, kStart)) << i;
  const auto wait = bucket.take(quota, kStart);
  ASSERT_TRUE(wait);
  EXPECT_GE(*wait, 500ms);
  EXPECT_LT(*wait, 501ms);
  EXPECT_TRUE(bucket.take(quota, kStart + *wait - 1ms));
  EXPECT_FALSE(bucket.take(quota, kStart + *wait)) << "as soon as it said";
  EXPECT_TRUE(bucket.take(quota, kStart + *wait));
}

TEST(TokenBucket, ExpensiveThingsUseMore) {
  const Quota quota{4, 4s};
  TokenBucket bucket;
  EXPECT_FALSE(bucket.take(quota, kStart, 3));
  EXPECT_TRUE(bucket.take(quota, kStart, 3)) << "and a refusal uses nothing";
  EXPECT_FALSE(bucket.take(quota, kStart, 1));
  EXPECT_FALSE(bucket.take(quota, kStart + 4s, 9)) << "what is dearer than all takes all";
  EXPECT_TRUE(bucket.take(quota, kStart + 4s));
}

TEST(TokenBucket, WhatIsBorrowedHasToComeBackFirst) {
  const Quota quota{4, 4s};
  TokenBucket bucket;
  EXPECT_FALSE(bucket.borrow(quota, kStart, 9));
  const auto wait = bucket.borrow(quota, kStart, 1);
  ASSERT_TRUE(wait);
  EXPECT_GE(*wait, 5s);
  EXPECT_LT(*wait, 5001ms);
  EXPECT_TRUE(bucket.take(quota, kStart + 5s));
  EXPECT_FALSE(bucket.take(quota, kStart + 6s));
  EXPECT_FALSE(bucket.borrow(quota, kStart + 6s + *wait - 5s, 1));
  for (int i = 0; i < 9; ++i) EXPECT_FALSE(bucket.borrow({}, kStart, 9)) << "without limit";
}

TEST(TokenBucket, NeverHoldsMoreThanItsMost) {
  const Quota quota{2, 1s};
  TokenBucket bucket;
  EXPECT_FALSE(bucket.take(quota, kStart));
  EXPECT_FALSE(bucket.full(quota, kStart));
  EXPECT_TRUE(bucket.full(quota, kStart + 1h));
  EXPECT_FALSE(bucket.take(quota, kStart + 1h, 2));
  EXPECT_TRUE(bucket.take(quota, kStart + 1h));
}

TEST(TokenBucket, WithoutLimitAndWithTheClockSetBack) {
  TokenBucket free;
  for (int i = 0; i < 10'000; ++i) ASSERT_FALSE(free.take({}, kStart));
  TokenBucket bucket;
  const Quota quota{1, 1s};
  EXPECT_FALSE(bucket.take(quota, kStart));
  EXPECT_TRUE(bucket.take(quota, kStart - 1h));
}

TEST(RateLimits, EachAddressAndEachActivityHasItsOwn) {
  RateLimits limits({.games_per_hour = 2, .records_per_hour = 1});
  EXPECT_FALSE(limits.count(Activity::Game, "a", kStart));
  EXPECT_FALSE(limits.count(Activity::Game, "a", kStart));
  const auto refused = limits.count(Activity::Game, "a", kStart);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, ErrorCode::TooMany);
  EXPECT_EQ(refused->retry_after, 1801);
  EXPECT_EQ(refused->message, "at most 2 new games an hour: try again in 1801 s");
  EXPECT_FALSE(limits.count(Activity::Game, "b", kStart));
  EXPECT_FALSE(limits.count(Activity::Record, "a", kStart));
  EXPECT_TRUE(limits.count(Activity::Record, "a", kStart));
  EXPECT_FALSE(limits.count(Activity::Game, "a", kStart + 1801s));
}

TEST(RateLimits, APersonHasOneAllowanceAtAllAddresses) {
  RateLimits limits({.games_per_hour = 3, .games_per_hour_of_person = 2, .talk_per_minute = 1});
  const std::int64_t anne = 1, jean = 2;
  EXPECT_FALSE(limits.count(Activity::Game, anne, kStart));
  EXPECT_FALSE(limits.count(Activity::Game, anne, kStart));
  const auto refused = limits.count(Activity::Game, anne, kStart);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->message, "at most 2 new games an hour: try again in 1801 s");
  EXPECT_FALSE(limits.count(Activity::Game, jean, kStart));
  EXPECT_FALSE(limits.count(Activity::Talk, anne, kStart));
  EXPECT_TRUE(limits.count(Activity::Talk, anne, kStart));
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(limits.count(Activity::Talk, 0, kStart)) << "nobody known";
}

TEST(RateLimits, ANewIdentityGivesAnAddressNothing) {
  RateLimits limits({.games_per_hour = 3});
  for (std::int64_t person = 1; person <= 3; ++person) {
    EXPECT_FALSE(limits.count(Activity::Game, "a", kStart));
    EXPECT_FALSE(limits.count(Activity::Game, person, kStart));
  }
  EXPECT_TRUE(limits.count(Activity::Game, "a", kStart));
}

TEST(RateLimits, LinesMadeAgainCountAsMessagesOfAPersonOrOfAnAddressWhereNobodyIsKnown) {
  RateLimits limits({.messages_per_second_of_person = 1});
  const std::int64_t anne = 1, jean = 2, nobody = 0;
  constexpr int kLong = 20 * 64;  // as much as twenty messages; ten may come at once
  for (int i = 0; i < 9; ++i) EXPECT_FALSE(limits.count_lines(anne, "a", kStart, 64));
  EXPECT_FALSE(limits.count_lines(anne, "a", kStart, kLong));
  const auto refused = limits.count_lines(anne, "a", kStart, 1);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->code, ErrorCode::TooMany);
  EXPECT_EQ(refused->message, "at most 1 messages a second: try again in 20 s");
  EXPECT_TRUE(limits.count(Activity::Message, anne, kStart));
  EXPECT_FALSE(limits.count_lines(jean, "a", kStart, kLong));
  EXPECT_FALSE(limits.count_lines(nobody, "a", kStart, kLong)) << "those were of people who are known";
  EXPECT_TRUE(limits.count_lines(nobody, "a", kStart, 1));
  EXPECT_FALSE(limits.count_lines(nobody, "b", kStart, 1));
  EXPECT_FALSE(limits.count_lines(anne, "a", kStart + 21s, 1));
  EXPECT_FALSE(limits.count_lines(nobody, "a", kStart + 21s, 1));
}

TEST(RateLimits, AddressesAreForgottenWhenNothingIsLeftToRemember) {
  RateLimits limits({});
  EXPECT_FALSE(limits.count(Activity::Call, "a", kStart));
  {
    const auto b = limits.admit("b");
    ASSERT_TRUE(b);
    EXPECT_EQ(limits.addresses(), 2u);
    limits.forget(kStart);
    EXPECT_EQ(limits.addresses(), 2u);
    limits.forget(kStart + 1min);
    EXPECT_EQ(limits.addresses(), 1u) << "b is still connected";
  }
  limits.forget(kStart + 1min);
  EXPECT_EQ(limits.addresses(), 0u);
}

// Nobody can fill the memory with addresses: those beyond share one account.
TEST(RateLimits, OnlySoManyAddressesAreRememberedOneByOne) {
  RateLimits limits({.games_per_hour = 1});
  for (int i = 0; i < 70'000; ++i) (void)limits.count(Activity::Game, std::to_string(i), kStart);
  EXPECT_LE(limits.addresses(), 65'537u);
  EXPECT_TRUE(limits.count(Activity::Game, "one more", kStart));
  EXPECT_TRUE(limits.count(Activity::Game, "5", kStart));
}

TEST(RateLimits, ConnectionsInAllAndByAddress) {
  RateLimits limits({.connections = 2, .connections_per_address = 1});
  const auto a = limits.admit();
  EXPECT_TRUE(a);
  {
    const auto b = limits.admit();
    EXPECT_TRUE(b);
    const auto c = limits.admit();
    ASSERT_FALSE(c);
    EXPECT_EQ(c.error().message, "at most 2 connections in all: try again in 10 s");
  }
  const auto d = limits.admit();
  EXPECT_TRUE(d) << "b left";
  EXPECT_EQ(limits.connections(), 2);

  auto e = limits.admit("a");
  EXPECT_TRUE(e);
  EXPECT_FALSE(limits.admit("a"));
  EXPECT_TRUE(limits.admit("b"));
  Admission g = std::move(*e);
  EXPECT_FALSE(limits.admit("a")) << "moving is not leaving";
  g.reset();
  EXPECT_TRUE(limits.admit("a"));
}

// Two servers of one service, each of which hears what its peer has counted.
TEST(RateLimits, WhatIsRareCountsAtEveryServerOfAService) {
  const LimitOptions options{.games_per_hour = 4, .calls_per_minute = 2, .sign_ins_per_name = 2};
  RateLimits here(options), there(options);
  here.when_counted([&](const RateLimits::CountedActivity& c) { there.count_elsewhere(c, kStart); });
  there.when_counted([&](const RateLimits::CountedActivity& c) { here.count_elsewhere(c, kStart); });
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(here.count(RateLimits::Activity::Game, "a", kStart));
    EXPECT_FALSE(there.count(RateLimits::Activity::Game, "a", kStart));
  }
  EXPECT_TRUE(here.count(RateLimits::Activity::Game, "a", kStart));
  EXPECT_TRUE(there.count(RateLimits::Activity::Game, "a", kStart));
  EXPECT_FALSE(there.count(RateLimits::Activity::Game, "b", kStart));
  EXPECT_FALSE(here.count_name("anne", "192.0.2.1", kStart));
  EXPECT_FALSE(there.count_name("anne", "192.0.2.1", kStart));
  EXPECT_TRUE(here.count_name("anne", "192.0.2.1", kStart));
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(here.count(RateLimits::Activity::Call, "a", kStart)) << "of calls each counts its own";
    EXPECT_FALSE(there.count(RateLimits::Activity::Call, "a", kStart));
  }
  here.count_elsewhere({static_cast<RateLimits::Activity>(77), "a127.0.0.1"}, kStart);
  here.count_elsewhere({RateLimits::Activity::Game, ""}, kStart);
}

TEST(MessageQuota, RefusesAndThenClosesWhoGoesOn) {
  const LimitOptions options{.messages_per_second = 3};
  MessageQuota quota;
  for (int i = 0; i < 30; ++i) ASSERT_EQ(quota.take(options, kStart, 1), Verdict::Take) << i;
  for (int i = 0; i < 64; ++i) ASSERT_EQ(quota.take(options, kStart, 1), Verdict::Refuse) << i;
  EXPECT_GT(quota.wait(), 333ms);
  EXPECT_EQ(quota.take(options, kStart, 1), Verdict::Close);
}

TEST(MessageQuota, ASocketThatKeepsToItMayGoOnForEver) {
  const LimitOptions options{.messages_per_second = 3};
  MessageQuota quota;
  for (int i = 0; i < 10'000; ++i) ASSERT_EQ(quota.take(options, kStart + i * 334ms, 1), Verdict::Take) << i;
}

TEST(SocketAge, JoinsInTimeAndTakesItsMessages) {
  const LimitOptions options{.join_within = 20s, .patience = 30s};
  SocketAge age(kStart);
  EXPECT_EQ(age.timeout_at(options, false, kStart + 19s), Timeout::No);
  EXPECT_EQ(age.timeout_at(options, false, kStart + 20s), Timeout::NeverJoined);
  EXPECT_EQ(age.timeout_at(options, true, kStart + 20h), Timeout::No);
  age.begin_to_send(kStart + 60s);
  EXPECT_EQ(age.timeout_at(options, true, kStart + 89s), Timeout::No);
  EXPECT_EQ(age.timeout_at(options, true, kStart + 90s), Timeout::Stuck);
  age.sent();
  EXPECT_EQ(age.timeout_at(options, true, kStart + 90s), Timeout::No);
}

TEST(RateLimits, OfOneNameAnAddressTriesAFewAllTogetherMoreAndABrowserOfItsOwnerItsOwn) {
  LimitOptions options;
  options.sign_ins_per_name = 2;
  RateLimits limits(options);
  const auto tries = [&](const std::string& address) { return !limits.count_name("anne", address, kStart); };
  for (int address = 0; address < 10; ++address) {
    const std::string from = "192.0.2." + std::to_string(address);
    EXPECT_TRUE(tries(from) && tries(from));
    EXPECT_FALSE(tries(from)) << from;
  }
  EXPECT_FALSE(tries("198.51.100.1")) << "twenty have been tried in all";
  EXPECT_FALSE(limits.count_name("marie", "198.51.100.1", kStart)) << "under another name none";
  EXPECT_FALSE(limits.count_name_in_browser("anne", "mark", kStart));
  EXPECT_FALSE(limits.count_name_in_browser("anne", "mark", kStart));
  EXPECT_TRUE(limits.count_name_in_browser("anne", "mark", kStart)) << "which is counted by itself";
}

TEST(RateLimits, AHallHasSixtySignInsAnd150ConnectionsFromOneAddress) {
  RateLimits limits{LimitOptions{}};
  const auto sign_ins = [&](const std::string& address, Clock::time_point now) {
    int done = 0;
    while (done < 60 && !limits.count(Activity::SignIn, address, now)) ++done;
    return done;
  };
  EXPECT_LT(sign_ins("home", kStart), 60);
  limits.lift("hall", kLeastHallTimes, kStart + 3h, kStart);
  EXPECT_EQ(sign_ins("hall", kStart), 60);
  std::vector<Admission> sockets;
  while (sockets.size() < 150) {
    auto socket = limits.admit("hall", kStart);
    ASSERT_TRUE(socket) << sockets.size();
    sockets.push_back(std::move(*socket));
  }
  EXPECT_FALSE(limits.admit("hall", kStart + 3h)) << "until then";
  EXPECT_LT(sign_ins("hall", kStart + 24h), 60);
  limits.lift("ever", kMostHallTimes, kStart + 1000h, kStart);
  EXPECT_EQ(sign_ins("ever", kStart + kLongestLift - 1s), 60);
  EXPECT_LT(sign_ins("ever", kStart + kLongestLift + 24h), 60) << "no code lifts them for longer";
}

TEST(RateLimits, AHallHasNoMoreOfAnythingElseAndItsPeopleNoneAtAll) {
  LimitOptions options;
  options.reports_per_hour = 2;
  options.games_per_hour_of_person = 2;
  RateLimits limits(options);
  limits.lift("hall", kLeastHallTimes, kStart + 3h, kStart);
  for (int i = 0; i < 2; ++i) {
    EXPECT_FALSE(limits.count(Activity::Report, "hall", kStart));
    EXPECT_FALSE(limits.count(Activity::Game, std::int64_t{7}, kStart));
  }
  EXPECT_TRUE(limits.count(Activity::Report, "hall", kStart));
  EXPECT_TRUE(limits.count(Activity::Game, std::int64_t{7}, kStart));
}

// Lifting your own address by a tournament of your own gains little.
TEST(RateLimits, AHallHasAsMuchAsThoseWhoHaveEnteredNeed) {
  EXPECT_EQ(hall_times(0, true), 2);
  EXPECT_EQ(hall_times(500, true), 2) << "a newcomer's";
  EXPECT_EQ(hall_times(0, false), 2);
  EXPECT_EQ(hall_times(64, false), 6);
  EXPECT_EQ(hall_times(512, false), 8);
  LimitOptions options;
  options.sign_ins_per_address = 10;
  RateLimits limits(options);
  const auto sign_ins = [&](Clock::time_point now) {
    int done = 0;
    while (!limits.count(Activity::SignIn, "hall", now)) ++done;
    return done;
  };
  limits.lift("hall", 2, kStart + 3h, kStart);
  EXPECT_EQ(sign_ins(kStart), 20);
  limits.lift("hall", 4, kStart + 3h, kStart);
  EXPECT_EQ(sign_ins(kStart), 20) << "more as people enter";
  limits.lift("hall", 2, kStart + 3h, kStart);
  EXPECT_EQ(sign_ins(kStart + 2h), 40) << "another's code takes nothing away";
}

TEST(RateLimits, AnAddressWaitsAfterFiveWrongCodesAndOnlyIt) {
  RateLimits limits{LimitOptions{}};
  for (int i = 0; i < kWrongCodes; ++i) {
    EXPECT_FALSE(limits.may_try_code("thief", kStart + i * 1s)) << i;
    limits.count_wrong_code("thief", kStart + i * 1s);
  }
  const auto wait = limits.may_try_code("thief", kStart + 5s);
  ASSERT_TRUE(wait);
  EXPECT_EQ(wait->code, ErrorCode::TooMany);
  EXPECT_EQ(wait->retry_after, 599);
  EXPECT_FALSE(limits.may_try_code("other", kStart + 5s));
  limits.forget(kStart + 5s);
  EXPECT_TRUE(limits.may_try_code("thief", kStart + 6s)) << "it is remembered";
  EXPECT_FALSE(limits.may_try_code("thief", kStart + 4s + kWrongCodesWait));
  limits.count_wrong_code("thief", kStart + 4s + kWrongCodesWait);
  EXPECT_FALSE(limits.may_try_code("thief", kStart + 5s + kWrongCodesWait)) << "counted from the start again";
  EXPECT_FALSE(limits.count(Activity::SignIn, "thief", kStart)) << "nothing else of it waits";
}

TEST(RateLimits, OtherServersHearOfHallsAndWrongCodes) {
  RateLimits here{LimitOptions{}}, there{LimitOptions{}};
  here.when_counted([&](const RateLimits::CountedActivity& c) { there.count_elsewhere(c, kStart); });
  here.lift("2001:db8::/64", kLeastHallTimes, kStart + 3h, kStart);
  for (int i = 0; i < 60; ++i) EXPECT_FALSE(there.count(Activity::SignIn, "2001:db8::/64", kStart)) << i;
  for (int i = 0; i < kWrongCodes; ++i) here.count_wrong_code("thief", kStart);
  EXPECT_TRUE(there.may_try_code("thief", kStart));
  for (const char* bad :
       {"", "s", "sx 2 y", "s0 2 y", "s999999999 2 y", "s5", "s5 2", "s5 y", "s5 1 y", "s5 9 y"})
    there.count_elsewhere({Activity::Hall, bad}, kStart);
  EXPECT_EQ(there.addresses(), 2u) << "nothing of that";
}

}  // namespace limits_test
}  // namespace trictrac
