// Matches: games of a knockout one after another, and boards of teams.
#include "event/match.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/pairing/pair.h"
#include "event/standings.h"

namespace trictrac::event {
namespace match_test {

const Terms kBestOfThree{.system = System::Knockout, .best_of = 3};
const Terms kTeams{.rounds = 2, .boards = 3, .tie_breaks = {TieBreak::BoardPoints, TieBreak::Holes}};
const Result kWhiteWon{kWhite, {12, 5}}, kBlackWon{kBlack, {5, 12}}, kDrawn{std::nullopt, {4, 4}};

// Two entrants at a table, 1 as White of its first game.
Acting two(const Terms& terms) {
  Acting event(terms, {1600, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  return event;
}

TEST(BestOf, GamesFollowUntilOneHasMoreThanHalf) {
  Acting event(kBestOfThree, {1600, 1500});
  EXPECT_EQ(event.done(StartRound{{{{1, 2}}, {}}}), (Effects{TablePaired{{1, 1, 1}, {1, 2}}}));
  EXPECT_EQ(event.done(EnterResult{{1, 1, 1}, kWhiteWon}),
            (Effects{OutcomeChanged{{1, 1, 1}, std::nullopt, Outcome{Outcome::Kind::Played, kWhiteWon}},
                     TablePaired{{1, 1, 2}, {2, 1}}}))
      << "colours turn";
  EXPECT_EQ(event.refused(CloseRound{}), EventError::RoundOpen);
  event.done(EnterResult{{1, 1, 2}, kWhiteWon});  // 2 has White
  EXPECT_FALSE(event.table(1, 1).outcome);
  event.done(EnterResult{{1, 1, 3}, kBlackWon});
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, {kBlack, {22, 29}}}));
  EXPECT_EQ(event.table(1, 1).boards.size(), 3u);
  event.done(CloseRound{});
  EXPECT_EQ(standings(event.state())[0].entrant, 2);
  EXPECT_EQ(standings(event.state())[0].wins.value, kWinUnit) << "a match is one win";
}

TEST(BestOf, TwoWinsOfThreeLeaveTheThirdGameOut) {
  Acting event = two(kBestOfThree);
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});
  event.done(EnterResult{{1, 1, 2}, kBlackWon});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kWhite);
  EXPECT_EQ(event.refused(EnterResult{{1, 1, 3}, kWhiteWon}), EventError::UnknownTable);
}

TEST(BestOf, ActsNameAGameAndNotTheTable) {
  Acting event = two(kBestOfThree);
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, kWhiteWon}), EventError::UnknownTable);
  EXPECT_EQ(event.refused(EnterResult{{1, 1, 2}, kWhiteWon}), EventError::UnknownTable) << "not begun yet";
  EXPECT_EQ(event.refused(BeginGame{{1, 1}}), EventError::UnknownTable);
  event.done(BeginGame{{1, 1, 1}});
  EXPECT_TRUE(event.table(1, 1).begun);
  EXPECT_EQ(event.refused(PairAgain{{{{2, 1}}, {}}}), EventError::HasBegun);
  Acting single({.system = System::Knockout}, {1600, 1500});
  single.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(single.refused(EnterResult{{1, 1, 1}, kWhiteWon}), EventError::UnknownTable);
}

TEST(BestOf, BothPlayersReportAGame) {
  Acting event = two(kBestOfThree);
  const Author first{Role::Entrant, 1}, second{Role::Entrant, 2};
  event.done(EnterResult{{1, 1, 1}, kWhiteWon}, first);
  EXPECT_EQ(event.done(EnterResult{{1, 1, 1}, kBlackWon}, second), (Effects{TableDisputed{{1, 1, 1}}}));
  event.done(EnterResult{{1, 1, 1}, kWhiteWon}, second);
  EXPECT_EQ(event.table(1, 1).boards.size(), 2u) << "the next game";
}

