// The board of `trictrac play` does not turn: it is drawn, counted and answered from one point of view.
#include <gtest/gtest.h>

#include <initializer_list>
#include <set>
#include <sstream>

#include "run.h"

namespace trictrac::test {
namespace terminal_test {

std::string seed(char digit, const std::string& language = " --lang en") {
  return language + " --seed " + std::string(64, digit);
}

int times(const Outcome& r, const std::string& text) {
  int found = 0;
  for (std::size_t at = r.output.find(text); at != std::string::npos; at = r.output.find(text, at + 1))
    ++found;
  return found;
}

// All of them, one after another.
void expect_in_order(const Outcome& r, std::initializer_list<const char*> texts) {
  std::size_t at = 0;
  for (const char* text : texts) {
    at = r.output.find(text, at);
    ASSERT_NE(at, std::string::npos) << text << "\n" << r.output;
  }
}

constexpr const char* kEdge = "++------------------------+\n";
constexpr const char* kFar = "    24  23  22  21  20  19    18  17  16  15  14  13 \n  +---";
constexpr const char* kNear = "---+\n    1   2   3   4   5   6     7   8   9   10  11  12 \n";

TEST(Terminal, BlackAgainstABotSitsBelowAndCountsTheOthersPlaysFromHisTalon) {
  const Outcome r = run("play --white soumille --black human" + seed('3'), "r\\nl\\n1/4 1/3\\nr\\nq\\n");
  expect_in_order(r, {"always counted from your talon (1)",
                      "Soumille (White, O): 6 and 3, flèches counted from your talon\n", "plays 24/18/15\n",
                      "   O  holes 0", kFar, "| O   .   .   .   .   .  || .   .   .   O   .   .  |",
                      "| X   .   .   .   .   .  ||", kNear, "   X  holes 0", "Black (X): 3 and 2\n",
                      "your move (l: legal moves, ?: help)\n>   1/4 1/3\n", "Black (X) plays 1/4 1/3\n"});
  EXPECT_GE(times(r, kEdge), 4) << r.output;
  EXPECT_EQ(times(r, kFar) * 2, times(r, kEdge)) << r.output;
  EXPECT_EQ(times(r, kNear), times(r, kFar)) << r.output;
}

TEST(Terminal, TwoPersonsPlayOnTheBoardAsWhiteSeesIt) {
  const Outcome r = run("play --white human --black human" + seed('7'), "l\\n24/20 24/23\\nr\\nq\\n");
  expect_in_order(
      r, {"always counted from White’s talon (1) to Black’s (24)",
          "Black (X): 4 and 1, flèches counted from White’s talon\n", "   X  holes 0",
          "your move (l: legal moves, ?: help), flèches counted from White’s talon\n>   24/20 24/23\n",
          "Black (X) plays 24/20 24/23\n", "White (O), press Enter to throw"});
  EXPECT_EQ(times(r, kFar), 3) << r.output;
  EXPECT_EQ(times(r, kNear), 3) << r.output;
}

TEST(Terminal, TwoPersonsMarkForThemselvesAndSendEachOtherToSchool) {
  const Outcome r = run("play --white human --black human --marking hand" + seed('7'),
                        "mark 2\\n24/20 24/23\\nschool 2\\nfalse_school\\naugment\\nq\\n");
  expect_in_order(
      r, {"mark your points yourself", "Black (X): 4 and 1", "mark (mark 4), then play", "Black (X) marks 2.",
          "Black (X) plays 24/20 24/23", "White (O): école of 2.", "Black (X) loses 2", "White (O) marks 2",
          "Black (X): false école.", "White (O) maintains the école.", "   O  holes 0 · points 4"});
  EXPECT_EQ(times(r, "hit_"), 0) << r.output;
}

TEST(Terminal, WhatHasNoMomentIsRefusedByItsRule) {
  const Outcome r =
      run("play --white human --black human --marking hand --lang fr --seed " + std::string(64, '7'),
          "ecole 4\\nq\\n");
  expect_in_order(r, {"marquer vous-même vos points", "Refusé (R8) : rien ne peut être réclamé maintenant"});
}

TEST(Terminal, WhatComesFirstIsSaidOfWhatCannotBeDoneNow) {
  const std::string people = "play --white human --black human --lang en";
  const auto told = [&](const std::string& trid, const std::string& typed) {
    return run(people + " --trid \"" + trid + "\"", typed + "\nq\n");
  };
  const std::string board = "TRID=J--A-B-B---------------o:w:";
  const Outcome before = told(board + "R:-:0-0:0-0:-:-:3.3", "1/4\nl\nt");
  EXPECT_EQ(times(before, "Throw the dice first: press Enter."), 3) << before.output;
  const Outcome in_hand = told(board + "M:42:0-0:0-0:-:-:3.3", "r\nv");
  expect_in_order(in_hand, {"Play this roll first.", "only after a hole on your own dice (K4)"});
  const Outcome hole = told("TRID=C-----BBBBBBbbbbbb-----c:w:D:21:2-0:1-0:-:-:6.6", "r");
  EXPECT_EQ(times(hole, "You have made a hole: hold (t) or go (v) first."), 1) << hole.output;
  const Outcome french =
      run("play --white human --black human --lang fr --trid \"" + board + "R:-:0-0:0-0:-:-:3.3\"",
          "1/4\nx/y\nq\n");
  expect_in_order(french, {"Jetez d’abord les dés", "« x » n’est pas une flèche"});
}

TEST(Terminal, ACorrectedMoveIsToldWithWhatWasWrongAndWhatIsDone) {
  const std::string typed = "24/22 24/21\\nremedies\\nremedy 2\\nq\\n";
  const std::string game = "play --white human --black human --moves touch";
  expect_in_order(
      run(game + seed('7'), typed),
      {"White (O) examines the move.", "  1. R22: leave it as it stands",
       "White (O) has the move corrected (R22): a man was put where no number of the dice takes it; "
       "the man let go on 22 is put on 23, the second man stays.\n"});
  expect_in_order(
      run(game + seed('7', " --lang fr"), typed),
      {"Blanc (O) examine le coup.",
       "Blanc (O) fait corriger le coup (R22) : une dame a été mise où aucun nombre des dés ne la "
       "mène ; la dame lâchée sur 22 est mise sur 23, la seconde dame reste.\n"});
}

TEST(Terminal, NumbersAndNamesAreWrittenAsPeopleWriteThem) {
  const auto resigned = [](const std::string& language) {
    return run("play --white human --black geronte --lang " + language + seed('7', ""), "resign\nn\n");
  };
  expect_in_order(resigned("en"), {"Géronte (Black, X) wins by resignation, 0 holes to 0"});
  expect_in_order(resigned("fr"), {"Géronte (noirs, X) gagne par abandon, 0 trou à 0"});
  const Outcome one =
      run("play --white human --black geronte --lang en --trid "
          "\"TRID=O----------------------o:w:R:-:0-0:3-1:-:-:0.0\"",
          "resign\nn\n");
  expect_in_order(one, {"1 hole to 3"});
}

TEST(Terminal, NoTwoLinesOfTheHelpBeginWithTheSameWord) {
  for (const std::string language : {"en", "fr"})
    for (const std::string marking : {"auto", "hand"}) {
      const Outcome r = run("play --white human --black human --moves touch --lang " + language +
                                " --marking " + marking + seed('7', ""),
                            "q\n");
      std::set<std::string> begun;
      std::istringstream lines(r.output.substr(0, r.output.find("+---")));
      for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("  ") || line.starts_with("   ")) continue;
        std::istringstream words(line.substr(0, line.find("   ", 2)));
        for (std::string word; words >> word;)
          if (word.size() == 1 && word[0] >= 'a' && word[0] <= 'z') {
            EXPECT_TRUE(begun.insert(word).second) << word << ": " << line;
          }
      }
      EXPECT_TRUE(begun.contains("t") && begun.contains("v") && begun.contains("l")) << r.output;
    }
}

