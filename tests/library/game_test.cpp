// Games by texts: accepted and refused texts, and the words of the refusals.
#include "library/game/game.h"

#include <gtest/gtest.h>

namespace trictrac::library {
namespace game_test {

constexpr std::string_view kBeginning = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";

Game opened(std::string_view text) {
  auto game = Game::open(text);
  EXPECT_TRUE(game) << game.error();
  return *std::move(game);
}

TEST(OpenedGame, RefusesWhatIsNotPlayedHere) {
  for (const std::string_view by_hand :
       {"[Options \"marking=hand\"]", "[Options \"moves=touch\"]",
        "[Format \"poule-plumer\"]\n[Options \"marking=hand\"]\n[Lines \"actions\"]"})
    EXPECT_NE(Game::open(by_hand).error().find("trictrac act"), std::string::npos) << by_hand;
  for (const std::string_view courrier :
       {"[Format \"courrier\"]", "[Game \"courrier\"]\n[Points \"3\"]\n\n0. B lead\n",
        "S4=N------a----n-----A-----:b:M:42:1-0:3"})
    EXPECT_NE(Game::open(courrier).error().find("--format courrier"), std::string::npos) << courrier;
  EXPECT_NE(Game::open("[Format \"chess\"]").error().find("ecrire-lois"), std::string::npos);
  EXPECT_NE(Game::open("1. W 42 : 1/9").error().find("line 1"), std::string::npos);
  EXPECT_FALSE(Game::open("TRID=O:w"));
}

TEST(OpenedGame, SaysWhatIsAwaitedAndChangesNothing) {
  Game game = opened("");
  EXPECT_EQ(game.asked(), std::nullopt);
  EXPECT_NE(game.choose(kHold).error().find("throws first"), std::string::npos);
  EXPECT_NE(game.throw_dice(2, 1).error().find("whose"), std::string::npos);
  EXPECT_NE(game.throw_dice(2, 2, Side::Black).error().find("equal"), std::string::npos);
  EXPECT_NE(game.throw_dice(7, 2, Side::Black).error().find("1 to 6"), std::string::npos);
  EXPECT_NE(game.fall(3).error().find("throws first"), std::string::npos);
  EXPECT_FALSE(game.resign(Side::White));
  EXPECT_EQ(game.length(), 0);
  ASSERT_TRUE(game.throw_dice(6, 1, Side::Black));
  EXPECT_EQ(game.asked(), Side::Black);
  EXPECT_NE(game.throw_dice(1, 2).error().find("play is expected"), std::string::npos);
  EXPECT_NE(game.read_action("hold").error(), "");
  EXPECT_FALSE(game.choose(kGo));
  EXPECT_EQ(game.length(), 1);
  ASSERT_TRUE(game.choose(*game.read_action("1/7 1/2")));
  EXPECT_NE(game.throw_dice(5, 1, Side::Black).error().find("White throws"), std::string::npos);
  ASSERT_TRUE(game.throw_dice(5, 1, Side::White));
  ASSERT_TRUE(game.resign(Side::White));
  EXPECT_TRUE(game.over());
  EXPECT_EQ(game.balance(), (std::vector<double>{-1, 1}));
  EXPECT_NE(game.resign(Side::White).error().find("over"), std::string::npos);
}

TEST(OpenedGame, NamesTheLawAgainstAPlay) {
  Game game = opened(kBeginning);
  ASSERT_TRUE(game.throw_dice(6, 3));
  EXPECT_NE(game.read_action("1/4").error().find("(M4)"), std::string::npos);
  EXPECT_NE(game.read_action("2/5 1/7").error().find("(M1)"), std::string::npos);
  EXPECT_FALSE(game.read_action("somewhere"));
  EXPECT_FALSE(game.action_text(kHold));
}

// Thrice of the first three throws: six tables (P7).
TEST(OpenedGame, JudgesARollBeforeAndWhenItFalls) {
  Game game = opened("TRID=K-AAAA-----------------o:w:R:-:0-0:0-0:-:-:2.2");
  const auto before = game.judge(6, 1);
  ASSERT_TRUE(before) << before.error();
  EXPECT_EQ(before->turn.events.points_roller(), 4);
  ASSERT_TRUE(game.throw_dice(6, 1));
  EXPECT_EQ(game.state().marks.points.white, 4);
  const auto after = game.judge(1, 6);
  ASSERT_TRUE(after);
  EXPECT_EQ(after->actions, before->actions);
  EXPECT_EQ(after->actions, game.actions());
  EXPECT_NE(game.judge(5, 5).error().find("in hand"), std::string::npos);
  EXPECT_FALSE(game.judge(0, 5));
}

TEST(OpenedGame, HoldsOrGoes) {
  Game game = opened("TRID=K-AAAA-----------------o:w:R:-:10-0:0-0:-:-:2.2");
  ASSERT_TRUE(game.throw_dice(6, 1));
  EXPECT_EQ(game.actions(), (std::vector{kHold, kGo}));
  EXPECT_EQ(game.action_text(kGo), Result<std::string>("go"));
  EXPECT_NE(game.read_action("1/2").error().find("hold, go"), std::string::npos);
  Game gone = game;
  ASSERT_TRUE(gone.choose(kGo));
  EXPECT_EQ(gone.state().board, start_position());
  ASSERT_TRUE(game.choose(kHold));
  EXPECT_EQ(game.state().stage, Stage::Move);
  EXPECT_GT(game.actions().size(), 1U);
}

}  // namespace game_test
}  // namespace trictrac::library
