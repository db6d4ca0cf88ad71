// Positions and games of other programs turned into TRID and records.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "in_folder.h"

namespace trictrac::test {
namespace convert_test {

using nlohmann::json;

class Convert : public InFolder {};

// The text of two players who begin, by the tests of mmai/trictrac, and two others.
TEST_F(Convert, PositionsOfOtherProgramsBecomeTrid) {
  const std::string begun = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0\n";
  EXPECT_EQ(printed("convert Pz84AAAABz8/AAAAAAgAASAG aW15-yB15").output, begun + begun);
  const std::string hermes = "XGID=-O----------------------o-:0:0:-1:61:0:0:0:1:0";
  const Outcome noted = run("convert --lang fr " + hermes);
  EXPECT_EQ(noted.status, 0);
  EXPECT_TRUE(has(noted, ":b:R:") && has(noted, "sans points, trous ni dés")) << noted.output;
  const std::string file = keep("many", "aW15-yB15\n\nPz84AAAABz8/AAAAAAgAASAG\n");
  EXPECT_EQ(printed("convert " + file).output, begun + begun);
  EXPECT_EQ(printed("convert - < " + file).output, begun + begun);
  EXPECT_EQ(json::parse(printed("convert --json aW15-yB15").output)["trid"].get<std::string>() + "\n", begun);
  EXPECT_TRUE(has(run("show Pz84AAAABz8/AAAAAAgAASAG"), begun));
}

TEST_F(Convert, ASnapshotOfAnotherProgramBecomesTrid) {
  const std::string text =
      R"({"board":[4,0,0,1,0,2,2,2,1,0,0,3,-2,-1,-1,0,0,-2,0,-2,0,-1,0,-6],"stage":"InGame",
    "turn_stage":"Move","active_mp_player":0,"scores":[{"name":"A","points":2,"holes":5,"can_bredouille":true},
    {"name":"B","points":0,"holes":1,"can_bredouille":false}],"dice":[4,2],"dice_jans":[],"dice_moves":[]})";
  EXPECT_EQ(printed("convert " + keep("snapshot", text)).output,
            "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:2-0:5-1:-:x:1.0\n");
}

TEST_F(Convert, AGameOfAnotherProgramBecomesARecord) {
  const std::string begun =
      "BeginGame { goes_first: 1 }\n\nRoll { player_id: 1 }\n\n"
      "RollResult { player_id: 1, dice: Dice { values: (6, 5) } }\n\n"
      "Move { player_id: 1, moves: (CheckerMove { from: 1, to: 7 }, CheckerMove { from: 1, to: 6 }) }\n";
  const Outcome r = printed("convert " + keep("history", begun));
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "0. W lead\n1. W 65 : 1/7 1/6\n")) << r.output;
  EXPECT_EQ(run("replay " + keep("game", r.output)).status, 0);
  EXPECT_EQ(json::parse(printed("convert --json " + keep("history", begun)).output)["record"], r.output);

  const std::string other = keep("other", begun + "Go { player_id: 1 }\n");
  const Outcome refused = run("convert " + other);
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(has(refused, other + ":8: player 1 goes; by our rules")) << refused.output;
  EXPECT_EQ(printed("convert " + other).output, "");
  const Outcome partial = printed("convert --partial " + other);
  EXPECT_EQ(partial.status, 0);
  EXPECT_EQ(partial.output, r.output);
}

TEST_F(Convert, WhatCannotBeConvertedIsNamed) {
  const std::string file = keep("many", "aW15-yB15\naW16\nnonsense\n"), empty = keep("empty", "\n");
  const Outcome r = run("convert " + file + " " + empty + " /nowhere/game Pz84AAAABz8/AAAAAAgAASAH");
  EXPECT_EQ(r.status, 1);
  for (const std::string& said :
       {file + ":2: ", file + ":3: cannot be read", empty + ": there is nothing in it",
        std::string("/nowhere/game: there is no such file"),
        std::string("Pz84AAAABz8/AAAAAAgAASAH: the last bit is not 0")})
    EXPECT_TRUE(has(r, said)) << said << "\n" << r.output;
  EXPECT_TRUE(has(r, "TRID=O----------------------o:w:R:")) << "what is right is printed";
  EXPECT_EQ(run("convert").status, 2);
}

}  // namespace convert_test
}  // namespace trictrac::test
