// The program as a person runs it: exit codes and what it prints.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>
#include <sys/wait.h>

namespace {

struct Outcome {
  int status = -1;
  std::string output;  // standard output and error together
};

Outcome run(const std::string& arguments, const std::string& input = "") {
  const std::string command =
      "printf '" + input + "' | " TRICTRAC_PROGRAM " " + arguments + " 2>&1";
  Outcome r;
  FILE* pipe = popen(command.c_str(), "r");
  if (!pipe) return r;
  std::array<char, 4096> buffer;
  while (const std::size_t n = fread(buffer.data(), 1, buffer.size(), pipe)) r.output.append(buffer.data(), n);
  r.status = WEXITSTATUS(pclose(pipe));
  return r;
}

bool has(const Outcome& r, const std::string& text) { return r.output.find(text) != std::string::npos; }

constexpr const char* kData = TRICTRAC_DATA;

TEST(Program, HelpNamesEveryVerb) {
  const Outcome r = run("--help");
  EXPECT_EQ(r.status, 0);
  for (const char* verb : {"play", "show", "judge", "replay", "verify", "sheet", "selfplay", "perft", "bench", "engine", "serve"})
    EXPECT_TRUE(has(r, verb)) << verb;
}

TEST(Program, AnUnknownVerbIsAnError) { EXPECT_NE(run("dance").status, 0); }

TEST(Program, ReplaysThePrintedTour) {
  const Outcome r = run("replay " + std::string(kData) + "/games/soumille_1738.trictrac");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "holes 12 to 11"));
}

TEST(Program, ATamperedRecordIsReportedWithItsLine) {
  const Outcome r = run("replay -", "1. W 65 : 1/7 1/6\\n2. B 64 : 1/7 1/5 {bear_off:1:4} 0+4\\n");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "-:2:")) << r.output;
}

TEST(Program, PerftFilesAgree) {
  const Outcome r = run("perft --check " + std::string(kData) + "/perft/positions.txt");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "15 lines agree"));
}

TEST(Program, APerftThatDiffersFails) {
  const Outcome r = run("perft --check -", "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0 1 41 0 0\\n");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "expected"));
}

TEST(Program, ShowDrawsOrSaysAllThatIsWrong) {
  EXPECT_EQ(run("show TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0").status, 0);
  const Outcome r = run("show TRID=N----------A-----------o:w:R:-:3-0:0-0:-:-:0.0");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "M5") && has(r, "3 points")) << r.output;
}

TEST(Program, JudgeTellsARollInBothLanguages) {
  const std::string position = "judge TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6 --dice 42 ";
  EXPECT_TRUE(has(run(position + "--lang fr"), "+4  dame battue à vrai"));
  EXPECT_TRUE(has(run(position + "--lang en"), "+4  true hit"));
  EXPECT_EQ(run("judge TRID=nonsense --dice 42").status, 1);
}

TEST(Program, JudgeGoesOnAfterABadLine) {
  const Outcome r = run("judge --jsonl", "nonsense\\n{\"player\":{\"1\":15},\"opponent\":{\"24\":15},\"dice\":[6,4]}\\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "\"error\"") && has(r, "\"plays\"")) << r.output;
}

TEST(Program, TheEngineSpeaksItsProtocol) {
  const Outcome r = run("engine",
                    "uti\\nisready\\nposition trid TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:12\\n"
                    "go role decision\\ngo role move\\nposition trid nonsense\\nset bot nobody\\ndance\\nquit\\n");
  EXPECT_EQ(r.status, 0);
  for (const char* text : {"utiok", "readyok", "bestmove ", "error wrong_role", "error bad_position",
                           "error bad_value", "error unknown_command"})
    EXPECT_TRUE(has(r, text)) << text << "\n" << r.output;
}

TEST(Program, SelfPlayIsRepeatable) {
  const std::string arguments = "selfplay --tours 20 --seed 5 --json";
  const Outcome a = run(arguments);
  EXPECT_EQ(a.status, 0);
  EXPECT_EQ(a.output, run(arguments).output);
  EXPECT_EQ(run("selfplay --white nobody").status, 1);
}

TEST(Program, TheFirstBotBeatsChance) {
  const Outcome r = run("selfplay --tours 200 --seed 9 --json");
  EXPECT_TRUE(has(r, "\"won_by_white\":20") || has(r, "\"won_by_white\":19")) << r.output;  // 190 to 200
}

TEST(Program, SettlesASheetOfTheEcrire) {
  const std::string lines =
      "players Anne Bernard\\nmarque Anne 8 Bernard 3\\nmarque Bernard 7 Anne 0 bredouille\\n"
      "marque Anne 6 Bernard 6\\nmarque Anne 12 Bernard 0 bredouille sans-lever\\n";
  const Outcome going_on = run("sheet --marques 4 --lang fr", lines);
  EXPECT_EQ(going_on.status, 0);
  EXPECT_TRUE(has(going_on, "+64") && has(going_on, "À jouer : Anne – Bernard (3/4)")) << going_on.output;
  const Outcome settled = run("sheet --marques 4 --lang en", lines + "marque Anne 6 Bernard 9\\n");
  EXPECT_TRUE(has(settled, "final account") && has(settled, "+50")) << settled.output;
}

TEST(Program, ASheetThatIsWrongNamesItsLine) {
  const auto fault = [](const char* lines) { return run("sheet", lines).output; };
  EXPECT_NE(fault("marque A 6 B 1\\n").find("line 1"), std::string::npos);
  EXPECT_NE(fault("players A B\\nmarque A 3 B 4\\n").find("nobody has six holes"), std::string::npos);
  EXPECT_NE(fault("players A B\\nmarque A 6 C 4\\n").find("C is not at the board"), std::string::npos);
  EXPECT_NE(fault("players A B C\\n").find("two to 2 players"), std::string::npos);
  EXPECT_EQ(run("sheet --rules whist", "players A B\\n").status, 1);
}

// A tour in the terminal, from the first throw to the resignation, and its dice verified.
TEST(Program, PlaysInTheTerminalAndVerifiesTheDice) {
  const std::string file = testing::TempDir() + "terminal.trictrac";
  const Outcome r = run("play --white human --black human --lang en --seed " + std::string(64, '7') + " --record " + file,
                    "l\\nbad play\\n1/2 1/2\\n?\\nresign\\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "Commitment") && has(r, "Refused") && has(r, "wins by resignation")) << r.output;
  const Outcome v = run("verify " + file);
  EXPECT_EQ(v.status, 0) << v.output;
  EXPECT_EQ(run("verify " + std::string(kData) + "/games/soumille_1738.trictrac").status, 1);
}

}  // namespace
