// The account of the partie à écrire in Guiton and Lepeintre.
#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

#include "treatises.h"

namespace guiton_account_test {

using namespace trictrac;
using namespace trictrac::test;

TEST(GuitonCases, Payments) {
  for (const char* id :
       {"guiton-ch8-marque-double", "guiton-ch8-marque-quadruple", "guiton-ch13-jetons-9-trous-bredouille"}) {
    const json& in = expected(id)["input"];
    const json& out = expected(id)["output"];
    const MarqueResult r = paid(treatise().marque, in["winner_holes"], in["loser_holes"], true);
    EXPECT_EQ(r.jetons, out["jetons"].get<int>()) << id;
    EXPECT_EQ(r.run == Run::Grande, in["kind"] == "quadruple") << id;
    EXPECT_EQ(r.consolation, out.value("consolation", 2 * r.rate)) << id;
  }
}

TEST(GuitonCases, ConsolationAfterARefait) {
  const json& book = expected("guiton-ch8-consolation-apres-1-refait");
  const int refaits = book["input"]["refaits"];
  for (const FormatPreset& p : ecrire_presets()) {  // one refait is the same for all
    EXPECT_EQ(paid(p.options.ecrire.marque, 6, 0, false, true, refaits).consolation,
              book["output"]["simple"].get<int>());
    EXPECT_EQ(paid(p.options.ecrire.marque, 6, 0, true, true, refaits).consolation,
              book["output"]["double"].get<int>());
    EXPECT_EQ(paid(p.options.ecrire.marque, 12, 0, true, true, refaits).consolation,
              book["output"]["quadruple"].get<int>());
  }
}

TEST(GuitonCases, Seuils) {  // and no sextuple nor octuple
  ASSERT_TRUE(expected("guiton-ch8-seuils")["output"]["no_sextuple_or_octuple"].get<bool>());
  for (int holes = 6; holes <= 24; ++holes) {
    EXPECT_EQ(paid(treatise().marque, holes, 0, true).rate, holes < 12 ? 2 : 4);
    EXPECT_EQ(paid(treatise().marque, holes, 0, false).rate, 1);
  }
}

TEST(GuitonCases, Refaits) {
  for (const char* id : {"guiton-ch8-refait-condition", "guiton-ch13-refait-pavillon"}) {
    const json& holes = expected(id)["input"]["holes"];
    ASSERT_TRUE(expected(id)["output"]["refait"].get<bool>());
    const Marque m = marque("ecrire-lois", {own(kA, holes[0]), own(kB, holes[1])});
    EXPECT_EQ(shown(m).pavillon, Pavillon::Black);  // and it brings nothing
    EXPECT_EQ(if_goes(m, kB), Going::Refait) << id;
  }
}

TEST(GuitonCases, ParisOfTwo) {
  for (const char* id : {"guiton-ch8-paris-6-2", "guiton-ch8-paris-7-1"}) {
    const int n = expected(id)["input"]["marques"];
    const int many = expected(id)["input"]["lost"];
    const Sheet sheet = lost(std::vector<int>(many, 0), std::vector<int>(n - many, 0));
    EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), sheet))[1],
              expected(id)["output"]["jetons"].get<int>())
        << id;
  }
}

TEST(GuitonCases, QueueDesJetons) {
  const json& book = expected("guiton-ch8-queue-des-jetons");
  const Sheet sheet = lost({30, 1, 1}, {4, 4, 4, 4, 4});  // the one who loses fewer marqués is behind
  const Amounts queue = balance(queue_lines(treatise(book["input"]["jetons_each"]), sheet, Method::Jetons));
  EXPECT_EQ(queue, (Amounts{-6, 6}));  // ten of the sixteen are the winner's own
  EXPECT_EQ(6 + 2 * 5, book["output"]["total"].get<int>());
}

TEST(GuitonCases, FiveJetonsAreAFiche) {
  const int five = expected("guiton-ch8-cinq-jetons-une-fiche")["input"]["jetons"];
  EXPECT_EQ(in_fiches(treatise(), rounded(treatise(), {five, -five})[0]), 1);
}

// Every payment between two as {from, to, jetons}.
std::vector<std::tuple<int, int, int>> between_two(const SettlementLines& lines) {
  std::map<std::pair<int, int>, int> sums;
  for (const SettlementLine& line : lines) {
    const auto from = std::ranges::min_element(line.amounts) - line.amounts.begin();
    const auto to = std::ranges::max_element(line.amounts) - line.amounts.begin();
    sums[{from, to}] += line.amounts[to];
  }
  std::vector<std::tuple<int, int, int>> payments;
  for (const auto& [pair, jetons] : sums) payments.emplace_back(pair.first, pair.second, jetons);
  return payments;
}

TEST(GuitonCases, PartieATourner) {
  for (const char* id :
       {"guiton-ch8-a-tourner-6-3-3", "guiton-ch8-a-tourner-6-4-2", "guiton-ch8-a-tourner-5-5-2"}) {
    const json& losses = expected(id)["input"]["lost"];
    const Sheet sheet = a_la_ronde({losses["A"], losses["B"], losses["C"]});
    std::vector<std::tuple<int, int, int>> wanted;
    for (const json& p : expected(id)["output"]["payments"])
      wanted.emplace_back(p[0].get<std::string>()[0] - 'A', p[1].get<std::string>()[0] - 'A', p[2]);
    EXPECT_EQ(between_two(paris_lines(by(Paris::Postillon), sheet)), wanted) << id;
  }
}

TEST(GuitonCases, RotationOfFour) {
  ASSERT_EQ(expected("guiton-ch8-quatre-rotation")["output"]["leaves_after_first_marque"], "the winner");
  const Seating second = next_seating(first_seating(4, kA), 4, kB, NextLead::Alternates);
  EXPECT_EQ(second.at, (PerSide<int>{0, 3}));
  EXPECT_EQ(second.lead, kA);  // the player who stays
}

TEST(LepeintreCases, Bredouilles) {  // the local x8 and x16 are left out, as Guiton leaves them
  const json& e = expected("lep-I6-grande-bredouille");
  ASSERT_EQ(e["petite"], "6..11 consecutive holes: x2");
  ASSERT_EQ(e["grande"], "12 or more consecutive holes: x4, consolation too");
  for (int holes = 6; holes <= 24; ++holes)
    EXPECT_EQ(paid(treatise().marque, holes, 0, true).jetons, (holes < 12 ? 2 : 4) * (holes + 2));
}

}  // namespace guiton_account_test
