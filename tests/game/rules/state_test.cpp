// A tour as a fold: the question at each stage (K1, K4, K5, K6, K9), and the refused events.
#include "game/rules/state.h"

#include <gtest/gtest.h>

namespace state_test {

using namespace trictrac;

Roll roll(int a, int b) { return {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}; }
Step step(int from, int to) { return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}; }

PlayMen playing(std::initializer_list<Step> steps) { return {steps}; }

// White to throw: a full grand jan on either side and `points` marked.
State white_keeps(int white_points, int black_points) {
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.board = Position{};
  for (Fleche f = 7; f <= 12; ++f) s.board.own.set(f, 2);
  s.board.own.set(1, 3);
  for (Fleche f = 13; f <= 18; ++f) s.board.other.set(f, 2);
  s.board.other.set(24, 3);
  s.marks.points = {white_points, black_points};
  return s;
}

TEST(State, TheLeaderByOneDieEachPlaysThatRoll) {  // K9 (a)
  Tour t;
  EXPECT_EQ(t.act(TakeLead{Side::Black, roll(3, 3)}).error().why, ActionProblem::BadRoll);
  ASSERT_TRUE(t.act(TakeLead{Side::Black, roll(6, 2)}));
  EXPECT_EQ(t.state().stage, Stage::Move);
  EXPECT_EQ(t.state().to_act, Side::Black);
}

TEST(State, TheLeaderMayThrowAnew) {  // K9 (b): then even a doublet
  Tour t;
  ASSERT_TRUE(t.act(TakeLead{Side::White, std::nullopt}));
  EXPECT_EQ(t.state().stage, Stage::Roll);
  EXPECT_TRUE(t.act(RollDice{roll(3, 3)}));
}

TEST(State, AHoleOnOnesOwnRollAsksToHoldOrGoBeforeAnyManMoves) {  // K1
  Tour t(white_keeps(8, 4));
  const auto e = t.act(RollDice{roll(2, 1)});
  ASSERT_TRUE(e);
  EXPECT_EQ(e->marked->holes, 1);
  EXPECT_EQ(t.state().stage, Stage::Decide);
  EXPECT_EQ(t.act(playing({step(1, 3), step(1, 2)})).error().why, ActionProblem::WrongStage);
  ASSERT_TRUE(t.act(Hold{}));
  EXPECT_EQ(t.state().stage, Stage::Move);
}

TEST(State, GoingLosesAllPointsAndKeepsTheDice) {  // K4
  Tour t(white_keeps(10, 4));
  t.act(RollDice{roll(2, 1)});
  ASSERT_EQ(t.state().marks.points[Side::White], 2);
  const auto e = t.act(Go{});
  ASSERT_TRUE(e);
  EXPECT_EQ(e->releve, Releve::Go);
  EXPECT_EQ(t.state().marks.points, (PerSide<int>{0, 0}));
  EXPECT_EQ(t.state().marks.holes[Side::White], 1);
  EXPECT_EQ(t.state().board, start_position());
  EXPECT_EQ(t.state().to_act, Side::White);
  EXPECT_EQ(t.state().stage, Stage::Roll);
  EXPECT_EQ(t.state().rolls_in_releve, (PerSide<int>{0, 0}));
}

// White keeps by helplessness on 6-6: 6 for White, then 4 for Black.
TEST(State, TheOtherMarksAfterThePlay) {  // K1
  State s = white_keeps(0, 0);
  s.board.own.set(1, 0);
  s.board.own.set(12, 5);
  Tour t(s);
  const auto rolled = t.act(RollDice{roll(6, 6)});
  EXPECT_EQ(rolled->marked->points, 6);
  EXPECT_EQ(t.state().marks.points[Side::Black], 0);
  const auto played = t.act(playing({}));
  ASSERT_TRUE(played);
  EXPECT_EQ(played->marked->side, Side::Black);
  EXPECT_EQ(played->marked->points, 4);
  EXPECT_EQ(t.state().marks.double_jeton, Side::Black);
  EXPECT_EQ(t.state().to_act, Side::Black);
}

TEST(State, TheTwelfthHoleEndsTheTourOnTheRollersDice) {  // K6
  State s = white_keeps(8, 4);
  s.marks.holes = {11, 11};
  Tour t(s);
  t.act(RollDice{roll(2, 1)});
  EXPECT_EQ(t.state().stage, Stage::Over);
  EXPECT_EQ(t.state().outcome->winner, Side::White);
  EXPECT_EQ(t.act(RollDice{roll(2, 1)}).error().why, ActionProblem::GameOver);
}

