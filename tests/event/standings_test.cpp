// Standings: places, ties, the rule for rounds that were not played, and the sums behind each number.
#include "event/standings.h"

#include <gtest/gtest.h>

#include <map>

#include "acting.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace standings_test {

std::map<int, StandingRow> rows_of(const EventState& state) {
  std::map<int, StandingRow> rows;
  for (StandingRow& row : standings(state)) rows[row.entrant] = std::move(row);
  return rows;
}

TEST(Standings, OfFourByHand) {
  Acting event({.rounds = 3}, {1800, 1700, 1600, 1500});
  event.round({{1, 3}, {4, 2}}, {}, 12);  // 4 has beaten 2
  event.round({{1, 4}, {2, 3}}, {}, 7);
  event.round({{2, 1}, {4, 3}}, {}, 3);
  auto rows = rows_of(event.state());
  // 1, 2 and 4 have two wins; each has beaten one of the other two.
  for (const int number : {1, 2, 4}) {
    EXPECT_EQ(rows[number].wins.value, 2 * kWinUnit);
    EXPECT_EQ(rows[number].tie_breaks[0].value, kWinUnit) << "direct encounter";
    EXPECT_EQ(rows[number].tie_breaks[1].value, 4 * kWinUnit) << "Buchholz without 3, who has won nothing";
    EXPECT_EQ(rows[number].tie_breaks[2].value, 2 * unit_of(TieBreak::SonnebornBerger));
  }
  EXPECT_EQ(rows[1].tie_breaks[3].value, 12 + 7 - 3);
  EXPECT_EQ(rows[2].tie_breaks[3].value, -12 + 7 + 3);
  EXPECT_EQ(rows[4].tie_breaks[3].value, 12 - 7 + 3);
  EXPECT_EQ(rows[1].place, 1);
  EXPECT_EQ(rows[4].place, 2);
  EXPECT_EQ(rows[2].place, 3);
  EXPECT_EQ(rows[3].place, 4);
  EXPECT_EQ(rows[2].tie_breaks[1].sum,
            (std::vector<Summand>{{1, 4, 4, false}, {2, 3, 0, true}, {3, 1, 4, false}}));
}

TEST(Standings, WhoIsTiedInEverythingSharesThePlace) {
  Acting event({.rounds = 1, .tie_breaks = {TieBreak::BuchholzCut1, TieBreak::Holes}},
               {1500, 1600, 1500, 1400});
  event.round({{1, 2}, {3, 4}});
  const auto rows = standings(event.state());
  EXPECT_EQ(rows[0].place, 1);
  EXPECT_EQ(rows[1].place, 1);
  EXPECT_EQ(rows[2].place, 3);
  EXPECT_TRUE(rows[0].shared && rows[1].shared && rows[2].shared && rows[3].shared);
  EXPECT_EQ(rows[2].entrant, 2) << "of those who share, the better rating first";
}

TEST(Standings, AnUnplayedRoundIsAnOpponentWithOnesOwnWins) {
  Acting event({.rounds = 3, .tie_breaks = {TieBreak::BuchholzCut1, TieBreak::SonnebornBerger}},
               {1500, 1500, 1500});
  event.round({{1, 2}}, {{3, 2}});
  event.round({{3, 1}}, {{2, 2}});
  auto rows = rows_of(event.state());
  // 3 has a bye and a win: 2 wins; the bye counts as an opponent with 2 wins, 1 has one win.
  EXPECT_EQ(rows[3].wins.value, 2 * kWinUnit);
  EXPECT_EQ(rows[3].tie_breaks[0].sum, (std::vector<Summand>{{1, 0, 4, false}, {2, 1, 2, true}}));
  EXPECT_EQ(rows[3].tie_breaks[1].value, (2 + 1) * unit_of(TieBreak::SonnebornBerger));
  // A forfeit counts in the same way, for the winner and the loser.
  event.done(StartRound{{{{2, 3}}, {{1, 2}}}});
  event.done(Forfeit{{3, 1}, kWhite});
  rows = rows_of(event.state());
  EXPECT_EQ(rows[3].tie_breaks[0].sum[2], (Summand{3, 2, rows[3].wins.value, false}));
  EXPECT_EQ(rows[2].tie_breaks[0].sum[2], (Summand{3, 3, rows[2].wins.value, false}));
}

