// The acts of a director, and the reasons for which they are refused.
#include <gtest/gtest.h>

#include "acting.h"
#include "event/history.h"

namespace trictrac::event {
namespace acts_test {

const Terms kThreeRounds{.rounds = 3};
const Result kWhiteWon{kWhite, {12, 5}}, kBlackWon{kBlack, {5, 12}}, kDrawn{std::nullopt, {4, 4}};

int score(const Acting& event, int entrant) {
  return score_of(histories(event.state()).at(*index_of(event.state(), entrant)));
}

TEST(Entering, TakesNumbersAndPersonsOnce) {
  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 2, .name = "Tom"}), EventError::NumberTaken);
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 3, .person = 101, .name = "Tom"}), EventError::PersonTaken);
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 3, .name = ""}), EventError::BadValue) << "without a name";
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 0, .name = "Tom"}), EventError::BadValue);
  event.done(AddEntrant{.entrant = 9, .name = "Tom"});
  event.done(AddEntrant{.entrant = 4, .name = "Odile"});
  EXPECT_EQ(event.state().entrants[2].number, 4) << "in the order of numbers";
}

TEST(Entering, LateGivesNothingForThePast) {
  Acting event(kThreeRounds, {1500, 1500});
  event.round({{1, 2}});
  event.done(AddEntrant{.entrant = 9, .name = "Late"});
  EXPECT_EQ(score(event, 9), 0);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {}}}), EventError::NotPaired) << "9 is here now";
  event.round({{9, 1}}, {{2, 2}});
  EXPECT_EQ(score(event, 9), 2);
}

TEST(Entering, IsOverOnceARoundRobinHasBegun) {
  Acting event({.system = System::RoundRobin}, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 9, .name = "Late"}), EventError::LaterRounds);
}

// lila #12497: points by leaving and joining again.
TEST(Withdrawing, AndReturningGainsNothing) {
  Acting event(kThreeRounds, {1500, 1500, 1500, 1500});
  event.round({{1, 2}, {3, 4}});
  event.done(Withdraw{1});
  EXPECT_EQ(event.refused(Withdraw{1}), EventError::HasWithdrawn);
  EXPECT_EQ(event.refused(StartRound{{{{1, 3}, {2, 4}}, {}}}), EventError::HasWithdrawn);
  event.round({{3, 2}}, {{4, 2}});
  event.done(Readmit{1});
  EXPECT_EQ(event.refused(Readmit{1}), EventError::BadValue);
  EXPECT_EQ(score(event, 1), 2) << "what was won before, and nothing for the round missed";
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 9, .person = 101, .name = "E1"}), EventError::PersonTaken);
}

TEST(Withdrawing, LosesTheOpenGame) {
  Acting event(kThreeRounds, {1500, 1500, 1500, 1500});
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  const Outcome lost{Outcome::Kind::Forfeit, {kBlack}};
  EXPECT_EQ(event.done(Withdraw{1}), (Effects{OutcomeChanged{{1, 1}, std::nullopt, lost}}));
  event.done(EnterResult{{1, 2}, kWhiteWon});
  event.done(Withdraw{3});
  EXPECT_EQ(event.table(1, 2).outcome, (Outcome{Outcome::Kind::Played, kWhiteWon})) << "it was over";
}

TEST(Pairing, EverybodyOnce) {
  Acting event(kThreeRounds, {1500, 1500, 1500});
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}, {2, 3}}, {}}}), EventError::PairedTwice);
  EXPECT_EQ(event.refused(StartRound{{{{1, 1}}, {{2, 2}}}}), EventError::PairedTwice);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {{2, 2}}}}), EventError::PairedTwice);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {}}}), EventError::NotPaired);
  EXPECT_EQ(event.refused(StartRound{{{{1, 8}}, {}}}), EventError::UnknownEntrant);
  EXPECT_EQ(event.refused(StartRound{{{}, {{1, 2}, {2, 2}, {3, 2}}}}), EventError::BadValue) << "no table";
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {{3, 1}}}}), EventError::BadValue) << "a bye is a win here";
  event.done(GiveBye{{3, 1}});
  EXPECT_EQ(event.refused(StartRound{{{{1, 3}}, {{2, 2}}}}), EventError::BadValue) << "3 asked for a bye";
  event.done(StartRound{{{{1, 2}}, {{3, 1}}}});
  EXPECT_EQ(score(event, 3), 1);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {{3, 2}}}}), EventError::RoundOpen);
}

