// Engines of others: examined by the protocol, and measured as players.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace foreign_test {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr const char* kOurs = TRICTRAC_PROGRAM " engine";

std::string engine(const std::string& command) { return "'engine=" + command + "'"; }

class Foreign : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }
  // An engine that hands everything on to ours, but for what `script` of sed changes in its answers.
  std::string altered(const std::string& script) const {
    const fs::path file = folder_ / "altered.sh";
    std::ofstream(file) << "#!/bin/sh\n" << kOurs << " | sed -u '" << script << "'\n";
    chmod(file.c_str(), 0700);
    return file.string();
  }
  std::string file(const std::string& name) const { return (folder_ / name).string(); }
  static std::string contents(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }

 private:
  const fs::path folder_ = own_folder() / "foreign";
};

TEST_F(Foreign, OursDoesAllThatIsExamined) {
  const Outcome r = run_lab("conform '" + std::string(kOurs) + "' --positions 12");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(has(r, "yes     plays legally") && has(r, "yes     ends when it is asked to")) << r.output;
  EXPECT_FALSE(has(r, "no      ")) << r.output;
}

TEST_F(Foreign, WhatAnEngineDoesWrongIsNamed) {
  struct {
    const char* script;
    const char* said;
  } const cases[] = {
      {"s/^bestmove [0-9].*/bestmove 1\\/2 1\\/2/", "no      plays legally"},
      {"s/^bestmove tenir/bestmove keep/;s/^bestmove enaller/bestmove keep/",
       "\"keep\" where tenir or enaller was expected"},
      {"s/^id name.*/id author nobody/", "it answered uti without a line id name"},
      {"s/^error unknown_command/info/", "no      refuses a word it does not know"},
      {"s/^bestmove -/bestmove 1\\/7 1\\/7/", "no      plays - where nothing can be played"},
  };
  for (const auto& c : cases) {
    const Outcome r = run_lab("conform '" + altered(c.script) + "' --positions 6");
    EXPECT_EQ(r.status, 1) << c.script;
    EXPECT_TRUE(has(r, c.said)) << c.script << "\n" << r.output;
  }
}

// A program that only repeats its input never introduces itself: the report says so, and asks nothing else of
// it.
TEST_F(Foreign, WhatNeverIntroducesItselfIsAskedNothingElse) {
  const Outcome r = run_lab("conform cat --patience 1");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "no      introduces itself")) << r.output;
  EXPECT_TRUE(has(r, "it answered uti with \"uti\", then nothing within 1 s where utiok was expected"))
      << r.output;
  EXPECT_TRUE(has(r, "left   10\n")) << r.output;
  EXPECT_FALSE(has(r, "plays legally")) << r.output;
  const json told = json::parse(run_lab("conform cat --patience 1 --json").output);
  EXPECT_EQ(told["right"], false);
  EXPECT_EQ(told["left"], 10);
  EXPECT_EQ(told["examined"][0]["what"], "introduces itself");
}

TEST_F(Foreign, WhatIsNoEngineIsNotMeasured) {
  const Outcome r = run_lab("match --a " + engine("true") + " --b random --matches 2");
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(
      r, "\"true\" is not an engine: it answered uti with nothing before it ended where utiok was expected"))
      << r.output;
}

TEST_F(Foreign, PlaysAsItWouldAsAPlayerOfOurs) {
  const std::string random_free = " --b first-go --matches 2 --no-luck --seed 3 --json";
  const Outcome ours = run_lab("match --a soumille" + random_free);
  const Outcome foreign =
      run_lab("match --a " + engine("(echo set bot soumille; cat) | " + std::string(kOurs)) + random_free);
  ASSERT_EQ(foreign.status, 0) << foreign.output;
  for (const char* figure : {"rolls", "stakes", "tours_won_by_a"})
    EXPECT_EQ(json::parse(foreign.output)[figure], json::parse(ours.output)[figure]) << figure;
}

TEST_F(Foreign, AnsweringWronglyEndsTheMeasurementAndSaysWhy) {
  const std::string wrong = engine(altered("s/^bestmove [0-9].*/bestmove 1\\/2 1\\/2/"));
  for (const std::string& command :
       {"match --b random --matches 20 --no-luck --a " + wrong, "ladder --matches 2 " + wrong,
        "problems score " TRICTRAC_DATA "/benchmark/openings.txt --player " + wrong}) {
    const Outcome r = run_lab(command);
    EXPECT_EQ(r.status, 1) << command;
    EXPECT_TRUE(has(r, "\"1/2 1/2\" where a legal play was expected")) << r.output;
  }
}

// A seat at a table of `play` is given to an engine, and the game is kept.
TEST_F(Foreign, PlaysAtATableAsOursWould) {
  const auto played = [&](const std::string& black) {
    const std::string record = file("played.trictrac");
    const Outcome r = run("play --white first-go --black " + black + " --seed 7 --force --record " + record);
    EXPECT_EQ(r.status, 0) << r.output;
    EXPECT_EQ(run("replay " + record).status, 0);
    return contents(record);
  };
  const std::string foreign = played(engine("(echo set bot soumille; cat) | " + std::string(kOurs)));
  EXPECT_NE(foreign.find("[Black \"engine=(echo set bot"), std::string::npos) << foreign;
  const auto moves = [](const std::string& record) { return record.substr(record.find("\n\n")); };
  EXPECT_EQ(moves(foreign), moves(played("soumille")));
}

TEST_F(Foreign, AnsweringWronglyEndsTheGameWhichIsKeptSoFar) {
  const std::string record = file("wrong.trictrac");
  const Outcome r = run("play --white soumille --seed 7 --record " + record + " --black " +
                        engine(altered("s/^bestmove [0-9].*/bestmove 1\\/2 1\\/2/")));
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(has(r, "\"1/2 1/2\" where a legal play was expected")) << r.output;
  EXPECT_EQ(run("replay " + record).status, 0);
  EXPECT_NE(contents(record).find("1. "), std::string::npos);
}

// A record may come from anybody, so the command of an engine in it is never run.
TEST_F(Foreign, IsNotBegunBecauseARecordNamesIt) {
  const std::string record = file("given.trictrac"), trace = file("trace");
  std::ofstream(record) << "[White \"net@/nowhere:0\"]\n[Black \"engine=touch " << trace
                        << "\"]\n\n1. W 65 : 1/7 1/6\n";
  const Outcome r = run("play --lang en --continue " + record, "q\\n");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_FALSE(fs::exists(trace));
}

TEST_F(Foreign, StandsOnTheLadderWhereItsStrengthPutsIt) {
  const Outcome r = run_lab("ladder shape --against geronte jollyvet --matches 20 --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json ladder = json::parse(r.output)["ladder"];
  ASSERT_EQ(ladder.size(), 2u);
  EXPECT_GT(ladder[0]["won"]["mean"], ladder[1]["won"]["mean"]);
}

}  // namespace foreign_test
}  // namespace trictrac::test
