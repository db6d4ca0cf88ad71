// Tables of three and four: what they come to, who is missing, who gives up, and the standings.
#include "event/amounts.h"

#include <gtest/gtest.h>

#include <map>

#include "acting.h"
#include "event/standings.h"

namespace trictrac::event {
namespace amounts_test {

constexpr Author kServer{};

Terms at_tables_of(int seats, int least_seats) {
  return {.rounds = 5,
          .seats = seats,
          .least_seats = least_seats,
          .tie_breaks = {TieBreak::TablesWon, TieBreak::BestTable}};
}

EnterResult result(TableNumber at, std::vector<int> amounts) { return {at, {.amounts = std::move(amounts)}}; }

std::map<int, StandingRow> rows_of(const EventState& state) {
  std::map<int, StandingRow> rows;
  for (StandingRow& row : standings(state)) rows[row.entrant] = std::move(row);
  return rows;
}

TEST(Amounts, TermsThatDoNotFitAreRefusedWithAReason) {
  EXPECT_TRUE(are_valid(at_tables_of(3, 3)));
  EXPECT_TRUE(are_valid(at_tables_of(4, 3)));
  EXPECT_FALSE(fault_of_seats(Terms{.rounds = 3}));
  for (const Terms& terms :
       {at_tables_of(5, 4), at_tables_of(4, 2), at_tables_of(3, 4), at_tables_of(1, 1), at_tables_of(2, 2),
        Terms{.system = System::RoundRobin, .seats = 3, .least_seats = 3, .tie_breaks = {}},
        Terms{.system = System::Arena, .minutes = 60, .seats = 3, .least_seats = 3, .tie_breaks = {}},
        Terms{.rounds = 3, .seats = 3, .least_seats = 3, .tie_breaks = {TieBreak::BuchholzCut1}},
        Terms{.rounds = 3, .boards = 2, .seats = 3, .least_seats = 3, .tie_breaks = {}}}) {
    EXPECT_TRUE(fault_of_seats(terms));
    EXPECT_FALSE(are_valid(terms));
  }
}

TEST(Amounts, TheyAreOneForEachSeatAndAddUpToNothing) {
  Acting event(at_tables_of(3, 2), {1800, 1700, 1600});
  event.done(StartRound{{{{1, 2, 3}}, {}}});
  for (const std::vector<int>& amounts :
       {std::vector{20, -20}, {20, -10, -9}, {20, -10, -11}, {0, 0, 0, 0}, {100'001, -100'001, 0}})
    EXPECT_EQ(event.refused(result({1, 1}, amounts)), EventError::BadValue);
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, {kWhite, {12, 3}}}), EventError::BadValue)
      << "these are of two";
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, {kWhite, {}, {0, 0, 0}}}), EventError::BadValue);
  event.done(result({1, 1}, {20, -10, -10}));
  EXPECT_EQ(event.table(1, 1).outcome->result.amounts, (std::vector{20, -10, -10}));
  EXPECT_EQ(event.refused(CorrectResult{{1, 1}, {.amounts = {1, 2, 3}}}), EventError::BadValue);
  event.done(CorrectResult{{1, 1}, {.amounts = {-10, 20, -10}}});
  EXPECT_EQ(rows_of(event.state())[2].balance.value, 20);

  Acting two({.rounds = 1}, {1500, 1500});
  two.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(two.refused(result({1, 1}, {5, -5})), EventError::BadValue) << "two meet for holes";
  EXPECT_EQ(two.refused(LeaveTable{{1, 1}, 1}), EventError::BadValue);
}

TEST(Amounts, AGameMayLeaveSomethingInItsPotButPaysNoMoreThanWasPutIn) {
  Acting event(at_tables_of(3, 3), {1800, 1700, 1600});
  event.done(StartRound{{{{1, 2, 3}}, {}}});
  EXPECT_EQ(event.refused(result({1, 1}, {20, -10, -9}), kServer), EventError::BadValue);
  event.done(result({1, 1}, {20, -10, -12}), kServer);
}

