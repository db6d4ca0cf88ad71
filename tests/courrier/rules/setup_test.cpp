// Positions described from outside: all that is wrong is shown.
#include "board.h"

namespace trictrac::courrier {
namespace setup_test {

using Codes = std::vector<std::string>;

State rolling(const Men& own, const Men& other) {
  State s;
  s.stage = Stage::Roll;
  s.board = {own, other};
  return s;
}

Codes wrong(const State& s) {
  Codes codes;
  for (const SetupProblem& p : problems_of(s)) codes.push_back(p.code);
  return codes;
}

TEST(CourrierSetup, TheStartIsRight) {
  EXPECT_TRUE(wrong(State{}).empty());
  EXPECT_TRUE(wrong(rolling(men({{1, 15}}), men({{1, 14}, {18, 1}}))).empty());
}

TEST(CourrierSetup, MenAreFifteenAndShareNoFleche) {
  Men sixteen = men({{1, 15}});
  sixteen.add(20);
  EXPECT_EQ(wrong(rolling(sixteen, men({{1, 15}}))), Codes{"men_count"});
  EXPECT_EQ(wrong(rolling(men({{1, 14}, {20, 1}}), men({{1, 14}, {8, 1}}))), Codes{"shared_fleche"});
}

TEST(CourrierSetup, NobodyIsAheadOfTheCourierNorOffTooEarly) {
  EXPECT_EQ(wrong(rolling(men({{1, 13}, {5, 1}, {9, 1}}), men({{1, 15}}))), Codes{"courier"});
  EXPECT_EQ(wrong(rolling(men({{5, 2}, {1, 13}}), men({{1, 15}}))), Codes{"courier"});
  EXPECT_EQ(wrong(rolling(men({{1, 10}, {20, 4}}), men({{1, 15}}))), Codes{"off_early"});
}

TEST(CourrierSetup, ScoreStageAndEndAgree) {
  State s = rolling(men({{1, 15}}), men({{1, 15}}));
  s.score.white = 1;
  EXPECT_EQ(wrong(s), Codes{"score"});
  s.terms.points = 0;
  s.score.white = -1;
  EXPECT_EQ(wrong(s), (Codes{"terms", "score", "score"}));
  s = rolling(men({{20, 15}}), men({{1, 15}}));
  s.stage = Stage::Lead;
  EXPECT_EQ(wrong(s), Codes{"lead"});
  s.stage = Stage::Over;
  EXPECT_EQ(wrong(s), Codes{"won"});
  s.won = Win{Side::White, 2, Ending::Resignation};
  s.score.white = 2;
  EXPECT_TRUE(wrong(s).empty());
  s.won->by = Ending::Out;
  EXPECT_EQ(wrong(s), Codes{"men_off"});
  s = rolling(men({}), men({{1, 15}}));
  EXPECT_EQ(wrong(s), Codes{"men_off"});
}

}  // namespace setup_test
}  // namespace trictrac::courrier
