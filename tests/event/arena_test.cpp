// Arenas: tables begun one by one, who is free, and the end of the time.
#include "event/arena.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/standings.h"

namespace trictrac::event {
namespace arena_test {

const Terms kArena{
    .system = System::Arena, .minutes = 30, .tie_breaks = {TieBreak::SonnebornBerger, TieBreak::Holes}};
const Result kWhiteWon{kWhite, {12, 5}}, kBlackWon{kBlack, {5, 12}}, kDrawn{std::nullopt, {4, 4}};
constexpr Author kServer{};

// An arena of four that has begun at 1000.
Acting four() {
  Acting event(kArena, {1800, 1700, 1600, 1500});
  event.now = 1000;
  event.done(StartRound{}, kServer);
  return event;
}

TEST(Arena, TablesAreBegunOneByOne) {
  Acting event = four();
  EXPECT_EQ(event.refused(StartRound{}), EventError::RoundOpen);
  EXPECT_EQ(event.done(StartTable{{1, 1}, {1, 2}}, kServer), (Effects{TablePaired{{1, 1}, {1, 2}}}));
  EXPECT_EQ(event.refused(StartTable{{1, 1}, {3, 4}}), EventError::Stale) << "begun twice";
  EXPECT_EQ(event.refused(StartTable{{1, 3}, {3, 4}}), EventError::Stale);
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {2, 3}}), EventError::Busy) << "nobody at two tables";
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {3, 3}}), EventError::PairedTwice);
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {3, 9}}), EventError::UnknownEntrant);
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {3, 4}}, {Role::Entrant, 3}), EventError::NotAllowed);
  event.done(StartTable{{1, 2}, {3, 4}});
  event.done(EnterResult{{1, 1}, kWhiteWon}, kServer);
  event.done(StartTable{{1, 3}, {2, 1}});
  EXPECT_EQ(event.table(1, 3).started, 1000);
}

TEST(Arena, BeginsWithoutTablesAndHasOneRound) {
  Acting event(kArena, {1800, 1700});
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {}}}), EventError::BadValue);
  EXPECT_EQ(event.refused(StartTable{{1, 1}, {1, 2}}), EventError::NoRound);
  event.done(StartRound{});
  EXPECT_EQ(event.refused(PairAgain{}), EventError::BadValue);
  event.done(CloseRound{});
  EXPECT_EQ(event.refused(StartRound{}), EventError::NoMoreRounds);
  event.done(Finish{});
  Acting swiss({.rounds = 1}, {1500, 1500});
  swiss.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(swiss.refused(StartTable{{1, 2}, {1, 2}}), EventError::BadValue);
}

TEST(Arena, NoTableIsBegunWhenTheTimeIsOver) {
  Acting event = four();
  EXPECT_EQ(end_of_arena(event.state()), 1000 + 30 * 60);
  event.now = 1000 + 30 * 60 - 1;
  event.done(StartTable{{1, 1}, {1, 2}});
  event.now = 1000 + 30 * 60;
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {3, 4}}), EventError::TimeOver);
  EXPECT_EQ(event.refused(CloseRound{}), EventError::RoundOpen) << "the table counts when it ends";
  event.done(EnterResult{{1, 1}, kBlackWon});
  event.done(CloseRound{});
  EXPECT_EQ(standings(event.state())[0].entrant, 2);
}

TEST(Arena, WhoIsAwayIsNotPairedAndPlaysOn) {
  Acting event = four();
  event.done(StartTable{{1, 1}, {1, 2}});
  const Author first{Role::Entrant, 1};
  EXPECT_EQ(event.refused(SetAway{2, true}, first), EventError::NotAllowed);
  EXPECT_EQ(event.refused(SetAway{1, false}, first), EventError::BadValue);
  event.done(SetAway{1, true}, first);
  event.done(EnterResult{{1, 1}, kWhiteWon});
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {1, 3}}), EventError::Away);
  event.done(SetAway{1, false}, first);
  event.done(StartTable{{1, 2}, {1, 3}});
  Acting swiss({.rounds = 1}, {1500, 1500});
  EXPECT_EQ(swiss.refused(SetAway{1, true}), EventError::BadValue) << "there they ask for a bye";
}

