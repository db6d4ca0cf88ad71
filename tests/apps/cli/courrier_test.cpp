// Le Tric Trac from the command line: played, replayed and verified.
#include <gtest/gtest.h>

#include <filesystem>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace courrier_test {

const std::string kSeed = " --seed " + std::string(64, '5');

TEST(Courrier, AMatchOfBotsIsReplayedAndItsDiceVerified) {
  const std::string file = (own_folder() / "courrier.trictrac").string();
  const Outcome played =
      run("play --format courrier --white commis --black hasard --match points=2 --lang en" + kSeed +
          " --record " + file);
  EXPECT_EQ(played.status, 0);
  EXPECT_TRUE(has(played, "wins the match")) << played.output;
  const Outcome replayed = run("replay " + file);
  EXPECT_EQ(replayed.status, 0) << replayed.output;
  EXPECT_TRUE(has(replayed, "every move is legal"));
  EXPECT_TRUE(has(replayed, "S4="));
  EXPECT_TRUE(has(run("replay --boards " + file), "+----"));
  EXPECT_EQ(run("verify " + file).status, 0);
  std::filesystem::remove(file);
}

TEST(Courrier, APersonIsShownTheLawAndMayResign) {
  const std::string play = "play --format courrier --black human --lang en" + kSeed;
  const Outcome refused = run(play, "r\\n3/9\\nl\\nq\\n");
  EXPECT_TRUE(has(refused, "Refused (J3): you have no man on that flèche")) << refused.output;
  EXPECT_TRUE(has(run(play, "resign\\n"), "wins by resignation: 2 points"));
}

// There are no hints and no reviews of it.
TEST(Courrier, TheHelpListsWhatThereIs) {
  const Outcome help = run("play --format courrier --black human --lang en" + kSeed, "?\\nq\\n");
  EXPECT_TRUE(has(help, "undo") && has(help, "resign")) << help.output;
  EXPECT_FALSE(has(help, "hint") || has(help, "review")) << help.output;
}

TEST(Courrier, APositionIsShown) {
  const std::string start = "S4=O-----------o-----------:w:L:-:0-0:1";
  const Outcome shown = run("show " + start);
  EXPECT_EQ(shown.status, 0) << shown.output;
  EXPECT_TRUE(has(shown, "+----")) << shown.output;
  EXPECT_TRUE(has(shown, start)) << shown.output;
  EXPECT_NE(run("show S4=O").status, 0);
}

TEST(Courrier, WhatCannotBePlayedIsSaid) {
  EXPECT_EQ(run("play --format courrier --white nobody").status, 2);
  EXPECT_EQ(run("play --format courrier --match rounds=3").status, 1);
  EXPECT_EQ(run("play --format courrier --trid S4=").status, 1);
}

}  // namespace courrier_test
}  // namespace trictrac::test
