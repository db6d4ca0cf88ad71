// The sums of the sources: the filled and the drained poule.
#include <gtest/gtest.h>

#include <utility>

#include "game/match/match_ledger.h"
#include "meetings.h"
#include "treatises.h"

namespace pool_test {

using namespace trictrac;
using test::expected;
using test::meet;
using test::Meeting;

constexpr Meeting kHeadWins{6, 3, false};
constexpr Meeting kNextWins{3, 6, false};

FilledBoard filled(int stake, int players, std::initializer_list<Meeting> meetings,
                   FirstWin first = FirstWin::Apart) {
  FilledBoard p = begin_filled({stake, first}, players);
  for (const Meeting& m : meetings) p = meet(std::move(p), m);
  return p;
}

DrainedBoard drained(int stake, int players, std::initializer_list<Meeting> meetings,
                     bool run_doubles = true) {
  DrainedBoard p = begin_drained({stake, run_doubles}, players);
  for (const Meeting& m : meetings) p = meet(std::move(p), m);
  return p;
}

// S3: Charlie 0, Erin 1, Daniel 2, Alice 3, Bob 4, in the order of the lots, for 200 each.
TEST(Filled, TheSumsOfTheEnglishArticle) {
  FilledBoard p = begin_filled({.stake = 200}, 5);
  EXPECT_EQ(p.board.purse.pot, 1000);
  p = meet(p, kHeadWins);
  EXPECT_EQ(p.board.purse.pot, 1200);
  EXPECT_EQ(p.board.purse.line, (std::vector{0, 2, 3, 4, 1}));  // Erin behind Bob
  p = meet(p, kNextWins);
  EXPECT_EQ(p.board.purse.pot, 1400);
  EXPECT_EQ(p.board.purse.line, (std::vector{2, 3, 4, 1, 0}));  // Daniel faces Alice, Charlie is behind Erin
  for (int won : {0, 1, 2}) {
    EXPECT_EQ(still_to_win(p), 4 - won);
    p = meet(p, kHeadWins);
    EXPECT_FALSE(p.winner);
  }
  p = meet(p, kHeadWins);
  EXPECT_EQ(p.winner, 2);
  EXPECT_EQ(p.board.purse.pot, 0);
  EXPECT_EQ(p.board.purse.balance[2] + 200, 2200);  // what the winner takes away
}

TEST(Filled, WhoMeetsAllFromTheStartWinsAtOnce) {
  const FilledBoard p = filled(10, 3, {kHeadWins, kHeadWins});
  EXPECT_EQ(p.winner, 0);
  EXPECT_EQ(p.board.purse.balance, (std::vector{40, -20, -20}));
}

TEST(Filled, GuitonCountsTheFirstWinToo) {
  for (const char* id : {"guiton-ch8-poule-3", "guiton-ch8-poule-4"}) {
    const int needed = expected(id)["output"]["consecutive_wins_needed"];
    FilledBoard p = filled(1, expected(id)["input"]["players"], {kNextWins}, FirstWin::Counts);
    EXPECT_EQ(still_to_win(p) + 1, needed) << id;
    for (int won = 1; won < needed; ++won) p = meet(p, kHeadWins);
    EXPECT_EQ(p.winner, 1) << id;
  }
}

TEST(Filled, TheEnglishArticleCountsTheFirstWinApart) {
  EXPECT_EQ(filled(1, 3, {kNextWins}, find_format("poule-engraisser")->options.first_win).run, 0);
}

TEST(Formats, NameTheirSource) {
  for (const FormatPreset& preset : kFormats) EXPECT_FALSE(preset.source.empty());
}

// Begins a match of that format between so many players.
MatchLedger match_of(std::string_view format, int players) {
  MatchOptions o = find_format(format)->options;
  o.players = players;
  return begin_account(o, Worth::SimpleDouble, as_entered(players), Side::White);
}

bool possible(const MatchLedger& a, PerSide<int> holes) { return !refused(a, RoundEnd{holes}); }

TEST(Filled, AMeetingIsToSixHoles) {
  const MatchLedger a = match_of("poule-engraisser", 3);
  EXPECT_TRUE(possible(a, {6, 0}));
  EXPECT_TRUE(possible(a, {5, 7}));  // the sixth came with a double hole
  EXPECT_FALSE(possible(a, {5, 4}));
  EXPECT_FALSE(possible(a, {6, 6}));
  EXPECT_FALSE(possible(after(match_of("poule-engraisser", 2), RoundEnd{{6, 3}}), {6, 3}));
}

// The worked example of the guide: Inès 0, Jules 1, Karim 2, Lou 3, five each.
TEST(Filled, TheGuide) {
  const auto story = {kHeadWins, kNextWins, kHeadWins, kNextWins, kHeadWins, kHeadWins};
  const FilledBoard guiton = filled(5, 4, story, FirstWin::Counts);
  EXPECT_EQ(guiton.winner, 1);
  EXPECT_EQ(guiton.board.purse.balance, (std::vector{-15, 40, -10, -15}));
  const FilledBoard on = filled(5, 4, story);
  EXPECT_EQ(on.board.purse.pot, 50);
  EXPECT_EQ(meet(on, kHeadWins).board.purse.balance, (std::vector{-15, 45, -15, -15}));
}

// S3: Bob 0, Charlie 1, Alice 2, Daniel 3; ten holes to four.
TEST(Drained, TheShareOfTheEnglishArticle) {
  const DrainedBoard simple = drained(25, 4, {{10, 4, false}});
  EXPECT_EQ(simple.board.purse.balance[0] + 25, 30);
  EXPECT_EQ(simple.board.purse.pot, 70);
  EXPECT_EQ(drained(25, 4, {{10, 4, true}}).board.purse.balance[0] + 25, 80);
  EXPECT_EQ(drained(25, 4, {{10, 4, true}}, false).board.purse.balance[0] + 25, 30);
}

TEST(Drained, TheLoserStaysAndTheLineComesRound) {
  DrainedBoard p = drained(25, 4, {{10, 4, false}});
  EXPECT_EQ(p.board.purse.line, (std::vector{1, 2, 3, 0}));  // Charlie and Alice
  p = meet(p, {6, 8, false});
  EXPECT_EQ(p.board.purse.line, (std::vector{1, 3, 0, 2}));  // Charlie has lost again: Daniel
  p = meet(p, {6, 5, false});
  EXPECT_EQ(p.board.purse.line, (std::vector{3, 0, 2, 1}));  // Daniel has lost: Bob
}

TEST(Drained, TheTreatise) {
  const auto& e = expected("poule-second-10-4-bredouille");
  const DrainedBoard p = drained(20, 5, {{e["holes"]["winner"], e["holes"]["loser"], e["bredouille"]}});
  EXPECT_EQ((p.board.purse.balance[0] + 20) / p.per_hole, e["units"].get<int>());
}

// The seat that wins, and the holes it is paid for.
TEST(Drained, AMeetingAtTheBoard) {
  const auto paid = [](std::initializer_list<MarqueEvent> events) {
    DrainedBoard b = begin_drained({.stake = 20}, 5);
    for (const MarqueEvent& e : events) b = after(std::move(b), e);
    const MeetingPlayed& m = b.board.played.back();
    return std::pair(m.winner, m.balance[m.winner] / b.per_hole);
  };
  EXPECT_EQ(paid({test::own(test::kA, 4), test::own(test::kB, 10), test::go(test::kB)}),
            std::pair(1, 2 * 10 - 4));
  EXPECT_EQ(paid({test::own(test::kB, 6), test::own(test::kA, 7), test::go(test::kA)}),
            std::pair(0, 2 * 7 - 6));
  EXPECT_EQ(paid({test::own(test::kB, 7), test::own(test::kA, 1), test::go(test::kA)}), std::pair(1, 7 - 1));
}

TEST(Drained, TheLastPaymentIsWhatIsLeft) {
  const DrainedBoard p = drained(20, 3, {{10, 4, true}, {12, 0, true}});
  EXPECT_TRUE(over(p));
  EXPECT_EQ(p.board.purse.balance,
            (std::vector{28, -8, -20}));  // 48 to the winner, the 12 that are left to the second
}

// The worked example of the guide: Inès 0, Jules 1, Karim 2, forty each.
TEST(Drained, TheGuide) {
  const DrainedBoard p = drained(40, 3, {{9, 5, false}, {0, 9, true}});
  EXPECT_EQ(p.per_hole, 6);
  EXPECT_EQ(p.board.purse.balance, (std::vector{-16, -40, 56}));
  EXPECT_TRUE(over(p));
}

TEST(Drained, EqualHolesPayNothing) {
  const DrainedBoard p = drained(20, 3, {{7, 7, true}});
  EXPECT_EQ(p.board, drained(20, 3, {}).board);
}

TEST(Drained, WhatIsAsked) {
  MatchOptions o = find_format("poule-plumer")->options;
  EXPECT_EQ(problem_of(o), std::nullopt);
  for (const int stake : {10, 0}) {  // five per cent of thirty is no whole amount
    o.stake = stake;
    EXPECT_TRUE(problem_of(o)) << stake;
  }
  EXPECT_FALSE(possible(match_of("poule-plumer", 3), {5, 4}));
  EXPECT_TRUE(possible(match_of("poule-plumer", 3), {31, 30}));
}

}  // namespace pool_test
