// One focused test for each rule of moving, M1..M9.
#include "test_board.h"

namespace moving_test {

using namespace twin;
using namespace twin::test;

TEST(Moving, M1EachNumberOnceByOneManOrTwo) {
  const Board b = board({{1, 15}});
  const Verdict v = roll(b, 5, 4);
  EXPECT_EQ(v.plays.size(), 2u);
  EXPECT_TRUE(allows(v, b, {{1, 6}, {1, 5}}));
  EXPECT_TRUE(allows(v, b, {{1, 6}, {6, 10}}));
  EXPECT_EQ(roll(b, 2, 2).plays.size(), 2u);  // a doublet is two numbers, not four
}

TEST(Moving, M2NoStopOnAnOpposingManEvenAlone) {
  const Board b =
      board({{7, 1}, {12, 14}}, {{9, 1}, {13, 2}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 2}, {24, 2}});
  EXPECT_FALSE(allows(roll(b, 2, 1), b, {{7, 9}}));
}

TEST(Moving, M3ARestMustBeFreeAndAnEmptyCoinServes) {
  const Board open = board({{10, 3}, {11, 2}, {12, 2}, {22, 8}}, {{1, 10}, {2, 3}, {15, 2}});
  EXPECT_TRUE(allows(roll(open, 5, 3), open, {{10, 13}, {13, 18}}));
  const Board held = board({{10, 3}, {11, 2}, {12, 2}, {22, 8}}, {{1, 10}, {2, 1}, {13, 2}, {15, 2}});
  EXPECT_FALSE(allows(roll(held, 5, 3), held, {{10, 13}, {13, 18}}));
  const Board half_case = board({{8, 1}, {22, 14}}, {{1, 10}, {10, 1}, {11, 1}, {2, 3}});
  EXPECT_FALSE(allows(roll(half_case, 3, 2), half_case, {{8, 10}, {10, 13}}));
}

TEST(Moving, M4BothNumbersElseTheHigherElseTheLower) {
  const Men wall{{13, 2}, {14, 2}, {15, 2}, {16, 2}, {17, 2}, {18, 2}, {24, 3}};
  const Board either = board({{5, 1}, {12, 14}}, wall);
  const Verdict higher = roll(either, 6, 5);
  EXPECT_EQ(higher.plays.size(), 1u);
  EXPECT_TRUE(allows(higher, either, {{5, 11}}));
  const Board filling = board({{6, 1}, {7, 3}, {8, 1}, {9, 2}, {10, 2}, {11, 2}, {12, 4}}, wall);
  const Verdict both = roll(filling, 6, 2);  // 6-8 would fill, but then the 6 could not be played
  EXPECT_FALSE(allows(both, filling, {{6, 8}}));
  EXPECT_FALSE(find(both, "grand_jan_fill"));
  const Board lower = board({{7, 3}, {8, 3}, {9, 3}, {10, 2}, {11, 2}, {12, 2}}, wall);
  EXPECT_TRUE(allows(roll(lower, 6, 5), lower, {{7, 12}}));
}

TEST(Moving, M5TheOwnCoinIsTakenAndLeftByTwo) {
  const Board start = board({{1, 15}});
  EXPECT_FALSE(allows(roll(start, 6, 5), start, {{1, 7}, {7, 12}}));
  const Board two = board({{12, 2}, {19, 3}, {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}}, kPassed);
  EXPECT_TRUE(allows(roll(two, 6, 5), two, {{12, 18}, {12, 17}}));
  EXPECT_FALSE(allows(roll(two, 6, 5), two, {{12, 17}}));
  EXPECT_FALSE(allows(roll(two, 6, 1), two, {{12, 18}, {12, 13}}));  // never on the other's coin
  const Board three = board({{12, 3}, {20, 12}}, kPassed);
  EXPECT_TRUE(allows(roll(three, 6, 1), three, {{12, 18}, {20, 21}}));
  const Board exchange = board({{11, 1}, {12, 2}, {20, 12}}, kPassed);  // one leaves, one arrives
  EXPECT_TRUE(allows(roll(exchange, 6, 1), exchange, {{12, 18}, {11, 12}}));
}

