// K8: what a tour is worth.
#include <gtest/gtest.h>

#include "game/match/series.h"

namespace worth_test {

using namespace trictrac;

TourWorth worth(Worth counting, int winner_holes, int loser_holes, Pavillon pavillon,
                Ending by = Ending::Holes) {
  State s;
  s.options.worth = counting;
  s.stage = Stage::Over;
  s.marks.holes = {winner_holes, loser_holes};
  s.marks.pavillon = pavillon;
  s.outcome = Outcome{Side::White, by};
  return worth_of(s);
}

TEST(TourWorth, SimpleAndDouble) {
  EXPECT_EQ(worth(Worth::SimpleDouble, 12, 3, Pavillon::Lost).halves, 2);
  EXPECT_EQ(worth(Worth::SimpleDouble, 12, 0, Pavillon::Middle).halves, 4);  // first, in a row
  EXPECT_EQ(worth(Worth::SimpleDouble, 12, 11, Pavillon::White).halves, 4);  // second, in a row
  EXPECT_EQ(worth(Worth::SimpleDouble, 12, 11, Pavillon::Black).halves, 2);
}

TEST(TourWorth, PontPaysOneAndAHalfUnderSevenHoles) {
  EXPECT_EQ(worth(Worth::Pont, 12, 0, Pavillon::Middle).halves, 4);
  EXPECT_EQ(worth(Worth::Pont, 12, 6, Pavillon::Lost).halves, 3);
  EXPECT_EQ(worth(Worth::Pont, 12, 7, Pavillon::Lost).halves, 2);
}

TEST(TourWorth, Honours) {
  EXPECT_EQ(worth(Worth::Honours, 12, 0, Pavillon::Middle).name, "quadruple");
  EXPECT_EQ(worth(Worth::Honours, 12, 8, Pavillon::White).name, "triple");
  EXPECT_EQ(worth(Worth::Honours, 12, 5, Pavillon::Lost).name, "double");
  EXPECT_EQ(worth(Worth::Honours, 12, 6, Pavillon::Lost).name, "simple");
}

TEST(TourWorth, HonoursOf1780AreDoubleUnderSevenHoles) {  // S2 note 46
  EXPECT_EQ(worth(Worth::Honours1780, 12, 0, Pavillon::Middle).name, "quadruple");
  EXPECT_EQ(worth(Worth::Honours1780, 12, 8, Pavillon::White).name, "triple");
  EXPECT_EQ(worth(Worth::Honours1780, 12, 6, Pavillon::Lost).name, "double");
  EXPECT_EQ(worth(Worth::Honours1780, 12, 7, Pavillon::Lost).name, "simple");
}

TEST(TourWorth, AResignationIsSimple) {
  EXPECT_EQ(worth(Worth::Honours, 3, 0, Pavillon::Middle, Ending::Resignation).halves, 2);
}

}  // namespace worth_test
