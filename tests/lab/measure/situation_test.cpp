// The situations by which losses are broken down.
#include "lab/measure/situation.h"

#include <gtest/gtest.h>

#include "lab/measure/breakdown.h"
#include "nets.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace situation_test {

std::string_view situation(Aspect aspect, std::string_view trid) {
  const auto state = parse_trid(trid);
  EXPECT_TRUE(state) << trid;
  return situations_of(aspect)[situation_of(aspect, Tour(*state))];
}

constexpr std::string_view kOpening = "TRID=O----------------------o:w:M:26:0-0:4-4:-:b:1.0";
constexpr std::string_view kReturn = "TRID=bba--aaaabBFbA--bA-B--AB:b:M:63:2-10:8-9:-:x:35.35";
constexpr std::string_view kRace = "TRID=cbbbba------------BBBBBC:w:M:63:8-0:10-2:-:x:40.40";

TEST(Situation, PhasesFollowTheMen) {
  EXPECT_EQ(situation(Aspect::Phase, kOpening), "nobody returns");
  EXPECT_EQ(situation(Aspect::Phase, kReturn), "both return");
  EXPECT_EQ(situation(Aspect::Phase, kRace), "race");
}

TEST(Situation, ContactIsCountedOnBothSides) {
  EXPECT_EQ(men_in_contact(start_position()), 30);
  EXPECT_EQ(men_in_contact(parse_trid(kRace)->board), 0);
  // One white man on flèche 5 has the black men on 6 in front of it; and they have it in front of them.
  const auto state = parse_trid("TRID=ccccAb------------BBBBBD:w:M:63:8-0:10-2:-:x:40.40");
  ASSERT_TRUE(state);
  EXPECT_EQ(men_in_contact(state->board), 1 + 2);
  EXPECT_EQ(men_in_contact(turned(state->board)), 1 + 2);
}

TEST(Situation, MenAreThoseOfThePlayerWhoHasMore) {
  EXPECT_EQ(situation(Aspect::Men, kOpening), "15 men");
  EXPECT_EQ(situation(Aspect::Men, kRace), "10 to 14 men");
  EXPECT_EQ(situation(Aspect::Men, "TRID=a-----------------A---CB:w:M:63:8-0:10-2:-:x:60.60"), "5 to 9 men");
}

TEST(Situation, PointsAndHolesAreThoseOfThePlayerAndOfTheOpponent) {
  EXPECT_EQ(situation(Aspect::Points, kReturn), "player");  // Black, at ten
  EXPECT_EQ(situation(Aspect::Points, kOpening), "neither");
  EXPECT_EQ(situation(Aspect::Holes, kRace), "player");
  EXPECT_EQ(situation(Aspect::Holes, kReturn), "neither");
  EXPECT_EQ(situation(Aspect::Question, kRace), "play");
}

TEST(Situation, ARaceHasNoHitLeft) {
  TourSearch table(net::built_in(), built_in);  // a net that has learnt nothing seldom comes so far
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const State s = draw(table, ProblemKind::Races, seed);
    EXPECT_EQ(men_in_contact(s.board), 0);
    for (const Position& p : {s.board, turned(s.board)})
      for (const Roll roll : all_rolls()) {
        Turn turn;
        judge(p, roll, s.options, {}, turn);
        for (const Event& e : turn.events)
          for (const Jan hit : {Jan::HitTrueOuter, Jan::HitTrueHome, Jan::HitFalseOuter, Jan::HitFalseHome})
            EXPECT_NE(e.jan, hit);
      }
  }
}

TEST(Breakdown, TheSituationsAddUpToTheWhole) {
  const auto weights = untaught();
  TourSearch table(*weights, built_in);
  std::vector<Problem> problems;
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    problems.push_back(roll_out(table, draw(table, kProblemKinds[seed % kProblemKinds.size()], seed),
                                {.trials = 8, .within = Thousandths(10)}, seed));
  const GradeReport grades = grade(*player("first-go").make(), problems);
  for (std::size_t a = 0; a < kAspectNames.kSize; ++a) {
    Thousandths sum;
    std::size_t positions = 0;
    for (const SituationLoss& s : break_down(static_cast<Aspect>(a), problems, grades.answers)) {
      sum += s.in_all;
      positions += s.loss.samples;
    }
    EXPECT_NEAR(sum.count(), grades.loss.mean, 1e-9);
    EXPECT_EQ(positions, problems.size());
  }
}

TEST(Breakdown, APlayerLosesAsMuchAsItself) {
  const std::vector<Graded> some{
      {"1/2 1/3", Thousandths(4)}, {"go", Thousandths(0)}, {"1/4", Thousandths(-1)}};
  EXPECT_EQ(difference(some, some).mean, 0);
  std::vector<Graded> worse = some;
  for (Graded& g : worse) g.lost += Thousandths(2);
  EXPECT_DOUBLE_EQ(difference(worse, some).mean, 2);
  EXPECT_NEAR(difference(worse, some).error, 0, 1e-12);
}

TEST(Breakdown, FrequenciesAreTheSameOnAnyNumberOfThreads) {
  const ArenaOptions tours{.match = {}, .rules = {}, .reference = nullptr, .tables = built_in};
  const auto one = frequencies(Aspect::Question, tours, player("shape"), {.sets = 6});
  const auto two = frequencies(Aspect::Question, tours, player("shape"), {.sets = 6, .threads = 2});
  ASSERT_EQ(one.size(), 2u);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].mean, two[i].mean);
    EXPECT_GT(one[i].mean, 1);
  }
  // Every hole made by a player's own roll is a decision, and most rolls ask for a play.
  EXPECT_GT(one[0].mean, one[1].mean);
}

}  // namespace situation_test
}  // namespace trictrac::measure
