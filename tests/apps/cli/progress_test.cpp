// Long work at a terminal: how far it is, and what Ctrl-C leaves of it.
#include <gtest/gtest.h>

#include <filesystem>

#include "pty.h"
#include "run.h"

namespace trictrac::test {
namespace progress_test {

constexpr const char* kCtrlC = "\003";

// Far more than can be done before the interruption.
struct Long {
  const char* name;
  std::vector<std::string> arguments;
  const char* counted;  // what the line of progress counts
  const char* partial;  // the text about the result
};

std::ostream& operator<<(std::ostream& out, const Long& work) { return out << work.name; }

class LongWork : public testing::TestWithParam<Long> {};

TEST_P(LongWork, ShowsHowFarItIsAndLeavesWhatIsKnown) {
  const auto& arguments = GetParam().arguments;
  Terminal terminal(arguments, arguments[0] == "games" ? TRICTRAC_PROGRAM : TRICTRAC_LAB_PROGRAM);
  ASSERT_TRUE(terminal.shows(GetParam().counted)) << terminal.all();
  ASSERT_TRUE(terminal.shows(" left")) << terminal.all();
  terminal.type(kCtrlC);
  EXPECT_NE(terminal.all().find(GetParam().partial), std::string::npos) << terminal.all();
  EXPECT_EQ(terminal.wait(), 130);
}

const std::string kPositions = TRICTRAC_DATA "/benchmark/plays.txt";

INSTANTIATE_TEST_SUITE_P(
    Commands, LongWork,
    testing::Values(
        Long{"match",
             {"match", "--a", "random", "--b", "first-go", "--no-luck", "--matches", "10000000"},
             " of 5000000 sets",
             "partial result"},
        Long{"match_json",
             {"match", "--a", "random", "--b", "first-go", "--no-luck", "--matches", "10000000", "--json"},
             " of 5000000 sets",
             "\"partial\":true"},
        Long{"compare",
             {"compare", "--rules", "lois,pile=off", "--player", "first-go", "--no-luck", "--matches",
              "10000000"},
             " of 10000000 matches",
             "partial result"},
        Long{"survey",
             {"problems", "survey", "--player", "first-go", "--tours", "1000000"},
             " of 1000000 tours",
             "partial result"},
        Long{"errors",
             {"problems", "errors", kPositions, kPositions, kPositions, "--plies", "1"},
             " positions",
             "partial result"},
        Long{"ladder",
             {"ladder", "first-go", "--against", "geronte", "--matches", "10000000"},
             " of 5000000 sets",
             "partial result"},
        Long{"games",
             {"games", "--white", "first-go", "--black", "greedy", "--matches", "1000000", "--out",
              "/dev/null"},
             " of 1000000 matches",
             "records in /dev/null"},
        Long{"weigh",
             {"weigh", "--trials", "12960", "--plies", "1", TRICTRAC_DATA "/cases/lelasseux.jsonl"},
             " decisions",
             "partial result"},
        Long{"train",
             {"train", "--millions", "100000", "--out", "/dev/null"},
             " thousand rolls",
             "interrupted; /dev/null holds"},
        Long{"values",
             {"values", "tour", "--releves", "40", "--passes", "100", "--out", "/dev/null"},
             " rows",
             "interrupted; no table was written"},
        Long{"bench", {"bench", "--seconds", "600"}, " of 600 seconds", "partial result"},
        Long{"bench_net", {"bench", "net", "--json"}, " of 7 figures", "\"partial\":true"},
        Long{"perft",
             {"perft", "--depth", "4", "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6"},
             " plays",
             "partial result"},
        Long{"score",
             {"problems", "score", "--player", "net:2", kPositions, kPositions, kPositions, kPositions},
             " of 4000 positions",
             "partial result"}),
    [](const auto& info) { return std::string(info.param.name); });

// A match that is over at once leaves only its result on the screen.
TEST(Progress, IsNotShownWhereThereIsNoTerminal) {
  const Outcome r = run_lab("problems score " + kPositions + " --player net:1 2>&1 >/dev/null");
  EXPECT_EQ(r.output, "");
}

}  // namespace progress_test
}  // namespace trictrac::test