TEST(Moving, M6PuissanceOnlyWithBothCoinsEmptyAndNoEffect) {
  const Board b = board({{1, 13}, {7, 1}, {8, 1}});
  EXPECT_TRUE(allows(roll(b, 6, 5), b, {{7, 12}, {8, 12}}));
  const Board held = board({{1, 13}, {7, 1}, {8, 1}}, {{13, 2}, {24, 13}});
  EXPECT_FALSE(allows(roll(held, 6, 5), held, {{7, 12}, {8, 12}}));
  const Board effect = board({{1, 9}, {7, 2}, {8, 2}, {9, 2}});
  EXPECT_TRUE(allows(roll(effect, 5, 4), effect, {{7, 12}, {8, 12}}));
  EXPECT_FALSE(allows(roll(effect, 5, 4), effect, {{8, 12}, {9, 12}}));
  const Board doublet = board({{1, 13}, {7, 2}});
  EXPECT_TRUE(allows(roll(doublet, 6, 6), doublet, {{7, 12}, {7, 12}}));
}

TEST(Moving, M7AJanThatCanStillBeFilledIsForbiddenToStops) {
  const Men grand_only{{16, 2}, {18, 2}, {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 3}};
  const Board b =
      board({{1, 2}, {2, 2}, {3, 2}, {4, 3}, {5, 2}, {6, 2}, {11, 2}}, {{14, 3}, {16, 3}, {17, 4}, {18, 5}});
  EXPECT_FALSE(allows(roll(b, 4, 4), b, {{11, 15}, {11, 15}}));
  EXPECT_TRUE(allows(roll(b, 4, 4), b, {{11, 15}, {15, 19}}));  // the petit jan lacks men: crossing is free
  const Board open_petit = board({{11, 2}, {12, 13}}, grand_only);
  EXPECT_TRUE(allows(roll(open_petit, 4, 4), open_petit, {{11, 15}, {15, 19}}));
  const Board closed_petit =
      board({{11, 2}, {12, 13}}, {{18, 1}, {20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 4}});
  EXPECT_FALSE(allows(roll(closed_petit, 4, 4), closed_petit,
                      {{11, 15}, {15, 19}}));  // twelve men are still short of it
}

TEST(Moving, M7CountsMenThatCanStillReachEachFleche) {
  const Board enough = board({{12, 15}}, {{19, 4}, {20, 2}, {22, 3}, {24, 3}});
  EXPECT_FALSE(allows(roll(enough, 6, 5), enough, {{12, 18}, {12, 17}}));
  const Board eleven = board({{12, 15}}, {{6, 4}, {19, 3}, {20, 2}, {22, 3}, {24, 3}});
  EXPECT_TRUE(allows(roll(eleven, 6, 5), eleven, {{12, 18}, {12, 17}}));
  const Board too_far = board({{12, 15}}, {{13, 11}, {14, 4}});
  EXPECT_TRUE(allows(roll(too_far, 6, 5), too_far, {{12, 18}, {12, 17}}));
}

