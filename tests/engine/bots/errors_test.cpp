// The errors of bots, and players of a given strength.
#include "engine/bots/errors.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/bots/bot.h"
#include "engine/bots/strengths.h"

namespace errors_test {

using namespace trictrac;

constexpr Millionths kHeat{1000};

// Answers that lose so many heats, the best first.
std::vector<Choice> answers_losing(std::initializer_list<double> heats) {
  std::vector<Choice> all;
  for (const double lost : heats)
    all.push_back({.play = static_cast<int>(all.size()), .equity = Millionths(5e6) - lost * kHeat});
  return all;
}

// Counts how often each answer is drawn with 20,000 seeds.
std::vector<int> drawn(const std::vector<Choice>& answers) {
  std::vector<int> times(answers.size());
  for (std::uint64_t seed = 0; seed < 20'000; ++seed)
    ++times[static_cast<std::size_t>(choose_as_people_do(answers, kHeat, seed).play)];
  return times;
}

TEST(PeoplesErrors, AreTheRarerTheMoreTheyLose) {
  const auto times = drawn(answers_losing({0, 0, 1, 3, kHeats, kHeats + 5}));
  EXPECT_NEAR(times[0], times[1], 600);
  EXPECT_NEAR(times[2] / static_cast<double>(times[0]), 0.344, 0.03);
  EXPECT_NEAR(times[3] / static_cast<double>(times[0]), 0.023, 0.01);
  EXPECT_EQ(times[4] + times[5], 0) << "what is absurd is never played";
}

TEST(PeoplesErrors, AreMadeWhereTheChoiceIsHard) {
  EXPECT_GT(drawn(answers_losing({0, 0.1}))[1], 8'000);
  EXPECT_LT(drawn(answers_losing({0, 4}))[1], 150);
}

TEST(PeoplesErrors, AreNotMadeWithASingleAnswer) {
  EXPECT_EQ(choose_as_people_do(answers_losing({0}), kHeat, 7).play, 0);
}

TEST(Strengths, AreReadWithinTheirBounds) {
  const auto elo = [](int n) { return "elo:" + std::to_string(n); };
  for (const int n : {least_elo(), 1234, most_elo()}) EXPECT_EQ(elo_of(elo(n)), n);
  for (const std::string& wrong : {elo(least_elo() - 1), elo(most_elo() + 1), std::string("elo:"),
                                   std::string("elo:12x"), std::string("elo:-1200"), std::string("1200")}) {
    EXPECT_FALSE(level_of(wrong)) << wrong;
    EXPECT_FALSE(make_bot(wrong, 1)) << wrong;
  }
  EXPECT_EQ(elo_of("geronte"), 1000) << "on which all others are placed";
  EXPECT_EQ(level_of("guiton")->plies, 1);
}

TEST(Strengths, TheStrongerErrLess) {
  double heat = 1e9, overlook = 1e9;
  for (int n = least_elo(); n <= most_elo(); n += 50) {
    const auto level = level_of("elo:" + std::to_string(n));
    EXPECT_LT(level->heat, heat) << n;
    EXPECT_GT(level->heat, 0) << n;
    EXPECT_LE(level->habits.overlook, overlook) << n;
    heat = level->heat;
    overlook = level->habits.overlook;
  }
}

// Returns the plays that a player chooses in the opening, for each roll.
std::vector<int> opening(const std::string& name, std::uint64_t seed) {
  std::vector<int> plays;
  for (const Roll roll : all_rolls()) {
    Match match;
    EXPECT_TRUE(match.act(TakeLead{Side::White, {}}));
    EXPECT_TRUE(match.act(RollDice{roll}));
    plays.push_back(make_bot(name, seed)->choose_play(match));
  }
  return plays;
}

TEST(Strengths, PlayAsTheirSeedSays) {
  EXPECT_EQ(opening("elo:1300", 5), opening("elo:1300", 5));
  EXPECT_NE(opening("elo:1300", 5), opening("elo:1300", 6));
}

}  // namespace errors_test
