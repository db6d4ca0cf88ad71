// One marqué under each preset: every figure that the sources work out.
#include "game/match/marque.h"

#include <gtest/gtest.h>

#include "sheets.h"

namespace marque_test {

using namespace trictrac;
using namespace trictrac::test;

constexpr const char* kLalanne = "ecrire-lalanne";
constexpr const char* kLois = "ecrire-lois";
constexpr const char* k1780 = "ecrire-1780";

MarqueResult noted(const char* rules, int winner, int loser, bool one_run, bool lifted = true) {
  return result_of(preset(rules).marque, 0, {{winner, loser}, one_run, lifted});
}

HolesWon without_cravate(HolesWon e) {
  e.cravate = false;
  return e;
}
HolesWon without_etendard(HolesWon e) {
  e.etendard = false;
  return e;
}
HolesWon without_pavillon(HolesWon e) {
  e.pavillon = false;
  return e;
}

TEST(Marque, ASignForgottenWithTheFirstHoleIsLost) {  // S3 463, 547
  const HolesWon first{kB, 1}, more{kB, 5};
  const auto run = [&](const char* rules, const HolesWon& begins) {
    return marque(rules, {own(kA, 1), begins, more, go(kB)}).result->run;
  };
  EXPECT_EQ(run(k1780, first), Run::Petite);
  EXPECT_EQ(run(k1780, without_cravate(first)), Run::None);
  EXPECT_EQ(run(k1780, without_pavillon(first)), Run::Petite);  // it has none
  EXPECT_EQ(run(kLois, first), Run::Petite);
  EXPECT_EQ(run(kLois, without_pavillon(first)), Run::None);
  EXPECT_EQ(run(kLois, without_cravate(first)), Run::Petite);
}

TEST(Marque, ARunBegunFirstNeedsNoCravate) {
  const HolesWon bare = without_cravate(without_pavillon({kA, 6}));
  for (const FormatPreset& p : ecrire_presets())
    EXPECT_EQ(marque(p.name, {bare, go(kA)}).result->run, Run::Petite) << p.name;
}

TEST(Marque, WithoutTheEtendardARunIsPaidAsLifted) {  // S3 463: x2 in place of x3
  const HolesWon six{kA, 6};
  EXPECT_EQ(marque(k1780, {six, go(kA)}).result->rate, 3);
  EXPECT_EQ(marque(k1780, {without_etendard(six), go(kA)}).result->rate, 2);
  EXPECT_FALSE(shown(marque(k1780, {without_etendard(six)})).etendard);
}

TEST(Marque, ASignIsAskedForWithTheFirstHoleOnly) {
  const HolesWon later = without_etendard(without_cravate({kB, 5}));
  const Marque m = marque(k1780, {own(kA, 1), own(kB, 1), later, go(kB)});
  EXPECT_EQ(m.result->run, Run::Petite);
  EXPECT_EQ(m.result->rate, 3);
}

TEST(Marque, LalannesFourExamples) {
  const auto of_b = [](int holes, bool interrupted) {
    Marque m = interrupted ? marque(kLalanne, {own(kB, 1), own(kA, 3)}) : marque(kLalanne, {own(kA, 3)});
    m = after(m, own(kB, interrupted ? holes - 1 : holes));
    return *after(m, go(kB)).result;
  };
  EXPECT_EQ(of_b(8, true).jetons, 7);
  EXPECT_EQ(of_b(6, false).jetons, 13);
  EXPECT_EQ(of_b(11, false).jetons, 23);
  EXPECT_EQ(of_b(12, false).jetons, 53);
  EXPECT_EQ(of_b(12, false).run, Run::Grande);
}

TEST(Marque, GreedIsPaid) {  // S0 §4, the remark: from 23 to 10
  const Marque m = marque(kLalanne, {own(kA, 3), own(kB, 11), own(kA, 1), own(kB, 1), go(kB)});
  EXPECT_EQ(m.result->jetons, 10);
  EXPECT_EQ(m.result->run, Run::None);
}

TEST(Marque, WhoGoesBehindLosesWhateverHeHolds) {  // S0 §5
  const Marque before = marque(kLalanne, {own(kA, 9), own(kB, 7)});
  EXPECT_EQ(shown(before).pavillon, Pavillon::Black);
  const Marque m = after(before, go(kB));
  EXPECT_EQ(m.result->winner, kA);
  EXPECT_EQ(m.result->end, Going::Concede);
  EXPECT_EQ(m.result->jetons, 4);
}

TEST(Marque, GoingBeforeTheSixthOnlyLifts) {
  for (const FormatPreset& p : ecrire_presets()) {
    const Marque m = marque(p.name, {own(kA, 5), go(kA)});
    EXPECT_FALSE(m.result);
    EXPECT_EQ(m.holes, (PerSide<int>{5, 0}));
    EXPECT_EQ(refused(m, go(kA)), LedgerError::MayNotGo);  // once for a hole
  }
}

TEST(Marque, OnlyOnesOwnDiceLetOneGo) {  // S1 XVI, S3
  for (const FormatPreset& p : ecrire_presets()) {
    const Marque m = marque(p.name, {given(kA, 6)});
    EXPECT_TRUE(obligatory(m));
    EXPECT_EQ(refused(m, go(kA)), LedgerError::MayNotGo);
    EXPECT_EQ(refused(m, go(kB)), LedgerError::MayNotGo);
    const Marque next = after(m, own(kA, 1));
    EXPECT_EQ(if_goes(next, kA), Going::Win);
    EXPECT_EQ(if_goes(after(next, given(kB, 1)), kA), std::nullopt);  // White held, and Black marked
  }
}

TEST(Marque, NothingHappensOnceItIsOver) {
  const Marque m = marque(kLois, {own(kA, 6), go(kA)});
  EXPECT_EQ(refused(m, own(kB, 1)), LedgerError::Over);
  EXPECT_EQ(refused(marque(kLois, {}), own(kB, 0)), LedgerError::NoHoles);
}

TEST(Marque, EqualHolesAreARefait) {
  for (const FormatPreset& p : ecrire_presets()) {
    const Marque m = marque(p.name, {own(kA, 7), own(kB, 7)});
    EXPECT_EQ(if_goes(m, kB), Going::Refait);
    EXPECT_FALSE(after(m, go(kB)).result->winner);
  }
}

TEST(Marque, ConsolationAfterRefaits) {
  const auto of = [](const char* rules, int refaits) {
    return marque(rules, {own(kA, 6), own(kB, 1), own(kA, 1), go(kA)}, refaits).result->consolation;
  };
  for (int r = 0; r < 4; ++r) {
    EXPECT_EQ(of(kLalanne, r), 2 * (r + 1));
    EXPECT_EQ(of(kLois, r), 2 << r);
    EXPECT_EQ(of(k1780, r), 2 << r);
  }
  EXPECT_EQ(marque(kLois, {own(kA, 12), go(kA)}, 2).result->consolation, 32);
}

TEST(Marque, OlderRulesSimple) {  // S3: three, four, three
  const Marque m = marque(k1780, {own(kA, 3), own(kB, 4), own(kA, 3), go(kA)});
  EXPECT_EQ(m.result->jetons, 4);
}

TEST(Marque, OlderRulesPetiteBredouille) {  // S3: 16 and 24, 26 and 39
  EXPECT_EQ(marque(k1780, {own(kA, 2), go(kA), own(kA, 4), go(kA)}).result->jetons, 16);
  EXPECT_EQ(marque(k1780, {own(kA, 2), given(kA, 2), own(kA, 2), go(kA)}).result->jetons, 24);
  EXPECT_EQ(noted(k1780, 11, 0, true, true).jetons, 26);
  EXPECT_EQ(noted(k1780, 11, 0, true, false).jetons, 39);
}

TEST(Marque, OlderRulesPetiteInArrears) {  // S3: 18 or 27, less the five of the loser
  const Marque lifted = marque(k1780, {own(kB, 5), own(kA, 1), go(kA), own(kA, 6), go(kA)});
  const Marque held = marque(k1780, {own(kB, 5), go(kB), own(kA, 1), own(kA, 6), go(kA)});
  EXPECT_EQ(lifted.result->jetons, 18 - 5);
  EXPECT_EQ(held.result->jetons, 27 - 5);
}

TEST(Marque, OlderRulesGrandeBredouille) {  // S3: 56 and 70, 88 and 110
  EXPECT_EQ(marque(k1780, {own(kA, 5), go(kA), own(kA, 7), go(kA)}).result->jetons, 56);
  EXPECT_EQ(marque(k1780, {own(kA, 12), go(kA)}).result->jetons, 70);
  EXPECT_EQ(noted(k1780, 20, 0, true, true).jetons, 88);
  EXPECT_EQ(noted(k1780, 20, 0, true, false).jetons, 110);
}

TEST(Marque, OlderRulesSurpassing) {  // S3: four against seven must reach eight in this holding
  const Marque m = marque(k1780, {own(kA, 4), own(kB, 7), own(kA, 1)});
  EXPECT_EQ(needed(m, kA), 8);
  EXPECT_EQ(if_goes(m, kA), Going::Concede);
  EXPECT_EQ(if_goes(after(m, own(kA, 2)), kA), Going::Refait);
  EXPECT_EQ(if_goes(after(m, own(kA, 3)), kA), Going::Win);
  EXPECT_EQ(needed(after(m, given(kB, 2)), kA), 10);
}

TEST(Marque, OlderRulesOvertakenAgain) {  // S3: eight, pushed too far, lose to nine
  const Marque m = marque(k1780, {own(kA, 4), own(kB, 7), own(kA, 4), own(kB, 2), go(kB)});
  EXPECT_EQ(m.result->winner, kB);
  EXPECT_EQ(m.result->jetons, 9 + 2 - 8);
}

TEST(Marque, OlderRulesConcession) {  // S3: the simple excess and the simple consolation
  const Marque m = marque(k1780, {own(kB, 1), own(kA, 6), own(kB, 2), go(kB)}, 1);
  EXPECT_EQ(m.result->end, Going::Concede);
  EXPECT_EQ(m.result->rate, 1);
  EXPECT_EQ(m.result->jetons, 6 - 3 + 4);
}

TEST(Marque, OlderRulesBothPetitesLost) {  // S3: eight, nine, then two: one hole of difference
  const Marque m = marque(k1780, {own(kB, 8), own(kA, 9), own(kB, 2), go(kB)});
  EXPECT_EQ(m.result->winner, kB);
  EXPECT_EQ(m.result->run, Run::None);
  EXPECT_EQ(m.result->jetons, 1 + 2);
}

// S3: a run begun after the other's sixth hole pays what the other's would have paid.
TEST(Marque, OlderRulesInReturn) {
  const Marque treble = marque(k1780, {own(kB, 6), own(kA, 7), go(kA)});
  const Marque twice = marque(k1780, {own(kB, 2), go(kB), own(kB, 4), own(kA, 7), go(kA)});
  EXPECT_EQ(treble.result->jetons, 3 * (7 + 2) - 6);
  EXPECT_EQ(twice.result->jetons, 2 * (7 + 2) - 6);
  const Marque five = marque(k1780, {own(kB, 14), own(kA, 15), go(kA)});
  const Marque four = marque(k1780, {own(kB, 5), go(kB), own(kB, 9), own(kA, 15), go(kA)});
  EXPECT_EQ(five.result->jetons, 5 * (15 + 2) - 14);
  EXPECT_EQ(four.result->jetons, 4 * (15 + 2) - 14);
}

TEST(Marque, OlderRulesRatesStillOpen) {
  const Marque held = marque(k1780, {own(kB, 4)});
  EXPECT_EQ(rate_of(held, kB, Run::Petite), 3);
  EXPECT_EQ(rate_of(after(held, go(kB)), kB, Run::Grande), 4);
  EXPECT_EQ(rate_of(after(held, go(kB)), kA, Run::Grande), 5);  // White's own going will count
  const Marque six = after(after(after(held, go(kB)), own(kB, 2)), given(kB, 1));
  EXPECT_EQ(rate_of(six, kA, Run::Petite), 2);  // from now on White answers a player who has gone
  EXPECT_TRUE(run_open(six, kA));
  EXPECT_FALSE(run_open(after(six, own(kA, 1)), kB));
}

TEST(Marque, RatesOfTheOtherPresetsDoNotAskWhoWent) {
  for (const char* rules : {kLalanne, kLois}) {
    EXPECT_EQ(marque(rules, {own(kA, 6), go(kA)}).result->jetons, 16);
    EXPECT_EQ(marque(rules, {own(kA, 1), go(kA), own(kA, 5), go(kA)}).result->jetons, 16);
    EXPECT_EQ(marque(rules, {own(kA, 12), go(kA)}).result->jetons, 56);
  }
}

TEST(Marque, PavillonFollowsK7) {
  Marque m = marque(kLois, {own(kA, 2)});
  EXPECT_EQ(shown(m).pavillon, Pavillon::Middle);
  m = after(m, own(kB, 1));
  EXPECT_EQ(shown(m).pavillon, Pavillon::Black);
  m = after(m, own(kA, 1));
  EXPECT_EQ(shown(m).pavillon, Pavillon::Lost);
}

// S3, third mark of its progression: banner alone; both change hands; going gives up the banner only.
TEST(Marque, EtendardAndCravate) {
  Marque m = marque(k1780, {own(kB, 1)});
  EXPECT_EQ(shown(m), (Shown{.etendard = kB}));
  m = after(m, own(kA, 2));
  EXPECT_EQ(shown(m), (Shown{.etendard = kA, .cravate = kA}));
  m = after(m, go(kA));
  EXPECT_EQ(shown(m), (Shown{.cravate = kA}));
  m = after(m, given(kB, 1));
  EXPECT_EQ(shown(m), Shown{});
}

TEST(Marque, OnlyTheCravateInReturn) {  // S3: the rate is the opponent's, so that no étendard is taken
  EXPECT_EQ(shown(marque(k1780, {own(kB, 6), own(kA, 1)})), (Shown{.cravate = kA}));
}

TEST(Marque, AnAgreedCapStopsThePeg) {  // S1 II
  Marque m{.options = preset(kLois).marque};
  m.options.hole_cap = 12;
  m = after(m, own(kA, 11));
  m = after(m, own(kA, 3));
  EXPECT_EQ(m.holes, (PerSide<int>{12, 0}));
  EXPECT_EQ(after(after(m, own(kA, 1)), go(kA)).result->jetons, 56);
}

}  // namespace marque_test
