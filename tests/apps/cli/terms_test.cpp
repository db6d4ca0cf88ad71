// Every command in which players of the program play matches, by all terms there are: what it says of a match
// is what the library makes of it.
#include "golden/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

#include "game/match/match_ledger.h"
#include "library/game/game.h"
#include "run.h"

namespace trictrac::test {
namespace terms_test {

using nlohmann::json;

constexpr int kLeastRolls = 10;  // no player has twelve points, and so no round ends, sooner

class CommandTerms : public testing::TestWithParam<const FormatPreset*> {
 protected:
  static std::vector<Terms> terms() {
    std::vector<Terms> all = all_terms();
    std::erase_if(all, [](const Terms& t) { return t.format != GetParam()->name; });
    return all;
  }
};

long rolls_in(const Record& record) {
  return std::ranges::count_if(record.events, [](const LoggedEvent& e) {
    const auto* lead = std::get_if<TakeLead>(&e.event);
    return std::holds_alternative<RollDice>(e.event) || (lead && lead->roll);
  });
}

TEST_P(CommandTerms, GamesAreWholeMatches) {
  for (const Terms& t : terms()) {
    const Outcome r =
        run("games --matches 2 --white random --black random-go --seed 3 --json " + t.arguments());
    ASSERT_EQ(r.status, 0) << t.arguments() << r.output;
    std::istringstream lines(r.output);
    int matches = 0;
    for (std::string line; std::getline(lines, line); ++matches) {
      const json told = json::parse(line);
      const std::string record = told["record"];
      const auto game = library::Game::open(record);
      ASSERT_TRUE(game) << t.arguments() << game.error();
      EXPECT_TRUE(game->over()) << t.arguments();
      EXPECT_EQ(game->match().options(), t.match_options()) << t.arguments();
      EXPECT_GE(rolls_in(*parse_record(record)), kLeastRolls) << t.arguments();
      const auto halves = balance_of(game->match().account());
      ASSERT_EQ(told["balance"].size(), halves.size());
      for (std::size_t player = 0; player < halves.size(); ++player)
        EXPECT_EQ(told["balance"][player], halves[player] / 2.0) << t.arguments();
    }
    EXPECT_EQ(matches, 2);
  }
}

// It plays a set of matches, in which its first player takes each seat in turn; of a marqué only two are
// measured.
TEST_P(CommandTerms, AMatchIsMeasuredToItsEnd) {
  for (const Terms& t : terms()) {
    const MatchOptions options = t.match_options();
    const Outcome r =
        run_lab("match --a random --b random-go --matches 2 --no-luck --seed 3 --json " + t.arguments());
    if (options.players > 2 && takes(options.format, kOfMarques)) {
      EXPECT_EQ(r.status, 1) << t.arguments() << r.output;
      continue;
    }
    ASSERT_EQ(r.status, 0) << t.arguments() << r.output;
    const json told = json::parse(r.output);
    EXPECT_EQ(told["unfinished"], 0) << t.arguments();
    EXPECT_EQ(told["matches"], options.players) << t.arguments();
    EXPECT_GE(told["rolls"], kLeastRolls * options.players) << t.arguments();
    const int least = options.format == Format::Tours ? options.rounds : 1;
    EXPECT_GE(told["rounds"], least * options.players) << t.arguments();
    if (options.format != Format::Tours) continue;
    int won = 0;
    for (const json& stake : told["stakes"])
      won += stake["won_by_a"].get<int>() + stake["won_by_b"].get<int>();
    EXPECT_EQ(won, told["rounds"]) << t.arguments();
  }
}

std::vector<const FormatPreset*> formats() {
  std::vector<const FormatPreset*> all;
  for (const FormatPreset& f : kFormats) all.push_back(&f);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Formats, CommandTerms, testing::ValuesIn(formats()), [](const auto& f) {
  std::string name(f.param->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

// It has no terms of its own.
TEST(LadderTerms, EveryRungIsPlayedToItsEnd) {
  const Outcome r = run_lab("ladder random-go --against geronte hector --matches 2 --seed 3 --json");
  ASSERT_EQ(r.status, 0) << r.output;
  const json ladder = json::parse(r.output)["ladder"];
  ASSERT_EQ(ladder.size(), 2U);
  for (const json& rung : ladder) EXPECT_EQ(rung["tours"], 2) << rung;
}

// A stake is won by who wins: nothing is measured of a match that did not take place.
TEST(DrawnWhite, AMatchIsTheSameAsWithoutTheDraw) {
  const std::string match = "match --a soumille --b random --matches 10 --no-luck --seed 1 --json";
  for (const std::string more : {"", " --match white=higher_die"}) {
    const json told = json::parse(run_lab(match + more).output);
    EXPECT_EQ(told["rounds"], 10) << more;
    EXPECT_EQ(told["tours_won_by_a"], 10) << more;
  }
}

// Players of the program do not mark by hand.
TEST(DrawnWhite, BoardsKeptByTheirPlayersAreRefused) {
  for (const std::string option : {"--option marking=hand", "--option moves=touch"})
    for (const Outcome& r : {run("games --matches 1 --white random --black random " + option),
                             run_lab("match --a random --b random " + option)}) {
      EXPECT_EQ(r.status, 1) << option << r.output;
      EXPECT_TRUE(has(r, "by hand")) << r.output;
    }
}

}  // namespace terms_test
}  // namespace trictrac::test
