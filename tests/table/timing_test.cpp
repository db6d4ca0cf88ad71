// Games with a clock: timestamps stored with the events, time that is out, holidays, more time, and what goes
// by itself.
#include "table/timing.h"

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "table/event_text.h"
#include "tables.h"
#include "text/trid.h"

namespace trictrac {
namespace timing_test {

constexpr Moment kStart = 1'700'000'000'000;
constexpr ClockTerms kLive{.pace = Pace::Live, .reserve = 60, .delay = 10};
constexpr ClockTerms kDays{.pace = Pace::Days, .days = 3, .holidays = 14};

TableConfig timed(const ClockTerms& terms) {
  TableConfig c = config_with(human("A"), human("B"), 5);
  c.clock = terms;
  return c;
}

// Both seats are taken at kStart: the lead and its roll fall.
FollowedTable begun(const TableConfig& config) {
  FollowedTable t(*Table::open(config));
  t.set_time(kStart);
  t.catch_up();
  return t;
}

int asked(const FollowedTable& t) { return *t.clocks()->running(); }
Json last(const FollowedTable& t) { return json_of(t.shown().back()); }
void act(FollowedTable& t) {
  const auto done = t.act(next_line(t), t.state().to_act, legal_request(t, 7));
  ASSERT_TRUE(done) << done.error().message;
}

TEST(Timing, EveryLineSaysWhoseTimeRunsAndUntilWhen) {
  FollowedTable t = begun(timed(kLive));
  const int first = asked(t);
  EXPECT_EQ(last(t)["clock"], Json({{"at", kStart},
                                    {"asked", first},
                                    {"ends", kStart + 70 * kSecond},
                                    {"left", {60 * kSecond, 60 * kSecond}}}));
  t.set_time(kStart + 25 * kSecond);
  act(t);
  const Json clock = last(t)["clock"];
  EXPECT_EQ(clock["asked"], 1 - first);
  EXPECT_EQ(clock["left"][static_cast<std::size_t>(first)], 45 * kSecond);
  EXPECT_EQ(clock["ends"], kStart + 25 * kSecond + 70 * kSecond);
}

TEST(Timing, WithoutAClockNothingIsSaidOrStoredOfTime) {
  FollowedTable t = begun(config_with(human("A"), human("B"), 5));
  EXPECT_FALSE(last(t).contains("clock"));
  EXPECT_EQ(t.done().back().at, 0);
  for (const GameEvent& aside : {GameEvent(SetVacation{0, 3}), GameEvent(AddTime{0}),
                                 GameEvent(SetAutoPlay{0, true}), GameEvent(AddTime{1})}) {
    const auto wrong = t.objection_to(aside);
    ASSERT_TRUE(wrong);
    EXPECT_EQ(wrong->code, ErrorCode::NotAllowed);
  }
}

TEST(Timing, APlayerWithoutTimeLosesTheTour) {
  FollowedTable t = begun(timed(kLive));
  const Side late = t.state().to_act;
  t.set_time(kStart + 70 * kSecond - 1);
  EXPECT_EQ(t.next(), Next::Person);
  t.set_time(kStart + 70 * kSecond);
  EXPECT_EQ(t.next(), Next::Own);
  t.catch_up();
  const Json line = last(t);
  EXPECT_EQ(line["do"], Json({{"type", "overtime"}}));
  EXPECT_EQ(line["side"], name_of(late));
  EXPECT_EQ(line["over"]["winner"], name_of(trictrac::other(late)));
  EXPECT_EQ(line["over"]["by"], "time");
  EXPECT_EQ(line["clock"]["asked"], nullptr);
  EXPECT_TRUE(t.ended());
  EXPECT_EQ(record_of(t).tag("End"), "time");
  const auto late_act = t.act(next_line(t), late, Resign{});
  ASSERT_FALSE(late_act);
  EXPECT_EQ(late_act.error().code, ErrorCode::GameOver);
}

// The network had the act for 300 ms: it was done in time.
TEST(Timing, AnActThatTheNetworkHeldIsDoneAndSaysSo) {
  FollowedTable t = begun(timed(kLive));
  const int first = asked(t);
  t.set_time(kStart + 70 * kSecond + 200, 300);
  ASSERT_EQ(t.next(), Next::Person);
  act(t);
  const Json clock = last(t)["clock"];
  EXPECT_EQ(clock["lag"], 300);
  EXPECT_EQ(clock["left"][static_cast<std::size_t>(first)], 100);
  auto done = t.done();
  EXPECT_EQ(print_event(done.back()).substr(print_event(done.back()).find('@')), "@1700000070200-300");
  EXPECT_TRUE(Table::restore(t.config(), done));
  const auto aside = apply_in_words(static_cast<Table&>(t), t.logged(SetAutoPlay{first, true}));
  ASSERT_TRUE(aside);
  EXPECT_FALSE(json_of(*aside)["clock"].contains("lag")) << "it is said of that act alone";
  done.back().lag = 200;
  EXPECT_FALSE(Table::restore(t.config(), done)) << "their time was out then";
  done.back().lag = 1'001;
  EXPECT_FALSE(Table::restore(t.config(), done)) << "nobody is forgiven so much";
}

TEST(Timing, TheNetworkIsForgivenOnlyToThePlayerToMove) {
  FollowedTable t = begun(timed(kLive));
  auto done = t.done();
  done.push_back({t.state().to_act, SetAutoPlay{0, true}, kStart + 20 * kSecond, 100});
  EXPECT_FALSE(Table::restore(t.config(), done)) << "beside the game nothing is charged";
  done.back() = {t.state().to_act, LoseOnTime{t.state().to_act}, kStart + 70 * kSecond, 100};
  EXPECT_FALSE(Table::restore(t.config(), done)) << "their time was not out";
}

// The server gave time back while the act was on its way.
TEST(Timing, AChangeOfTheClocksMakesNoActStale) {
  FollowedTable t = begun(timed(kLive));
  t.set_time(kStart + 20 * kSecond);
  const int n = next_line(t);
  const Side side = t.state().to_act;
  const GameEvent request = legal_request(t, 7);
  ASSERT_TRUE(t.apply(ClockChange{ClockChange::Kind::Outage, 5 * kSecond}));
  const auto done = t.act(n, side, request);
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_FALSE(*done);
  EXPECT_EQ(t.lines(), n + 1);
  EXPECT_TRUE(t.act(n, side, request).value_or(false)) << "it is asked once more";
  EXPECT_EQ(t.lines(), n + 1);
}

TEST(Timing, AMatchOfToursGoesOnWithFullReserves) {
  TableConfig c = timed(kLive);
  c.match.rounds = 3;
  FollowedTable t = begun(c);
  t.set_time(kStart + 100 * kSecond);
  t.catch_up();
  ASSERT_FALSE(t.ended());
  const Json lines = [&] {
    Json all = Json::array();
    for (const std::string& line : t.shown()) all.push_back(json_of(line));
    return all;
  }();
  const auto overtime =
      std::ranges::find(lines, Json("overtime"), [](const Json& l) { return l["do"]["type"]; });
  ASSERT_NE(overtime, lines.end());
  EXPECT_EQ((*overtime)["tour"]["by"], "time");
  EXPECT_EQ(last(t)["clock"]["left"], Json({60 * kSecond, 60 * kSecond}));
  EXPECT_EQ(last(t)["clock"]["ends"], kStart + 170 * kSecond);
}

TEST(Timing, NoTimeRunsWhileTheGameIsAdjournedOrOver) {
  FollowedTable t = begun(timed(kDays));
  ASSERT_TRUE(t.agree(MutualOffer::Adjourn));
  EXPECT_EQ(t.clocks()->running(), std::nullopt);
  t.set_time(kStart + 100 * kDay);
  EXPECT_EQ(t.next(), Next::Person);
  act(t);
  EXPECT_TRUE(t.clocks()->running());
  ASSERT_TRUE(t.agree(MutualOffer::Stop));
  EXPECT_EQ(t.clocks()->running(), std::nullopt);
}

TEST(Timing, AHolidayAndGraceMoveTheEnd) {
  FollowedTable t = begun(timed(kDays));
  const int player = asked(t);
  ASSERT_TRUE(apply_in_words(static_cast<Table&>(t), t.logged(SetVacation{player, 7})));
  EXPECT_EQ(t.clocks()->ends(), kStart + 10 * kDay);
  EXPECT_EQ(t.objection_to(GameEvent(AddTime{player}))->code, ErrorCode::NotAllowed)
      << "players cannot give themselves time";
  t.set_time(kStart + 9 * kDay);
  ASSERT_TRUE(t.apply(AddTime{1 - player}));
  EXPECT_EQ(t.clocks()->ends(), kStart + 12 * kDay);
  EXPECT_EQ(t.state().stage, Stage::Move) << "the game stands as it was";
}

TEST(Timing, NobodyWhoDoesNotPlayMeddlesWithTime) {
  FollowedTable t = begun(timed(kDays));
  for (const GameEvent& aside :
       {GameEvent(SetVacation{2, 3}), GameEvent(AddTime{5}), GameEvent(SetAutoPlay{2, true})}) {
    EXPECT_TRUE(t.objection_to(aside));
    EXPECT_FALSE(t.has(aside));
  }
  EXPECT_FALSE(parse_event("w auto_play 32 on @5"));
}

// A turn of a game by correspondence is one visit.
TEST(Timing, WhatAPlayerHasNoChoiceInGoesByItself) {
  FollowedTable t = begun(timed(kDays));
  for (const int player : {0, 1}) {
    EXPECT_FALSE(t.has(GameEvent(SetAutoPlay{player, true})));
    ASSERT_TRUE(t.apply(SetAutoPlay{player, true}));
    EXPECT_TRUE(t.has(GameEvent(SetAutoPlay{player, true})));
  }
  t.catch_up();
  int asked_for = 0;
  while (!t.ended() && asked_for < 400) {
    const Json turn = last(t)["turn"];
    ASSERT_NE(turn["stage"], "roll") << "nobody is asked to throw";
    if (turn["stage"] == "move") {
      ASSERT_GT(turn["plays"].size(), 1u) << "nobody is asked for a play that is forced";
    }
    act(t);
    ++asked_for;
  }
  EXPECT_GT(asked_for, 20);
  for (const std::string& text : t.shown()) {
    const Json line = json_of(text);
    if (line["do"]["type"] != "auto_play") continue;
    EXPECT_TRUE(line["clock"].contains("auto_play"));
  }
}

TEST(Timing, WithoutAutoPlayThePlayerThrowsAgain) {
  FollowedTable t = begun(timed(kDays));
  const int player = asked(t);
  ASSERT_TRUE(t.apply(SetAutoPlay{1 - player, true}));
  ASSERT_TRUE(t.apply(SetAutoPlay{1 - player, false}));
  EXPECT_FALSE(t.plays_for(1 - player));
  act(t);
  EXPECT_EQ(last(t)["turn"]["stage"], "roll");
}

TEST(Timing, ATableIsRestoredFromEveryPrefixWithItsMoments) {
  for (const ClockTerms& terms : {kLive, kDays}) {
    FollowedTable t = begun(timed(terms));
    Moment now = kStart;
    if (terms.pace == Pace::Days) {
      ASSERT_TRUE(t.apply(SetVacation{0, 2}));
      ASSERT_TRUE(t.apply(SetAutoPlay{1, true}));
    }
    for (int i = 0; i < 30; ++i) {
      t.set_time(now += 9 * kSecond);
      act(t);
    }
    t.set_time(now += 40 * kDay);
    t.catch_up();
    ASSERT_TRUE(t.ended());
    const auto done = t.done();
    for (std::size_t n = 0; n <= done.size(); ++n) {
      auto again = Table::restore(t.config(), std::span(done).first(n));
      ASSERT_TRUE(again) << n << ": " << again.error().message;
      for (std::size_t i = n; i < done.size(); ++i) {
        again->set_time(done[i].at);
        ASSERT_TRUE(again->apply(done[i])) << n << ", " << i;
      }
      ASSERT_EQ(again->state(), t.state());
      ASSERT_EQ(again->done(), done);
    }
    for (const auto& one : done) EXPECT_EQ(parse_event(print_event(one)), one);
  }
}

TEST(Timing, AStoredLineThatNobodyCouldHaveDoneInTimeIsRefused) {
  FollowedTable t = begun(timed(kLive));
  t.set_time(kStart + 5 * kSecond);
  act(t);
  auto done = t.done();
  EXPECT_TRUE(Table::restore(t.config(), done));
  done.back().at = kStart + 200 * kSecond;
  EXPECT_FALSE(Table::restore(t.config(), done)) << "their time was out";
  done.back().at = kStart - 1;
  EXPECT_FALSE(Table::restore(t.config(), done)) << "before the line before it";
  done.back() = {done.back().side, LoseOnTime{done.back().side}, kStart + 5 * kSecond};
  EXPECT_FALSE(Table::restore(t.config(), done)) << "they had time left";
  done.back().at = kStart + 70 * kSecond;
  EXPECT_TRUE(Table::restore(t.config(), done));
  TableConfig without = t.config();
  without.clock.reset();
  EXPECT_FALSE(Table::restore(without, done));
}

TEST(Timing, DiceByHandHaveNoClock) {
  TableConfig c = timed(kLive);
  c.by_hand = true;
  c.start.stage = Stage::Roll;
  const auto table = Table::open(c);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, ErrorCode::BadOption);
}

// R16: the player who is asked to agree to a going is waited for.
TEST(Timing, TheTimeRunsOfThePlayerAskedToAgree) {
  TableConfig c = timed(kLive);
  c.start = *parse_trid("TRID=C-----BBBBBBbbbbbb-----c:w:D:21:0-0:1-0:-:-:4.3");
  c.start.options.marking = Marking::Hand;
  FollowedTable t = begun(c);
  EXPECT_EQ(asked(t), 0);
  t.set_time(kStart + 20 * kSecond);
  ASSERT_TRUE(t.act(next_line(t), Side::White, Go{}));
  EXPECT_EQ(last(t)["turn"]["stage"], "agree");
  EXPECT_EQ(asked(t), 1);
  ASSERT_TRUE(t.act(next_line(t), Side::Black, Agree{}));
  EXPECT_EQ(asked(t), 0) << "the men are back, and the player who went throws";
}

TEST(Timing, LeTricTracIsPlayedWithAClockToo) {
  courrier::Config c;
  c.seats = {human("A"), human("B")};
  c.seed = seed_of(5);
  c.clock = kLive;
  c.start.terms.points = 5;
  auto opened = courrier::Table::open(c);
  ASSERT_TRUE(opened) << opened.error().message;
  Followed<courrier::Table> t(std::move(*opened));
  t.set_time(kStart);
  t.catch_up();
  const Side late = t.state().to_act;
  t.set_time(kStart + 70 * kSecond);
  ASSERT_TRUE(apply_in_words(static_cast<courrier::Table&>(t), t.own()));
  EXPECT_EQ(t.state().score[trictrac::other(late)], 2) << "J12: none of their men is off";
  const auto thrown = t.act(next_line(t), t.state().to_act, RollDice{});
  ASSERT_TRUE(thrown) << thrown.error().message;
  const Json line = json_of(t.shown().back());
  EXPECT_EQ(line["clock"]["left"], Json({60 * kSecond, 60 * kSecond})) << "a new game of the match";
}

TEST(Timing, TheClocksAreChangedByEventsThatAreReadAgain) {
  FollowedTable t = begun(timed(kLive));
  using Kind = ClockChange::Kind;
  t.set_time(kStart + 1'000 * kSecond);
  ASSERT_EQ(t.next(), Next::Own) << "time is out";
  EXPECT_TRUE(t.objection_to(ClockChange{Kind::Outage, 1'001 * kSecond})) << "longer than the clock has run";
  EXPECT_TRUE(t.objection_to(ClockChange{Kind::Start}));
  ASSERT_TRUE(t.change(ClockChange{Kind::Outage, 990 * kSecond}));
  EXPECT_EQ(t.next(), Next::Person);
  EXPECT_EQ(last(t)["do"], Json::parse(R"({"type":"clock","change":"outage","by":990000})"));
  EXPECT_EQ(last(t)["clock"]["ends"], kStart + 1'060 * kSecond);
  act(t);
  ASSERT_TRUE(t.change(ClockChange{Kind::Stop}));
  EXPECT_TRUE(t.objection_to(ClockChange{Kind::Stop}));
  EXPECT_EQ(last(t)["clock"]["stopped"], true);
  EXPECT_EQ(last(t)["clock"]["ends"], nullptr);
  t.set_time(kStart + 9'000 * kSecond);
  act(t);
  ASSERT_TRUE(t.change(ClockChange{Kind::Start}));
  ASSERT_TRUE(t.change(ClockChange{Kind::Extend, 60 * kSecond}));
  ASSERT_TRUE(t.change(ClockChange{Kind::Restore}));
  EXPECT_TRUE(t.objection_to(ClockChange{Kind::Extend, kLongestExtension + 1}));
  std::vector<LoggedEvent> stored;
  for (const LoggedEvent& done : t.done()) {
    const auto read = parse_event(print_event(done));
    ASSERT_TRUE(read) << read.error();
    ASSERT_EQ(*read, done);
    stored.push_back(*read);
  }
  const auto again = Table::restore(timed(kLive), stored);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->clocks()->ends(), t.clocks()->ends());
}

TEST(Timing, WithoutAClockNobodyChangesIt) {
  const FollowedTable t = begun(config_with(human("A"), human("B"), 5));
  EXPECT_TRUE(t.objection_to(ClockChange{ClockChange::Kind::Stop}));
  EXPECT_TRUE(t.objection_to(ClockChange{ClockChange::Kind::Outage, 1}));
}

TEST(Timing, ALiveGameIsClaimedFromThePlayerToMove) {
  FollowedTable t = begun(timed(kLive));
  const Side side = t.state().to_act;
  t.set_time(kStart + 30 * kSecond);
  const LoggedEvent claimed{side, LoseOnTime{side, true}, kStart + 30 * kSecond};
  EXPECT_EQ(print_event(claimed),
            std::string{side == Side::White ? 'w' : 'b'} + " overtime absent @1700000030000");
  EXPECT_TRUE(t.could_be(claimed));
  EXPECT_FALSE(t.could_be({side, LoseOnTime{side}, kStart + 30 * kSecond})) << "there is time left";
  ASSERT_TRUE(t.claim(side));
  EXPECT_EQ(last(t)["over"]["by"], "time");
  EXPECT_EQ(last(t)["do"]["absent"], true);
  EXPECT_TRUE(t.ended_by_time());
  EXPECT_TRUE(t.given_up());
  FollowedTable days = begun(timed(kDays));
  days.set_time(kStart + kDay);
  EXPECT_FALSE(days.could_be({days.state().to_act, LoseOnTime{days.state().to_act, true}, kStart + kDay}));
}

TEST(Timing, AtTheEndEachClockKeepsWhatWasLeft) {
  FollowedTable t = begun(timed(kLive));
  const auto first = static_cast<std::size_t>(asked(t));
  t.set_time(kStart + 25 * kSecond);
  act(t);
  t.set_time(kStart + 30 * kSecond);
  ASSERT_TRUE(t.act(next_line(t), t.state().to_act, Resign{}));
  ASSERT_TRUE(t.ended());
  EXPECT_EQ(last(t)["clock"]["left"][first], 45 * kSecond);
}

}  // namespace timing_test
}  // namespace trictrac