TEST(Standings, AnOpenTableDoesNotCountYet) {
  Acting event({.rounds = 2}, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_TRUE(rows_of(event.state())[1].tie_breaks[1].sum.empty());
}

TEST(Standings, ADirectEncounterNeedsAllToHaveMet) {
  Acting event({.rounds = 2, .tie_breaks = {TieBreak::DirectEncounter}}, {1500, 1500, 1500, 1500});
  event.round({{1, 2}, {3, 4}});
  auto rows = rows_of(event.state());
  EXPECT_EQ(rows[1].place, 1);
  EXPECT_EQ(rows[3].place, 1) << "1 and 3 have not met";
  event.round({{2, 3}, {4, 1}});
  rows = rows_of(event.state());
  EXPECT_EQ(rows[1].place, 1) << "four with one win each: 1 and 3 have not met";
  EXPECT_TRUE(rows[1].tie_breaks[0].sum.empty());
}

TEST(Standings, LeavingARoundRobinBeforeHalfAnnulsAll) {
  const Terms terms{.system = System::RoundRobin};
  Acting early(terms, {1500, 1500, 1500, 1500});
  early.round({{4, 1}, {3, 2}});
  early.done(Withdraw{4});
  early.round({{1, 2}, {4, 3}});
  auto rows = rows_of(early.state());
  EXPECT_TRUE(rows[4].annulled);
  EXPECT_EQ(rows[4].place, 0);
  EXPECT_EQ(rows[3].wins.value, 1 * kWinUnit) << "the forfeit of 4 counts for nobody";
  EXPECT_EQ(rows[1].wins.value, 1 * kWinUnit);

  Acting late(terms, {1500, 1500, 1500, 1500});
  late.round({{4, 1}, {3, 2}});
  late.round({{1, 2}, {4, 3}});
  late.done(Withdraw{4});
  late.round({{1, 3}, {2, 4}});
  rows = rows_of(late.state());
  EXPECT_FALSE(rows[4].annulled) << "two of three are played";
  EXPECT_EQ(rows[4].wins.value, 2 * kWinUnit);
  EXPECT_EQ(rows[2].wins.value, 1 * kWinUnit) << "by forfeit";
}

TEST(Standings, LeavingARoundRobinAfterHalfOfTwoCyclesForfeitsTheRest) {
  Acting event({.system = System::RoundRobin, .cycles = 2}, {1500, 1500, 1500});
  event.round({{2, 3}}, {{1, 0}});
  event.round({{1, 2}}, {{3, 0}});
  event.round({{3, 1}}, {{2, 0}});
  event.done(Withdraw{3});
  EXPECT_FALSE(rows_of(event.state())[3].annulled) << "two of four";
  event.round({{3, 2}}, {{1, 0}});
  event.round({{2, 1}}, {{3, 0}});
  event.round({{1, 3}}, {{2, 0}});
  auto rows = rows_of(event.state());
  EXPECT_EQ(rows[3].wins.value, 1 * kWinUnit) << "what was won before";
  EXPECT_EQ(rows[2].wins.value, 3 * kWinUnit) << "one of them by forfeit";
  event.done(AnnulResult{{3, 1}});
  rows = rows_of(event.state());
  EXPECT_TRUE(rows[3].annulled) << "one of four was played";
  EXPECT_EQ(rows[2].wins.value, 1 * kWinUnit);
  EXPECT_EQ(rows[1].wins.value, 1 * kWinUnit);
}

TEST(Standings, EachNumberIsItsSum) {
  Random random(11);
  for (int i = 0; i < 100; ++i) {
    const Event event = random_event(random, {.system = static_cast<System>(i % 2), .most_entrants = 16});
    int place = 0;
    for (const StandingRow& row : standings(event.state())) {
      std::vector<Figure> figures = row.tie_breaks;
      figures.push_back(row.wins);
      for (const Figure& figure : figures) {
        int sum = 0;
        for (const Summand& each : figure.sum) sum += each.cut ? 0 : each.value;
        EXPECT_EQ(figure.value, sum);
      }
      if (row.annulled) continue;
      EXPECT_GE(row.place, place);
      place = row.place;
    }
  }
}

}  // namespace standings_test
}  // namespace trictrac::event
