// The problems of the trainers, made, counted and checked from the command line.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace problems_test {

namespace fs = std::filesystem;

class Problems : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
  Outcome make(const std::string& name, const std::string& more = "--positions 12") {
    return run_lab("problems make count --seed 5 --out " + (folder / name).string() + " " + more);
  }
  std::string text(const std::string& name) const {
    std::ifstream file(folder / name);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
  }

  const fs::path folder = own_folder() / "problems";
};

TEST_F(Problems, MadeAfterAKillAreThoseMadeWithoutOne) {
  ASSERT_EQ(make("whole.txt").status, 0);
  const std::string whole = text("whole.txt");
  // Cut off in the head, after a line, and within one.
  for (const std::size_t at : {std::size_t{20}, whole.find('\n', whole.size() / 2) + 1, whole.size() - 30}) {
    std::ofstream(folder / "cut.txt") << whole.substr(0, at);
    ASSERT_EQ(make("cut.txt").status, 0);
    EXPECT_EQ(text("cut.txt"), whole) << at;
  }
}

TEST_F(Problems, AreContinuedWhenMoreAreWished) {
  ASSERT_EQ(make("few.txt", "--positions 5").status, 0);
  ASSERT_EQ(make("few.txt").status, 0);
  ASSERT_EQ(make("whole.txt").status, 0);
  EXPECT_EQ(text("few.txt"), text("whole.txt"));
}

TEST_F(Problems, LieInAFolderUnderTheNameOfTheirKind) {
  ASSERT_EQ(make("", "--positions 1").status, 0);
  EXPECT_TRUE(text("count.txt").starts_with("# trictrac problems 1: count\n"));
}

TEST_F(Problems, AreNotMixedWithThoseOfAnotherSeed) {
  ASSERT_EQ(make("one.txt", "--positions 1").status, 0);
  const Outcome other =
      run_lab("problems make count --seed 6 --positions 2 --out " + (folder / "one.txt").string());
  EXPECT_EQ(other.status, 1);
  EXPECT_TRUE(has(other, "made by another command")) << other.output;
}

TEST_F(Problems, OfNoKnownKindAreRefused) {
  const Outcome none = run_lab("problems make riddles --out " + (folder / "x.txt").string());
  EXPECT_NE(none.status, 0);
  EXPECT_TRUE(has(none, "hold_or_go")) << none.output;
}

TEST_F(Problems, AreCheckedLineByLine) {
  ASSERT_EQ(make("good.txt").status, 0);
  EXPECT_EQ(run_lab("problems check " + (folder / "good.txt").string()).status, 0);
  std::string wrong = text("good.txt");
  const std::size_t points = wrong.find(":1:4|");
  ASSERT_NE(points, wrong.npos);
  wrong.replace(points, 5, ":2:8|");
  std::ofstream(folder / "bad.txt") << wrong;
  const Outcome bad = run_lab("problems check " + (folder / "bad.txt").string());
  EXPECT_EQ(bad.status, 1);
  EXPECT_TRUE(has(bad, "11 of 12 reproduced")) << bad.output;
}

TEST_F(Problems, OfMarquesLieInAFileOfTheirOwn) {
  const std::string ecrire = " --game ecrire --seed 5 --out " + folder.string() + "/";
  ASSERT_EQ(run_lab("problems make hold_or_go --positions 2" + ecrire).status, 0);
  const std::string two = text("hold_or_go_ecrire.txt");
  ASSERT_EQ(run_lab("problems make hold_or_go --positions 3" + ecrire).status, 0);
  EXPECT_TRUE(text("hold_or_go_ecrire.txt").starts_with(two));
  EXPECT_NE(two.find("|ecrire-lois rounds="), two.npos) << two;
  const Outcome checked = run_lab("problems check " + (folder / "hold_or_go_ecrire.txt").string());
  EXPECT_TRUE(has(checked, "3 of 3 reproduced")) << checked.output;
  const Outcome plays = run_lab("problems make play --positions 1" + ecrire);
  EXPECT_EQ(plays.status, 1);
  EXPECT_TRUE(has(plays, "hold_or_go only")) << plays.output;
}

TEST_F(Problems, OfTheProgramAreCounted) {
  const Outcome counted = run_lab("problems count --json");
  ASSERT_EQ(counted.status, 0) << counted.output;
  const auto counts = nlohmann::json::parse(counted.output);
  EXPECT_EQ(counts.size(), 4u);
  for (const auto& [kind, n] : counts.items()) EXPECT_GT(n.get<int>(), 1000) << kind;
}

