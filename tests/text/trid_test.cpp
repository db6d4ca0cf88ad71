#include "text/trid.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "text/board_text.h"

namespace trid_test {

using namespace trictrac;

constexpr const char* kStart = "TRID=O----------------------o:w:L:-:0-0:0-0:-:-:0.0";

std::vector<std::string> wrong(std::string_view text) {
  std::vector<std::string> codes;
  const auto read = parse_trid(text);
  if (!read)
    for (const SetupProblem& p : read.error()) codes.push_back(p.code);
  return codes;
}

TEST(Trid, TheStart) {
  EXPECT_EQ(print_trid(State{}), kStart);
  const auto s = parse_trid(kStart);
  ASSERT_TRUE(s);
  EXPECT_EQ(*s, State{});
}

TEST(Trid, APositionWithARollPendingAndTheChoice) {
  const auto s = parse_trid("TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:12;var=12");
  ASSERT_TRUE(s) << s.error().front().message;
  EXPECT_EQ(s->board.own.on(1), 4);
  EXPECT_EQ(s->board.own.on(12), 3);
  EXPECT_EQ(s->board.other.on(24), 6);
  EXPECT_EQ(s->stage, Stage::Decide);
  EXPECT_EQ(s->marks.holes, (PerSide<int>{5, 1}));
  EXPECT_EQ(print_trid(*s), "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:6.6");
}

TEST(Trid, BlackSeesTheSameBoardFromHisTalon) {
  const auto s = parse_trid("TRID=D--A-BBBA--Cbaa--b-b-a-f:b:R:-:2-0:5-1:-:-:6.6");
  ASSERT_TRUE(s);
  EXPECT_EQ(s->board.own.on(1), 6);
  EXPECT_EQ(s->board.other.on(24), 4);
}

TEST(Trid, OptionsAndTheFirstRollAreKept) {
  const std::string text =
      "TRID=NA---------------------o:b:R:-:0-0:0-0:-:-:1.0;pile=off;rencontre=on;first=21";
  const auto s = parse_trid(text);
  ASSERT_TRUE(s) << s.error().front().message;
  EXPECT_TRUE(s->options.rencontre);
  EXPECT_FALSE(s->options.pile);
  EXPECT_EQ(s->first_roll, (Roll{2, 1}));
  EXPECT_EQ(print_trid(*s), text);
}

TEST(Trid, AllThatIsWrongIsSaidTogether) {
  const std::vector<std::string> expected{"turn",  "stage",        "dice",     "points",
                                          "holes", "double_jeton", "pavillon", "coups"};
  EXPECT_EQ(wrong("TRID=O----------------------o:x:Q:79:a-b:1:z:q:one"), expected);
}

TEST(Trid, FaultsOfTheTextAndOfThePositionComeTogether) {
  const std::vector<std::string> expected{"turn", "coin_alone", "points"};
  EXPECT_EQ(wrong("TRID=N----------A-----------o:x:R:-:3-0:0-0:-:-:0.0"), expected);
}

TEST(Trid, FieldsFlechesAndKeys) {
  EXPECT_EQ(wrong(""), std::vector<std::string>{"fields"});
  EXPECT_EQ(wrong("TRID=O:w:R:-:0-0:0-0:-:-:0.0"), std::vector<std::string>{"fleches"});
  EXPECT_EQ(wrong("TRID=O---------------------?o:w:R:-:0-0:0-0:-:-:0.0"),
            std::vector<std::string>{"fleches"});
  EXPECT_EQ(wrong("TRID=OA---------------------o:w:R:-:0-0:0-0:-:-:0.0"),
            std::vector<std::string>{"men_count"});
  EXPECT_EQ(wrong(std::string(kStart) + ";colour=red"), std::vector<std::string>{"key"});
  EXPECT_EQ(wrong(std::string(kStart) + ";pile=maybe"), std::vector<std::string>{"key"});
  EXPECT_EQ(wrong(std::string(kStart) + ";var=100"), std::vector<std::string>{"var"});
}

TEST(Trid, ATourThatIsOverHasTwelveHoles) {  // K6; 1.0 wrote more
  const auto s = parse_trid("TRID=O----------------------o:w:O:-:2-0:13-3:-:x:0.0");
  ASSERT_TRUE(s);
  EXPECT_EQ(s->marks.holes, (PerSide<int>{12, 3}));
  EXPECT_EQ(s->outcome->winner, Side::White);
}

TEST(Trid, KeysOfAnotherStageAreRefused) {
  const std::string over = "TRID=------C-D-ECcacbcb-a----:b:O:-:0-4:10-12:-:x:21.21";
  EXPECT_TRUE(wrong(over).empty());
  EXPECT_EQ(wrong(over + ";by=resignation"), std::vector<std::string>{"winner"});
  EXPECT_EQ(wrong(std::string(kStart) + ";winner=w"), std::vector<std::string>{"winner"});
}

TEST(Trid, ThePositionItselfIsValidated) {
  EXPECT_EQ(wrong("TRID=N----------A-----------o:w:R:-:0-0:0-0:-:-:0.0"),
            std::vector<std::string>{"coin_alone"});
  EXPECT_EQ(wrong("TRID=O----------------------o:w:R:-:3-0:0-0:-:-:0.0"), std::vector<std::string>{"points"});
}

TEST(BoardText, ShowsMenMarksAndTheDoubleJeton) {
  const auto s = parse_trid("TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-4:5-1:b:x:6.6");
  ASSERT_TRUE(s);
  const std::string text = board_text(*s, Numbering::OneTo12);
  EXPECT_EQ(std::ranges::count(text, 'O'), 15 + 1);  // one names the side
  EXPECT_NE(text.find("X  holes 1 · points 4 · bredouille (2 jetons)"), std::string::npos) << text;
  EXPECT_NE(text.find("O  holes 5 · points 2"), std::string::npos);
}

TEST(BoardText, ReadersBelowAndByHisNumbersWhoeverIsToAct) {
  for (const char* text : {"TRID=N-A--------------------o:w:R:-:0-0:0-0:-:-:0.0",
                           "TRID=N-A--------------------o:b:R:-:0-0:0-0:-:-:0.0"}) {
    const auto s = parse_trid(text);
    ASSERT_TRUE(s);
    const std::string white = board_text(*s, Numbering::OneTo24, Side::White);
    EXPECT_TRUE(
        white.ends_with("    1   2   3   4   5   6     7   8   9   10  11  12 \n   O  holes 0 · points 0\n"))
        << white;
    EXPECT_NE(white.find("| O   .   O   .   .   .  ||"), std::string::npos) << white;
    const std::string black = board_text(*s, Numbering::OneTo24, Side::Black);
    EXPECT_TRUE(black.starts_with("   O  holes 0 · points 0\n    24  23  22 ")) << black;
    EXPECT_LT(black.find("| O   .   O   .   .   .  ||"), black.find("| X ")) << black;
  }
}

}  // namespace trid_test
