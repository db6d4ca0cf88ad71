// Setup validation reports all that is wrong with a position at once.
#include "game/rules/setup.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace setup_test {

using namespace trictrac;

std::vector<std::string> codes(const State& s) {
  std::vector<std::string> all;
  for (const SetupProblem& p : problems_of(s)) all.push_back(p.code);
  std::sort(all.begin(), all.end());
  return all;
}

State ready() {
  State s;
  s.stage = Stage::Roll;
  return s;
}

TEST(Setup, TheStartIsSound) { EXPECT_TRUE(problems_of(ready()).empty()); }

TEST(Setup, EverythingIsReportedTogether) {
  State s = ready();
  s.board.own = Men{};
  s.board.own.set(1, 12);
  s.board.own.set(12, 1);
  s.board.own.set(24, 2);
  s.marks.points = {3, 12};
  s.marks.holes = {12, 0};
  s.marks.pavillon = Pavillon::White;
  const std::vector<std::string> expected{"coin_alone", "holes",  "pavillon", "petit_jan_open",
                                          "points",     "points", "shared"};
  EXPECT_EQ(codes(s), expected);
}

TEST(Setup, MenAreFifteen) {
  State s = ready();
  s.board.own.set(1, 14);
  EXPECT_EQ(codes(s), std::vector<std::string>{"men_count"});
}

TEST(Setup, NobodyStandsWhereTheOtherCanStillFill) {  // M7
  State s = ready();
  s.board.own.set(1, 14);
  s.board.own.set(16, 1);
  EXPECT_EQ(codes(s), std::vector<std::string>{"grand_jan_open"});
}

TEST(Setup, TheOthersCoinIsNeverHeld) {  // M5
  for (const int men : {1, 2}) {
    State s = ready();
    s.board.own.set(1, kMenPerSide - men);
    s.board.own.set(13, men);
    EXPECT_EQ(codes(s), std::vector<std::string>{"other_coin"}) << men;
  }
}

TEST(Setup, MenLeaveOnlyFromHome) {  // M8
  State s = ready();
  s.board.own.set(1, 14);
  s.board.own.off = 1;
  EXPECT_EQ(codes(s), std::vector<std::string>{"off_early"});
}

TEST(Setup, AllMenAreOffAtTheVeryEndAlone) {  // K5
  State s = ready();
  s.board.own = Men{};
  s.board.own.off = kMenPerSide;
  EXPECT_EQ(codes(s), std::vector<std::string>{"all_off"});
  s.stage = Stage::Over;
  const std::vector<std::string> over = codes(s);
  EXPECT_EQ(std::ranges::count(over, "all_off"), 0);
}

TEST(Setup, ARollInHandNeedsDiceAndAThrower) {
  State s = ready();
  s.stage = Stage::Move;
  s.roll = Roll{0, 7};
  const std::vector<std::string> expected{"coups", "dice"};
  EXPECT_EQ(codes(s), expected);
}

TEST(Setup, TheDoubleJetonNeedsPointsOnBothSides) {  // K2
  State s = ready();
  s.marks.points = {4, 0};
  s.marks.double_jeton = Side::White;
  EXPECT_EQ(codes(s), std::vector<std::string>{"double_jeton"});
}

}  // namespace setup_test