TEST_F(Problems, OfTheTreatisesSayWhatIsAdvisedAndPreferred) {
  const std::string file = (folder / "masters.txt").string();
  const Outcome weighed =
      run_lab("weigh " TRICTRAC_DATA "/cases/lepeintre.jsonl --trials 72 --plies 0 --problems " + file);
  ASSERT_EQ(weighed.status, 0) << weighed.output;
  std::istringstream lines(text("masters.txt"));
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_EQ(line, "# trictrac problems 1: masters");
  int problems = 0;
  while (std::getline(lines, line)) {
    if (line.starts_with('#')) continue;
    EXPECT_EQ(std::ranges::count(line, '|'), 5) << line;
    EXPECT_NE(line.find("Lepeintre"), line.npos) << line;
    ++problems;
  }
  EXPECT_GT(problems, 0);
}

TEST_F(Problems, OfABenchmarkGiveTheWeightsOfReasons) {
  const std::string file = (folder / "weights.txt").string();
  const Outcome weighed =
      run_lab("weigh --facts " TRICTRAC_DATA "/benchmark/openings.txt --json --out " + file);
  ASSERT_EQ(weighed.status, 0) << weighed.output;
  const auto phases = nlohmann::json::parse(weighed.output).at("phases");
  ASSERT_EQ(phases.at(0).at("phase"), "opening");
  EXPECT_GT(phases.at(0).at("samples"), 1000);
  EXPECT_GT(phases.at(0).at("first").at("mean"), 0.92);
  EXPECT_NE(text("weights.txt").find("opening own corner "), std::string::npos);
}

TEST(MatchScore, NamesTheCostliestAnswersFirst) {
  const std::string ask = "problems score " TRICTRAC_DATA "/benchmark/openings.txt --json --player first-go";
  const Outcome plain = run_lab(ask), some = run_lab(ask + " --costliest 3");
  ASSERT_EQ(some.status, 0) << some.output;
  nlohmann::json scored = nlohmann::json::parse(some.output)["benchmarks"][0];
  const nlohmann::json costliest = scored["costliest"];
  ASSERT_EQ(costliest.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_GT(costliest[i]["lost"], 0.0);
    EXPECT_NE(costliest[i]["answer"], costliest[i]["best"]);
    EXPECT_TRUE(costliest[i]["position"].get<std::string>().starts_with("TRID="));
    EXPECT_LE(costliest[i]["lost"], costliest[i == 0 ? 0 : i - 1]["lost"]);
  }
  scored.erase("costliest");
  EXPECT_EQ(scored, nlohmann::json::parse(plain.output)["benchmarks"][0]);
}

TEST(MatchScore, BreaksLossesDownAndComparesTwoPlayers) {
  const std::string ask = "problems score " TRICTRAC_DATA
                          "/benchmark/openings.txt --json --player shape --beside first-go --by question";
  const Outcome r = run_lab(ask);
  ASSERT_EQ(r.status, 0) << r.output;
  const nlohmann::json scored = nlohmann::json::parse(r.output)["benchmarks"][0];
  EXPECT_GT(scored["difference"]["low"], 0);  // the shape of the men alone misleads in the opening
  ASSERT_EQ(scored["by"].size(), 1u);         // openings ask for plays only
  EXPECT_EQ(scored["by"][0]["question"], "play");
  EXPECT_EQ(scored["by"][0]["loss"], scored["loss"]);
  EXPECT_EQ(scored["by"][0]["positions"], scored["positions"]);
}

TEST(MatchSurvey, CountsTheDecisionsOfATour) {
  const std::string ask = "problems survey --player shape --tours 4 --json";
  const Outcome r = run_lab(ask);
  ASSERT_EQ(r.status, 0) << r.output;
  const nlohmann::json situations = nlohmann::json::parse(r.output)["situations"];
  ASSERT_EQ(situations.size(), 4u);
  EXPECT_EQ(situations[0]["phase"], "nobody returns");
  EXPECT_GT(situations[0]["decisions"]["mean"], 10);
  EXPECT_EQ(run_lab(ask + " --threads 2").output, r.output);
  EXPECT_NE(run_lab("problems survey --by weather").status, 0);
}

}  // namespace problems_test
}  // namespace trictrac::test
