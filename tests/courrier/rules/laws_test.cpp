// Each law of docs/courrier.md on its own.
#include "board.h"

namespace trictrac::courrier {
namespace laws_test {

using Texts = std::vector<std::string>;

// The legal plays, one for each result.
Texts legal(const Position& p, const std::string& dice) {
  Texts all;
  for (const Play& play : legal_plays(p, roll(dice))) all.push_back(play_text(play));
  return all;
}

// Both couriers are home; Black's stands on White's flèche 8.
Position early() { return board({{1, 14}, {19, 1}}, {{1, 14}, {20, 1}}); }

TEST(CourrierLaws, J1TheTwoPathsAreHalfACircuitApart) {
  EXPECT_EQ(across(1), 13);
  EXPECT_EQ(across(13), 1);
  EXPECT_EQ(set_across(only(1) | only(24)), only(13) | only(12));
  EXPECT_EQ(held_by_other(start_position()), only(13));
  EXPECT_EQ(distance_left(start_position().own), 15 * 24);
}

TEST(CourrierLaws, J3ASimpleRollIsTwoNumbers) {
  const Position p = early();
  EXPECT_EQ(broken(p, "42", "1/5 1/3"), "");
  EXPECT_EQ(broken(p, "42", "1/3 3/7"), "");
  EXPECT_EQ(broken(p, "42", "1/5 1/4"), "not_a_number");
  EXPECT_EQ(broken(p, "42", "1/5 1/5"), "number_used");
  EXPECT_EQ(broken(p, "42", "1/5 1/3 1/2"), "number_used");
  EXPECT_EQ(broken(p, "42", "2/6 1/3"), "no_man");
  EXPECT_EQ(broken(p, "42", "o/3"), "no_man");
  EXPECT_EQ(broken(p, "42", "19/17 1/5"), "backward");
}

TEST(CourrierLaws, J3ADoubletIsPlayedFourTimes) {
  const Position p = early();
  EXPECT_EQ(broken(p, "22", "1/3(4)"), "");
  EXPECT_EQ(broken(p, "22", "1/3/5/7 1/3"), "");
  EXPECT_EQ(broken(p, "22", "1/3(3)"), "play_all");
  EXPECT_EQ(broken(p, "22", "1/3(3)", true), "");
  EXPECT_EQ(broken(p, "22", "1/4(2)"), "not_a_number");
}

TEST(CourrierLaws, J4NoManStopsOrRestsOnTheOthersMen) {
  const Position p = early();
  EXPECT_EQ(broken(p, "52", "1/3 3/8"), "held_by_other");
  EXPECT_EQ(broken(p, "61", "1/7 7/8"), "held_by_other");
  EXPECT_EQ(broken(p, "66", "1/7/13"), "held_by_other");  // the other's stack at its start
  EXPECT_EQ(broken(p, "61", "1/2 2/8"), "held_by_other");
  // A rest is a stop: 1 to 9 by 7 and 1 is no play, and by 6 and 2 it rests on 7 or 3.
  EXPECT_EQ(broken(p, "62", "1/7 7/9"), "");
}

TEST(CourrierLaws, J4TheOthersCourierHoldsHisFleche) {
  const Position p = board({{1, 15}}, {{1, 14}, {17, 1}});  // on White's 5
  EXPECT_EQ(broken(p, "41", "1/5 5/6"), "held_by_other");
  EXPECT_EQ(legal(p, "41"), Texts{"1/2 2/6"});
}

TEST(CourrierLaws, J5OnlyTheCourierMovesBeforeTheLastQuarter) {
  const Position p = start_position();
  EXPECT_EQ(courier_of(p.own), 1);
  EXPECT_EQ(legal(p, "65"), Texts{"1/7 7/12"});
  EXPECT_EQ(broken(p, "65", "1/6 6/12"), "");
  EXPECT_EQ(broken(p, "65", "1/7 1/6"), "courier_first");
  EXPECT_EQ(legal(p, "22"), Texts{"1/3 3/5 5/7 7/9"});
  EXPECT_EQ(legal(p, "33"), Texts{"1/4 4/7 7/10"});  // the opponent's stack is on 13
  EXPECT_EQ(legal(p, "66"), Texts{"1/7"});
}

TEST(CourrierLaws, J5WhatIsLeftOfTheRollMayBePlayedByOthers) {
  const Position p = board({{1, 14}, {17, 1}}, {{1, 15}});
  EXPECT_EQ(courier_of(p.own), 17);
  EXPECT_EQ(broken(p, "42", "17/21 1/3"), "");
  EXPECT_EQ(broken(p, "42", "17/19 1/5"), "");
  EXPECT_EQ(broken(p, "42", "17/19/23"), "");
  EXPECT_EQ(broken(p, "42", "1/3 17/21"), "courier_first");
  EXPECT_EQ(broken(p, "22", "17/19 1/3(3)"), "");
  EXPECT_EQ(courier_of(after(p.own, play("17/19"))), std::nullopt);
}

TEST(CourrierLaws, J6ABlockedCourierLeavesNothingToPlay) {
  // Black holds White's 5 to 10, Black's own 17 to 22.
  const Position p = board({{1, 14}, {4, 1}}, {{1, 9}, {17, 1}, {18, 1}, {19, 1}, {20, 1}, {21, 1}, {22, 1}});
  for (const Roll r : all_rolls()) EXPECT_EQ(legal(p, roll_text(r)), Texts{"-"}) << roll_text(r);
  EXPECT_EQ(broken(p, "61", "-"), "");
  EXPECT_EQ(broken(p, "61", "4/5"), "held_by_other");
}

TEST(CourrierLaws, J6SixFlechesInARowStopEveryManBehindWhereverTheyAre) {
  for (Fleche first = 2; first <= 17; ++first) {  // on White's path
    Position p{men({{1, 10}, {24, 5}}), Men{}};
    for (Fleche f = first; f < first + 6; ++f) p.other.set(across(f), 2);
    p.other.set(24, p.other.on(24) + 3);
    for (const Roll r : all_rolls())
      for (const Play& play : legal_plays(p, r))
        for (const Step& s : play) EXPECT_FALSE(s.from < first && s.to >= first) << play_text(play);
  }
}

TEST(CourrierLaws, J7BothNumbersIfThereIsAWay) {
  // The man on 1 alone can move, and 2 is held: by 2 first, then by 1.
  const Position p = board({{1, 1}, {24, 14}}, {{14, 2}, {17, 2}, {1, 10}, {19, 1}});
  EXPECT_EQ(legal(p, "21"), Texts{"1/3 3/4"});
  EXPECT_EQ(broken(p, "21", "1/3"), "play_all");
  EXPECT_EQ(broken(p, "21", "1/3", true), "");
  EXPECT_EQ(broken(p, "21", "-"), "play_all");
}

TEST(CourrierLaws, J7TheHigherIfOnlyOneCanBe) {
  // From 1 by 4 or by 2, but 7 is held.
  const Position p = board({{1, 1}, {24, 14}}, {{1, 14}, {19, 1}});
  EXPECT_EQ(legal(p, "42"), Texts{"1/5"});
  EXPECT_EQ(broken(p, "42", "1/3"), "play_higher");
  EXPECT_EQ(broken(p, "42", "1/3", true), "play_higher");
  EXPECT_EQ(broken(p, "42", "-"), "play_all");
  const Position low = board({{1, 1}, {24, 14}}, {{1, 13}, {17, 1}, {19, 1}});  // 5 is held too
  EXPECT_EQ(legal(low, "42"), Texts{"1/3"});
}

TEST(CourrierLaws, J8MenLeaveOnlyWhenAllAreHome) {
  const Position p = board({{18, 1}, {21, 4}, {22, 10}}, {{1, 14}, {19, 1}});
  EXPECT_EQ(broken(p, "41", "21/o 22/23"), "not_all_home");
  EXPECT_EQ(broken(p, "41", "18/19 21/o"), "");  // the last man enters and another leaves in one roll
  EXPECT_EQ(broken(p, "33", "18/21 22/o(3)"), "");
}

TEST(CourrierLaws, J8TheRailIsOneFlecheMore) {
  const Position p = board({{19, 3}, {21, 3}, {24, 9}}, {{1, 14}, {19, 1}});
  EXPECT_EQ(broken(p, "64", "19/o 21/o"), "");
  EXPECT_EQ(broken(p, "64", "19/23 19/o"), "");
  EXPECT_EQ(broken(p, "61", "19/o 24/o"), "");
  EXPECT_EQ(broken(p, "63", "19/o 21/o"), "not_a_number");
}

TEST(CourrierLaws, J9AGreaterNumberTakesOffTheFarthest) {
  const Position p = board({{21, 3}, {22, 3}}, {{1, 14}, {19, 1}});
  EXPECT_EQ(broken(p, "65", "21/o 21/o"), "");
  EXPECT_EQ(broken(p, "65", "22/o 21/o"), "exceeding_farthest");
  EXPECT_EQ(broken(p, "31", "21/22 22/o"), "");
  const Position behind = board({{20, 1}, {23, 3}}, {{1, 14}, {19, 1}});
  EXPECT_EQ(broken(behind, "43", "23/o 20/24"), "exceeding_farthest");
  EXPECT_EQ(broken(behind, "43", "20/24 23/o"), "");
}

TEST(CourrierLaws, J9AHeldFlecheDoesNotLetAnotherLeave) {
  // By 3 the man on 20 would stop on 23, which Black holds; no other man may leave in its place.
  const Position p = board({{20, 1}, {24, 3}}, {{11, 1}, {1, 13}, {19, 1}});
  EXPECT_EQ(legal(p, "33"), Texts{"-"});
  EXPECT_EQ(broken(p, "33", "24/o"), "exceeding_farthest");
}

TEST(CourrierLaws, NextStepsAreThoseOfALegalPlay) {
  const Position p = board({{1, 1}, {24, 14}}, {{14, 2}, {17, 2}, {1, 10}, {19, 1}});
  const std::vector<Play> all = legal_sequences(p, roll("21"));
  EXPECT_EQ(next_steps(all, {}), steps("1/3"));
  EXPECT_EQ(next_steps(all, steps("1/3")), steps("3/4"));
  EXPECT_TRUE(next_steps(all, steps("1/3 3/4")).empty());
}

}  // namespace laws_test
}  // namespace trictrac::courrier
