// Checks printed measurements: every figure comes with its number of trials, and with no more digits than its
// error allows.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {
namespace figures_test {

using nlohmann::json;

// The random player loses every tour of so few against the net.
TEST(Figures, AllToursWonAreNoCertainty) {
  const std::string match = "match --a commis --b first-go --matches 4 --seed 3 --no-luck";
  const Outcome r = run_lab(match + " --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json j = json::parse(r.output), won = j["share_won_by_a"]["raw"];
  EXPECT_EQ(j["sets"], 2);
  EXPECT_EQ(j["matches"], 4);
  ASSERT_EQ(won["mean"], 1.0);
  EXPECT_EQ(won["high"], 1.0);
  EXPECT_NEAR(won["low"].get<double>(), 0.5101, 1e-4);
  const Outcome text = run_lab(match);
  for (const char* figure : {"sets", "matches", "rounds"}) EXPECT_TRUE(has(text, figure)) << text.output;
  EXPECT_TRUE(has(text, "1.000 (0.510 to 1.000)")) << text.output;
  EXPECT_FALSE(has(text, "± 0")) << text.output;
}

TEST(Figures, OneSetTellsNothingOfTheSpread) {
  const std::string match = "match --a commis --b first-go --matches 2 --no-luck";
  const json gain = json::parse(run_lab(match + " --json").output)["gain_of_a_per_round"]["raw"];
  for (const char* unknown : {"error", "low", "high"}) EXPECT_TRUE(gain[unknown].is_null()) << gain;
  EXPECT_EQ(gain["samples"], 1);
  EXPECT_TRUE(has(run_lab(match), "(no interval)"));
}

// Of 400 tours it wins four in five (tests/lab/measure/lessons_test.cpp).
TEST(Figures, TheRulesOfTheLessonsBeatToutabas) {
  const Outcome r = run_lab("match --a lessons --b toutabas --matches 40 --no-luck --json");
  ASSERT_EQ(r.status, 0) << r.output;
  EXPECT_GE(json::parse(r.output)["tours_won_by_a"], 24);
}

TEST(Figures, OfTheLadderKeepWithinNothingAndAll) {
  const Outcome r = run_lab("ladder commis --against geronte hector --matches 12 --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json ladder = json::parse(r.output)["ladder"];
  for (const json& rung : ladder) {
    EXPECT_EQ(rung["tours"], 12);
    EXPECT_LT(rung["won"]["low"], rung["won"]["high"]) << rung;
    for (const char* which : {"won", "luck_adjusted"})
      for (const auto& [name, value] : rung[which].items()) {
        EXPECT_GE(value, 0.0) << rung;
        EXPECT_LE(value, 1.0) << rung;
      }
  }
}

// Géronte has 1000, the others their distance from it; errors add up from neighbour to neighbour.
TEST(Figures, OfTheLadderAreOneScale) {
  const Outcome r = run_lab("ladder --matches 4 --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json all = json::parse(r.output), &ladder = all["ladder"];
  ASSERT_EQ(ladder.size(), 8U);
  ASSERT_EQ(all["matches"].size(), 7U);
  const auto elo_of = [&](const std::string& name) {
    for (const json& rung : ladder)
      if (rung["player"] == name) return rung["elo"];
    return json();
  };
  EXPECT_EQ(elo_of("geronte"), (json{{"mean", 1000}, {"low", nullptr}, {"high", nullptr}}));
  EXPECT_GT(elo_of("soumille")["mean"], elo_of("hector")["mean"]);
  const auto width = [&](const char* name) {
    return elo_of(name)["high"].get<double>() - elo_of(name)["low"].get<double>();
  };
  EXPECT_GT(width("soumille"), width("hector"));
}

TEST(Figures, APlayerHasTheStrengthOfItsName) {
  const Outcome r = run_lab("ladder elo:1400 --against hector valere --matches 200 --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json elo = json::parse(r.output)["elo"];
  EXPECT_LE(elo["low"], 1400.0) << elo;
  EXPECT_GE(elo["high"], 1400.0) << elo;
  EXPECT_TRUE(has(run_lab("match --a elo:200 --b hector"), "a strength is written elo:N"))
      << "and others are refused";
}

TEST(Figures, PeopleAreReadOnTheScaleOfBots) {
  const auto records = own_folder() / "played.trictrac";
  const std::string played = "games --white valere --black hector --matches 30 --out " + records.string();
  ASSERT_EQ(run(played).status, 0);
  shell("sed -i 's/\"valere\"/\"Anne\"/; s/\"hector\"/\"Hector\"/' " + records.string());
  const Outcome r = run_lab("ladder --played " + records.string() + " --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json rung = json::parse(r.output)["ladder"][0];
  EXPECT_EQ(rung["player"], "Anne");
  EXPECT_EQ(rung["tours"], 30);
  EXPECT_EQ(rung["bots"], 1);
  EXPECT_GT(rung["elo"]["mean"], 1235.0);
  const auto none = own_folder() / "none.trictrac";
  ASSERT_EQ(run("games --white valere --black hector --matches 1 --out " + none.string()).status, 0);
  EXPECT_TRUE(has(run_lab("ladder --played " + none.string()), "no record has a tour of a person"));
}

TEST(Figures, AScoreSaysHowManyChoicesItIsOf) {
  const std::string ask = "problems score " TRICTRAC_DATA "/benchmark/openings.txt --player first-go";
  EXPECT_TRUE(has(run_lab(ask), "   500   ")) << run_lab(ask).output;
  const json scored = json::parse(run_lab(ask + " --json").output)["benchmarks"][0];
  EXPECT_EQ(scored["loss"]["samples"], 500);
  EXPECT_LT(scored["loss"]["low"], scored["loss"]["mean"]);
  EXPECT_LT(scored["blunders"]["low"], scored["blunders"]["high"]);
}

TEST(Figures, AScoreOfOneChoiceHasNoInterval) {
  const auto file = own_folder() / "one_problem.txt";
  std::ifstream all(TRICTRAC_DATA "/benchmark/openings.txt");
  std::string line;
  while (std::getline(all, line) && line.starts_with('#')) {
  }
  std::ofstream(file) << line << "\n";
  const Outcome r = run_lab("problems score " + file.string());
  EXPECT_TRUE(has(r, "   1   ") && has(r, "(no interval)")) << r.output;
  std::filesystem::remove(file);
}

TEST(Figures, PlayersAreNamedByTheSideThatTheyDrew) {
  const std::string record =
      "[White \"Anne\"]\\n[Black \"Denis\"]\\n[Match \"white=higher_die\"]\\n\\n0. seats 1 0\\n1. W 42 : 1/5 "
      "1/3\\n";
  const Outcome r = run("review --plies 0 --lang en -", record);
  EXPECT_TRUE(has(r, "Anne (Black)") && has(r, "Denis (White)")) << r.output;
}

TEST(Figures, ATrainingPrintsItsErrorAtItsEnd) {
  const Outcome r = run_lab("train --millions 0.002 --lot 256 --seed 3 --out /dev/null");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(
      std::regex_search(r.output, std::regex(R"(^0\.00\d+ million rolls, error \d\S* holes, \d+ s\n$)")))
      << r.output;
}

TEST(Figures, AFewChoicesGiveNoRank) {
  const std::string record = "[White \"Anne\"]\\n\\n1. W 42 : 1/5 1/3\\n";
  const json players = json::parse(run("review --plies 0 --json -", record).output)["players"];
  for (const json& player : players) EXPECT_TRUE(player["rank"].is_null()) << players;
  const Outcome said = run("review --plies 0 --lang en -", record);
  EXPECT_TRUE(has(said, "lost per choice (no rank below 20 choices)")) << said.output;
  EXPECT_FALSE(has(said, "world class")) << said.output;
  const std::string whole = TRICTRAC_DATA "/golden/lois_commis.trictrac";
  EXPECT_TRUE(json::parse(run("review --plies 0 --json " + whole).output)["players"][0]["rank"].is_string());
}

// They are differences of times that are measured apart.
TEST(Figures, NoSpeedOfTheRulesIsNegativeOrFinerThanItIsMeasured) {
  const json speed = json::parse(run_lab("bench rules --seconds 0.1 --json").output);
  std::vector<double> all{speed["random_ply_ns"], speed["judge_ns"]};
  for (const auto& [name, ns] : speed["breakdown_ns"].items()) all.push_back(ns);
  ASSERT_EQ(all.size(), 6U);
  for (const double ns : all) {
    EXPECT_GE(ns, 0) << speed;
    EXPECT_NEAR(10 * ns, std::round(10 * ns), 1e-6) << speed;
  }
}

}  // namespace figures_test
}  // namespace trictrac::test
