// K2, K3, K7: points, bredouille, holes and the pavillon.
#include "game/rules/marks.h"

#include <gtest/gtest.h>

namespace marks_test {

using namespace trictrac;
constexpr Side A = Side::White;
constexpr Side B = Side::Black;

TEST(Marks, TwelvePointsInARowAreTwoHoles) {  // K2
  Marks m;
  award(m, A, 8);
  const Award a = award(m, A, 4);
  EXPECT_EQ(a.holes, 2);
  EXPECT_TRUE(a.bredouille);
  EXPECT_EQ(m.points, (PerSide<int>{0, 0}));
}

TEST(Marks, TheSecondToMarkCarriesTheDoubleJetonAndCanWinBredouille) {  // K2
  Marks m;
  award(m, A, 4);
  award(m, B, 8);
  EXPECT_EQ(m.double_jeton, B);
  EXPECT_TRUE(in_bredouille(m, B));
  EXPECT_FALSE(in_bredouille(m, A));
  EXPECT_EQ(award(m, B, 4).holes, 2);
}

TEST(Marks, WhenTheFirstMarksAgainNeitherIsInBredouille) {  // K2
  Marks m;
  award(m, A, 4);
  award(m, B, 8);
  award(m, A, 2);
  EXPECT_EQ(m.double_jeton, std::nullopt);
  EXPECT_EQ(award(m, B, 6).holes, 1);
  EXPECT_EQ(m.points[B], 2);
  EXPECT_EQ(m.points[A], 0);  // K3
}

TEST(Marks, TwelveAtOnceAgainstPointsAlreadyMarkedAreBredouille) {  // K2, second in one stroke
  Marks m;
  award(m, A, 6);
  const Award b = award(m, B, 12);
  EXPECT_EQ(b.holes, 2);
  EXPECT_EQ(m.points, (PerSide<int>{0, 0}));
}

TEST(Marks, ARollCanWinSeveralHolesAndTheLaterOnesAreBredouille) {  // K2
  Marks m;
  award(m, A, 10);
  award(m, B, 2);
  award(m, A, 2 + 12 + 4);  // the first hole simple: B has marked in between
  EXPECT_EQ(m.holes[A], 3);
  EXPECT_EQ(m.points[A], 4);
}

TEST(Marks, RestCountsTowardsTheNextBredouille) {  // K2: 4 of rest and 8 are bredouille
  Marks m;
  award(m, A, 16);
  EXPECT_EQ(m.points[A], 4);
  EXPECT_EQ(award(m, A, 8).holes, 2);
}

TEST(Marks, AfterARestTheOtherMarksAsSecond) {  // K3
  Marks m;
  award(m, A, 14);
  award(m, B, 2);
  EXPECT_EQ(m.double_jeton, B);
  Marks without_rest;
  award(without_rest, A, 12);
  award(without_rest, B, 2);
  EXPECT_EQ(without_rest.double_jeton, std::nullopt);
}

TEST(Marks, NothingMarkedChangesNothing) {
  Marks m;
  award(m, A, 4);
  award(m, B, 2);
  const Marks before = m;
  const Award none = award(m, A, 0);
  EXPECT_EQ(m, before);
  EXPECT_EQ(none.points, 0);
}

TEST(Marks, GoingLosesAllPointsAndKeepsHoles) {  // K4
  Marks m;
  award(m, A, 14);
  award(m, B, 4);
  clear_points(m);
  EXPECT_EQ(m.points, (PerSide<int>{0, 0}));
  EXPECT_EQ(m.double_jeton, std::nullopt);
  EXPECT_EQ(m.holes[A], 2);
}

TEST(Marks, ThePavillonGoesToTheSecondAndIsLostWhenTheFirstTakesAHole) {  // K7
  Marks m;
  EXPECT_FALSE(in_grande_bredouille(m, A)) << "A has no hole";
  award(m, A, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Middle);
  EXPECT_TRUE(in_grande_bredouille(m, A));
  award(m, B, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Black);
  EXPECT_TRUE(in_grande_bredouille(m, B));
  EXPECT_FALSE(in_grande_bredouille(m, A));
  award(m, B, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Black);
  award(m, A, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Lost);
  award(m, B, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Lost);
  EXPECT_FALSE(in_grande_bredouille(m, B));
}

TEST(Marks, ThePavillonGoesToTheSecondWhereTheFirstHasASingleHole) {  // K7
  Marks m;
  award(m, A, 4);
  award(m, B, 2);
  award(m, A, 8);
  EXPECT_EQ(m.holes[A], 1);
  award(m, B, 12);
  EXPECT_EQ(m.pavillon, Pavillon::Black);
}

}  // namespace marks_test