TEST(BestOf, ACorrectedGameOpensTheMatchOrEndsIt) {
  Acting event = two(kBestOfThree);
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});
  event.done(EnterResult{{1, 1, 2}, kBlackWon});
  EXPECT_EQ(event.done(CorrectResult{{1, 1, 2}, kWhiteWon}).back(), (Effect{TablePaired{{1, 1, 3}, {1, 2}}}));
  EXPECT_FALSE(event.table(1, 1).outcome);
  EXPECT_EQ(event.done(CorrectResult{{1, 1, 1}, kBlackWon}).back(),
            (Effect{TableCalledOff{{1, 1, 3}, {1, 2}}}));
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kBlack);
  event.done(CloseRound{});
  EXPECT_EQ(event.refused(CorrectResult{{1, 1, 1}, kWhiteWon}), EventError::Undecided)
      << "the match would be open again in a round that is over";
}

TEST(BestOf, AnAnnulledGameIsPlayedAgain) {
  Acting event = two(kBestOfThree);
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});
  event.done(AnnulResult{{1, 1, 1}});
  event.done(EnterResult{{1, 1, 2}, kBlackWon});
  EXPECT_FALSE(event.table(1, 1).outcome);
  event.done(EnterResult{{1, 1, 3}, kWhiteWon});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kWhite);
}

TEST(BestOf, ADrawnGameIsPlayedAgain) {
  Acting event = two(kBestOfThree);
  event.done(EnterResult{{1, 1, 1}, kDrawn});
  event.done(EnterResult{{1, 1, 2}, kBlackWon});
  event.done(EnterResult{{1, 1, 3}, kBlackWon});
  EXPECT_FALSE(event.table(1, 1).outcome) << "one game each";
  EXPECT_EQ(score_of(kBestOfThree, event.table(1, 1)), (std::array{2, 2}));
  EXPECT_EQ(event.refused(CorrectResult{{1, 1, 2}, kDrawn}), EventError::NeedsWinner);
  event.done(EnterResult{{1, 1, 4}, kBlackWon});
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, {kWhite, {33, 26}}}));
}

TEST(AKnockout, PlaysADrawnTableAgainWithColoursExchanged) {
  Acting event = two({.system = System::Knockout});
  EXPECT_EQ(event.done(EnterResult{{1, 1}, kDrawn}),
            (Effects{OutcomeChanged{{1, 1, 1}, std::nullopt, Outcome{Outcome::Kind::Played, kDrawn}},
                     TablePaired{{1, 1, 2}, {2, 1}}}));
  EXPECT_EQ(event.refused(CloseRound{}), EventError::RoundOpen);
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, kWhiteWon}), EventError::Decided) << "the first game";
  EXPECT_EQ(find_game(event.state(), {1, 1}), find_game(event.state(), {1, 1, 1}));
  const int drawn = event.last();
  event.done(EnterResult{{1, 1, 2}, kDrawn});
  event.done(EnterResult{{1, 1, 3}, kBlackWon});
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, {kBlack, {13, 20}}}));
  EXPECT_EQ(event.refused(Undo{drawn}), EventError::CannotUndo) << "later games have other colours";
  event.done(CloseRound{});
  EXPECT_EQ(standings(event.state())[0].entrant, 2);
}

TEST(AKnockout, EndsADrawnTableByForfeit) {
  Acting event = two({.system = System::Knockout});
  event.done(EnterResult{{1, 1}, kDrawn});
  event.done(Withdraw{1});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kBlack);
  const Author first{Role::Entrant, 1}, second{Role::Entrant, 2};
  Acting wood = two({.system = System::Knockout});
  wood.done(EnterResult{{1, 1}, kDrawn}, first);
  wood.done(EnterResult{{1, 1}, kDrawn}, second);
  EXPECT_EQ(wood.table(1, 1).boards.size(), 2u);
  wood.done(Forfeit{{1, 1, 2}, kWhite}, first);
  EXPECT_EQ(wood.table(1, 1).outcome->result.winner, kBlack) << "who had White in the second game";
}

TEST(BestOf, WhoWithdrawsLosesTheMatch) {
  Acting event = two(kBestOfThree);
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});
  event.done(Withdraw{1});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kBlack);
  Acting both = two(kBestOfThree);
  both.done(Forfeit{{1, 1}});
  EXPECT_EQ(both.table(1, 1).outcome, (Outcome{Outcome::Kind::Forfeit, {}}));
}

