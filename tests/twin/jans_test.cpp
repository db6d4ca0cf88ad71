// One focused test for each rule of scoring, P1..P11.
#include "test_board.h"

namespace jans_test {

using namespace twin;
using namespace twin::test;

TEST(Scoring, P1HitsByEachNumberAndTheSum) {
  const Board b = board({{1, 6}, {4, 2}, {5, 2}, {6, 2}, {7, 1}, {12, 2}}, {{11, 1}, {13, 2}, {24, 12}});
  expect_event(roll(b, 6, 4), "hit_true_outer", 3, 6, true, {11});
  const Board rest =
      board({{1, 7}, {7, 2}, {8, 2}, {10, 2}, {12, 2}}, {{13, 2}, {14, 2}, {15, 1}, {19, 1}, {24, 9}});
  expect_event(roll(rest, 5, 4), "hit_true_home", 1, 4, true, {19});  // over the half-case on 15
  expect_event(roll(rest, 5, 4), "hit_true_outer", 1, 2, true, {15});
  const Board coin = board({{1, 9}, {7, 2}, {8, 2}, {12, 2}}, {{13, 2}, {18, 2}, {19, 1}, {24, 10}});
  expect_event(roll(coin, 5, 2), "hit_true_home", 1, 4, true, {19});  // by the men of the coin
}

TEST(Scoring, P1ADoubletHitsTwiceAtMost) {
  const Board b = board({{7, 3}, {10, 3}, {12, 2}}, {{13, 1}, {24, 14}});
  expect_event(roll(b, 3, 3), "hit_true_outer", 2, 8, true, {13});
}

TEST(Scoring, P2FalseOnlyWhenEveryRestIsHeld) {
  const Board held =
      board({{1, 7}, {7, 2}, {8, 2}, {10, 2}, {12, 2}}, {{13, 2}, {14, 2}, {15, 2}, {19, 1}, {24, 8}});
  expect_event(roll(held, 5, 4), "hit_false_home", 1, 4, false, {19});
  const Board one_open =
      board({{1, 7}, {7, 2}, {8, 2}, {10, 2}, {12, 2}}, {{13, 2}, {14, 2}, {19, 1}, {24, 10}});
  EXPECT_FALSE(find(roll(one_open, 5, 4), "hit_false_home"));
}

TEST(Scoring, P3HitsAreFictive) {
  const Board b = board({{12, 15}}, {{13, 2}, {14, 2}, {16, 2}, {17, 2}, {18, 1}, {24, 6}});
  const Verdict v = roll(b, 6, 6);  // no six can be played, all the same it hits
  expect_event(v, "hit_true_outer", 1, 4, true, {18});
  expect_event(v, "helpless", 2, 4, false);
}

TEST(Scoring, P4TheCoinIsHitWithoutUndoublingTheOwn) {
  const Board b = board({{1, 11}, {7, 1}, {9, 1}, {12, 2}});
  expect_event(roll(b, 6, 4), "corner_hit", 1, 4, true, {13});
  EXPECT_FALSE(find(roll(b, 4, 1), "corner_hit"));
  const Board surplus = board({{1, 10}, {7, 1}, {9, 1}, {12, 3}});
  expect_event(roll(surplus, 4, 1), "corner_hit", 1, 4, true, {13});
  EXPECT_FALSE(find(roll(surplus, 1, 1), "corner_hit"));
}

TEST(Scoring, P5FillCountsMenNotNeededByThePlein) {
  const Board b = board({{1, 3}, {2, 4}, {3, 2}, {4, 3}, {5, 2}, {6, 1}});
  expect_event(roll(b, 3, 1), "petit_jan_fill", 1, 4, true, {6});
  expect_event(roll(b, 4, 1), "petit_jan_fill", 2, 8, true, {6});
  const Verdict v = roll(b, 4, 1);
  EXPECT_TRUE(std::ranges::all_of(v.plays, [](const Play& play) { return play.after.own[6] >= 2; }));
}

TEST(Scoring, P5TwoMenShortIsOneWay) {
  const Board b = board({{1, 3}, {2, 3}, {3, 3}, {4, 3}, {5, 1}, {6, 1}, {7, 1}});
  expect_event(roll(b, 3, 2), "petit_jan_fill", 1, 4, true, {5, 6});
  const Board power = board({{5, 1}, {7, 4}, {8, 4}, {9, 2}, {10, 2}, {11, 2}});
  expect_event(roll(power, 6, 5), "grand_jan_fill", 1, 4, true, {12});
}

TEST(Scoring, P5FilledInPassingIsNothing) {
  const Men opp{{13, 4}, {14, 3}, {15, 3}, {17, 4}, {20, 1}};
  const Board b = board({{7, 2}, {8, 3}, {9, 3}, {10, 1}, {11, 4}, {12, 2}}, opp);
  EXPECT_FALSE(find(roll(b, 4, 2), "grand_jan_fill"));  // 8-10 by the 2, then the 4 must break
}

// The man who fills must be spared by the jan, whatever else would bring a man there.
TEST(Scoring, P5AManTheJanNeedsDoesNotFill) {
  const Men opp{{24, 15}};
  const Board needed = board({{1, 3}, {2, 2}, {3, 2}, {4, 2}, {5, 2}, {6, 1}, {7, 1}, {12, 2}}, opp);
  for (int number = 1; number <= 4; ++number)
    EXPECT_FALSE(find(roll(needed, number, 6), "petit_jan_fill")) << number;
  const Board third = board({{1, 3}, {2, 2}, {3, 2}, {4, 3}, {5, 2}, {6, 1}, {12, 2}}, opp);
  expect_event(roll(third, 2, 6), "petit_jan_fill", 1, 4, true, {6});
  EXPECT_FALSE(find(roll(third, 3, 6), "petit_jan_fill"));
}

TEST(Scoring, P5TheTwoMenOfTheCoinDoNotFillTheRetour) {
  const auto with_coin = [](int men) {
    return board({{12, men}, {19, 6 - men}, {20, 2}, {21, 2}, {22, 2}, {23, 1}, {24, 2}}, kPassed);
  };
  EXPECT_FALSE(find(roll(with_coin(2), 6, 5), "retour_fill"));
  expect_event(roll(with_coin(3), 6, 5), "retour_fill", 1, 4, true, {23});
}

TEST(Scoring, P6KeepIncludesHelplessnessAndObliges) {
  const Men wall{{13, 4}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 3}};
  const Board b = board({{7, 3}, {8, 2}, {9, 2}, {10, 3}, {11, 2}, {12, 3}}, wall);
  const Verdict helpless = roll(b, 6, 6);
  expect_event(helpless, "grand_jan_keep", 1, 6, true, {7, 8, 9, 10, 11, 12});
  expect_event(helpless, "helpless", 2, 4, false);
  const Verdict ace = roll(b, 4, 2);
  EXPECT_TRUE(std::ranges::all_of(
      ace.plays, [](const Play& play) { return play.after.own[8] >= 2 && play.after.own[12] >= 2; }));
}

