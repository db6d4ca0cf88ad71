// Matches: the fold over actions (J2, J10 to J12), and what holds in games at random.
#include "board.h"

namespace trictrac::courrier {
namespace games_test {

Match at(const Position& p, Terms terms = {}, PerSide<int> score = {}) {
  State s;
  s.terms = terms;
  s.board = p;
  s.score = score;
  s.stage = Stage::Roll;
  return Match(s);
}

ActionProblem why(Match game, const GameEvent& a) {
  const auto e = game.act(a);
  EXPECT_FALSE(e);
  return e ? ActionProblem::Refused : e.error().why;
}

TEST(CourrierGame, J2TheFirstIsSettledThenHeThrows) {
  Match game;
  EXPECT_EQ(why(game, RollDice{{6, 5}}), ActionProblem::WrongStage);
  ASSERT_TRUE(game.act(TakeLead{Side::Black}));
  EXPECT_EQ(game.state().to_act, Side::Black);
  EXPECT_EQ(why(game, TakeLead{Side::White}), ActionProblem::WrongStage);
  EXPECT_EQ(why(game, RollDice{{7, 1}}), ActionProblem::BadRoll);
  ASSERT_TRUE(game.act(RollDice{{1, 1}}));  // a doublet may open
  const auto refused = game.act(PlayMen{play("1/2(4)")});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().refusal->law, Law::CourierFirst);
  ASSERT_TRUE(game.act(PlayMen{play("1/2/3/4/5")}));
  EXPECT_EQ(game.state().to_act, Side::White);
  EXPECT_EQ(game.state().board.other, men({{1, 14}, {5, 1}}));
}

TEST(CourrierGame, J10OnePointOrTwo) {
  for (const int off : {0, 1}) {
    Match game = at(board({{24, 1}}, {{1, 0}, {19, 10}, {24, 5 - off}}));
    ASSERT_TRUE(game.act(RollDice{{2, 1}}));
    const auto e = game.act(PlayMen{play("24/o")});
    ASSERT_TRUE(e);
    EXPECT_EQ(e->won, (Win{Side::White, off ? 1 : 2, Ending::Out}));
    EXPECT_EQ(game.state().stage, Stage::Over);
    EXPECT_TRUE(problems_of(game.state()).empty());
    EXPECT_EQ(why(game, Resign{Side::Black}), ActionProblem::GameOver);
  }
}

TEST(CourrierGame, J11TheWinnerBeginsTheNextGame) {
  Match game = at(turned(board({{1, 14}, {20, 1}}, {{24, 1}})), {3}, {1, 0});
  ASSERT_TRUE(game.act(RollDice{{2, 1}}));
  ASSERT_TRUE(game.act(PlayMen{play("24/o")}));
  EXPECT_EQ(game.state().stage, Stage::Over);  // 1 + 2
  Match longer = at(turned(board({{1, 14}, {20, 1}}, {{24, 1}})), {4}, {1, 0});
  ASSERT_TRUE(longer.act(RollDice{{2, 1}}));
  ASSERT_TRUE(longer.act(PlayMen{play("24/o")}));
  EXPECT_EQ(longer.state().stage, Stage::Roll);
  EXPECT_EQ(longer.state().to_act, Side::White);
  EXPECT_EQ(longer.state().board, start_position());
  EXPECT_EQ(longer.state().score, (PerSide<int>{3, 0}));
}

TEST(CourrierGame, J12ResigningCostsWhatTheGameWould) {
  Match early = at(start_position(), {5});
  const auto e = early.act(Resign{Side::White});
  ASSERT_TRUE(e);
  EXPECT_EQ(e->won, (Win{Side::Black, 2, Ending::Resignation}));
  EXPECT_EQ(early.state().to_act, Side::Black);
  Match late = at(board({{19, 14}}, {{19, 10}}), {5});
  EXPECT_EQ(late.act(Resign{Side::White})->won, (Win{Side::Black, 1, Ending::Resignation}));
}

// No number can be played.
bool stuck(const Position& p) {
  for (int number = 1; number <= 6; ++number)
    if (movable(p.own, held_by_other(p), number)) return false;
  return true;
}

// Returns the first property that is broken after an action.
std::string fault(const State& s) {
  if (const auto problems = problems_of(s); !problems.empty()) return problems.front().message;
  if (turned(turned(s.board)) != s.board) return "turned twice is not the same";
  if (s.stage == Stage::Roll && stuck(s.board) && stuck(turned(s.board))) return "nobody can ever move";
  return "";
}

TEST(CourrierGame, GamesAtRandomEndAndKeepTheirMen) {
  Random random(1818);
  for (int i = 0; i < 300; ++i) {
    std::vector<GameEvent> actions;
    State last;
    random_match(random, Terms{1 + i % 5}, [&](const Match& g, const LoggedEvent& a, const Effects& e) {
      actions.push_back(a.event);
      last = g.state();
      ASSERT_EQ(fault(last), "") << print_position(last);
      ASSERT_EQ(e.won.has_value(), last.stage == Stage::Over || (e.won && last.board == start_position()));
      ASSERT_LT(actions.size(), 20000u);
    });
    if (HasFatalFailure()) return;
    EXPECT_GE(last.score[last.won->winner], last.terms.points);
    Match again(last.terms);
    for (const GameEvent& a : actions) ASSERT_TRUE(again.act(a));
    EXPECT_EQ(again.state(), last);
  }
}

}  // namespace games_test
}  // namespace trictrac::courrier
