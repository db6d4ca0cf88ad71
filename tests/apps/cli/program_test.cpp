// The program as a person runs it: exit codes and what it prints.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "own_folder.h"
#include "run.h"

namespace program_test {

using namespace trictrac::test;

constexpr const char* kData = TRICTRAC_DATA;

// For every command, a sign of its arguments.
TEST(Program, HelpNamesEveryCommandAndEachSaysMore) {
  const std::pair<const char*, const char*> kCommands[] = {
      {"play", "--black"}, {"sheet", "--keep"},    {"show", "--numbering"},  {"judge", "--dice"},
      {"hint", "--plies"}, {"replay", "--boards"}, {"review", "--rollouts"}, {"verify", "record"},
      {"games", "--out"},  {"engine", "--help"},   {"act", "--jsonl"},       {"convert", "--partial"},
  };
  const std::pair<const char*, const char*> kOfLab[] = {
      {"match", "--sprt"},   {"compare", "--examine"}, {"problems", "score"},
      {"weigh", "--trials"}, {"perft", "--depth"},     {"bench", "--signature"},
      {"train", "--lambda"}, {"values", "--net"},      {"book", "--replies"},
  };
  const auto says_more = [](const char* program, const auto& commands) {
    const Outcome r = run("--help", "", program);
    EXPECT_EQ(r.status, 0);
    for (const auto& [command, option] : commands) {
      EXPECT_TRUE(has(r, std::string("\n  ") + command + " ")) << command;
      const Outcome more = run(std::string(command) + " --help", "", program);
      EXPECT_EQ(more.status, 0) << command;
      EXPECT_TRUE(has(more, option)) << command << "\n" << more.output;
    }
  };
  says_more(TRICTRAC_PROGRAM, kCommands);
  says_more(TRICTRAC_LAB_PROGRAM, kOfLab);
}

TEST(Program, AValueOutOfBoundsIsRefusedWithItsBounds) {
  const Outcome r = run("hint TRID=x --plies 7");
  EXPECT_NE(r.status, 0);
  EXPECT_TRUE(has(r, "--plies") && has(r, "from 0 to 2")) << r.output;
}

TEST(Program, TheBookAnswersEveryFirstRoll) {
  const Outcome r = run_lab("book");
  EXPECT_EQ(r.status, 0) << r.output;
  for (const char* roll : {"11 = 1/2 1/2", "\n21 = ", "\n66 = "}) EXPECT_TRUE(has(r, roll)) << roll;
  EXPECT_EQ(run_lab("book --out " + std::string(kData) + "/perft/positions.txt").status, 1);
}

TEST(Program, RolloutsShowTheSameOnTwoThreads) {
  const std::string hint = "hint TRID=O----------------------o:w:M:42:0-0:0-0:-:-:1.0 --rollouts 72 ";
  const Outcome r = run(hint);
  EXPECT_TRUE(has(r, "played out 72 times")) << r.output;
  EXPECT_EQ(run(hint + "--threads 2").output, r.output);
}

TEST(Program, AnUnknownCommandIsAnError) { EXPECT_NE(run("dance").status, 0); }

TEST(Program, AReplayOfAGameMarkedByHandPrintsWhatWasSaid) {
  const std::string game =
      "[White \"Anne\"]\\n[Options \"marking=hand\"]\\n[Lines \"actions\"]\\n\\n"
      "1. W 64\\nW mark 2\\nW play 1/7 1/5\\nB school 4\\nW false_school\\nB augment\\n";
  const Outcome r = run("replay -", game);
  EXPECT_EQ(r.status, 0) << r.output;
  for (const char* line :
       {"1. Anne throws 64\n", "Anne marks 2.\n", "Anne plays 1/7 1/5\n", "Black: école of 4.\n",
        "Anne: false école.\n", "Black maintains the école.\n", "Counted again: école of 4"})
    EXPECT_TRUE(has(r, line)) << line << r.output;
}

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
  const Outcome r = run_lab("perft --check " + std::string(kData) + "/perft/positions.txt");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "lines  16\n") && has(r, "wrong  0\n")) << r.output;
}

TEST(Program, APerftThatDiffersFails) {
  const Outcome r =
      run_lab("perft --check -", "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0 1 41 0 0\\n");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "expected"));
}

TEST(Program, ShowDrawsOrSaysAllThatIsWrong) {
  EXPECT_EQ(run("show TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0").status, 0);
  const Outcome r = run("show TRID=N----------A-----------o:w:R:-:3-0:0-0:-:-:0.0");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "M5") && has(r, "3 points")) << r.output;
}

