#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "lab/measure/problem.h"
#include "nets.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace benchmark_test {

double deviate(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.next() >> 11) / 9007199254740992.0;
  return sum;
}

std::array<Thousandths, 2> halves(double one, double other) { return {Thousandths(one), Thousandths(other)}; }

// Answers of true worths `worths`, as noisy trials would show them.
Problem noisy(const std::vector<double>& equities, Random& random) {
  Problem p;
  p.state.stage = Stage::Move;
  for (std::size_t i = 0; i < equities.size(); ++i)
    p.answers.push_back({std::to_string(i), true,
                         halves(equities[i] + deviate(random), equities[i] + deviate(random)),
                         Thousandths(1)});
  return p;
}

TEST(Grade, IdenticalAnswersLoseNothing) {
  Random random(1738);
  PerRound losses, naive;
  for (int i = 0; i < 4000; ++i) {
    const Problem p = noisy({5, 5, 5, 5, 5}, random);
    losses.add(loss(p, "0").count(), 1);
    double most = -1e9;
    for (const RatedAnswer& a : p.answers) most = std::max(most, (a.halves[0] + a.halves[1]).count() / 2);
    naive.add(most - (p.answers[0].halves[0] + p.answers[0].halves[1]).count() / 2, 1);
  }
  EXPECT_LE(std::abs(losses.estimate().mean), 2 * losses.estimate().error);
  // Cross-fitting saves us from this.
  EXPECT_GT(naive.estimate().mean, 20 * naive.estimate().error);
}

TEST(Grade, AWorseAnswerLosesTheDifference) {
  Random random(5);
  PerRound losses;
  for (int i = 0; i < 2000; ++i) losses.add(loss(noisy({30, 12, 0}, random), "1").count(), 1);
  EXPECT_NEAR(losses.estimate().mean, 18, 3 * losses.estimate().error);
}

TEST(Grade, HoldingStandsForItsBestPlay) {
  Problem p;
  p.state.stage = Stage::Decide;
  p.answers = {{std::string(kGo), true, halves(10, 10), Thousandths(0)},
               {"1/2 1/3", true, halves(4, 4), Thousandths(0)},
               {"1/4", true, halves(7, 7), Thousandths(0)}};
  EXPECT_DOUBLE_EQ(loss(p, kGo).count(), 0);
  EXPECT_DOUBLE_EQ(loss(p, "1/2 1/3").count(), 3);
  EXPECT_DOUBLE_EQ(loss(p, "1/4").count(), 3);
  p.answers[0].halves = halves(1, 1);
  EXPECT_DOUBLE_EQ(loss(p, kGo).count(), 6);
}

TEST(Grade, WhatWasNotPlayedOutIsNeverTheBest) {
  Problem p;
  p.state.stage = Stage::Move;
  p.answers = {{"1/2 1/3", true, halves(4, 4), Thousandths(1)},
               {"1/4", false, halves(9, 9), Thousandths(0)},
               {"1/3", false, halves(-50, -50), Thousandths(0)}};
  EXPECT_DOUBLE_EQ(loss(p, "1/2 1/3").count(), 0);
  EXPECT_DOUBLE_EQ(loss(p, "1/3").count(), 54);
}

class Drawn : public testing::TestWithParam<ProblemKind> {};

TEST_P(Drawn, IsOfItsKindAndTheSameAgain) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in), again(*weights, built_in);
  const State s = draw(table, GetParam(), 12);
  EXPECT_EQ(s, draw(again, GetParam(), 12));
  EXPECT_EQ(s.stage, GetParam() == ProblemKind::Decisions ? Stage::Decide : Stage::Move);
  EXPECT_EQ(s.options.goal, Goal::Twelve);
  EXPECT_GE(answers_at(s).size(), 2u);
  if (GetParam() == ProblemKind::Openings) {
    EXPECT_LE(s.rolls_in_releve[s.to_act], 3);
  }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Drawn, testing::ValuesIn(kProblemKinds));

TEST(Rolling, ReferencesAreTextThereAndBack) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in);
  const State s = draw(table, ProblemKind::Decisions, 3);
  const Problem p = roll_out(table, s, {.trials = 72, .within = Thousandths(30)}, 4);
  const auto read = parse_problem(print_problem(p));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->state, s);
  ASSERT_EQ(read->answers.size(), p.answers.size());
  EXPECT_EQ(print_problem(*read), print_problem(p));
  EXPECT_EQ(print_problem(p),
            print_problem(roll_out(table, s, {.trials = 72, .within = Thousandths(30)}, 4)));
}