TEST(Scoring, P7SixTablesAtTheThirdRollOnly) {
  const Board b = board({{1, 11}, {2, 1}, {3, 1}, {4, 1}, {5, 1}});
  expect_event(roll(b, 6, 5, {}, {.roll_in_releve = 3}), "six_tables", 1, 4, true, {6, 7});
  EXPECT_FALSE(find(roll(b, 6, 5, {}, {.roll_in_releve = 4}), "six_tables"));
  EXPECT_FALSE(find(roll(b, 6, 5), "six_tables"));
  EXPECT_GT(roll(b, 6, 5, {}, {.roll_in_releve = 3}).plays.size(), 1u);  // not compulsory
}

TEST(Scoring, P8TwoTablesAndMezeas) {
  expect_event(roll(board({{1, 13}, {8, 1}, {10, 1}}), 4, 3), "two_tables", 1, 4, true, {12, 13});
  const Men his_coin{{13, 2}, {24, 13}};
  expect_event(roll(board({{1, 13}, {8, 1}, {9, 1}}, his_coin), 4, 4), "contre_two_tables", 1, 6, false);
  expect_event(roll(board({{1, 13}, {12, 2}}), 4, 1), "mezeas", 1, 4, true, {13});
  expect_event(roll(board({{1, 13}, {12, 2}}, his_coin), 1, 1), "contre_mezeas", 1, 6, false);
  EXPECT_FALSE(find(roll(board({{1, 12}, {2, 1}, {12, 2}}), 4, 1), "mezeas"));
}