TEST(Program, JudgeShowsARollInBothLanguages) {
  const std::string position = "judge TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6 --dice 42 ";
  EXPECT_TRUE(has(run(position + "--lang fr"), "+4  dame battue à vrai"));
  EXPECT_TRUE(has(run(position + "--lang en"), "+4  true hit"));
  EXPECT_EQ(run("judge TRID=nonsense --dice 42").status, 1);
}

TEST(Program, JudgeGoesOnAfterABadLine) {
  const Outcome r =
      run("judge --jsonl", "nonsense\\n{\"player\":{\"1\":15},\"opponent\":{\"24\":15},\"dice\":[6,4]}\\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "\"error\"") && has(r, "\"plays\"")) << r.output;
}

TEST(Program, ActAnswersLineByLine) {
  const Outcome r = run("act --jsonl",
                        "nonsense\\n{\"options\":{\"marking\":\"hand\"},\"actions\":[{\"side\":\"white\","
                        "\"type\":\"roll\",\"dice\":[6,4]}]}\\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "bad_json") && has(r, "\"ok\":true") && has(r, "\"mark\"")) << r.output;
}

TEST(Program, TheEngineSpeaksItsProtocol) {
  const Outcome r =
      run("engine",
          "uti\\nisready\\nposition trid TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:12\\n"
          "go role decision\\ngo role move\\nposition trid nonsense\\nset bot nobody\\ndance\\nquit\\n");
  EXPECT_EQ(r.status, 0);
  for (const char* text : {"utiok", "readyok", "bestmove ", "error wrong_role", "error bad_position",
                           "error bad_value", "error unknown_command"})
    EXPECT_TRUE(has(r, text)) << text << "\n" << r.output;
}

TEST(Program, TheEngineSaysWhyAPlayIsBetter) {
  const Outcome r =
      run("engine",
          "explain 1/2 than 1/3\nposition trid TRID=B---CABA-CC-bbbbaab----c:b:M:14:2-6:0-4:-:-:14.14\n"
          "explain 6/7 1/5 than 1/2 6/10\nexplain 6/7 1/5\nexplain 6/7 1/5 than 2/3\nquit\n");
  EXPECT_EQ(r.status, 0);
  for (const char* text :
       {"error no_position", "reason case_on_seven of own best 1 given 0 weight ", " at 7\n", "explained\n",
        "error bad_value write: explain", "error bad_value both must be legal"})
    EXPECT_TRUE(has(r, text)) << text << "\n" << r.output;
}

std::string contents(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The same seed gives the same records, which replay, with the bots in turn at either seat.
TEST(Program, GamesOfBotsAreKeptAndRepeatable) {
  const std::filesystem::path folders[] = {own_folder() / "games_a", own_folder() / "games_b"};
  for (const auto& folder : folders) {
    std::filesystem::create_directories(folder);
    const Outcome r =
        run("games --white commis --black hasard --matches 2 --seed 5 --out " + folder.string());
    EXPECT_EQ(r.status, 0) << r.output;
  }
  for (const char* file : {"1.trictrac", "2.trictrac"}) {
    EXPECT_EQ(contents(folders[0] / file), contents(folders[1] / file));
    EXPECT_EQ(run("replay " + (folders[0] / file).string()).status, 0);
  }
  EXPECT_NE(contents(folders[0] / "1.trictrac").find("[White \"commis\"]"), std::string::npos);
  EXPECT_NE(contents(folders[0] / "2.trictrac").find("[White \"hasard\"]"), std::string::npos);
  EXPECT_EQ(run("games --white nobody --out " + folders[0].string()).status, 2);
  for (const auto& folder : folders) std::filesystem::remove_all(folder);
}

// To standard output or to one file, by players of every kind; replay takes several records.
TEST(Program, GamesOfAnyPlayersGoWhereTheyAreWanted) {
  const std::string games = "games --white first-go --black \"engine=" TRICTRAC_PROGRAM
                            " engine\" --format tour --matches 2 --seed 5 ";
  const Outcome shown = run(games);
  EXPECT_EQ(shown.status, 0) << shown.output;
  EXPECT_TRUE(has(shown, "[Event \"games 5.1\"]") && has(shown, "[Event \"games 5.2\"]")) << shown.output;
  EXPECT_TRUE(has(shown, "[White \"first-go\"]") && has(shown, "[Black \"first-go\"]"));
  const auto folder = own_folder() / "games_of_any";
  std::filesystem::create_directories(folder);
  const std::string one = (folder / "all.txt").string();
  EXPECT_EQ(run(games + "--out " + one).status, 0);
  EXPECT_EQ(contents(one), shown.output);
  EXPECT_EQ(run(games + "--out " + folder.string()).status, 0);
  const std::string both = (folder / "1.trictrac").string() + " " + (folder / "2.trictrac").string();
  const Outcome replayed = run("replay --json " + both);
  EXPECT_EQ(replayed.status, 0) << replayed.output;
  std::istringstream lines(replayed.output), records(run(games + "--json").output);
  for (int n = 1; n <= 2; ++n) {
    std::string line, record;
    ASSERT_TRUE(std::getline(lines, line) && std::getline(records, record));
    EXPECT_EQ(nlohmann::json::parse(line)["balance"], nlohmann::json::parse(record)["balance"]) << line;
    EXPECT_EQ(nlohmann::json::parse(record)["record"], contents(folder / (std::to_string(n) + ".trictrac")));
  }
  std::filesystem::remove_all(folder);
}

TEST(Program, WhatIsWrongWithOneRecordKeepsNoOtherFromBeingReplayed) {
  const std::string good = std::string(kData) + "/games/soumille_1738.trictrac";
  const Outcome r = run("replay /nonexistent/x " + good);
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "/nonexistent/x") && has(r, "holes 12 to 11")) << r.output;
}

