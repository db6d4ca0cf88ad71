// The permissions at a table, and its answers to refused actions.
#include "table/table.h"

#include "tables.h"
#include "wire/config_text.h"

namespace trictrac {
namespace table_test {

template <class T>
std::string code_of(const Parsed<T>& parsed) {
  return parsed ? "ok" : std::string(name_of(parsed.error().code));
}

class TwoPeople : public testing::Test {
 protected:
  Side mover() const { return t.state().to_act; }
  FollowedTable t = opened(config_with(human("A"), human("B"), 5));  // the lead's roll is to be played
};

TEST_F(TwoPeople, PlayAndRoll) {
  const Side first = mover();
  const auto played = t.act(3, first, legal_request(t));
  ASSERT_TRUE(played);
  EXPECT_FALSE(*played);
  EXPECT_EQ(t.lines(), 3);
  EXPECT_EQ(mover(), other(first));
  EXPECT_EQ(code_of(t.act(4, mover(), RollDice{})), "ok");
  EXPECT_EQ(t.shown().size(), 4u);
}

TEST_F(TwoPeople, ARepeatedActIsDoneOnce) {
  const Side first = mover();
  const GameEvent play = legal_request(t);
  ASSERT_TRUE(t.act(3, first, play));
  ASSERT_TRUE(t.act(4, other(first), RollDice{}));
  const auto before = t.shown();
  const auto again = t.act(3, first, play);
  ASSERT_TRUE(again);
  EXPECT_TRUE(*again);
  EXPECT_TRUE(*t.act(4, other(first), RollDice{}));
  EXPECT_EQ(t.shown(), before);
}

TEST_F(TwoPeople, AnotherActOfAnOldNumberIsStale) {
  const Side first = mover();
  const auto legal = legal_request(t);
  EXPECT_EQ(code_of(t.act(4, first, legal)), "stale");
  EXPECT_EQ(code_of(t.act(2, first, legal)), "stale");
  EXPECT_EQ(code_of(t.act(0, first, legal)), "stale");
  EXPECT_EQ(code_of(t.act(-1, first, legal)), "stale");
  ASSERT_TRUE(t.act(3, first, legal));
  EXPECT_EQ(code_of(t.act(3, first, PlayMen{{{2, 3}}})), "stale");
  EXPECT_EQ(code_of(t.act(3, other(first), legal)), "stale");
}

TEST_F(TwoPeople, WrongStageOrTurn) {
  EXPECT_EQ(code_of(t.act(3, mover(), RollDice{})), "wrong_stage");
  EXPECT_EQ(code_of(t.act(3, mover(), Hold{})), "wrong_stage");
  EXPECT_EQ(code_of(t.act(3, mover(), Go{})), "wrong_stage");
  EXPECT_EQ(code_of(t.act(3, other(mover()), legal_request(t))), "not_your_turn");
  ASSERT_TRUE(t.act(3, mover(), legal_request(t)));
  EXPECT_EQ(code_of(t.act(4, mover(), PlayMen{})), "wrong_stage");
}

TEST_F(TwoPeople, ARefusalNamesTheLaw) {
  const auto refused = t.act(3, mover(), PlayMen{{{7, 9}}});
  ASSERT_EQ(code_of(refused), "refused");
  EXPECT_EQ(std::get<RuleViolation>(*refused.error().refusal).law, Law::NoMan);
  EXPECT_EQ(t.shown().size(), 2u);
  const auto three = t.act(3, mover(), PlayMen{{{1, 2}, {1, 2}, {1, 2}}});
  EXPECT_EQ(code_of(three), "refused");
  EXPECT_EQ(code_of(t.act(3, mover(), PlayMen{})), "refused");
}

TEST_F(TwoPeople, WhyJudgesABeginning) {
  const auto steps = std::get<PlayMen>(legal_request(t)).steps;
  const auto beginning = check_steps(t, mover(), std::span(steps).first(1));
  ASSERT_TRUE(beginning);
  EXPECT_EQ(*beginning, std::nullopt);
  const Step backward{1, 1};
  EXPECT_EQ((*check_steps(t, mover(), std::span(&backward, 1)))->law, Law::Backward);
  EXPECT_EQ(code_of(check_steps(t, other(mover()), steps)), "not_your_turn");
  ASSERT_TRUE(t.act(3, mover(), PlayMen{steps}));
  EXPECT_EQ(code_of(check_steps(t, mover(), steps)), "wrong_stage");
}

TEST_F(TwoPeople, EitherMayResignAtAnyTime) {
  const Side waiting = other(mover());
  ASSERT_TRUE(t.act(3, waiting, Resign{}));
  const Json line = json_of(t.shown().back());
  EXPECT_EQ(line["side"], name_of(waiting));
  EXPECT_EQ(line["over"]["winner"], name_of(other(waiting)));
  EXPECT_EQ(line["over"]["by"], "resign");
  EXPECT_TRUE(*t.act(3, waiting, Resign{}));
  EXPECT_EQ(code_of(t.act(4, waiting, RollDice{})), "game_over");
}

TEST_F(TwoPeople, AToutDUneMayBeAskedForAsOneStep) {
  const Roll r = t.state().roll;
  const std::uint8_t to = static_cast<std::uint8_t>(1 + r.sum());
  ASSERT_TRUE(t.act(3, mover(), PlayMen{{{1, to}}}));
  const Json steps = json_of(t.shown().back())["do"]["steps"];
  EXPECT_EQ(steps.size(), 2u);
  EXPECT_TRUE(*t.act(3, other(mover()), PlayMen{{{1, to}}}));
}

TEST(TableWithBot, TheBotPlaysOnUntilThePersonMustAct) {
  for (std::uint8_t seed = 0; seed < 8; ++seed) {
    FollowedTable t = opened(config_with(human("A"), bot("commis"), seed));
    EXPECT_EQ(t.state().to_act, Side::White);
    for (int i = 0; i < 30 && t.state().stage != Stage::Over; ++i) {
      play_on(t, 1);
      EXPECT_TRUE(t.state().to_act == Side::White || t.state().stage == Stage::Over);
    }
  }
}

TEST(TableWithBot, NobodyActsForABot) {
  FollowedTable t = opened(config_with(human("A"), bot("commis"), 1));
  EXPECT_EQ(code_of(t.act(next_line(t), Side::Black, Resign{})), "not_allowed");
}

TEST(TableWithBot, AnUnknownBotIsRefused) {
  EXPECT_EQ(code_of(Table::open(config_with(human("A"), bot("deep green"), 1))), "bad_option");
}

TEST(TableGame, TheGameMessage) {
  const FollowedTable t = opened(config_with(human("A"), bot("commis"), 9));
  const int white = 0;
  const Json game = Json::parse(
      game_text(t.config(), {"xyz", std::span(&white, 1)}, {commitment(t.config().seed), t.lines()}));
  EXPECT_EQ(game["say"], "game");
  EXPECT_EQ(game["game"], "xyz");
  EXPECT_EQ(game["you"], Json::parse("[0]"));
  EXPECT_EQ(game["white"], Json::parse(R"({"name":"A","kind":"human"})"));
  EXPECT_EQ(game["black"], Json::parse(R"({"name":"Bot","kind":"bot","bot":"commis"})"));
  EXPECT_EQ(game["commit"], commitment(seed_of(9)));
  EXPECT_EQ(game["options"]["pile"], true);
  EXPECT_FALSE(game["options"].contains("marking"));
  EXPECT_EQ(game["lines"], t.lines());
  EXPECT_EQ(game_text(t.config(), {"xyz"}, {"", t.lines()}).find(to_hex(seed_of(9))), std::string::npos);
}

}  // namespace table_test
}  // namespace trictrac