// Trials go on until differences are known well enough, and no longer; what is far behind is given up.
TEST(Rolling, TrialsEndWhenTheDifferencesAreKnown) {
  TourSearch table(net::built_in(), built_in);
  const State s = draw(table, ProblemKind::Plays, 3);
  const auto widest = [&](Thousandths error) {
    const Problem p = roll_out(table, s, {.trials = 20'000, .error = error, .within = Thousandths(15)}, 4);
    Thousandths most{};
    const RatedAnswer& best = best_of(p);
    int open = 0;
    for (const RatedAnswer& a : p.answers) {
      if (!a.rolled_out || a.halves[0] < best.halves[0] - 4 * a.error) continue;
      most = std::max(most, a.error);
      ++open;
    }
    EXPECT_GE(open, 2);
    return most;
  };
  const Thousandths wide = widest(Thousandths(16)), narrow = widest(Thousandths(8));
  EXPECT_LE(wide, Thousandths(16));
  EXPECT_GT(wide, Thousandths(8));
  EXPECT_LE(narrow, Thousandths(8));
}

// Going is worth what it is in every trial, so only the error of holding counts.
TEST(Rolling, GoingIsComparedWithoutAnErrorOfItsOwn) {
  TourSearch table(net::built_in(), built_in);
  const State s = draw(table, ProblemKind::Decisions, 8);
  const Problem p =
      roll_out(table, s, {.trials = 20'000, .error = Thousandths(8), .within = Thousandths(1000)}, 1);
  const auto go = std::ranges::find(p.answers, kGo, &RatedAnswer::text);
  ASSERT_NE(go, p.answers.end());
  EXPECT_EQ(go->error, Thousandths{});
  const double sign = s.to_act == Side::White ? 1 : -1;
  EXPECT_NEAR(go->halves[0].count(),
              (sign * in_thousandths(table.stakes().go(table.thrown(s).node, s.to_act))).count(), 1e-9);
  EXPECT_TRUE(std::ranges::any_of(p.answers, [](const RatedAnswer& a) {
    return a.text != kGo && a.rolled_out && a.error > Thousandths{};
  }));
}

TEST(Draw, NothingIsAskedWhereTheOthersMarksEndTheTour) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in);
  const auto asks = [&](std::string_view trid) {
    const State state = *parse_trid(trid);
    return is_of(ProblemKind::Returns, table.searcher(), table.thrown(state));
  };
  EXPECT_TRUE(asks("TRID=-----aCCCB-Dc-cbcb--a---:w:M:56:8-10:4-9:b:x:20.19"));
  EXPECT_FALSE(asks("TRID=-----aCCCB-Dc-cbcb--a---:w:M:56:8-10:4-11:b:x:20.19"));
}

TEST(Rolling, GoingIsKnownExactly) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in);
  const State s = draw(table, ProblemKind::Decisions, 8);
  const Problem p = roll_out(table, s, {.trials = 4}, 1);
  const auto go = std::ranges::find(p.answers, kGo, &RatedAnswer::text);
  ASSERT_NE(go, p.answers.end());
  const double sign = s.to_act == Side::White ? 1 : -1;
  EXPECT_TRUE(go->rolled_out);
  EXPECT_EQ(go->error, Thousandths{});
  EXPECT_DOUBLE_EQ(go->halves[0].count(),
                   (sign * in_thousandths(table.stakes().go(table.thrown(s).node, s.to_act))).count());
}

TEST(Grade, APlayerIsAskedEachProblem) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in);
  std::vector<Problem> problems;
  for (const ProblemKind kind : kProblemKinds) {
    const State s = draw(table, kind, 21);
    problems.push_back(roll_out(table, s, {.trials = 8, .within = Thousandths(10)}, 2));
    for (const std::string_view text : {"net:0", "first-go", "random", "greedy"}) {
      const auto asked = player(text).make();
      const auto legal = answers_at(s);
      EXPECT_NE(std::ranges::find(legal, answer_of(*asked, s)), legal.end()) << text;
    }
  }
  const GradeReport g = grade(*player("first-go").make(), problems);
  ASSERT_EQ(g.answers.size(), problems.size());
  for (std::size_t i = 0; i < problems.size(); ++i)
    EXPECT_EQ(g.answers[i].lost, loss(problems[i], g.answers[i].answer));
}

TEST(Grade, APlayerWhoChoosesAtRandomDoesSoInEachPosition) {
  const auto random = player("random").make();
  const auto weights = untaught();
  TourSearch search(*weights, built_in);
  int goes = 0;
  std::set<std::ptrdiff_t> tenths;  // of the list of plays
  constexpr int kPositions = 40;
  for (std::uint64_t seed = 0; seed < kPositions; ++seed) {
    const State decision = draw(search, ProblemKind::Decisions, seed);
    const State play = draw(search, ProblemKind::Plays, seed);
    goes += answer_of(*random, decision) == kGo;
    const auto legal = answers_at(play);
    const std::string chosen = answer_of(*random, play);
    EXPECT_EQ(answer_of(*random, play), chosen);
    tenths.insert(10 * (std::ranges::find(legal, chosen) - legal.begin()) / std::ssize(legal));
  }
  EXPECT_GT(goes, 5);
  EXPECT_LT(goes, kPositions - 5);
  EXPECT_GT(tenths.size(), 5u);
}

TEST(Problem, SaysWhatIsWrong) {
  const std::string trid = "TRID=O----------------------o:w:M:21:0-0:0-0:-:-:1.0";
  EXPECT_FALSE(parse_problem(trid));
  EXPECT_FALSE(parse_problem(trid + " | 1/2 1/3 = 1 2"));
  EXPECT_FALSE(parse_problem(trid + " | 1/9 ~ 3"));
  EXPECT_FALSE(parse_problem("TRID=nothing | go ~ 1"));
  EXPECT_FALSE(parse_problem("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0"));
}

}  // namespace benchmark_test
}  // namespace trictrac::measure
