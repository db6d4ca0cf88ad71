// Questions about the rules, made, checked and graded from the command line.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>

#include "base/json.h"
#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace questions_test {

namespace fs = std::filesystem;

class Questions : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder); }
  void TearDown() override { fs::remove_all(folder); }
  std::string path(const std::string& name) const { return (folder / name).string(); }
  Outcome make(const std::string& name, const std::string& more = "--count 12 --seed 5") {
    return run_lab("questions make --out " + path(name) + " " + more);
  }
  Outcome grade(const std::string& answers) {
    std::ofstream(folder / "answers.jsonl") << answers;
    return run_lab("questions grade " + path("asked.jsonl") + " --answers " + path("answers.jsonl") +
                   " --json");
  }
  std::string text(const std::string& name) const {
    std::ifstream file(folder / name);
    std::ostringstream all;
    all << file.rdbuf();
    return all.str();
  }
  std::vector<Json> lines(const std::string& name) const {
    std::vector<Json> all;
    std::istringstream file(text(name));
    for (std::string line; std::getline(file, line);) all.push_back(Json::parse(line));
    return all;
  }

  const fs::path folder = own_folder() / "questions";
};

TEST_F(Questions, AreAskedInEveryLanguageWithTheirReasons) {
  ASSERT_EQ(make("asked.jsonl").status, 0);
  const auto all = lines("asked.jsonl");
  ASSERT_EQ(all.size(), 12u);
  for (const Json& line : all)
    for (const char* language : {"en", "fr"}) {
      EXPECT_FALSE(line["question"][language].get<std::string>().empty()) << line;
      EXPECT_FALSE(line["why"][language].get<std::string>().empty()) << line;
    }
  EXPECT_NE(all[0]["question"]["en"], all[0]["question"]["fr"]);
  EXPECT_EQ(run_lab("questions check " + path("asked.jsonl")).status, 0);
}

TEST_F(Questions, SayWhereTheTreatisesHaveTheirRules) {
  ASSERT_EQ(make("asked.jsonl", "--count 300 --seed 9").status, 0);
  static const std::regex rule("\\(([A-Z][0-9]+)\\)");
  std::set<std::string> named;
  for (const Json& line : lines("asked.jsonl")) {
    const auto why = line["why"]["en"].get<std::string>();
    for (std::sregex_iterator i(why.begin(), why.end(), rule), end; i != end; ++i) {
      named.insert((*i)[1]);
      EXPECT_FALSE(line["sources"].value(std::string((*i)[1]), "").empty()) << line;
    }
    EXPECT_EQ(line["sources"].empty(), !std::regex_search(why, rule)) << line;
    if (line["sources"].contains("P1")) {
      EXPECT_EQ(line["sources"]["P1"], "S1 X, G I");
    }
  }
  EXPECT_GE(named.size(), 12u);
}

TEST_F(Questions, MadeAfterAKillAreThoseMadeWithoutOne) {
  ASSERT_EQ(make("whole.jsonl").status, 0);
  const std::string whole = text("whole.jsonl");
  std::ofstream(folder / "cut.jsonl") << whole.substr(0, whole.size() / 2);
  ASSERT_EQ(make("cut.jsonl").status, 0);
  EXPECT_EQ(text("cut.jsonl"), whole);
  const Outcome other = make("cut.jsonl", "--count 20 --seed 6");
  EXPECT_NE(other.status, 0);
  EXPECT_NE(other.output.find("another seed"), std::string::npos) << other.output;
  EXPECT_EQ(text("cut.jsonl"), whole);
}

TEST_F(Questions, AWrongAnswerInAFileIsFound) {
  ASSERT_EQ(make("asked.jsonl").status, 0);
  auto all = lines("asked.jsonl");
  all[1]["answer"] = all[1]["answer"] == "yes" ? "no" : "yes";
  std::ofstream file(folder / "wrong.jsonl");
  for (const Json& line : all) file << line.dump() << "\n";
  file.close();
  const Outcome checked = run_lab("questions check " + path("wrong.jsonl") + " --json");
  EXPECT_NE(checked.status, 0);
  const Json report = Json::parse(checked.output);
  ASSERT_EQ(report["wrong"].size(), 1u);
  EXPECT_EQ(report["wrong"][0]["id"], 2);
  EXPECT_EQ(report["right"], 11);
}

TEST_F(Questions, RightAnswersAreCountedByKind) {
  ASSERT_EQ(make("asked.jsonl").status, 0);
  std::string answers;
  for (const Json& line : lines("asked.jsonl")) {
    if (line["id"] == 1) continue;  // left out
    std::string answer = line["answer"].get<std::string>();
    if (answer == "yes") answer = " Yes";
    if (line["id"] == 3) answer = "1000";
    answers += Json{{"id", line["id"]}, {"answer", answer}, {"reason", line["reason"]}}.dump() + "\n";
  }
  const Outcome graded = grade(answers);
  ASSERT_EQ(graded.status, 0) << graded.output;
  const Json report = Json::parse(graded.output);
  EXPECT_DOUBLE_EQ(report["all"]["right"]["mean"].get<double>(), 10.0 / 12);
  EXPECT_EQ(report["all"]["left_out"], 1);
  EXPECT_DOUBLE_EQ(report["worth"]["right"]["mean"].get<double>(), 0.75);
  EXPECT_DOUBLE_EQ(report["legal"]["right_with_reason"]["mean"].get<double>(), 1);
  EXPECT_DOUBLE_EQ(report["ecole"]["right"]["mean"].get<double>(), 0.75);
}

TEST_F(Questions, AnswersThatCannotBeReadAreRefused) {
  ASSERT_EQ(make("asked.jsonl").status, 0);
  for (const char* answers :
       {"yes", R"({"id":1})", "{\"id\":1,\"answer\":\"0 0\"}\n{\"id\":1,\"answer\":\"0 0\"}",
        R"({"id":99,"answer":"yes"})"}) {
    const Outcome graded = grade(answers);
    EXPECT_NE(graded.status, 0) << answers;
    EXPECT_NE(graded.output.find("answers.jsonl"), std::string::npos) << graded.output;
  }
}

}  // namespace questions_test
}  // namespace trictrac::test
