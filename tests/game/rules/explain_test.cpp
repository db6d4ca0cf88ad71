// The ways shown are the men and flèches a person would point at.
#include "game/rules/explain.h"

#include <gtest/gtest.h>

#include "game/rules/board.h"

namespace explain_test {

using namespace trictrac;
using test::Places;

std::vector<Explained> shown(const Places& own, const Places& other, Roll roll, int roll_in_releve = 0) {
  const Position p = test::board(own, other);
  Context c;
  c.roll_in_releve = roll_in_releve;
  Turn turn;
  judge(p, roll, RuleOptions{}, c, turn);
  return explain(p, roll, RuleOptions{}, turn);
}

TEST(Explain, AHitByEachNumber) {  // P1
  const auto all = shown({{1, 13}, {3, 1}, {5, 1}}, {{24, 14}, {9, 1}}, {6, 4});
  ASSERT_EQ(all.size(), 1u);
  const std::vector<Way> ways{{{3, 9}}, {{5, 9}}};
  EXPECT_EQ(all[0].ways, ways);
}

TEST(Explain, AHitByTheSumNamesItsOpenRest) {  // P1: 13 is empty, 14 is held
  const auto all = shown({{1, 12}, {12, 3}}, {{14, 2}, {15, 1}, {24, 12}}, {2, 1});
  ASSERT_EQ(all.size(), 1u);
  const std::vector<Way> ways{{{12, 13, 15}}};
  EXPECT_EQ(all[0].ways, ways);
}

TEST(Explain, HelplessnessHasNoWay) {  // P10
  const auto all = shown({{12, 15}}, {{13, 9}, {14, 2}, {15, 2}, {16, 2}}, {2, 1});
  const Explained& last = all.back();
  EXPECT_EQ(last.event.jan, Jan::Helpless);
  EXPECT_TRUE(last.ways.empty());
}

TEST(Explain, TwoTables) {  // P8
  const auto all = shown({{1, 13}, {6, 1}, {8, 1}}, {{24, 15}}, {6, 5});
  ASSERT_EQ(all.size(), 1u);
  const std::vector<Way> ways{{{6, 12}, {8, 13}}};
  EXPECT_EQ(all[0].ways, ways);
}

TEST(Explain, SixTables) {  // P7
  const auto all = shown({{1, 11}, {2, 1}, {3, 1}, {4, 1}, {5, 1}}, {{24, 15}}, {6, 5}, 3);
  ASSERT_EQ(all.size(), 1u);
  const std::vector<Way> ways{{{1, 7}, {1, 6}}};
  EXPECT_EQ(all[0].ways, ways);
}

TEST(Explain, FillingByANumberAndByTheSum) {  // P5, the example of the rule
  const auto all = shown({{1, 3}, {2, 4}, {3, 2}, {4, 3}, {5, 2}, {6, 1}}, {{24, 15}}, {4, 1});
  ASSERT_EQ(all.size(), 1u);
  const std::vector<Way> ways{{{2, 6}}, {{1, 5, 6}}};
  EXPECT_EQ(all[0].ways, ways);
}

}  // namespace explain_test
