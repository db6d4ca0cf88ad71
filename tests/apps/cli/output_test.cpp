// Every command notices that what it prints cannot be written: a full disk, a closed output, a reader gone.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "columns.h"
#include "own_folder.h"
#include "process.h"
#include "run.h"
#include "small_page.h"

namespace trictrac::test {
namespace output_test {

// The server has every command of trictrac.
const std::string kProgram = TRICTRAC_SERVER_PROGRAM, kLab = TRICTRAC_LAB_PROGRAM;
const std::string kRecord = TRICTRAC_DATA "/games/soumille_1738.trictrac";
const std::string kTrid = "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6";
// A folder of this process only: tests run at the same time.
const std::string kFolder = (own_folder() / "output").string();
const std::string kDatabase = kFolder + ".db";

struct Printing {
  std::string arguments;
  std::string input{};
  std::string program = kProgram;
};

// Returns for every command a line that prints something; its --help if no line is quick.
const std::map<std::string, Printing>& printing() {
  static const std::string bots = " --white commis --black commis --lang en --seed " + std::string(64, '7');
  static const std::map<std::string, Printing> all{
      {"play", {"play" + bots}},
      {"serve", {"serve --check --db " + kDatabase}},
      {"backup", {"backup --force --db " + kDatabase + " " + kDatabase + ".copy"}},
      {"restore", {"restore --db " + kDatabase + ".other " + kDatabase}},
      {"admin", {"admin reports --json --db " + kDatabase}},
      {"export-page", {"export-page --force --web " + kFolder + "/web " + kFolder + "/page"}},
      {"sheet", {"sheet --print", "[Format \"tour\"]\\n[Players \"A\" \"B\"]\\n"}},
      {"show", {"show " + kTrid}},
      {"convert", {"convert aW15-yB15"}},
      {"judge", {"judge --dice 42 " + kTrid}},
      {"hint", {"hint --plies 0 " + kTrid}},
      {"replay", {"replay " + kRecord}},
      {"review", {"review --plies 0 -", "1. W 65 : 1/7 1/6\\n"}},
      {"verify", {"verify " + kFolder + "/verify.trictrac"}},
      {"games", {"games --force --white commis --black commis --matches 1 --out " + kFolder}},
      {"engine", {"engine", "uti\\nquit\\n"}},
      {"conform", {"conform --help", "", kLab}},
      {"act", {"act --jsonl", "nonsense\\n"}},
      {"describe", {"describe"}},
      {"help", {"help"}},
      {"manual", {"manual"}},
      {"match", {"match --a commis --b hasard --matches 2 --no-luck", "", kLab}},
      {"compare", {"compare --rules lois --player first-go --no-luck --matches 2", "", kLab}},
      {"ladder", {"ladder greedy --against geronte --matches 2", "", kLab}},
      {"attention", {"attention --help", "", kLab}},
      {"problems", {"problems count", "", kLab}},
      {"questions", {"questions check " + kFolder + "/questions.jsonl", "", kLab}},
      {"submit", {"submit make --help", "", kLab}},
      {"weigh", {"weigh --plies 0 --trials 72 " TRICTRAC_DATA "/cases/lepeintre.jsonl", "", kLab}},
      {"perft", {"perft --depth 1", "", kLab}},
      {"bench", {"bench --signature", "", kLab}},
      {"bench-server", {"bench-server --help"}},
      {"train", {"train --help", "", kLab}},
      {"positions", {"positions --help", "", kLab}},
      {"values", {"values --help", "", kLab}},
      {"book", {"book", "", kLab}},
  };
  return all;
}

// The commands of both programs, each with one that has it.
std::map<std::string, std::string> all_commands() {
  std::map<std::string, std::string> commands;
  static const std::regex row("  ([a-z][a-z-]*)  +[^ ].*");
  for (const std::string& program : {kProgram, kLab}) {
    std::istringstream lines(shell(program + " --help").output);
    std::smatch found;
    for (std::string line; std::getline(lines, line);)
      if (std::regex_match(line, found, row)) commands.emplace(found[1], program);
  }
  return commands;
}

class Output : public testing::TestWithParam<std::string> {
 protected:
  static void SetUpTestSuite() {
    std::filesystem::create_directories(kFolder);
    build_small_page(kFolder + "/web");
    std::filesystem::remove(kDatabase);
    Process server({"serve", "--port", "0", "--db", kDatabase}, TRICTRAC_SERVER_PROGRAM);
    ASSERT_TRUE(server.shows("listening on"));
    server.kill(SIGTERM);
    ASSERT_EQ(server.wait(), 0);
    run_lab("questions make --count 3 --out " + kFolder + "/questions.jsonl");
    run("play --white commis --black commis --force --record " + kFolder + "/verify.trictrac --seed " +
        std::string(64, '7'));
  }
  static void TearDownTestSuite() {
    std::filesystem::remove_all(kFolder);
    for (const char* end : {"", ".copy", ".other"}) std::filesystem::remove(kDatabase + end);
  }
  // Its standard output goes to `where`, as a shell writes it.
  static Outcome printed_to(const std::string& where) {
    const Printing& p = printing().at(GetParam());
    std::filesystem::remove(kDatabase + ".other");
    return shell("printf '" + p.input + "' | " + p.program + " " + p.arguments + " " + where);
  }
};

TEST(AllCommands, ArePrintedHere) {
  const auto commands = all_commands();
  for (const auto& [command, program] : commands) EXPECT_TRUE(printing().contains(command)) << command;
  EXPECT_EQ(commands.size(), printing().size());
}

TEST(AllCommands, HaveAHelpThatFitsTheTerminal) {
  for (const int columns : {40, 80})
    for (const auto& [command, program] : all_commands()) {
      const Outcome r =
          shell("COLUMNS=" + std::to_string(columns) + " " + program + " " + command + " --help");
      EXPECT_EQ(r.status, 0) << command;
      std::istringstream lines(r.output);
      for (std::string line; std::getline(lines, line);) {
        const int wide = columns_of(line);
        const bool one_word = line.find(' ', line.find_first_not_of(' ')) == line.npos;
        const bool heading = columns < 80 && !line.starts_with("  ");
        EXPECT_TRUE(wide <= columns || one_word || heading) << columns << " " << command << ": " << line;
      }
    }
}

TEST(AllCommands, BreakWhatPeopleReadBetweenWords) {
  for (const char* lang : {"en", "fr"})
    for (const int columns : {40, 80})
      for (const std::string& arguments :
           {"show " + kTrid, "judge --dice 42 " + kTrid, "hint --plies 0 " + kTrid,
            "replay --boards " + kRecord, "review --plies 0 " + kRecord}) {
        const Outcome r = shell("COLUMNS=" + std::to_string(columns) + " " TRICTRAC_PROGRAM " " + arguments +
                                " --lang " + lang);
        EXPECT_EQ(r.status, 0) << r.output;
        EXPECT_LE(widest(r.output), columns) << arguments << " " << lang << "\n" << r.output;
      }
}

TEST_P(Output, OnAFullDiskIsAnError) {
  const Outcome well = printed_to("> /dev/null");
  ASSERT_EQ(well.status, 0) << well.output;
  const Outcome r = printed_to("> /dev/full");
  EXPECT_EQ(r.status, 1) << r.output;
  EXPECT_TRUE(has(r, "cannot write to standard output: the disk is full")) << r.output;
}

TEST_P(Output, ThatIsClosedIsAnError) {
  const Outcome r = printed_to(">&-");
  EXPECT_EQ(r.status, 1) << r.output;
  EXPECT_TRUE(has(r, "cannot write to standard output: Bad file descriptor")) << r.output;
}

INSTANTIATE_TEST_SUITE_P(Commands, Output, testing::ValuesIn([] {
                           std::vector<std::string> commands;
                           for (const auto& [command, printing] : printing()) commands.push_back(command);
                           return commands;
                         }()),
                         [](const auto& info) {
                           return std::regex_replace(info.param, std::regex("-"), "_");
                         });

// The reader has gone: the signal ends the program without a word, and where it is ignored the error is
// told like any other.
TEST(OutputPipe, ThatNobodyReadsEndsTheProgramQuietly) {
  int ends[2];
  ASSERT_EQ(pipe2(ends, O_CLOEXEC), 0);
  ::close(ends[0]);
  Process printing({"describe"}, ends[1]);
  const int status = printing.wait();
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGPIPE) << status;
  EXPECT_EQ(printing.errors(), "");

  struct sigaction ignored{}, before{};
  ignored.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &ignored, &before);
  Process told({"describe"}, ends[1]);
  const int ended = told.wait();
  sigaction(SIGPIPE, &before, nullptr);
  ::close(ends[1]);
  EXPECT_TRUE(WIFEXITED(ended) && WEXITSTATUS(ended) == 1) << ended;
  EXPECT_EQ(told.errors(), "trictrac: cannot write to standard output: nobody reads it any more\n");
}

// A file that is opened later would get the number of the closed output, and be printed into.
TEST(OutputClosed, IsNotPrintedIntoTheRecord) {
  const std::string record = (own_folder() / "closed_output.trictrac").string();
  const Outcome r = shell(kProgram + " play --force --white commis --black commis --seed " +
                          std::string(64, '7') + " --record " + record + " >&-");
  EXPECT_EQ(r.status, 1);
  EXPECT_EQ(run("replay " + record).status, 0);
  std::filesystem::remove(record);
}

}  // namespace output_test
}  // namespace trictrac::test
