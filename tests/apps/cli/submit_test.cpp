// Results of the benchmark: made, checked, and refused where something in them was changed.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "in_folder.h"

namespace trictrac::test {
namespace submit_test {

// Two positions of the open half.
constexpr const char* kOpen = "problems make last_races --positions 2 --seed 3 --out ";

class Submit : public InFolder {
 protected:
  Submit() { EXPECT_EQ(run_lab(kOpen + open_).status, 0); }

  Outcome make(const std::string& more, const std::string& name = "result.json") const {
    return run_lab("submit make " + open_ + " --title Test --sealed 1 --matches 2 --no-luck --out " +
                   path(name) + " " + more);
  }
  Outcome check(const std::string& more = "") const {
    return run_lab("submit check " + path("result.json") + " " + open_ + " " + more);
  }
  Json result() const { return Json::parse(text_of_file("result.json")); }
  void change(const Json& json) const { keep("result.json", json.dump()); }
  std::string path(const std::string& name) const { return (folder() / name).string(); }

  const std::string open_ = path("open.txt");
};

TEST_F(Submit, AResultIsCheckedByItsAnswersAndByThePlayer) {
  const Outcome made = make("--player greedy");
  ASSERT_EQ(made.status, 0) << made.output;
  EXPECT_TRUE(has(made, "elo")) << made.output;
  const Outcome by_answers = check(), by_player = check("--player greedy --threads 2");
  EXPECT_EQ(by_answers.status, 0) << by_answers.output;
  EXPECT_EQ(by_player.status, 0) << by_player.output;
  EXPECT_TRUE(has(by_player, "the player")) << by_player.output;
  const Outcome by_another = check("--player shape");
  EXPECT_EQ(by_another.status, 1) << by_another.output;
  EXPECT_TRUE(has(by_another, "its tours end otherwise")) << by_another.output;
  EXPECT_EQ(make("--player shape").status, 1);  // a result is not overwritten
}

TEST_F(Submit, WhateverIsChangedInAResultIsFound) {
  ASSERT_EQ(make("--player greedy").status, 0);
  const Json right = result();
  const auto changed = [&](auto edit) {
    Json json = right;
    edit(json);
    change(json);
    return check();
  };
  const Outcome better = changed([](Json& json) {
    for (const int set : {0, 1}) json["losses"][set]["loss"]["mean"] = -100.0;
  });
  EXPECT_EQ(better.status, 1);
  EXPECT_TRUE(has(better, "open.txt (open)       its answers   no     the figures are others") &&
              has(better, "plays (sealed)        its answers   no     the figures are others"))
      << better.output;
  const Outcome worse = changed([](Json& json) {
    json["losses"][0]["answers"].erase(0);
    json["losses"][1]["answers"][0] = "1/24";
  });
  EXPECT_EQ(worse.status, 1);
  EXPECT_TRUE(has(worse, "should have 2 answers") && has(worse, "position 1: \"1/24\" is not a legal answer"))
      << worse.output;
  const Outcome unnamed = changed([](Json& json) {
    json["losses"].push_back(json["losses"][0]);
    json["losses"].back()["set"] = "plays.txt";
  });
  EXPECT_EQ(unnamed.status, 1);
  EXPECT_TRUE(has(unnamed, "name its file to have it checked")) << unnamed.output;
  // Another title is another entry, whose sealed positions are others.
  const Outcome renamed = changed([](Json& json) { json["entry"]["title"] = "Mine"; });
  EXPECT_EQ(renamed.status, 1);
  EXPECT_TRUE(has(renamed, "is not a legal answer") || has(renamed, "the figures are others"))
      << renamed.output;
  EXPECT_TRUE(has(changed([](Json& json) { json["judge"] = "0"; }), "check it with that version"));
  EXPECT_TRUE(has(changed([](Json& json) { json["benchmark"] = 3; }), "is of benchmark 3"));
  for (const int sealed : {0, 1'000'000})
    EXPECT_TRUE(has(changed([&](Json& json) { json["sealed"] = sealed; }), "is not a result")) << sealed;
  for (const char* member : {"benchmark", "sealed", "matches", "luck", "losses", "entry", "ladder"})
    EXPECT_EQ(changed([&](Json& json) { json.erase(member); }).status, 1) << member;
}

TEST_F(Submit, AnEntryNamesTheFilesOfItsPlayer) {
  const Outcome unnamed = make("--player engine=./mine");
  EXPECT_EQ(unnamed.status, 1);
  EXPECT_TRUE(has(unnamed, "each with --file")) << unnamed.output;
  const std::string part = keep("part.txt", "one");
  ASSERT_EQ(make("--player greedy --file " + part).status, 0);
  EXPECT_EQ(check("--file " + part).status, 0);
  keep("part.txt", "two");
  const Outcome other = check("--file " + part);
  EXPECT_EQ(other.status, 1);
  EXPECT_TRUE(has(other, "the entry has no such file")) << other.output;
}

TEST_F(Submit, ATrackBoundsTheDecisions) {
  const Outcome many = make("--player greedy --track 1M --decisions 2000000");
  EXPECT_EQ(many.status, 1);
  EXPECT_TRUE(has(many, "the track 1M has room for 1000000 decisions")) << many.output;
  EXPECT_EQ(make("--player greedy --track 1M --decisions 1000000").status, 0);
  const Outcome table = run_lab("submit table " + path("result.json"));
  EXPECT_EQ(table.status, 0);
  EXPECT_TRUE(has(table, "sealed last races")) << table.output;
}

}  // namespace submit_test
}  // namespace trictrac::test