TEST(BestOf, LaterRoundsKeepTheWinner) {
  Acting event(kBestOfThree, {1800, 1700, 1600, 1500});
  event.done(StartRound{{{{1, 4}, {2, 3}}, {}}});
  for (const int table : {1, 2}) {
    event.done(EnterResult{{1, table, 1}, kWhiteWon});
    event.done(EnterResult{{1, table, 2}, kWhiteWon});
    event.done(EnterResult{{1, table, 3}, kWhiteWon});
  }
  event.done(CloseRound{});
  EXPECT_EQ(next_pairings(event.state())->tables, (std::vector<Seats>{{1, 2}}));
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(event.refused(CorrectResult{{1, 1, 3}, kBlackWon}), EventError::LaterRounds);
  event.done(CorrectResult{{1, 1, 2}, kBlackWon});
  EXPECT_EQ(event.table(1, 1).boards.size(), 2u) << "1 has won two games to none";
}

TEST(Teams, PlayAllBoardsAndTheColoursTurn) {
  Acting event = two(kTeams);
  ASSERT_EQ(event.table(1, 1).boards.size(), 3u);
  EXPECT_EQ(event.table(1, 1).boards[0].seats, (Seats{1, 2}));
  EXPECT_EQ(event.table(1, 1).boards[1].seats, (Seats{2, 1}));
  event.done(EnterResult{{1, 1, 3}, kWhiteWon});  // 1
  event.done(EnterResult{{1, 1, 2}, kDrawn});
  EXPECT_FALSE(event.table(1, 1).outcome) << "all boards are played";
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});  // 1
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, {kWhite, {28, 14}}}));
  EXPECT_EQ(board_halves_of(event.table(1, 1), kWhite), 5);
  EXPECT_EQ(board_halves_of(event.table(1, 1), kBlack), 1);
}

TEST(Teams, StandByMatchesThenBoards) {
  Acting event(kTeams, {1800, 1700, 1600, 1500});
  event.done(StartRound{{{{1, 2}, {3, 4}}, {}}});
  for (const int board : {1, 2, 3}) event.done(EnterResult{{1, 1, board}, kWhiteWon});  // 1 wins by 2 to 1
  event.done(EnterResult{{1, 2, 1}, kWhiteWon});
  event.done(EnterResult{{1, 2, 2}, kBlackWon});
  event.done(Forfeit{{1, 2, 3}, kWhite});  // 3 wins by 3 to 0
  event.done(CloseRound{});
  const auto rows = standings(event.state());
  EXPECT_EQ(rows[0].entrant, 3);
  EXPECT_EQ(rows[1].entrant, 1);
  EXPECT_EQ(rows[0].wins.value, rows[1].wins.value);
  EXPECT_EQ(rows[0].tie_breaks[0].sum, (std::vector<Summand>{{1, 4, 3 * kWinUnit, false}}));
  EXPECT_EQ(rows[1].tie_breaks[0].value, 2 * kWinUnit);
  EXPECT_EQ(rows[2].entrant, 2) << "who has won one board";
}

TEST(Teams, AnUnplayedMatchIsHalfOfTheBoards) {
  Acting event(kTeams, {1800, 1700, 1600});
  event.done(StartRound{{{{1, 2}}, {{3, 2}}}});
  event.done(Forfeit{{1, 1}, kBlack});
  event.done(CloseRound{});
  for (const StandingRow& row : standings(event.state()))
    EXPECT_EQ(row.tie_breaks[0].value, row.entrant == 1 ? 0 : 3) << row.entrant;
}

TEST(Teams, AMatchMayBeDrawnOrAnnulled) {
  Terms terms = kTeams;
  terms.boards = 2;
  Acting event = two(terms);
  event.done(EnterResult{{1, 1, 1}, kWhiteWon});
  event.done(EnterResult{{1, 1, 2}, kWhiteWon});
  EXPECT_EQ(event.table(1, 1).outcome, (Outcome{Outcome::Kind::Played, {std::nullopt, {17, 17}}}));
  event.done(AnnulResult{{1, 1}});
  EXPECT_EQ(event.table(1, 1).outcome->kind, Outcome::Kind::Annulled);
  event.done(CorrectResult{{1, 1, 1}, kWhiteWon});
  EXPECT_EQ(event.table(1, 1).outcome->result.winner, kWhite) << "of the one board that counts";
}

