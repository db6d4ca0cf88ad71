// The account of the partie à écrire in the Vienna rules.
#include <gtest/gtest.h>

#include "game/match/settlement.h"
#include "treatises.h"

namespace vienna_account_test {

using namespace trictrac;
using namespace trictrac::test;

TEST(ViennaCases, Rates) {
  const MarqueOptions o = preset("ecrire-1780").marque;
  const auto jetons = [](const char* id) { return expected(id)["jetons"].get<int>(); };
  EXPECT_EQ(paid(o, 6, 4, false).jetons, jetons("ecrire-simple-6-4"));
  EXPECT_EQ(paid(o, 6, 0, true, true).jetons, jetons("ecrire-petite-avec-releve"));
  EXPECT_EQ(paid(o, 6, 0, true, false).jetons, jetons("ecrire-petite-sans-lever"));
  EXPECT_EQ(paid(o, 7, 5, true, false).jetons, jetons("ecrire-petite-en-dernier-sans-lever"));
  EXPECT_EQ(paid(o, 11, 0, true, true).jetons, jetons("ecrire-petite-11-releve"));
  EXPECT_EQ(paid(o, 11, 0, true, false).jetons, jetons("ecrire-petite-11-sans-lever"));
  EXPECT_EQ(paid(o, 20, 0, true, true).jetons, expected("ecrire-grande-20")["jetons_releve"].get<int>());
  EXPECT_EQ(paid(o, 20, 0, true, false).jetons, expected("ecrire-grande-20")["jetons_sans_lever"].get<int>());
}

TEST(ViennaCases, RunsLost) {
  const Marque simple = marque("ecrire-1780", {own(kA, 3), own(kB, 4), own(kA, 3)});
  EXPECT_EQ(simple.holes.white - simple.holes.black, expected("ecrire-example-3-4-3")["excess"].get<int>());
  const json& lost_run = expected("ecrire-petite-lost");
  const Marque b = marque("ecrire-1780", {own(kB, 6), own(kA, 3), own(kB, 4), go(kB)});
  EXPECT_EQ(b.holes.black, lost_run["B_total"].get<int>());
  EXPECT_EQ(b.result->rate, lost_run["rate"].get<int>());
  const json& both = expected("ecrire-both-petites-lost");
  const Marque two = marque("ecrire-1780", {own(kB, 8), own(kA, 9), own(kB, 2), go(kB)});
  EXPECT_EQ(two.holes, (PerSide<int>{both["A_total"], both["B_total"]}));
  EXPECT_EQ(two.result->run, Run::None);
  const Marque grande = marque("ecrire-1780", {own(kA, 14), given(kB, 1), own(kA, 1), go(kA)});
  EXPECT_EQ(grande.result->rate, expected("ecrire-grande-lost")["A_rate"].get<int>());
}

TEST(ViennaCases, SurpassingAndConceding) {
  const json& e = expected("ecrire-surpass");
  const Marque m = marque("ecrire-1780", {own(kA, e["A"]), own(kB, e["B"])});
  EXPECT_EQ(needed(m, kA), e["A_must_reach"].get<int>());
  ASSERT_TRUE(expected("ecrire-marque-volontaire").contains("rule"));
  EXPECT_EQ(after(after(m, own(kA, 1)), go(kA)).result->jetons, 7 - 5 + 2);
}

TEST(ViennaCases, Paris) {
  const auto due = [](int by_a, int by_b) {
    return balance(
        paris_lines(by(Paris::ByPari), lost(std::vector<int>(by_a, 0), std::vector<int>(by_b, 0))))[0];
  };
  EXPECT_EQ(due(5, 7), expected("ecrire-paris-2")["total"].get<int>());
  EXPECT_EQ(due(4, 8), expected("ecrire-paris-4")["total"].get<int>());
}

TEST(ViennaCases, AWrittenAccount) {
  const json& e = expected("ecrire-account-8-coups");
  const EcrireOptions o = preset("ecrire-1780");
  const Settlement s = settle(
      o, lost(e["A_loses"].get<std::vector<int>>(), e["B_loses"].get<std::vector<int>>()), Method::Paper);
  EXPECT_EQ(columns(s.lines).lost, (Amounts{e["A_total"], e["B_gross"]}));
  EXPECT_EQ(sum_of(s.lines, {Payment::QueueJetons})[0], e["jetons_for_coups"].get<int>());
  EXPECT_EQ(sum_of(s.lines, {Payment::Paris})[0], e["paris_jetons"].get<int>());
  EXPECT_EQ(e["B_gross"].get<int>() - e["A_total"].get<int>(), e["B_net"].get<int>());
  EXPECT_EQ(in_fiches(o, balance(s.lines)[0]), e["fiches"].get<int>());
}

}  // namespace vienna_account_test
