#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "lab/measure/grade.h"
#include "lab/measure/rolling.h"
#include "nets.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace {

double deviate(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.next() >> 11) / 9007199254740992.0;
  return sum;
}

// Answers of true worths `worths`, as noisy trials would show them.
Problem noisy(const std::vector<double>& worths, Random& random) {
  Problem p;
  p.state.stage = Stage::Move;
  for (std::size_t i = 0; i < worths.size(); ++i)
    p.answers.push_back(
        {std::to_string(i), true, {worths[i] + deviate(random), worths[i] + deviate(random)}, 1});
  return p;
}

TEST(Grade, IdenticalAnswersLoseNothing) {
  Random random(1738);
  PerRound losses, naive;
  for (int i = 0; i < 4000; ++i) {
    const Problem p = noisy({5, 5, 5, 5, 5}, random);
    losses.add(loss(p, "0"), 1);
    double most = -1e9;
    for (const Answer& a : p.answers) most = std::max(most, (a.halves[0] + a.halves[1]) / 2);
    naive.add(most - (p.answers[0].halves[0] + p.answers[0].halves[1]) / 2, 1);
  }
  EXPECT_LE(std::abs(losses.estimate().mean), 2 * losses.estimate().error);
  // What cross-fitting saves us from.
  EXPECT_GT(naive.estimate().mean, 20 * naive.estimate().error);
}

TEST(Grade, AWorseAnswerLosesTheDifference) {
  Random random(5);
  PerRound losses;
  for (int i = 0; i < 2000; ++i) losses.add(loss(noisy({30, 12, 0}, random), "1"), 1);
  EXPECT_NEAR(losses.estimate().mean, 18, 3 * losses.estimate().error);
}

TEST(Grade, HoldingStandsForItsBestPlay) {
  Problem p;
  p.state.stage = Stage::Decide;
  p.answers = {{std::string(kGo), true, {10, 10}, 0}, {"1/2 1/3", true, {4, 4}, 0}, {"1/4", true, {7, 7}, 0}};
  EXPECT_DOUBLE_EQ(loss(p, kGo), 0);
  EXPECT_DOUBLE_EQ(loss(p, "1/2 1/3"), 3);
  EXPECT_DOUBLE_EQ(loss(p, "1/4"), 3);
  p.answers[0].halves = {1, 1};
  EXPECT_DOUBLE_EQ(loss(p, kGo), 6);
}

TEST(Grade, WhatWasNotPlayedOutIsNeverTheBest) {
  Problem p;
  p.state.stage = Stage::Move;
  p.answers = {{"1/2 1/3", true, {4, 4}, 1}, {"1/4", false, {9, 9}, 0}, {"1/3", false, {-50, -50}, 0}};
  EXPECT_DOUBLE_EQ(loss(p, "1/2 1/3"), 0);
  EXPECT_DOUBLE_EQ(loss(p, "1/3"), 54);
}

class Drawn : public testing::TestWithParam<Kind> {};

TEST_P(Drawn, IsOfItsKindAndTheSameAgain) {
  const auto weights = untaught();
  Table table(*weights, built_in), again(*weights, built_in);
  const State s = draw(table, GetParam(), 12);
  EXPECT_EQ(s, draw(again, GetParam(), 12));
  EXPECT_EQ(s.stage, GetParam() == Kind::Decisions ? Stage::Decide : Stage::Move);
  EXPECT_EQ(s.options.goal, Goal::Twelve);
  EXPECT_GE(answers_at(s).size(), 2u);
  if (GetParam() == Kind::Openings) {
    EXPECT_LE(s.rolls_in_releve[s.to_act], 3);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Drawn, testing::ValuesIn(kKinds));

TEST(Rolling, ReferencesAreTextThereAndBack) {
  const auto weights = untaught();
  Table table(*weights, built_in);
  const State s = draw(table, Kind::Decisions, 3);
  const Problem p = roll_out(table, s, {.trials = 72, .within = 30}, 4);
  const auto read = parse_problem(print_problem(p));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->state, s);
  ASSERT_EQ(read->answers.size(), p.answers.size());
  EXPECT_EQ(print_problem(*read), print_problem(p));
  EXPECT_EQ(print_problem(p), print_problem(roll_out(table, s, {.trials = 72, .within = 30}, 4)));
}

TEST(Draw, NothingIsAskedWhereTheOthersMarksEndTheTour) {
  const auto weights = untaught();
  Table table(*weights, built_in);
  const auto asks = [&](std::string_view trid) {
    const State state = *parse_trid(trid);
    const Spot at = table.spot(state);
    return is_of(Kind::Returns, table.searcher, {at.state, Tour(state).turn(), at.node, false});
  };
  EXPECT_TRUE(asks("TRID=-----aCCCB-Dc-cbcb--a---:w:M:56:8-10:4-9:b:x:20.19"));
  EXPECT_FALSE(asks("TRID=-----aCCCB-Dc-cbcb--a---:w:M:56:8-10:4-11:b:x:20.19"));
}

TEST(Rolling, GoingIsKnownExactly) {
  const auto weights = untaught();
  Table table(*weights, built_in);
  const State s = draw(table, Kind::Decisions, 8);
  const Problem p = roll_out(table, s, {.trials = 4}, 1);
  const auto go = std::ranges::find(p.answers, kGo, &Answer::text);
  ASSERT_NE(go, p.answers.end());
  const double sign = s.to_act == Side::White ? 1 : -1;
  EXPECT_TRUE(go->rolled_out);
  EXPECT_EQ(go->error, 0);
  EXPECT_DOUBLE_EQ(go->halves[0], sign * in_thousandths(table.stakes.go(table.spot(s).node, s.to_act)));
}

TEST(Grade, APlayerIsAskedEachProblem) {
  const auto weights = untaught();
  Table table(*weights, built_in);
  std::vector<Problem> problems;
  for (const Kind kind : kKinds) {
    const State s = draw(table, kind, 21);
    problems.push_back(roll_out(table, s, {.trials = 8, .within = 10}, 2));
    for (const std::string_view text : {"net:0", "first-go", "random", "greedy"}) {
      const auto asked = player(text).make();
      const auto lawful = answers_at(s);
      EXPECT_NE(std::ranges::find(lawful, answer_of(*asked, s)), lawful.end()) << text;
    }
  }
  const Grade g = grade(*player("first-go").make(), problems);
  EXPECT_EQ(g.problems, 4);
}

TEST(Problem, TellsWhatIsWrong) {
  const std::string trid = "TRID=O----------------------o:w:M:21:0-0:0-0:-:-:1.0";
  EXPECT_FALSE(parse_problem(trid));
  EXPECT_FALSE(parse_problem(trid + " | 1/2 1/3 = 1 2"));
  EXPECT_FALSE(parse_problem(trid + " | 1/9 ~ 3"));
  EXPECT_FALSE(parse_problem("TRID=nothing | go ~ 1"));
  EXPECT_FALSE(parse_problem("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0"));
}

}  // namespace
}  // namespace trictrac::measure