TEST(Lineup, NamesWhoSitsAtEachBoard) {
  Acting event(kTeams, {1600, 1500});
  const Author captain{Role::Entrant, 1};
  EXPECT_EQ(event.refused(SetLineup{2, {{11, "Ruth"}}}, captain), EventError::NotAllowed);
  EXPECT_EQ(event.refused(SetLineup{1, {{11, "Ruth"}, {11, "Ruth"}}}, captain), EventError::PersonTaken);
  EXPECT_EQ(event.refused(SetLineup{1, {{102, "E2"}}}, captain), EventError::PersonTaken) << "of the others";
  EXPECT_EQ(event.refused(SetLineup{1, {{1, "A"}, {2, "B"}, {3, "C"}, {4, "D"}}}), EventError::BadValue);
  EXPECT_EQ(event.refused(SetLineup{1, {{11, ""}}}), EventError::BadValue);
  event.done(SetLineup{1, {{11, "Ruth"}, {12, "Tom"}, {101, "Inès"}}}, captain);
  EXPECT_EQ(event.refused(SetLineup{2, {{12, "Tom"}}}), EventError::PersonTaken) << "who plays for 1";
  EXPECT_EQ(event.refused(AddEntrant{.entrant = 9, .person = 12, .name = "Tom"}), EventError::PersonTaken);
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(player_at(event.state(), {1, 1, 1}, kWhite)->name, "Ruth");
  EXPECT_EQ(player_at(event.state(), {1, 1, 2}, kBlack)->name, "Tom") << "colours turn";
  EXPECT_EQ(player_at(event.state(), {1, 1, 2}, kWhite), nullptr) << "2 has named nobody";
  Acting single({.rounds = 1}, {1500, 1500});
  EXPECT_EQ(single.refused(SetLineup{1, {{11, "Ruth"}}}), EventError::BadValue);
}

TEST(Lineup, ChangesUntilAGameHasBegun) {
  Acting event(kTeams, {1600, 1500});
  event.done(SetLineup{1, {{11, "Ruth"}, {12, "Tom"}}});
  event.done(StartRound{{{{1, 2}}, {}}});
  event.done(BeginGame{{1, 1, 1}});
  EXPECT_EQ(event.done(SetLineup{1, {{13, "Odile"}, {14, "Jules"}}}), (Effects{PersonChanged{1, 14, 2}}));
  EXPECT_EQ(player_at(event.state(), {1, 1, 1}, kWhite)->name, "Ruth") << "has begun to play";
  EXPECT_EQ(player_at(event.state(), {1, 1, 2}, kBlack)->name, "Jules");
  for (const int board : {1, 2, 3}) event.done(EnterResult{{1, 1, board}, kWhiteWon});
  event.done(CloseRound{});
  EXPECT_EQ(event.done(SetLineup{1, {{15, "Anne"}}}), Effects{}) << "for the next round";
  EXPECT_EQ(player_at(event.state(), {1, 1, 1}, kWhite)->name, "Ruth");
  event.done(StartRound{{{{2, 1}}, {}}});
  EXPECT_EQ(player_at(event.state(), {2, 1, 1}, kBlack)->name, "Anne");
}

TEST(Terms, OfMatches) {
  EXPECT_TRUE(are_valid(kBestOfThree));
  EXPECT_TRUE(are_valid(kTeams));
  EXPECT_FALSE(are_valid({.system = System::Knockout, .best_of = 2})) << "nobody may have more than half";
  EXPECT_FALSE(are_valid({.system = System::Knockout, .best_of = kMostGames + 2}));
  EXPECT_FALSE(are_valid({.rounds = 3, .best_of = 3})) << "rounds are not played to a decision";
  EXPECT_FALSE(are_valid({.rounds = 3, .boards = 4})) << "ties between teams go by boards first";
  EXPECT_FALSE(are_valid({.rounds = 3, .boards = 4, .tie_breaks = {TieBreak::Holes, TieBreak::BoardPoints}}));
  EXPECT_FALSE(are_valid({.rounds = 3, .tie_breaks = {TieBreak::BoardPoints}})) << "there are no boards";
  EXPECT_FALSE(are_valid({.system = System::Knockout, .boards = 4, .tie_breaks = {TieBreak::BoardPoints}}));
}

}  // namespace match_test
}  // namespace trictrac::event