TEST(Moving, M8FewestExceedingNumbers) {
  const Board b = board({{21, 1}, {24, 1}}, kPassed);
  const Verdict v = roll(b, 6, 2);
  EXPECT_EQ(v.plays.size(), 1u);
  EXPECT_TRUE(allows(v, b, {{21, 23}, {23, 25}}));
  const Board exact = board({{23, 2}}, kPassed);
  EXPECT_EQ(roll(exact, 2, 1).plays.size(), 1u);
  EXPECT_EQ(roll(exact, 1, 1).plays.size(), 2u);            // one man off tout d'une, or both to 24
  const Board choice = board({{20, 1}, {22, 2}}, kPassed);  // an exact number may be played inside
  EXPECT_TRUE(allows(roll(choice, 3, 1), choice, {{22, 25}, {20, 21}}));
  EXPECT_TRUE(allows(roll(choice, 3, 1), choice, {{20, 23}, {22, 23}}));
  const Board entering = board({{18, 1}, {19, 2}, {20, 3}, {22, 4}}, kPassed);
  EXPECT_TRUE(allows(roll(entering, 6, 5), entering, {{18, 24}, {20, 25}}));
  EXPECT_FALSE(allows(roll(entering, 5, 4), entering, {{20, 25}, {19, 23}}));  // not yet all home
}

TEST(Moving, M8ABlockedNumberIsNotExceeding) {
  const Board b = board({{19, 1}, {22, 1}}, {{1, 8}, {24, 2}, {2, 5}});
  const Verdict v = roll(b, 5, 5);
  EXPECT_TRUE(allows(v, b, {}));
  expect_event(v, "helpless", 2, 4, false);
}

TEST(Moving, M8AnExactNumberLeavesOrIsPlayedInsideAsOnePleases) {
  const Board b = board({{21, 1}, {22, 1}, {23, 2}}, kPassed);
  EXPECT_TRUE(allows(roll(b, 6, 3), b, {{21, 25}, {22, 25}}));
  EXPECT_TRUE(allows(roll(b, 6, 3), b, {{21, 24}, {22, 25}}));
}

TEST(Moving, M8AsInBackgammonEachNumberIsPlayedByItself) {
  const Options backgammon{.leaving = BearingOff::backgammon};
  const Board b = board({{21, 1}, {24, 2}}, kPassed);
  EXPECT_FALSE(allows(roll(b, 6, 2), b, {{21, 25}, {24, 25}}));
  const Verdict v = roll(b, 6, 2, backgammon);
  EXPECT_TRUE(allows(v, b, {{21, 25}, {24, 25}}));
  EXPECT_TRUE(allows(v, b, {{21, 23}, {23, 25}}));
  EXPECT_EQ(v.plays.size(), 2u);
}

TEST(Moving, M9ProvincialPlaysInsideAndTakesTheFarthestOnly) {
  const Options provincial{.leaving = BearingOff::provincial};
  const Board b = board({{20, 1}, {22, 2}}, kPassed);
  EXPECT_FALSE(allows(roll(b, 3, 1, provincial), b, {{22, 25}, {20, 21}}));
  EXPECT_TRUE(allows(roll(b, 3, 1, provincial), b, {{20, 23}, {22, 23}}));
  const Board farthest = board({{21, 2}, {24, 1}}, kPassed);  // a 4 cannot be played inside
  EXPECT_TRUE(allows(roll(farthest, 4, 2, provincial), farthest, {{21, 25}, {21, 23}}));
  EXPECT_EQ(roll(farthest, 4, 2, provincial).plays.size(), 1u);
}

TEST(Moving, M9TheMadeRetourIsKeptByPrivilege) {
  const Options provincial{.leaving = BearingOff::provincial};
  const Board b = board({{19, 2}, {20, 3}, {21, 2}, {22, 2}, {23, 2}, {24, 2}}, kPassed);
  const Verdict exact = roll(b, 5, 1, provincial);  // 20 leaves by the 5, but then the 1 breaks
  EXPECT_FALSE(find(exact, "retour_keep"));
  const Board two = board({{19, 2}, {20, 4}, {21, 2}, {22, 2}, {23, 2}, {24, 2}}, kPassed);
  const Verdict kept = roll(two, 5, 1, provincial);
  expect_event(kept, "retour_keep", 1, 4, true);
  EXPECT_EQ(kept.plays.size(), 1u);
  EXPECT_TRUE(allows(kept, two, {{20, 25}, {20, 21}}));
}

}  // namespace moving_test
