// One language at a time, and no sign from a file that a terminal would obey.
#include <gtest/gtest.h>

#include <regex>

#include "run.h"

namespace trictrac::test {
namespace language_test {

const std::string kTrid = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:2-0:5-1:-:-:6.6";
const std::string kBefore = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6";
const std::string kRecord = TRICTRAC_DATA "/games/soumille_1738.trictrac";

// A word of its own, letters of all languages beside it.
bool says(const std::string& text, const std::string& word) {
  return std::regex_search(text, std::regex("(^|[^a-z])" + word + "([^a-z]|$)"));
}

struct Spoken {
  std::string command;
  std::string input;
};
const Spoken kSpoken[] = {
    {"show " + kTrid, ""},
    {"judge --dice 42 " + kBefore, ""},
    {"hint " + kTrid, ""},
    {"hint " + kBefore, ""},
    {"review --plies 0 -", "1. W 65 : 1/7 1/6\\n2. B 64 : 1/7 1/5\\n"},
    {"replay --boards -", "1. W 65 : 1/7 1/6\\n2. B 64 : 1/7 1/5\\n"},
    {"replay -",
     "[White \"Anne\"]\\n[Options \"marking=hand\"]\\n[Lines \"actions\"]\\n\\n1. W 64\\nW mark 2\\nW play "
     "1/7 1/5\\n"},
    {"replay " + kRecord, ""},
    {"replay -", "[Game \"courrier\"]\\n[Points \"3\"]\\n\\n0. W lead\\n"},
};

TEST(OneLanguage, EnglishHasNoFrenchNounsAndFrenchNoEnglish) {
  for (const auto& [command, input] : kSpoken) {
    const Outcome english = run(command + " --lang en", input), french = run(command + " --lang fr", input);
    EXPECT_EQ(english.status, 0) << command << "\n" << english.output;
    EXPECT_EQ(french.status, 0) << command << "\n" << french.output;
    EXPECT_NE(english.output, french.output) << command;
    for (const char* word : {"trous", "trou", "jet", "coup", "et", "gagne", "sorties", "Blancs"})
      EXPECT_FALSE(says(english.output, word)) << word << ": " << command << "\n" << english.output;
    for (const char* word :
         {"holes", "hole", "roll", "play", "plays", "and", "the", "of", "wins", "White", "Black"})
      EXPECT_FALSE(says(french.output, word)) << word << ": " << command << "\n" << french.output;
  }
}

TEST(OneLanguage, IsThatOfTheEnvironmentWhereNoneIsAskedFor) {
  const auto shown = [](const std::string& lang) {
    return shell("env -u LC_ALL -u LC_MESSAGES LANG=" + lang + " " TRICTRAC_PROGRAM " show " + kTrid);
  };
  EXPECT_TRUE(has(shown("fr_FR.UTF-8"), "trous 5"));
  EXPECT_TRUE(has(shown("en_GB.UTF-8"), "holes 5"));
}

TEST(Untrusted, SignsThatATerminalObeysAreShownByTheirNumbers) {
  const std::string head =
      "[White \"\\033[31mEVIL\\033]0;pwned\\007\"]\\n[Black \"\\302\\2330m\\342\\200\\256x\"]\\n";
  const std::string turns = "1. W 65 : 1/7 1/6\\n";
  const std::string hand = "[Options \"marking=hand\"]\\n[Lines \"actions\"]\\n\\n1. W 64\\n";
  for (const auto& [command, text] :
       {std::pair("review --plies 0 --lang en -", head + turns), std::pair("replay --print -", head + turns),
        std::pair("replay -", head + hand), std::pair("replay -", head + "1. W \\033[2J65 : 1/7\\n"),
        std::pair("replay -", std::string("\\377\\376\\000\\033[2J binary\\n")),
        std::pair("sheet -", std::string("\\033[2J\\n")),
        std::pair("replay --print -", "[Game \"courrier\"]\\n[Points \"3\"]\\n" + head + "0. W lead\\n")}) {
    const Outcome r = run(command, text);
    for (const char* sign : {"\033", "\007", "\302\233", "\342\200\256", "\377"})
      EXPECT_FALSE(has(r, sign)) << command << "\n" << r.output;
  }
  for (const char* command : {"perft --check -", "problems score -"})
    EXPECT_FALSE(has(run_lab(command, "\\033[2J 1\\n"), "\033")) << command;
  EXPECT_TRUE(has(run("review --plies 0 --lang en -", head + turns), "\\u{1B}[31mEVIL"));
  const Outcome play =
      run("play --white human --black human --lang en --seed " + std::string(64, '7'), "\\033[2J\\n\\377\\n");
  EXPECT_FALSE(has(play, "\033") || has(play, "\377")) << play.output;
  const Outcome option = shell("T=$(printf '\\033[2J'); " TRICTRAC_PROGRAM " show \"$T\"");
  EXPECT_FALSE(has(option, "\033")) << option.output;
}

TEST(Untrusted, AByteOrderMarkBeforeARecordIsPassedOver) {
  const std::string mark = "\\357\\273\\277";
  EXPECT_EQ(run("replay -", mark + "[White \"Anne\"]\\n\\n1. W 65 : 1/7 1/6\\n").status, 0);
  EXPECT_EQ(run("replay -", mark + "[Game \"courrier\"]\\n[Points \"3\"]\\n\\n0. W lead\\n").status, 0);
  EXPECT_EQ(run("sheet -", mark + "[Format \"tour\"]\\n[Players \"A\" \"B\"]\\n").status, 0);
  EXPECT_EQ(run("replay -", mark + mark + "1. W 65 : 1/7 1/6\\n").status, 1);
}

TEST(Review, OfAPlayerWithoutAChoiceGivesNoRank) {
  const Outcome empty = run("review --lang en -", "[White \"Anne\"]\\n[Black \"Bernard\"]\\n");
  EXPECT_EQ(empty.status, 0) << empty.output;
  EXPECT_TRUE(has(empty, "nothing to review")) << empty.output;
  const Outcome one = run("review --plies 0 --lang en -", "1. W 65 : 1/7 1/6\\n");
  EXPECT_TRUE(has(one, "Black: no choice to grade")) << one.output;
  const std::string json = run("review --json -", "1. W 65 : 1/7 1/6\\n").output;
  EXPECT_NE(json.find("\"rank\":null"), std::string::npos) << json;
}

}  // namespace language_test
}  // namespace trictrac::test