TEST(Pairing, AgainBeforeTheFirstThrow) {
  Acting event(kThreeRounds, {1500, 1500, 1500, 1500});
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  EXPECT_EQ(event.done(PairAgain{{{{1, 2}, {4, 3}}, {}}}),
            (Effects{TableCalledOff{{1, 2}, {3, 4}}, TablePaired{{1, 2}, {4, 3}}}))
      << "the first table is as it was";
  event.done(BeginGame{{1, 1}});
  EXPECT_EQ(event.refused(BeginGame{{1, 1}}), EventError::HasBegun);
  EXPECT_EQ(event.refused(PairAgain{{{{1, 3}, {2, 4}}, {}}}), EventError::HasBegun);
}

TEST(Pairing, AgainKeepsByesThatWereAskedFor) {
  Acting event(kThreeRounds, {1500, 1500, 1500, 1500});
  event.done(GiveBye{{4, 0}});
  event.done(StartRound{{{{1, 2}}, {{4, 0}, {3, 2}}}});
  EXPECT_EQ(event.refused(PairAgain{{{{1, 4}}, {{2, 2}, {3, 2}}}}), EventError::BadValue);
  event.done(PairAgain{{{{1, 3}}, {{4, 0}, {2, 2}}}});
  EXPECT_EQ(score(event, 2), 2);
}

TEST(Rounds, EndWhenAllTablesAreDecided) {
  Acting event({.rounds = 1}, {1500, 1500, 1500, 1500});
  EXPECT_EQ(event.refused(CloseRound{}), EventError::NoRound);
  EXPECT_EQ(event.refused(Finish{}), EventError::NoRound);
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  event.done(EnterResult{{1, 1}, kDrawn});
  EXPECT_EQ(event.refused(CloseRound{}), EventError::RoundOpen);
  EXPECT_EQ(event.refused(Finish{}), EventError::RoundOpen);
  event.done(Forfeit{{1, 2}});
  EXPECT_EQ(event.done(CloseRound{}), (Effects{RoundClosed{1}}));
  EXPECT_EQ(score(event, 1), 1);
  EXPECT_EQ(score(event, 3) + score(event, 4), 0) << "both lost";
  EXPECT_EQ(event.refused(StartRound{{{{1, 3}, {2, 4}}, {}}}), EventError::NoMoreRounds);
  EXPECT_EQ(event.done(Finish{}), (Effects{EventFinished{}}));
  EXPECT_EQ(event.refused(Finish{}), EventError::Finished);
  event.done(CorrectResult{{1, 1}, kBlackWon});
  EXPECT_EQ(score(event, 2), 2) << "corrections come late";
}

TEST(Results, AreEnteredOnceAndCorrected) {
  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, kWhiteWon}), EventError::UnknownTable);
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(event.refused(CorrectResult{{1, 1}, kWhiteWon}), EventError::Undecided);
  EXPECT_EQ(event.refused(EnterResult{{1, 2}, kWhiteWon}), EventError::UnknownTable);
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, {2, {}}}), EventError::BadValue);
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, {kWhite, {-1, 0}}}), EventError::BadValue);
  event.done(EnterResult{{1, 1}, kWhiteWon});
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, kBlackWon}), EventError::Decided);
  EXPECT_EQ(event.refused(Forfeit{{1, 1}, kBlack}), EventError::Decided);
  EXPECT_EQ(event.refused(GrantTime{{1, 1}, 5}), EventError::Decided);
  event.done(AnnulResult{{1, 1}});
  EXPECT_EQ(score(event, 1), 0);
  event.done(CorrectResult{{1, 1}, kBlackWon});
  EXPECT_EQ(score(event, 2), 2);
}

