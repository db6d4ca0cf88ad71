// The account of the partie à écrire in Lelasseux-Lafosse.
#include <gtest/gtest.h>

#include "game/match/settlement.h"
#include "treatises.h"

namespace lelasseux_account_test {

using namespace trictrac;
using namespace trictrac::test;

TEST(LelasseuxCases, Marques) {
  const MarqueOptions o = treatise().marque;
  const json& s18 = expected("lelasseux-s224-18");
  EXPECT_EQ(paid(o, 18, 6, true).jetons, s18["value"].get<int>());
  EXPECT_EQ(paid(o, 18, 6, false).jetons, s18["value_without_pavillon"].get<int>());
  EXPECT_EQ(paid(o, 12, 6, true).jetons, expected("lelasseux-s224-12")["value"].get<int>());
  const json& values = expected("lelasseux-s386-grande")["values"];
  EXPECT_EQ(paid(o, 9, 0, true).jetons, values["9 petite"].get<int>());
  EXPECT_EQ(paid(o, 10, 0, true).jetons, values["10 petite"].get<int>());
  EXPECT_EQ(paid(o, 9, 0, false).jetons, values["9 simple"].get<int>());
  EXPECT_EQ(paid(o, 10, 0, false).jetons, values["10 simple"].get<int>());
  EXPECT_EQ(paid(o, 12, 0, true).jetons, values["12 grande"].get<int>());
}

TEST(LelasseuxCases, AnInterruptedRunIsNoBredouille) {
  const json& s = expected("lelasseux-s225");
  Marque m{.options = treatise().marque};
  for (const json& holes : s["sequence"]) m = after(m, own(holes["who"] == "A" ? kA : kB, holes["holes"]));
  m = after(m, go(kA));
  EXPECT_EQ(m.result->run, Run::None);
  EXPECT_EQ(m.result->jetons, s["value"].get<int>());
}

TEST(LelasseuxCases, ARefaitKeepsTheFirstThrow) {
  const json& holes = expected("lelasseux-s226-refait")["holes"];
  Partie p = begin_partie(treatise(), 2, 8, kB);
  p = after(after(after(p, own(kA, holes["A"])), own(kB, holes["B"])), go(kB));
  EXPECT_EQ(p.seating.lead, kB);
  EXPECT_EQ(p.marque.refaits, 1);
}

TEST(LelasseuxCases, Postillons) {
  for (const char* id : {"lelasseux-s227", "lep-I6-postillons"}) {
    const json& e = expected(id);
    const int first = e.contains("first") ? e["first"] : e["first_excess_marque"];
    const int further = e.contains("first") ? e["each_other"] : e["each_further"];
    for (int n = 1; n <= 4; ++n) {
      const Sheet sheet = lost(std::vector<int>(4 + n, 0), std::vector<int>(4 - n, 0));
      EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), sheet))[1], first + further * (n - 1)) << id;
    }
  }
}

Sheet sheet_of(const json& e) {
  return lost(e["A_lost_marques"].get<std::vector<int>>(), e["B_lost_marques"].get<std::vector<int>>());
}

// Paper: the columns of losses, who pays, how many fiches.
void expect_paper(const std::string& id) {
  const json& e = expected(id);
  const Settlement s = settle(treatise(), sheet_of(e), Method::Paper);
  EXPECT_EQ(columns(s.lines).lost, (Amounts{e["totals"]["A"], e["totals"]["B"]})) << id;
  ASSERT_EQ(e["payer"], "B");
  EXPECT_EQ(columns(s.lines).lost[1] - columns(s.lines).lost[0], e["difference"].get<int>()) << id;
  EXPECT_EQ(in_fiches(treatise(), balance(s.lines)[0]), e["fiches"].get<int>()) << id;
}

TEST(LelasseuxCases, SettlementsOnPaper) {
  for (const char* id : {"lelasseux-s234", "lelasseux-s236-paper", "lelasseux-s237-paper"}) expect_paper(id);
}

TEST(LelasseuxCases, TheWagerIsAFicheMore) {
  EcrireOptions o = treatise();
  o.queue_generale = o.fiche;
  const json& paper = expected("lelasseux-s236-paper");
  const auto fiches = [&](const json& e, Method method) {
    return in_fiches(o, balance(settle(o, sheet_of(e), method).lines)[1]);
  };
  EXPECT_EQ(-fiches(paper, Method::Paper), paper["fiches_with_queue"].get<int>());
  // With two jetons a marqué it is B who wins, by one: no fiche, but the wager.
  EXPECT_EQ(fiches(paper, Method::Jetons),
            expected("lelasseux-s236-jetons2")["queue_to_B_fiches"].get<int>());
  const json& level = expected("lelasseux-s236-14");
  EXPECT_EQ(-fiches(level, Method::Paper), level["paper_fiches_with_queue"].get<int>());
  EXPECT_EQ(fiches(level, Method::Jetons), level["jetons2_fiches"].get<int>());
}

TEST(LelasseuxCases, TheQueueGoesByWhoIsAheadBeforeThePostillons) {
  // The book gives what B received and paid, 88 and 77; how the marqués made it up is ours.
  const Sheet sheet = lost({44, 44}, {20, 20, 20, 17});
  for (const char* id : {"lelasseux-s235-jetons1", "lelasseux-s235-jetons2"}) {
    const json& e = expected(id);
    const EcrireOptions o = treatise(e["jetons_per_marque"]);
    const SettlementLines lines = settle(o, sheet, Method::Jetons).lines;
    EXPECT_EQ(columns(lines).gained[0] - columns(lines).lost[0], e["difference"].get<int>()) << id;
    EXPECT_EQ(balance(settle(o, sheet, Method::Paper).lines)[0], 20);
    EXPECT_EQ(in_fiches(o, balance(lines)[0]), e["fiches"].get<int>()) << id;
  }
}

TEST(LelasseuxCases, WithJetonsAFicheMore) {
  const json& e = expected("lelasseux-s237-jetons");
  const auto lost_by_b = [&](const Sheet& sheet) {
    return -in_fiches(treatise(), balance(settle(treatise(), sheet, Method::Jetons).lines)[1]);
  };
  Sheet sheet = sheet_of(e);
  EXPECT_EQ(lost_by_b(sheet), e["fiches_lost_by_B"].get<int>());
  sheet.marques.back().result.jetons = 12;
  EXPECT_EQ(lost_by_b(sheet), e["if_last_is_12"].get<int>());
}

TEST(LelasseuxCases, ConsolationToTheIdlePlayer) {
  const json& c = expected("lelasseux-s245")["consolation_to_idle_player"];
  const std::map<std::string, RoundEnd> ends{
      {"simple", {{6, 2}}}, {"petite", {{6, 2}, true}}, {"grande", {{12, 2}, true}}};
  for (const auto& [name, played] : ends) {
    const Partie p = after(begin_partie(treatise(), 3, 3, kA), played);
    EXPECT_EQ(sum_of(marque_lines(p.sheet), {Payment::Consolation}),
              (Amounts{0, -c[name].get<int>(), c[name].get<int>()}));
  }
}

TEST(LelasseuxCases, PostillonsATourner) {
  const int each = expected("lelasseux-s246-1")["payments"]["loser_to_each"];
  EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), a_la_ronde({6, 3, 3}))),
            (Amounts{-2 * each, each, each}));
  const json& two = expected("lelasseux-s246-3")["payments"];
  const int first = two["player1_to_player3"], second = two["player2_to_player3"];
  const Amounts paid_to_third{-first, -second, first + second};
  EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), a_la_ronde({5, 5, 2}))), paid_to_third);
}

}  // namespace lelasseux_account_test