TEST(Amounts, AReportDecidesOnceAllAtTheTableHaveSentIt) {
  Acting event(at_tables_of(3, 3), {1800, 1700, 1600});
  event.done(StartRound{{{{1, 2, 3}}, {}}});
  event.done(result({1, 1}, {20, -10, -10}), {Role::Entrant, 1});
  event.done(result({1, 1}, {20, -10, -10}), {Role::Entrant, 3});
  EXPECT_FALSE(event.table(1, 1).outcome || is_disputed(event.table(1, 1)));
  const Effects effects = event.done(result({1, 1}, {-10, 20, -10}), {Role::Entrant, 2});
  EXPECT_EQ(effects, (Effects{TableDisputed{{1, 1}}}));
  EXPECT_EQ(event.refused(result({1, 1}, {0, 0, 0}), {Role::Entrant, 4}), EventError::NotAllowed);
  event.done(result({1, 1}, {20, -10, -10}), {Role::Entrant, 2});
  EXPECT_TRUE(event.table(1, 1).outcome);
  EXPECT_FALSE(is_disputed(event.table(1, 1)));
}

TEST(Amounts, TheStandingsAddThemUpThenCountTablesWonAndTheBestTable) {
  Acting event(at_tables_of(3, 3), {1800, 1700, 1600, 1500, 1400, 1300});
  event.done(StartRound{{{{1, 2, 3}, {4, 5, 6}}, {}}});
  event.done(result({1, 1}, {20, -10, -10}));
  event.done(result({1, 2}, {30, -40, 10}));
  event.done(CloseRound{});
  event.done(StartRound{{{{1, 4, 6}, {2, 3, 5}}, {}}});
  event.done(result({2, 1}, {10, -20, 10}));
  event.done(result({2, 2}, {20, 20, -40}));
  const std::map<int, StandingRow> rows = rows_of(event.state());
  EXPECT_EQ(rows.at(1).balance.value, 30);
  EXPECT_EQ(rows.at(1).balance.sum, (std::vector<Summand>{{1, 0, 20, false}, {2, 0, 10, false}}));
  EXPECT_EQ(rows.at(1).tie_breaks[0].value, 3) << "a table alone, and half of one that was shared";
  EXPECT_EQ(rows.at(1).place, 1);
  EXPECT_EQ(rows.at(6).place, 2) << "20 in all";
  // 2, 3 and 4 have 10 each: 4 has won a table, and 2 and 3 share one.
  EXPECT_EQ(rows.at(4).place, 3);
  EXPECT_EQ(rows.at(2).place, 4);
  EXPECT_TRUE(rows.at(2).shared && rows.at(3).shared);
  EXPECT_EQ(rows.at(4).tie_breaks[1].value, 30);
  EXPECT_EQ(rows.at(4).tie_breaks[1].sum, (std::vector<Summand>{{1, 0, 30, false}, {2, 0, -20, true}}));
  EXPECT_EQ(rows.at(5).place, 6);
  EXPECT_EQ(rows.at(5).tie_breaks[1].value, -40) << "also the best of two lost tables is one";
}