TEST(Scoring, P9TheLastManOffLeavesNoHelplessness) {
  const Board one = board({{23, 1}}, kPassed);
  const Verdict v = roll(one, 6, 2);
  expect_event(v, "bear_off", 1, 4, true);
  EXPECT_FALSE(find(v, "helpless"));
  EXPECT_EQ(v.plays.size(), 1u);
  const Board two = board({{23, 1}, {24, 1}}, kPassed);
  EXPECT_EQ(roll(two, 2, 1).plays.size(), 1u);
  EXPECT_FALSE(find(roll(board({{21, 1}, {24, 1}}, kPassed), 6, 2), "bear_off"));  // M8 comes first
}

TEST(Scoring, P9TakingTheLastManIsCompulsory) {
  const Board b = board({{20, 1}, {24, 1}}, kPassed);  // 20-21 by the 1 would also leave one exceeding number
  const Verdict v = roll(b, 6, 1);
  expect_event(v, "bear_off", 1, 4, true);
  EXPECT_EQ(v.plays.size(), 1u);
  EXPECT_TRUE(allows(v, b, {{20, 25}, {24, 25}}));
}

TEST(Scoring, P10TwoPointsForEachNumberNotPlayed) {
  const Men wall{{13, 2}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 2}, {24, 3}};
  expect_event(roll(board({{5, 1}, {12, 14}}, wall), 6, 5), "helpless", 1, 2, false);
  expect_event(roll(board({{6, 1}, {12, 14}}, wall), 6, 6), "helpless", 1, 2, false);
  expect_event(roll(board({{12, 15}}, wall), 6, 6), "helpless", 2, 4, false);
}

TEST(Scoring, P11Rencontre) {
  const Board b = board({{1, 15}});
  const Context same{
      .roll_in_releve = 1, .second_player_first_roll = true, .first_player_first_roll = std::pair{3, 5}};
  expect_event(roll(b, 5, 3, {.jans = {"rencontre"}}, same), "rencontre", 1, 4, true);
  EXPECT_FALSE(find(roll(b, 5, 3, {}, same), "rencontre"));
  EXPECT_FALSE(find(roll(b, 5, 4, {.jans = {"rencontre"}}, same), "rencontre"));
}

TEST(Scoring, P11Pile) {
  const Men wall{{13, 2}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 2}, {24, 3}};
  expect_event(roll(board({{11, 2}, {12, 13}}, wall), 1, 1), "pile_make", 1, 6, true, {12});
  EXPECT_FALSE(find(roll(board({{11, 2}, {12, 13}}, wall), 1, 1, {.jans = {}}), "pile_make"));
  EXPECT_FALSE(find(roll(board({{11, 2}, {12, 13}}, kPassed), 1, 1), "pile_make"));  // 12-14 passes
  expect_event(roll(board({{12, 15}}, wall), 4, 3), "pile_keep", 1, 4, true, {12});
}

TEST(Scoring, P11Margot) {
  const Options margot{.jans = {"margot"}};
  const Board b = board({{1, 13}, {15, 2}}, {{20, 1}, {22, 1}, {24, 13}});
  expect_event(roll(b, 6, 4, margot), "margot", 1, 2, false, {21});
  expect_event(roll(b, 3, 3, margot), "margot", 1, 4, false, {21});
  EXPECT_FALSE(find(roll(board({{9, 15}}, {{13, 1}, {15, 1}, {24, 13}}), 5, 4, margot),
                    "margot"));  // half of it a coin
}

}  // namespace jans_test
