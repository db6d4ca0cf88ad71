// Luck removed: sums of reviewed games, when a mean is shown, and when it breaks ties.
#include "event/luck.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/standings.h"

namespace trictrac::event {
namespace luck_test {

const Terms kTwoRounds{.rounds = 2, .tie_breaks = {TieBreak::LuckRemoved}};
constexpr Author kServer{};

const StandingRow row_of(const Acting& event, int entrant) {
  for (const StandingRow& row : standings(event.state()))
    if (row.entrant == entrant) return row;
  return {};
}

TEST(Luck, IsTakenFromTheHolesOfBoth) {
  Acting event(kTwoRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, 250, 100}, kServer), EventError::Undecided);
  event.done(EnterResult{{1, 1}, {kWhite, {12, 7}}});
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, 250, 100}), EventError::NotAllowed) << "a director finds no luck";
  EXPECT_EQ(event.refused(NoteLuck{{1, 2}, 250, 100}, kServer), EventError::UnknownTable);
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, kMostLuck + 1, 100}, kServer), EventError::BadValue);
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, 0, -1}, kServer), EventError::BadValue);
  event.done(NoteLuck{{1, 1}, 800, 10'000}, kServer);
  EXPECT_DOUBLE_EQ(row_of(event, 1).luck.mean().value(), -3) << "5 holes more, 8 of them by luck";
  EXPECT_DOUBLE_EQ(row_of(event, 2).luck.mean().value(), 3);
  EXPECT_DOUBLE_EQ(row_of(event, 2).luck.plus_or_minus().value(), 2) << "twice one hole";
  event.done(NoteLuck{{1, 1}, 500, 40'000}, kServer);
  EXPECT_EQ(row_of(event, 1).luck.sum, 0) << "a better review";
  event.done(AnnulResult{{1, 1}});
  EXPECT_EQ(row_of(event, 1).luck, LuckRemoved{});
}

TEST(Luck, KeepsNoResultFromBeingUndone) {
  Acting event(kTwoRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  event.done(EnterResult{{1, 1}, {kWhite, {12, 7}}});
  const int entered = event.last();
  event.done(NoteLuck{{1, 1}, 800, 10'000}, kServer);
  event.done(Undo{entered});
  EXPECT_FALSE(event.table(1, 1).outcome);
  EXPECT_FALSE(event.table(1, 1).luck);
  event.done(EnterResult{{1, 1}, {kBlack, {7, 12}}});
  EXPECT_FALSE(event.table(1, 1).luck) << "it was noted of another result";
  event.done(NoteLuck{{1, 1}, 100, 10'000}, kServer);
  EXPECT_EQ(row_of(event, 2).luck.reviewed, 1);
}

TEST(Luck, AForfeitHasNone) {
  Acting event(kTwoRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  event.done(Forfeit{{1, 1}, kWhite});
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, 0, 1}, kServer), EventError::Undecided);
  EXPECT_EQ(row_of(event, 1).luck.games, 0);
  EXPECT_FALSE(row_of(event, 1).luck.mean());
}

TEST(Luck, AMeanIsShownFromHalfOfTheGamesOn) {
  Acting event({.rounds = 3, .tie_breaks = {}}, {1500, 1500});
  for (int round = 1; round <= 3; ++round) event.round({{1, 2}});
  event.done(NoteLuck{{2, 1}, 200, 10'000}, kServer);
  EXPECT_EQ(row_of(event, 1).luck.reviewed, 1);
  EXPECT_FALSE(row_of(event, 1).luck.mean()) << "one of three";
  EXPECT_FALSE(row_of(event, 1).luck.plus_or_minus());
  event.done(NoteLuck{{1, 1}, 0, 30'000}, kServer);
  EXPECT_DOUBLE_EQ(row_of(event, 1).luck.mean().value(), 11);
  EXPECT_DOUBLE_EQ(row_of(event, 1).luck.plus_or_minus().value(), 2);
}

TEST(Luck, BreaksTiesOnceAllGamesAreReviewed) {
  Acting event(kTwoRounds, {1500, 1400, 1300, 1200});
  event.round({{1, 2}, {3, 4}});
  event.done(NoteLuck{{1, 1}, 700, 10'000}, kServer);
  EXPECT_EQ(row_of(event, 3).place, 1);
  EXPECT_EQ(row_of(event, 1).place, 1) << "the other table has not been reviewed";
  EXPECT_TRUE(row_of(event, 1).tie_breaks[0].sum.empty());
  event.done(NoteLuck{{1, 2}, 100, 10'000}, kServer);
  EXPECT_EQ(row_of(event, 3).place, 1);
  EXPECT_EQ(row_of(event, 1).place, 2);
  EXPECT_EQ(row_of(event, 1).tie_breaks[0].sum, (std::vector<Summand>{{1, 2, 500, false}}));
  event.done(StartRound{{{{1, 3}, {2, 4}}, {}}});
  event.done(EnterResult{{2, 1}, {std::nullopt, {6, 6}}});
  EXPECT_EQ(row_of(event, 1).place, 1) << "another game is to be reviewed";
}

TEST(Luck, OfAMatchIsThatOfItsGames) {
  Acting event({.rounds = 1, .boards = 2, .tie_breaks = {TieBreak::BoardPoints, TieBreak::LuckRemoved}},
               {1500, 1400});
  event.done(StartRound{{{{1, 2}}, {}}});
  event.done(EnterResult{{1, 1, 1}, {kWhite, {12, 7}}});
  event.done(EnterResult{{1, 1, 2}, {kWhite, {12, 2}}});  // 2 has White
  event.done(NoteLuck{{1, 1, 1}, 100, 10}, kServer);
  event.done(NoteLuck{{1, 1, 2}, 300, 20}, kServer);
  EXPECT_EQ(event.refused(NoteLuck{{1, 1}, 100, 10}, kServer), EventError::UnknownTable);
  const LuckRemoved first = row_of(event, 1).luck;
  EXPECT_EQ(first.games, 2);
  EXPECT_EQ(first.sum, (500 - 100) + (-1000 + 300));
  EXPECT_EQ(first.variance, 30);
  EXPECT_EQ(row_of(event, 2).luck.sum, -first.sum);
}

}  // namespace luck_test
}  // namespace trictrac::event