TEST(State, TheTwelfthHoleEndsTheTourOnTheOthersDice) {  // K6
  State s = white_keeps(0, 8);
  s.board.own.set(1, 0);
  s.board.own.set(12, 5);
  s.marks.holes = {3, 11};
  Tour t(s);
  t.act(RollDice{roll(6, 6)});
  EXPECT_EQ(t.state().stage, Stage::Move);
  t.act(playing({}));
  EXPECT_EQ(t.state().stage, Stage::Over);
  EXPECT_EQ(t.state().outcome->winner, Side::Black);
}

// Twelve points in bredouille are two holes: the thirteenth does not count.
TEST(State, NoHoleIsCountedBeyondTheTwelfth) {  // K6
  State s = white_keeps(10, 0);
  s.marks.holes = {11, 3};
  Tour t(s);
  const auto e = t.act(RollDice{roll(2, 1)});
  ASSERT_TRUE(e);
  EXPECT_EQ(t.state().marks.holes, (PerSide<int>{12, 3}));
  EXPECT_EQ(e->marked->holes, 1);
  EXPECT_EQ(t.state().outcome->winner, Side::White);
}

// White cannot play 6-6: 4 points for Black, whose 14 in bredouille are two holes.
TEST(State, NoHoleOfTheOtherIsCountedBeyondTheTwelfth) {  // K6
  State s = white_keeps(0, 10);
  s.board.own.set(1, 0);
  s.board.own.set(12, 5);
  s.marks.holes = {3, 11};
  s.board.own.set(7, 0);
  s.board.own.set(12, 7);
  Tour t(s);
  ASSERT_TRUE(t.act(RollDice{roll(6, 6)}));
  EXPECT_EQ(award_to_other(t.state(), t.turn()).holes, 1);
  const auto e = t.act(playing({}));
  ASSERT_TRUE(e);
  EXPECT_EQ(t.state().marks.holes, (PerSide<int>{3, 12}));
  EXPECT_EQ(e->marked->holes, 1);
}

TEST(State, TheLastManOffPutsTheMenBackAndKeepsPointsAndDice) {  // K5
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.board = Position{};
  s.board.own.set(24, 2);
  s.board.own.off = 13;
  s.board.other.set(1, 15);
  s.marks.points = {2, 4};
  s.rolls_in_releve = {40, 40};
  Tour t(s);
  const auto rolled = t.act(RollDice{roll(6, 5)});
  EXPECT_EQ(rolled->marked->points, 4);
  const auto played = t.act(playing({step(24, 25), step(24, 25)}));
  ASSERT_TRUE(played);
  EXPECT_EQ(played->releve, Releve::Out);
  EXPECT_EQ(t.state().marks.points, (PerSide<int>{6, 4}));
  EXPECT_EQ(t.state().board, start_position());
  EXPECT_EQ(t.state().to_act, Side::White);
  EXPECT_EQ(t.state().rolls_in_releve, (PerSide<int>{0, 0}));
}

TEST(State, SixTablesNeedTheThirdRollOfTheReleve) {  // P7, K5
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  for (Fleche f = 2; f <= 5; ++f) {
    s.board.own.take(1);
    s.board.own.add(f);
  }
  for (const int before : {1, 2, 3}) {
    s.rolls_in_releve = {before, before};
    Tour t(s);
    const auto e = t.act(RollDice{roll(6, 5)});
    EXPECT_EQ(e->marked->points, before == 2 ? 4 : 0) << before;
  }
}

TEST(State, RencontreOncePerTourForTheSecondPlayer) {  // P11
  RuleOptions options;
  options.rencontre = true;
  Tour t(options);
  t.act(TakeLead{Side::White, roll(6, 2)});
  t.act(playing({step(1, 7), step(1, 3)}));
  EXPECT_EQ(t.act(RollDice{roll(2, 6)})->marked->points, 4);
  t.act(playing({step(1, 7), step(1, 3)}));
  t.act(RollDice{roll(6, 2)});
  for (const Event& e : t.turn().events) EXPECT_NE(e.jan, Jan::Rencontre);
}

TEST(State, ResigningEndsTheTour) {
  Tour t;
  ASSERT_TRUE(t.act(Resign{Side::White}));
  EXPECT_EQ(t.state().outcome->winner, Side::Black);
  EXPECT_EQ(t.state().outcome->by, Ending::Resignation);
}

TEST(State, ARejectedActionChangesNothing) {
  Tour t(white_keeps(0, 0));
  t.act(RollDice{roll(2, 1)});
  const State before = t.state();
  EXPECT_EQ(t.act(playing({step(7, 9), step(7, 8)})).error().refusal->law, Law::MustKeep);
  EXPECT_FALSE(t.act(RollDice{roll(1, 1)}));
  EXPECT_FALSE(t.act(Go{}));
  EXPECT_EQ(t.state(), before);
}

}  // namespace state_test