TEST(Results, OfWoodNeedBothPlayers) {
  Acting event(kThreeRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  const Author white{Role::Entrant, 1}, black{Role::Entrant, 2};
  EXPECT_EQ(event.done(EnterResult{{1, 1}, kWhiteWon}, white), Effects{});
  EXPECT_FALSE(event.table(1, 1).outcome) << "one is not enough";
  EXPECT_EQ(event.done(EnterResult{{1, 1}, kBlackWon}, black), (Effects{TableDisputed{{1, 1}}}));
  event.done(EnterResult{{1, 1}, kWhiteWon}, black);
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, kWhiteWon}));
}

TEST(Results, OfAKnockoutHaveAWinnerAndStand) {
  Acting event({.system = System::Knockout}, {1500, 1500, 1500, 1500});
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  event.done(EnterResult{{1, 1}, kWhiteWon});
  EXPECT_EQ(event.refused(CorrectResult{{1, 1}, kDrawn}), EventError::NeedsWinner);
  event.done(EnterResult{{1, 2}, kWhiteWon});
  event.done(CloseRound{});
  event.done(StartRound{{{{1, 3}}, {}}});
  EXPECT_EQ(event.refused(CorrectResult{{1, 1}, kBlackWon}), EventError::LaterRounds) << "2 should play";
  event.done(CorrectResult{{1, 1}, {kWhite, {12, 11}}});
}

TEST(Substituting, KeepsTheResults) {
  Acting event(kThreeRounds, {1500, 1500, 1500, 1500});
  event.round({{1, 2}, {3, 4}});
  EXPECT_EQ(event.refused(Substitute{1, 102, "E2"}), EventError::PersonTaken) << "who plays already";
  EXPECT_EQ(event.done(Substitute{1, 900, "Jules"}), (Effects{PersonChanged{1, 900}}));
  EXPECT_EQ(score(event, 1), 2);
  EXPECT_EQ(entrant_of(event.state(), 1).name, "Jules");
}

TEST(Pausing, HoldsTheNextRound) {
  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.refused(Resume{}), EventError::NotPaused);
  EXPECT_EQ(event.done(Pause{}), (Effects{PauseChanged{true}}));
  EXPECT_EQ(event.refused(Pause{}), EventError::Paused);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {}}}), EventError::Paused);
  event.done(Resume{});
  event.done(StartRound{{{{1, 2}}, {}}});
}

TEST(Excluding, NamesTwoOnce) {
  Acting event(kThreeRounds, {1500, 1500});
  event.done(ExcludePair{2, 1});
  EXPECT_EQ(event.refused(ExcludePair{1, 2}), EventError::BadValue);
  EXPECT_EQ(event.refused(ExcludePair{1, 1}), EventError::BadValue);
  EXPECT_EQ(event.refused(ExcludePair{1, 3}), EventError::UnknownEntrant);
}

TEST(Terms, HaveLimits) {
  EXPECT_TRUE(are_valid(kThreeRounds));
  EXPECT_FALSE(are_valid({.rounds = 0}));
  EXPECT_FALSE(are_valid({.rounds = kMostRounds + 1}));
  EXPECT_FALSE(are_valid({.system = System::Knockout, .rounds = 3})) << "they follow from the entrants";
  EXPECT_FALSE(are_valid({.rounds = 3, .cycles = 2}));
  EXPECT_TRUE(are_valid({.system = System::RoundRobin, .cycles = 2}));
  EXPECT_FALSE(are_valid({.rounds = 3, .third_place = true}));
  EXPECT_FALSE(are_valid({.rounds = 3, .tie_breaks = {TieBreak::Holes, TieBreak::Holes}}));
}

}  // namespace acts_test
}  // namespace trictrac::event