// lila #12497 (points by leaving and joining again) and #17081 (one person at two tables).
TEST(Arena, LeavingAndReturningGainsNothing) {
  Acting event = four();
  event.done(StartTable{{1, 1}, {1, 2}});
  event.done(Withdraw{1}, {Role::Entrant, 1});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kBlack);
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {1, 3}}), EventError::HasWithdrawn);
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 9, .person = 101, .name = "E1"}), EventError::PersonTaken);
  event.done(Readmit{1});
  for (const StandingRow& row : standings(event.state()))
    EXPECT_EQ(row.wins.value, row.entrant == 2 ? kWinUnit : 0);
}

TEST(Arena, WhoDoesNotSitDownIsAwayUntilTheyReturn) {
  Acting event = four();
  event.done(StartTable{{1, 1}, {1, 2}});
  event.done(Forfeit{{1, 1}, kWhite}, kServer);
  EXPECT_EQ(event.refused(StartTable{{1, 2}, {2, 3}}), EventError::Away);
  event.done(StartTable{{1, 2}, {1, 3}});
  event.done(Forfeit{{1, 2}}, kServer);
  for (const int both : {1, 3}) event.done(SetAway{both, false}, {Role::Entrant, both});
}

TEST(Arena, TakesEntrantsAtAnyTime) {
  Acting event = four();
  event.done(AddEntrant{.entrant = 9, .name = "Late"}, {Role::Entrant, 9});
  event.done(StartTable{{1, 1}, {9, 1}});
}

TEST(Arena, ATableThatOthersFollowedCannotBeUndone) {
  Acting event = four();
  event.done(StartTable{{1, 1}, {1, 2}});
  const int first = event.last();
  event.done(StartTable{{1, 2}, {3, 4}});
  EXPECT_EQ(event.refused(Undo{first}), EventError::CannotUndo) << "it would change their numbers";
  EXPECT_EQ(event.done(Undo{event.last()}), (Effects{TableCalledOff{{1, 2}, {3, 4}}}));
  event.done(Undo{first});
  EXPECT_TRUE(event.state().rounds[0].tables.empty());
}

TEST(Arena, StandsByPointsThenTheTieBreaks) {
  Acting event = four();
  event.done(StartTable{{1, 1}, {1, 2}});
  event.done(EnterResult{{1, 1}, kWhiteWon});
  event.done(StartTable{{1, 2}, {2, 1}});
  event.done(EnterResult{{1, 2}, kDrawn});
  event.done(StartTable{{1, 3}, {3, 4}});
  event.done(EnterResult{{1, 3}, {kWhite, {12, 0}}});
  event.done(StartTable{{1, 4}, {4, 3}});
  event.done(EnterResult{{1, 4}, kDrawn});
  const auto rows = standings(event.state());
  EXPECT_EQ(rows[0].entrant, 3);
  EXPECT_EQ(rows[0].wins.value, 3) << "2 for a win, 1 for a draw";
  EXPECT_EQ(rows[0].wins.sum, (std::vector<Summand>{{1, 4, 2, false}, {2, 4, 1, false}}));
  EXPECT_EQ(rows[1].entrant, 1) << "by holes";
  EXPECT_EQ(rows[0].tie_breaks[0].value, rows[1].tie_breaks[0].value);
}

TEST(Terms, OfArenas) {
  EXPECT_TRUE(are_valid(kArena));
  EXPECT_FALSE(are_valid({.system = System::Arena, .tie_breaks = {}})) << "how long?";
  EXPECT_FALSE(are_valid({.system = System::Arena, .minutes = kMostMinutes + 1, .tie_breaks = {}}));
  EXPECT_FALSE(are_valid({.system = System::Arena, .minutes = 30, .tie_breaks = {TieBreak::BuchholzCut1}}))
      << "it grows with the number of games";
  EXPECT_FALSE(are_valid({.rounds = 3, .minutes = 30}));
  EXPECT_FALSE(are_valid(
      {.system = System::Arena, .boards = 2, .minutes = 30, .tie_breaks = {TieBreak::BoardPoints}}));
}

}  // namespace arena_test
}  // namespace trictrac::event