TEST(Terminal, InLeTricTracBlackAgainstABotSeesAndCountsHisOwnPath) {
  const std::string above = "    12  11  10  9   8   7     6   5   4   3   2   1  \n";
  const Outcome first =
      run("play --format courrier --white commis --black human" + seed('5'), "r\\nl\\n1/5 5/8\\nq\\n");
  expect_in_order(first, {"always counted on your path", "Black (X) throws first", "   O  points 0",
                          above.c_str(), "X", "   X  points 0", ">   1/5 5/8\n", "Black (X) plays 1/5 5/8\n",
                          "Commis (White, O): ", ", flèches counted from your start\n", "plays 13/"});
  EXPECT_EQ(times(first, above), 3) << first.output;
}

TEST(Terminal, InLeTricTracTwoPersonsCountWhitesPath) {
  const std::string above = "    12  11  10  9   8   7     6   5   4   3   2   1  \n";
  const Outcome r =
      run("play --format courrier --black human --white human" + seed('5'), "r\\n13/17 17/20\\nr\\nq\\n");
  expect_in_order(r, {"always counted on White’s path", "   X  points 0", above.c_str(),
                      "Black (X): 3 and 4, flèches counted from White’s start\n",
                      "your move (l: legal moves, ?: help), flèches counted from White’s start\n",
                      "Black (X) plays 13/17 17/20\n", "   O  points 0"});
  EXPECT_EQ(times(r, above), 4) << r.output;
}

}  // namespace terminal_test
}  // namespace trictrac::test
