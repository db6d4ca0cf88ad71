// Clocks at a server: rung by any that has the store, live and by correspondence.
#include <array>

#include "with_hub.h"

namespace hubs {
namespace clock_test {

Json timed(const Json& clock) {
  Json body = wish("human", "human");
  body["clock"] = clock;
  return body;
}
const Json kLive{{"pace", "live"}, {"reserve", 60}, {"delay", 10}};
const Json kDays{{"pace", "days"}, {"days", 3}, {"holidays", 14}};

class AtAClock : public WithHub {
 protected:
  void begin(const Json& clock) {
    made = made_with(timed(clock), std::vector{0, 1});
    for (std::size_t i = 0; i < 2; ++i) {
      Created own = made;
      own.keys[1 - i].clear();
      join(i == 0 ? anne : marie, own);
    }
    both_until_line(2);
  }
  void both_until_line(int n) { until_line(anne, n), until_line(marie, n); }
  Page& mover() { return anne.turn() == Side::White ? anne : marie; }
  int asked() { return anne.last()["clock"]["asked"]; }
  void act() {
    const int n = anne.next_line();
    mover().session.receive(act_of(mover()));
    both_until_line(n);
  }
  void ring(Hub& one) {
    one.ring();
    bool looked = false;
    store.due(0, 1, [&](const auto&) { looked = true; });  // answered after what the hub asked for
    loop.until([&] { return looked; });
  }