TEST(Amounts, ATableThatHasNotBegunIsPlayedWithoutTheMissingWhoCountAsItsLast) {
  Acting event(at_tables_of(4, 3), {1800, 1700, 1600, 1500});
  event.now = 1'000;
  event.done(StartRound{{{{1, 2, 3, 4}}, {}}});
  event.now = 1'600;
  const Effects effects = event.done(LeaveTable{{1, 1}, 2}, kServer);
  EXPECT_EQ(effects, (Effects{TableCalledOff{{1, 1}, {1, 2, 3, 4}}, TablePaired{{1, 1}, {1, 3, 4}}}));
  EXPECT_EQ(event.table(1, 1).started, 1'600) << "they have the whole time to sit down again";
  EXPECT_EQ(event.refused(LeaveTable{{1, 1}, 2}), EventError::UnknownEntrant);
  EXPECT_EQ(event.refused(LeaveTable{{1, 1}, 3}), EventError::TooFew);
  event.done(result({1, 1}, {30, -5, -25}));
  const auto rows = rows_of(event.state());
  EXPECT_EQ(rows.at(2).balance.value, -25);
  EXPECT_EQ(rows.at(2).tie_breaks[0].value, 0);
  EXPECT_TRUE(rows.at(2).tie_breaks[1].sum.empty()) << "it is no table of theirs";
  event.done(AnnulResult{{1, 1}});
  EXPECT_EQ(rows_of(event.state()).at(2).balance.value, 0);
}

TEST(Amounts, WhoWithdrawsLeavesATableThatHasNotBegun) {
  Acting event(at_tables_of(4, 3), {1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100});
  event.done(StartRound{{{{1, 2, 3, 4}, {5, 6, 7, 8}}, {}}});
  event.done(BeginGame{{1, 2}});
  event.done(Withdraw{1});
  event.done(Withdraw{2});
  event.done(Withdraw{5});
  EXPECT_EQ(event.table(1, 1).seats, (Seats{2, 3, 4})) << "three are needed";
  EXPECT_EQ(event.table(1, 1).missing, std::vector{1});
  EXPECT_EQ(event.table(1, 2).seats, (Seats{5, 6, 7, 8})) << "it has begun";
  event.done(Undo{event.last() - 2});
  EXPECT_EQ(event.table(1, 1).seats, (Seats{1, 3, 4})) << "then 2 is the first who left";
}

TEST(Amounts, WhoGivesUpLeavesTheTableToTheDirector) {
  Acting event(at_tables_of(3, 2), {1800, 1700, 1600});
  event.done(StartRound{{{{1, 2, 3}}, {}}});
  event.done(BeginGame{{1, 1}}, kServer);
  EXPECT_EQ(event.done(LeaveTable{{1, 1}, 2}, kServer), (Effects{TableDisputed{{1, 1}}}));
  EXPECT_EQ(event.table(1, 1).gave_up, 1);
  EXPECT_EQ(event.table(1, 1).seats.size(), 3u);
  EXPECT_EQ(event.refused(CloseRound{}), EventError::RoundOpen);
  EXPECT_EQ(event.refused(Forfeit{{1, 1}, 0}, {Role::Entrant, 2}), EventError::NotAllowed);
  event.done(result({1, 1}, {5, -10, 5}));
  EXPECT_FALSE(is_disputed(event.table(1, 1)));
}

TEST(Amounts, ATableThatIsNotPlayedCountsNothingButMayHaveAWinner) {
  Acting event(at_tables_of(3, 3), {1800, 1700, 1600, 1500, 1400, 1300});
  event.done(StartRound{{{{1, 2, 3}, {4, 5, 6}}, {}}});
  EXPECT_EQ(event.refused(Forfeit{{1, 1}, 3}), EventError::BadValue);
  event.done(Forfeit{{1, 1}, 2});
  event.done(Forfeit{{1, 2}});
  const auto rows = rows_of(event.state());
  for (const auto& [number, row] : rows) {
    EXPECT_EQ(row.balance.value, 0);
    EXPECT_EQ(row.tie_breaks[0].value, number == 3 ? kWinUnit : 0);
  }
}

TEST(Amounts, AByeCountsNothing) {
  Acting event(at_tables_of(3, 3), {1800, 1700, 1600, 1500});
  EXPECT_EQ(event.refused(GiveBye{{4, 2}}), EventError::BadValue);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2, 3}}, {{4, 2}}}}), EventError::BadValue);
  EXPECT_EQ(event.refused(StartRound{{{{1, 2}}, {{3, 0}, {4, 0}}}}), EventError::BadValue)
      << "a table of two";
  event.done(StartRound{{{{1, 2, 3}}, {{4, 0}}}});
  event.done(result({1, 1}, {1, 0, -1}));
  EXPECT_EQ(rows_of(event.state()).at(4).place, 2) << "as much as a table gives on average";
}

}  // namespace amounts_test
}  // namespace trictrac::event
