// Command lines that cannot be read: exit code 2, what was wrong, and what may have been meant.
#include <gtest/gtest.h>

#include <filesystem>

#include "run.h"

namespace trictrac::test {
namespace {

struct Wrong {
  const char* typed;
  const char* told;
};

TEST(Usage, WhatIsWrongIsNamedAndWhatWasMeantSuggested) {
  const Wrong cases[] = {
      {"shwo", "trictrac: unknown command \"shwo\": did you mean \"show\"?\n"},
      {"dance", "trictrac: unknown command \"dance\"\n"},
      {"shwo --help", "unknown command \"shwo\": did you mean \"show\"?"},
      {"--nosuch", "unknown option \"--nosuch\""},
      {"--verison", "unknown option \"--verison\": did you mean \"--version\"?"},
      {"show --numberng 1-12 x",
       "trictrac show: unknown option \"--numberng\": did you mean \"--numbering\"?"},
      {"show --numberng=1-12", "unknown option \"--numberng\": did you mean \"--numbering\"?"},
      {"show", "trictrac show: trid is required\n"},
      {"engine at once", "trictrac engine: unexpected word \"at\""},
      {"problems", "trictrac problems: it needs a command: make, score, count or check\n"},
      {"problems scroe", "trictrac problems: unknown command \"scroe\": did you mean \"score\"?"},
      {"problems score", "trictrac problems score: files is required"},
      {"help shwo", "unknown command \"shwo\": did you mean \"show\"?"},
      {"help problems scroe", "trictrac problems: unknown command \"scroe\""},
      {"bench nte", "\"nte\" should be rules or net: did you mean \"net\"?"},
      {"match --a random --b random --tours 0", "--tours: \"0\" should be from 2 to 10000000"},
      {"match --a random --b random --matches=0", "--matches: \"0\" should be from 2 to 10000000"},
      {"match --a random --b random --matches 2.5", "--matches: \"2.5\" should be from 2 to 10000000"},
      {"match --a random --b random --seed x",
       "--seed: \"x\" should be a whole number from 0 on, or 64 hex digits"},
      {"match --a random --b random --seed -1", "--seed: \"-1\" should be a whole number"},
      {"match --a random --b random --sprt nan", "--sprt: \"nan\" should be above 0"},
      {"match --a random --b random --format tuor", "poule-plumer: did you mean \"tour\"?"},
      {"match --a random --b random --rules loys", "lois or lalanne: did you mean \"lois\"?"},
      {"manual --completions tcsh", "\"tcsh\" should be bash, zsh or fish"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run(wrong.typed);
    EXPECT_EQ(r.status, 2) << wrong.typed << "\n" << r.output;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
  }
}

TEST(Usage, AMistypedValueIsAnsweredByTheNearest) {
  const Wrong cases[] = {
      {"match --a randon --b random", "there is no player \"randon\": did you mean \"random\"?"},
      {"match --a gerontte --b random", "there is no player \"gerontte\": did you mean \"geronte\"?"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run(wrong.typed);
    EXPECT_EQ(r.status, 1) << wrong.typed;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
  }
}

TEST(Usage, HelpAndVersionAreAskedForInEveryCommonWay) {
  const std::string help = run("--help").output, of_show = run("show --help").output;
  EXPECT_TRUE(of_show.find("Usage: trictrac show ") != of_show.npos) << of_show;
  for (const char* asked : {"", "help", "-h"}) {
    const Outcome r = run(asked);
    EXPECT_EQ(r.status, 0) << asked;
    EXPECT_EQ(r.output, help) << asked;
  }
  EXPECT_EQ(run("help show").output, of_show);
  EXPECT_EQ(run("help problems score").output, run("problems score --help").output);
  const Outcome version = run("--version");
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(run("-V").output, version.output);
}

TEST(Usage, APositionBeforeTheRollIsJudgedWithDiceOnly) {
  const std::string position = "D--A-BBBA--Cbaa--b-b-a-f:w:";
  const Outcome before = run("judge TRID=" + position + "R:-:2-0:5-1:-:-:6.6");
  EXPECT_EQ(before.status, 1);
  EXPECT_TRUE(has(before, "--dice should be two numbers")) << before.output;
  EXPECT_EQ(run("judge TRID=" + position + "M:42:2-0:5-1:-:-:6.6").status, 0);
}

TEST(Usage, ASeedIsANumberOr64HexDigits) {
  const std::string match = "match --a random --b first-go --matches 4 --no-luck --json --seed ";
  const auto rolls = [](const std::string& json) {
    const std::size_t at = json.find("\"rolls\"");
    return json.substr(at, json.find(',', at) - at);
  };
  const Outcome seven = run(match + "7");
  ASSERT_EQ(seven.status, 0) << seven.output;
  EXPECT_EQ(rolls(run(match + std::string(63, '0') + "7").output), rolls(seven.output));
  EXPECT_NE(rolls(run(match + std::string(64, 'a')).output), rolls(run(match + "8").output));
  // In play as well, where the dice are committed to.
  const std::string play = "play --white human --black human --lang en --seed ", quit = "q\\n";
  const std::string of_seven = run(play + "7", quit).output;
  EXPECT_NE(of_seven.find("Commitment"), of_seven.npos) << of_seven;
  EXPECT_EQ(run(play + std::string(63, '0') + "7", quit).output, of_seven);
  EXPECT_NE(run(play + "8", quit).output, of_seven);
  EXPECT_EQ(run(play + "x", quit).status, 1);
}

}  // namespace
}  // namespace trictrac::test
