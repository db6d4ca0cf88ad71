// The sums of the sources: the filled and the drained poule.
#include "game/match/pool.h"

#include <gtest/gtest.h>

#include <utility>

#include "treatises.h"

namespace pool_test {

using namespace trictrac;
using test::expected;

constexpr Meeting kHeadWins{6, 3, false};
constexpr Meeting kNextWins{3, 6, false};

FilledPool filled(int stake, int players, std::initializer_list<Meeting> meetings,
                  FirstWin first = FirstWin::Apart) {
  FilledPool p = begin_filled({stake, first}, players);
  for (const Meeting& m : meetings) p = after(std::move(p), m);
  return p;
}

DrainedPool drained(int stake, int players, std::initializer_list<Meeting> meetings,
                    bool run_doubles = true) {
  DrainedPool p = begin_drained({stake, run_doubles}, players);
  for (const Meeting& m : meetings) p = after(std::move(p), m);
  return p;
}

// S3: Charlie 0, Erin 1, Daniel 2, Alice 3, Bob 4, in the order of the lots, for 200 each.
TEST(Filled, TheSumsOfTheEnglishArticle) {
  FilledPool p = begin_filled({.stake = 200}, 5);
  EXPECT_EQ(p.purse.pot, 1000);
  p = after(p, kHeadWins);
  EXPECT_EQ(p.purse.pot, 1200);
  EXPECT_EQ(p.purse.line, (std::vector{0, 2, 3, 4, 1}));  // Erin behind Bob
  p = after(p, kNextWins);
  EXPECT_EQ(p.purse.pot, 1400);
  EXPECT_EQ(p.purse.line, (std::vector{2, 3, 4, 1, 0}));  // Daniel faces Alice, Charlie is behind Erin
  for (int won : {0, 1, 2}) {
    EXPECT_EQ(still_to_win(p), 4 - won);
    p = after(p, kHeadWins);
    EXPECT_FALSE(p.winner);
  }
  p = after(p, kHeadWins);
  EXPECT_EQ(p.winner, 2);
  EXPECT_EQ(p.purse.pot, 0);
  EXPECT_EQ(p.purse.balance[2] + 200, 2200);  // what the winner takes away
}

TEST(Filled, WhoMeetsAllFromTheStartWinsAtOnce) {
  const FilledPool p = filled(10, 3, {kHeadWins, kHeadWins});
  EXPECT_EQ(p.winner, 0);
  EXPECT_EQ(p.purse.balance, (std::vector{40, -20, -20}));
}

TEST(Filled, GuitonCountsTheFirstWinToo) {
  for (const char* id : {"guiton-ch8-poule-3", "guiton-ch8-poule-4"}) {
    const int needed = expected(id)["output"]["consecutive_wins_needed"];
    FilledPool p = filled(1, expected(id)["input"]["players"], {kNextWins}, FirstWin::Counts);
    EXPECT_EQ(still_to_win(p) + 1, needed) << id;
    for (int won = 1; won < needed; ++won) p = after(p, kHeadWins);
    EXPECT_EQ(p.winner, 1) << id;
  }
}

TEST(Filled, TheEnglishArticleCountsTheFirstWinApart) {
  EXPECT_EQ(filled(1, 3, {kNextWins}, find_format("poule-engraisser")->options.first_win).run, 0);
}

TEST(Formats, NameTheirSource) {
  for (const FormatPreset& preset : kFormats) EXPECT_FALSE(preset.source.empty());
}

TEST(Filled, AMeetingIsToSixHoles) {
  const FilledPool p = begin_filled({}, 3);
  EXPECT_TRUE(possible(p, {6, 0}));
  EXPECT_TRUE(possible(p, {5, 7}));  // the sixth came with a double hole
  EXPECT_FALSE(possible(p, {5, 4}));
  EXPECT_FALSE(possible(p, {6, 6}));
  EXPECT_FALSE(possible(filled(1, 2, {kHeadWins}), kHeadWins));
}

// The worked example of the guide: Inès 0, Jules 1, Karim 2, Lou 3, five each.
TEST(Filled, TheGuide) {
  const auto story = {kHeadWins, kNextWins, kHeadWins, kNextWins, kHeadWins, kHeadWins};
  const FilledPool guiton = filled(5, 4, story, FirstWin::Counts);
  EXPECT_EQ(guiton.winner, 1);
  EXPECT_EQ(guiton.purse.balance, (std::vector{-15, 40, -10, -15}));
  const FilledPool on = filled(5, 4, story);
  EXPECT_EQ(on.purse.pot, 50);
  EXPECT_EQ(after(on, kHeadWins).purse.balance, (std::vector{-15, 45, -15, -15}));
}

// S3: Bob 0, Charlie 1, Alice 2, Daniel 3; ten holes to four.
TEST(Drained, TheShareOfTheEnglishArticle) {
  const DrainedPool simple = drained(25, 4, {{10, 4, false}});
  EXPECT_EQ(simple.purse.balance[0] + 25, 30);
  EXPECT_EQ(simple.purse.pot, 70);
  EXPECT_EQ(drained(25, 4, {{10, 4, true}}).purse.balance[0] + 25, 80);
  EXPECT_EQ(drained(25, 4, {{10, 4, true}}, false).purse.balance[0] + 25, 30);
}

TEST(Drained, TheLoserStaysAndTheLineComesRound) {
  DrainedPool p = drained(25, 4, {{10, 4, false}});
  EXPECT_EQ(p.purse.line, (std::vector{1, 2, 3, 0}));  // Charlie and Alice
  p = after(p, {6, 8, false});
  EXPECT_EQ(p.purse.line, (std::vector{1, 3, 0, 2}));  // Charlie has lost again: Daniel
  p = after(p, {6, 5, false});
  EXPECT_EQ(p.purse.line, (std::vector{3, 0, 2, 1}));  // Daniel has lost: Bob
}

TEST(Drained, TheTreatise) {
  const auto& e = expected("poule-second-10-4-bredouille");
  const Meeting m{e["holes"]["winner"], e["holes"]["loser"], e["bredouille"]};
  EXPECT_EQ(holes_paid({}, m), e["units"].get<int>());
}

// The seat that wins, and the holes it is paid for.
TEST(Drained, AMeetingAtTheBoard) {
  const auto paid = [](std::initializer_list<MarqueEvent> events) {
    DrainedBoard b = begin_drained_board({.stake = 20}, 5);
    for (const MarqueEvent& e : events) b = after(std::move(b), e);
    const MeetingPlayed& m = b.board.played.back();
    return std::pair(m.winner, m.balance[m.winner] / b.pool.per_hole);
  };
  EXPECT_EQ(paid({test::own(test::kA, 4), test::own(test::kB, 10), test::go(test::kB)}),
            std::pair(1, 2 * 10 - 4));
  EXPECT_EQ(paid({test::own(test::kB, 6), test::own(test::kA, 7), test::go(test::kA)}),
            std::pair(0, 2 * 7 - 6));
  EXPECT_EQ(paid({test::own(test::kB, 7), test::own(test::kA, 1), test::go(test::kA)}), std::pair(1, 7 - 1));
}

TEST(Drained, TheLastPaymentIsWhatIsLeft) {
  const DrainedPool p = drained(20, 3, {{10, 4, true}, {12, 0, true}});
  EXPECT_TRUE(over(p));
  EXPECT_EQ(p.purse.balance,
            (std::vector{28, -8, -20}));  // 48 to the winner, the 12 that are left to the second
  EXPECT_FALSE(possible(p, {6, 0, false}));
}

// The worked example of the guide: Inès 0, Jules 1, Karim 2, forty each.
TEST(Drained, TheGuide) {
  const DrainedPool p = drained(40, 3, {{9, 5, false}, {0, 9, true}});
  EXPECT_EQ(p.per_hole, 6);
  EXPECT_EQ(p.purse.balance, (std::vector{-16, -40, 56}));
  EXPECT_TRUE(over(p));
}

TEST(Drained, EqualHolesPayNothing) {
  const DrainedPool p = drained(20, 3, {{7, 7, true}});
  EXPECT_EQ(p, drained(20, 3, {}));
}

TEST(Drained, WhatIsAsked) {
  EXPECT_TRUE(legal_stake({.stake = 20}, 3));
  EXPECT_FALSE(legal_stake({.stake = 10}, 3));  // five per cent of thirty is no whole amount
  EXPECT_FALSE(legal_stake({.stake = 0}, 4));
  EXPECT_FALSE(possible(drained(20, 3, {}), {5, 4}));
  EXPECT_TRUE(possible(drained(20, 3, {}), {31, 30}));
}

}  // namespace pool_test