  Created made;
  Page anne{hub, "anne"}, marie{hub, "marie"};
};

TEST_F(AtAClock, ThePageLearnsWhatIsAgreedAndWhatTimeItIs) {
  begin(kLive);
  std::string text;
  hub.game_text(made.game, {}, [&](Parsed<std::string> game) { text = std::move(*game); });
  loop.until([&] { return !text.empty(); });
  const Json game = Json::parse(text);
  EXPECT_EQ(game["clock"], kLive);
  EXPECT_EQ(game["now"], now);
  EXPECT_EQ(anne.last()["clock"]["ends"], now + 70 * kSecond);
}

TEST_F(AtAClock, NoTimeRunsBeforeEverybodySits) {
  const Created friends = made_with(timed(kLive), std::vector{0});
  EXPECT_EQ(store.games[friends.game].ends, std::nullopt);
  now += 10 * kDay;
  ring(hub);
  EXPECT_TRUE(store.games[friends.game].events.empty());
  std::optional<Parsed<std::string>> key;
  hub.claim(friends.game, {1, friends.claims[1], "Marie"}, {},
            [&](Parsed<std::string> k) { key = std::move(k); });
  loop.until([&] { return key && !store.games[friends.game].events.empty(); });
  EXPECT_EQ(store.games[friends.game].ends, now + 70 * kSecond);
}

TEST_F(AtAClock, APlayerWithoutTimeLosesWhateverServerRings) {
  begin(kLive);
  now += 70 * kSecond + kMostLag - 1;
  ring(hub);
  EXPECT_EQ(store.games[made.game].events.size(), 2u) << "their act may be on its way";
  now += 1;
  Hub other{store, thinkers, readers, options, silent()};
  ring(other);
  loop.until([&] { return store.games[made.game].events.size() == 3; });
  EXPECT_NE(store.games[made.game].events.back().find("overtime"), std::string::npos);
  EXPECT_EQ(store.games[made.game].ends, std::nullopt);
  ring(hub);
  EXPECT_EQ(store.games[made.game].events.size(), 3u) << "nothing is rung twice";
}

TEST_F(AtAClock, ThePagesHearOfIt) {
  begin(kLive);
  const Side late = anne.turn();
  now += 70 * kSecond + kMostLag;
  ring(hub);
  both_until_line(3);
  EXPECT_EQ(marie.last()["over"]["winner"], name_of(trictrac::other(late)));
  EXPECT_EQ(marie.last()["over"]["by"], "time");
}

TEST_F(AtAClock, AnActThatComesTooLateIsNotDone) {
  begin(kLive);
  now += 71 * kSecond;
  mover().session.receive(act_of(mover()));
  both_until_line(3);
  EXPECT_EQ(anne.last()["do"]["type"], "overtime");
  loop.until([&] { return anne.read(), marie.read(), !anne.errors.empty() || !marie.errors.empty(); });
  const auto& errors = anne.errors.empty() ? marie.errors : anne.errors;
  EXPECT_EQ(errors.front(), "stale");
}

TEST_F(AtAClock, AnActThatTheNetworkHeldIsDone) {
  begin(kLive);
  now += 70 * kSecond + 300;
  ring(hub);
  mover().session.set_latency(400);
  act();
  EXPECT_NE(anne.last()["do"]["type"], "overtime");
  EXPECT_EQ(anne.last()["clock"]["lag"], 400);
}

// A request of another player does not end the game meanwhile, and their network is not that of the mover.
TEST_F(AtAClock, OnlyTheNetworkOfThePlayerToMoveCounts) {
  begin(kLive);
  now += 70 * kSecond + 300;
  Page& first = mover();
  Page& second = &first == &anne ? marie : anne;
  second.session.set_latency(900);
  Act act = act_of(first);
  second.session.receive(act);
  loop.until([&] { return second.read(), !second.errors.empty(); });
  EXPECT_EQ(second.errors, std::vector<std::string>{"bad_key"});
  EXPECT_EQ(store.games[made.game].events.size(), 2u);
  first.session.set_latency(200);
  first.session.receive(act);
  both_until_line(3);
  EXPECT_EQ(anne.last()["do"]["type"], "overtime");
}

// Thirty turns, two days and a half each, the server going away between any two of them.
TEST_F(AtAClock, ThirtyTurnsByCorrespondence) {
  begin(kDays);
  for (int player = 0; player < 2; ++player) {
    const int n = anne.next_line();
    (player == 0 ? anne : marie).session.receive(DoAside{SetAutoPlay{player, true}});
    both_until_line(n);
  }
  int turns = 0;
  while (turns < 30) {
    now += 5 * kDay / 2;
    ring(hub);
    const int before = asked();
    while (asked() == before) act();
    ASSERT_NE(anne.last()["turn"]["stage"], "roll") << "the throw has been made for the player to move";
    ASSERT_EQ(anne.last()["clock"]["ends"], now + 3 * kDay);
    ++turns;
    hub.clear();
    for (Page* page : {&anne, &marie}) {
      Created own = made;
      own.keys[page == &anne ? 1 : 0].clear();
      page->ready.reset();
      join(*page, own, page->next_line() - 1);
      page->since = 0;
    }
  }
  EXPECT_EQ(anne.errors, std::vector<std::string>{});
  const int late = asked();
  now += 3 * kDay;
  ring(hub);
  loop.until([&] { return anne.read(), anne.last()["do"]["type"] == "overtime"; });
  EXPECT_EQ(anne.last()["side"], late == 0 ? "white" : "black");
}

TEST_F(AtAClock, AHolidayIsTakenAndGraceIsGiven) {
  begin(kDays);
  const int player = asked();
  Page& holder = player == 0 ? anne : marie;
  Page& other = player == 0 ? marie : anne;
  holder.session.receive(DoAside{SetVacation{player, 10}});
  both_until_line(3);
  EXPECT_EQ(other.last()["clock"]["away"][static_cast<std::size_t>(player)], now + 10 * kDay);
  now += 12 * kDay;
  ring(hub);
  EXPECT_EQ(store.games[made.game].events.size(), 3u) << "a day of three is left";
  other.session.receive(DoAside{AddTime{1 - player}});
  both_until_line(4);
  EXPECT_EQ(store.games[made.game].ends, now + 3 * kDay);
  holder.session.receive(DoAside{SetVacation{player, 5}});
  loop.until([&] { return holder.read(), !holder.errors.empty(); });
  EXPECT_EQ(holder.errors, std::vector<std::string>{"not_allowed"}) << "four days are left";
  other.session.receive(DoAside{SetAutoPlay{player, true}});
  loop.until([&] { return other.read(), !other.errors.empty(); });
  EXPECT_EQ(other.errors, std::vector<std::string>{"bad_key"}) << "each player sets their own";
}

TEST_F(AtAClock, TheNextGameHasTheSameClock) {
  begin(kLive);
  now += 70 * kSecond + kMostLag;
  ring(hub);
  both_until_line(3);
  anne.session.receive(Again{0, true});
  marie.session.receive(Again{1, true});
  loop.until([&] { return !store.games[made.game].next.empty(); });
  const Json config = Json::parse(store.games[store.games[made.game].next].config);
  EXPECT_EQ(config["game"]["clock"], kLive);
}

TEST_F(AtAClock, TermsOutOfBoundsAreRefused) {
  for (const Json& clock :
       {Json{{"pace", "fast"}}, Json{{"pace", "live"}, {"delay", 1}}, Json{{"pace", "days"}, {"days", 15}},
        Json{{"pace", "days"}, {"reserve", 5}}, Json(7)}) {
    error.clear();
    made_with(timed(clock), std::vector{0, 1});
    EXPECT_FALSE(error.empty()) << clock;
  }
}

// Up to version 1.0 a turn might take thirty days.
TEST_F(AtAClock, AGameOfMoreDaysThanMayBeAgreedNowIsPlayedOn) {
  begin(kDays);
  Json config = Json::parse(store.games[made.game].config);
  config["game"]["clock"]["days"] = 30;
  EXPECT_TRUE(restore_session(config.dump(), store.games[made.game].events));
  config["game"]["clock"]["days"] = 31;
  EXPECT_FALSE(restore_session(config.dump(), store.games[made.game].events));
}

TEST_F(AtAClock, AnActThatCouldNotBeKeptCostsNoTime) {
  begin(kLive);
  store.unreachable = true;
  now += 5 * kSecond;
  Page& first = mover();
  first.session.receive(act_of(first));
  loop.until([&] { return first.read(), !first.errors.empty(); });
  EXPECT_EQ(first.errors, std::vector<std::string>{"unavailable"});
  now += 600 * kSecond;
  ring(hub);
  EXPECT_EQ(store.games[made.game].events.size(), 2u) << "nobody loses by the server's disk";
  store.unreachable = false;
  first.session.receive(act_of(first));
  loop.until([&] { return store.games[made.game].events.size() >= 3; });
  ring(hub);
  ring(hub);  // by now the store has said that the outage is over
  loop.until([&] { return store.games[made.game].ends >= now + 60 * kSecond; });
  for (const std::string& event : store.games[made.game].events)
    EXPECT_EQ(event.find("overtime"), std::string::npos) << event;
  EXPECT_TRUE(restore_session(store.games[made.game].config, store.games[made.game].events));
}

// At a disk that is nearly full one game has room for its next event where another has none.
TEST_F(AtAClock, WhatCouldNotBeKeptOfAGameCostsNoTimeThoughAnotherWas) {
  begin(kLive);
  const Created other = made_with(timed(kLive), std::vector{0, 1});
  Page both(hub);
  join(both, other);
  store.full_for = made.game;
  Page& first = mover();
  for (std::size_t times = 1; times <= 20; ++times) {
    now += 9 * kSecond;
    first.session.receive(act_of(first));
    loop.until([&] { return first.read(), first.errors.size() == times; });
    EXPECT_EQ(first.errors.back(), "unavailable");
    both.read();  // the time given back there
    const int n = both.next_line();
    both.session.receive(act_of(both));
    until_line(both, n);
    loop.until([&] { return store.outages.size() >= times; });
    loop.run_posted();
  }
  store.full_for.clear();
  both.read();
  const int n = both.next_line();
  both.session.receive(act_of(both));
  until_line(both, n);
  ring(hub);
  loop.until([&] { return store.games[made.game].ends == now + 70 * kSecond; });
  for (const std::string& event : store.games[made.game].events)
    EXPECT_FALSE(event.contains("overtime")) << event;
  act();
}

TEST_F(AtAClock, AGameWhoseTimeIsOutIsRefusedWhileThatCannotBeKept) {
  begin(kLive);
  const Created other = made_with(timed(kLive), std::vector{0, 1});
  Page both(hub);
  join(both, other);
  // The time of the first game runs out while the second is played.
  for (const Millis time : {65 * kSecond, 6 * kSecond}) {
    now += time;
    const int n = both.next_line();
    both.session.receive(act_of(both));
    until_line(both, n);
  }
  store.full_for = made.game;
  Page& first = mover();
  first.session.receive(act_of(first));
  loop.until([&] { return first.read(), !first.errors.empty(); });
  EXPECT_EQ(first.errors, std::vector<std::string>{"unavailable"});
  store.full_for.clear();
  ring(hub);
}

// The disk answers three seconds late: the act could be neither seen nor answered before.
TEST_F(AtAClock, AStoreThatWasSlowCostsNoTime) {
  begin(kLive);
  store.holds = true;
  Page& first = mover();
  Page& second = &first == &anne ? marie : anne;
  first.session.receive(act_of(first));
  now += 3 * kSecond;
  store.release();
  loop.until([&] { return !store.outages.empty(); });
  ring(hub);
  until_line(second, 4);
  EXPECT_EQ(second.last()["do"], Json::parse(R"({"type":"clock","change":"outage","by":3000})"));
}

TEST_F(AtAClock, AnActThatWaitsForTheDiskIsDoneAsOfWhenItCame) {
  begin({{"pace", "live"}, {"reserve", 0}, {"delay", 5}});
  now += 4'500;
  Page& first = mover();
  Page& second = &first == &anne ? marie : anne;
  store.holds = true;
  second.session.receive(DoAside{SetAutoPlay{1 - asked(), true}});  // which the disk has for a while
  Act act = act_of(first);
  ++act.line;
  first.session.receive(act);
  now += 700;
  store.release();
  both_until_line(4);
  EXPECT_NE(anne.last()["do"]["type"], "overtime");
  EXPECT_EQ(anne.last()["clock"]["at"], now - 700);
}

// The store stands still: it is unknown whether an act would have been taken.
TEST_F(AtAClock, NobodysTimeIsOutBeforeTheStoreHasBeenReachedSince) {
  begin(kLive);
  store.unreachable = true;
  now += 70 * kSecond;
  ring(hub);
  ring(hub);
  store.unreachable = false;
  loop.run_posted();
  EXPECT_EQ(store.games[made.game].events.size(), 2u);
}

TEST_F(AtAClock, TheOperatorStopsStartsExtendsAndRestores) {
  begin(kLive);
  using Kind = ClockChange::Kind;
  const auto change = [&](const ClockChange& change) {
    std::optional<Parsed<std::string>> answer;
    hub.change_clock(made.game, change, [&](Parsed<std::string> done) { answer = std::move(done); });
    loop.until([&] { return answer.has_value(); });
    return answer->has_value();
  };
  EXPECT_FALSE(change({Kind::Start}));
  EXPECT_TRUE(change({Kind::Stop}));
  now += 10'000 * kSecond;
  ring(hub);
  EXPECT_EQ(store.games[made.game].ends, std::nullopt);
  EXPECT_TRUE(change({Kind::Start}));
  EXPECT_EQ(store.games[made.game].ends, now + 70 * kSecond);
  EXPECT_TRUE(change({Kind::Extend, 60 * kSecond}));
  EXPECT_EQ(store.games[made.game].ends, now + 130 * kSecond);
  now += 100 * kSecond;
  EXPECT_TRUE(change({Kind::Restore}));
  EXPECT_EQ(store.games[made.game].ends, now + 70 * kSecond);
}

// Live games whose player to move has left.
class Deserted : public AtAClock {
 protected:
  void SetUp() override { begin(kLive); }
  Page& waiter() { return &mover() == &anne ? marie : anne; }
  int player_of(const Page& page) const { return &page == &anne ? 0 : 1; }
  static void leave(Page& page) { page.session.receive(EnterLobby{}); }
  void come_back(Page& page) {
    Created own = made;
    own.keys[static_cast<std::size_t>(1 - player_of(page))].clear();
    page.ready.reset();
    join(page, own, page.next_line() - 1);
    page.since = 0;
  }
  Json heard_of_absence(Page& page) {
    page.read();
    return page.absent;
  }
  std::string claim(Page& page) {
    page.errors.clear();
    const int n = page.next_line();
    page.session.receive(ClaimAbsent{player_of(page), n});
    loop.until([&] { return page.read(), !page.errors.empty() || page.next_line() > n; });
    return page.errors.empty() ? "" : page.errors.front();
  }
};

TEST_F(Deserted, IsClaimedAfterAMinuteBeforeAnybodyHasPlayed) {
  leave(mover());
  Page& left = waiter();
  EXPECT_EQ(heard_of_absence(left)["player"], 1 - player_of(left));
  EXPECT_EQ(left.absent["claimable"], now + 60 * kSecond);
  now += 60 * kSecond - 1;
  EXPECT_EQ(claim(left), "not_allowed");
  now += 1;
  EXPECT_EQ(claim(left), "");
  EXPECT_EQ(left.last()["over"]["by"], "time");
  EXPECT_EQ(left.last()["do"], Json::parse(R"({"type":"overtime","absent":true})"));
  EXPECT_EQ(heard_of_absence(left)["player"], nullptr);
}

TEST_F(Deserted, IsClaimedAfterHalfAMinuteOnceAllHaveThrown) {
  for (int i = 0; i < 4; ++i) act();
  leave(mover());
  EXPECT_EQ(heard_of_absence(waiter())["claimable"], now + 30 * kSecond);
}

TEST_F(Deserted, IsNotClaimedFromWhoCameBack) {
  Page& away = mover();
  Page& left = waiter();
  leave(away);
  now += 65 * kSecond;
  come_back(away);
  EXPECT_EQ(heard_of_absence(left)["player"], nullptr);
  EXPECT_EQ(claim(left), "not_allowed");
  now += 60 * kSecond;
  leave(away);
  EXPECT_EQ(heard_of_absence(left)["claimable"], now + 60 * kSecond)
      << "they have been here as long, and are given the time again";
}

// Half a second here, twenty seconds away.
TEST_F(Deserted, IsClaimedFromWhoOnlyComesBackForAMoment) {
  Page& away = mover();
  Page& left = waiter();
  leave(away);
  for (int i = 0; i < 3; ++i) {
    now += 20 * kSecond;
    if (i == 2) break;
    come_back(away);
    now += 500;
    leave(away);
  }
  EXPECT_EQ(heard_of_absence(left)["claimable"], now + 1'000);
  EXPECT_EQ(claim(left), "not_allowed");
  now += 1'000;
  EXPECT_EQ(claim(left), "");
}

// An act beside the game is no answer to the task that the game waits for.
TEST_F(Deserted, IsClaimedThoughWhoLeftLetsTheTableThrowForThem) {
  Page& away = mover();
  Page& left = waiter();
  now += 5 * kSecond;
  const int n = away.next_line();
  away.session.receive(DoAside{SetAutoPlay{player_of(left), true}});
  left.session.receive(DoAside{SetAutoPlay{player_of(left), true}});
  both_until_line(n);
  leave(away);
  EXPECT_EQ(heard_of_absence(left)["claimable"], now + 60 * kSecond) << "from when they left";
}

TEST_F(Deserted, OnlyThePlayerToMoveIsAwaited) {
  Page& left = mover();
  Page& away = waiter();
  leave(away);
  const Json absent = heard_of_absence(left);
  EXPECT_TRUE(absent.is_null() || absent["player"].is_null()) << absent;
  now += 50 * kSecond;
  const int n = left.next_line();
  left.session.receive(act_of(left));
  until_line(left, n);
  EXPECT_EQ(heard_of_absence(left)["claimable"], now + 60 * kSecond) << "from when it was their turn";
}

TEST_F(Deserted, IsAdjournedWhenAllHaveLeft) {
  leave(anne);
  leave(marie);
  now += 60 * kSecond - 1;
  hub.look_after(std::chrono::seconds(0));
  ring(hub);
  EXPECT_EQ(store.games[made.game].events.size(), 2u);
  now += 1;
  ring(hub);
  loop.until([&] { return store.games[made.game].events.size() == 3; });
  EXPECT_NE(store.games[made.game].events.back().find("adjourn"), std::string::npos);
  EXPECT_EQ(store.games[made.game].ends, std::nullopt) << "no time runs";
}

TEST_F(Deserted, AnOutageIsNobodysAbsence) {
  leave(mover());
  Page& left = waiter();
  now += 300 * kSecond;
  store.outages = {{now - 299 * kSecond, now}};
  ring(hub);
  left.read();
  EXPECT_EQ(left.paused["why"], "return") << "they are waited for, but not for ever";
  EXPECT_EQ(heard_of_absence(left)["player"], nullptr);
  now += kReturnGrace;
  ring(hub);
  loop.until([&] { return left.read(), left.next_line() == 4; });
  EXPECT_EQ(left.last()["do"]["type"], "clock");
  EXPECT_EQ(left.last()["do"]["by"], 299 * kSecond + kReturnGrace);
  EXPECT_EQ(heard_of_absence(left)["claimable"], now - kReturnGrace + 60 * kSecond);
  EXPECT_EQ(claim(left), "not_allowed");
}

}  // namespace clock_test
}  // namespace hubs
