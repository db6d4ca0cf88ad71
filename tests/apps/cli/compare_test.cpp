// Sets of rules compared from the command line.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "run.h"

namespace trictrac::test {
namespace compare_test {

using nlohmann::json;

json compared(const std::string& arguments) {
  const Outcome r = run_lab("compare --json " + arguments);
  EXPECT_EQ(r.status, 0) << r.output;
  json all = json::parse(r.output);
  all.erase("seconds");
  return all;
}

const json& row_of(const json& rows, const char* kind, const std::string& name) {
  const auto row = std::ranges::find_if(rows, [&](const json& one) { return one[kind] == name; });
  EXPECT_NE(row, rows.end()) << name;
  return *row;
}

TEST(Compare, PrintsEachSetOfRulesAndWhatItHasLessThanTheFirst) {
  const json all =
      compared("--rules lois,rencontre=on,lalanne+pile=off --player first-go --no-luck --matches 60");
  EXPECT_EQ(all["matches"], 60);
  ASSERT_EQ(all["rules"].size(), 3u);
  EXPECT_EQ(all["rules"][1]["rencontre"], "on");
  EXPECT_EQ(all["rules"][1]["bearing_off"], "parisian");
  EXPECT_EQ(all["rules"][2]["pile"], "off");
  EXPECT_EQ(all["rules"][2]["bearing_off"], "backgammon");
  const json &rolls = row_of(all["figures"], "figure", "rolls_in_round"),
             &less = row_of(all["figures_less_first"], "figure", "rolls_in_round");
  for (const char* set : {"rencontre=on", "lalanne+pile=off"})
    EXPECT_NEAR(rolls[set]["mean"].get<double>() - rolls["lois"]["mean"].get<double>(),
                less[set]["mean"].get<double>(), 1e-9);
  EXPECT_FALSE(less.contains("lois"));
  EXPECT_EQ(row_of(all["jans_in_round"], "jan", "rencontre")["lois"]["mean"], 0);
  EXPECT_GT(row_of(all["jans_in_round"], "jan", "rencontre")["rencontre=on"]["mean"], 0);
  EXPECT_EQ(all["jans_in_round"].size(), 22u);
}

TEST(Compare, ThreadsChangeNothing) {
  const std::string arguments = "--rules lois,margot=on --matches 3 --seed 5 --examine 2 --plies 0";
  const json one = compared(arguments + " --threads 1");
  EXPECT_EQ(one, compared(arguments + " --threads 3"));
  EXPECT_EQ(one["answers_by_first"][0]["rules"], "margot=on");
  EXPECT_EQ(one["seed"], 5);
}

TEST(Compare, APartieShowsWhatItsSettlementPays) {
  const json all = compared("--rules lois --format ecrire-lois --match rounds=2 --matches 3 --no-luck");
  EXPECT_GT(row_of(all["paid_to_winner_of_match"], "payment", "marque")["lois"]["mean"], 0);
  EXPECT_FALSE(all.contains("answers_by_first"));
}

struct Wrong {
  const char* arguments;
  const char* told;
};

TEST(Compare, SaysWhatIsWrongAndWhatWouldBeRight) {
  const Wrong cases[] = {
      {"--rules lios", "--rules: \"lios\" should be lois or lalanne: did you mean \"lois\"?"},
      {"--rules lois,", "--rules: \"\" should be lois or lalanne"},
      {"--rules lois,marget=on", "--rules: "},
      {"--rules lois,margot=yes", "--rules margot: \"yes\" should be off or on"},
      {"--rules lois,lalanne+pile", "--rules"},
      {"--rules lois,lois", "names \"lois\" twice"},
      {"--rules lois,marking=hand", "by hand"},
      {"--rules lois,margot=on,pile=off --player net:0 --player net:1", "--player is given 2 times"},
      {"--rules lois --format combine --match players=2", "plays tours, or parties à écrire, of two players"},
      {"--rules lois --match white=higher_die", "white=as_seated"},
      {"--rules lois,pile=off --format ecrire-lois --examine 2", "in tours only"},
      {"--rules lois,pile=off --player random --examine 2", "of nets only"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run_lab(std::string("compare --matches 1 ") + wrong.arguments);
    EXPECT_EQ(r.status, 1) << wrong.arguments << r.output;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.arguments << "\n" << r.output;
  }
}

}  // namespace compare_test
}  // namespace trictrac::test