TEST(Program, WhatIsShownIsPrintedAsJsonToo) {
  const auto printed = [](const std::string& arguments, const char* program = TRICTRAC_PROGRAM) {
    return nlohmann::json::parse(run(arguments, "", program).output);
  };
  const std::string position = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6";
  EXPECT_EQ(printed("show --json " + position)["trid"], position);
  EXPECT_FALSE(printed("show --json TRID=x")["problems"].empty());
  EXPECT_EQ(printed("judge --json --dice 42 " + position)["points_player"], 6);
  EXPECT_EQ(printed("perft --depth 1 --json", TRICTRAC_LAB_PROGRAM)["depth"], 1);
  EXPECT_EQ(printed("perft --json --check " + std::string(kData) + "/perft/positions.txt",
                    TRICTRAC_LAB_PROGRAM)["wrong"],
            0);
  EXPECT_EQ(printed("attention --matches 1 --json", TRICTRAC_LAB_PROGRAM)["levels"].size(), 8U);
}

TEST(Program, AMatchMeasuresTheFirstBotAgainstChance) {
  const Outcome r = run_lab("match --a commis --b hasard --matches 200 --seed 9 --no-luck --json");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "\"tours_won_by_a\":20") || has(r, "\"tours_won_by_a\":19")) << r.output;  // 190 to 200
  EXPECT_EQ(run_lab("match --a nobody --b hasard").status, 2);
}

TEST(Program, WeighsWhatATreatiseAdvises) {
  const std::string lepeintre = std::string(kData) + "/cases/lepeintre.jsonl";
  const Outcome r = run_lab("weigh --json --plies 0 --trials 72 " + lepeintre);
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "\"weighed\":3") && has(r, "lep-III71-fig25-carmes")) << r.output;
  const std::string file = (own_folder() / "advice.jsonl").string();
  std::ofstream(file) << R"({"id": "x", "kind": "decision", "dice": [1, 2], "expect": {"best": [[[1, 2]]]}})"
                      << "\n";
  const Outcome wrong = run_lab("weigh " + file);
  EXPECT_EQ(wrong.status, 1);
  EXPECT_TRUE(has(wrong, "line 1 is not a case")) << wrong.output;
  std::filesystem::remove(file);
}

// A tour in the terminal, from the first throw to the resignation, and its dice verified.
TEST(Program, PlaysInTheTerminalAndVerifiesTheDice) {
  const std::string file = (own_folder() / "terminal.trictrac").string();
  std::filesystem::remove(file);
  const Outcome r =
      run("play --white human --black human --lang en --seed " + std::string(64, '7') + " --record " + file,
          "l\\nbad play\\n1/2 1/2\\n?\\nresign\\n");
  EXPECT_EQ(r.status, 0);
  EXPECT_TRUE(has(r, "Fingerprint") && has(r, "Refused") && has(r, "wins by resignation")) << r.output;
  const Outcome v = run("verify " + file);
  EXPECT_EQ(v.status, 0) << v.output;
  EXPECT_EQ(run("verify " + std::string(kData) + "/games/soumille_1738.trictrac").status, 1);

  const Outcome claimed = run("show --help > /dev/null; sed 's/Dice \"table\"/Dice \"table from 9999\"/' " +
                              file + " | " TRICTRAC_PROGRAM " verify -");
  EXPECT_EQ(claimed.status, 1);
  EXPECT_TRUE(has(claimed, "proves nothing")) << claimed.output;
}

}  // namespace program_test
