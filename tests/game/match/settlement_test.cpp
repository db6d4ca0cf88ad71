// The end of a partie: the sheets and the figures of S0, S1 and S3.
#include "game/match/settlement.h"

#include <gtest/gtest.h>

#include "game/match/match_ledger.h"
#include "sheets.h"

namespace settlement_test {

using namespace trictrac;
using namespace trictrac::test;

const std::vector<int> kLostByA{31, 28};
const std::vector<int> kLostByB{21, 8, 25, 4};

// S0 §7: six marqués that come to the points printed, with the refaits printed.
Partie lalannes_sheet() {
  const RoundEnd refait{{6, 6}};
  Partie p = begin_partie(preset("ecrire-lalanne"), 2, 6, kA);
  for (const RoundEnd& played :
       {RoundEnd{{11, 5}, true}, RoundEnd{{8, 2}}, refait, RoundEnd{{1, 28}}, RoundEnd{{11, 1}, true}, refait,
        refait, RoundEnd{{0, 8}, true}, RoundEnd{{6, 4}}})
    p = after(std::move(p), played);
  return p;
}

using All = std::array<Holding, kMostAccounts>;

TEST(Settlement, LalannesSheetIsWrittenAsPrinted) {
  const Partie p = lalannes_sheet();
  ASSERT_TRUE(over(p));
  const std::vector<WrittenMarque> printed{won(0, 1, 21), won(0, 1, 8),  won(1, 0, 31),
                                           won(0, 1, 25), won(1, 0, 28), won(0, 1, 4)};
  const std::vector<int> refaits{0, 0, 1, 0, 2, 0};
  for (std::size_t i = 0; i < printed.size(); ++i) {
    EXPECT_EQ(p.sheet.marques[i].winner, printed[i].winner) << i;
    EXPECT_EQ(p.sheet.marques[i].result.jetons, printed[i].result.jetons) << i;
    EXPECT_EQ(p.sheet.marques[i].refaits, refaits[i]) << i;
  }
}

TEST(Settlement, LalannesSheet) {  // S0 §7: 58 and 59, 4, 16 and 8, 20, 94 and 71, 23, 20
  const Partie p = lalannes_sheet();
  EXPECT_EQ(columns(marque_lines(p.sheet)).gained, (Amounts{58, 59}));
  for (Method method : {Method::Jetons, Method::Paper}) {
    const Settlement s = settle(p.options, p.sheet, method);
    EXPECT_EQ(sum_of(s.lines, {Payment::QueueJetons}), (Amounts{-4, 4}));
    EXPECT_EQ(sum_of(s.lines, {Payment::Marques}), (Amounts{16 - 8, 8 - 16}));
    EXPECT_EQ(sum_of(s.lines, {Payment::QueueMarques}), (Amounts{20, -20}));
    EXPECT_EQ(columns(s.lines).gained, (Amounts{94, 71}));
    EXPECT_EQ(sum_of(s.lines, {Payment::Rounding}), (Amounts{-3, 3}));
    EXPECT_EQ(balance(s.lines), (Amounts{20, -20}));
  }
}

TEST(Settlement, LalannesQueueOfTheLeader) {  // S0 §8: eight, had A been ahead; two, had they been equal
  const EcrireOptions o = preset("ecrire-lalanne");
  const auto queue = [&](const std::vector<int>& by_b) {
    return sum_of(settle(o, lost(kLostByA, by_b), Method::Paper).lines, {Payment::QueueJetons});
  };
  EXPECT_EQ(queue({21, 8, 25, 6}), (Amounts{8, -8}));
  EXPECT_EQ(queue({21, 8, 25, 5}), (Amounts{2, -2}));
}

TEST(Settlement, LalanneRoundsToTens) {  // S0 §7: 55 to 59 are 60, 51 to 54 are 50
  const EcrireOptions o = preset("ecrire-lalanne");
  for (int jetons = 50; jetons < 60; ++jetons)
    EXPECT_EQ(rounded(o, {jetons, -jetons})[0], jetons < 55 ? 50 : 60);
}

TEST(Settlement, QueueGeneraleIsAdded) {  // S0 §9
  EcrireOptions o = preset("ecrire-lalanne");
  o.queue_generale = 15;
  EXPECT_EQ(balance(settle(o, lalannes_sheet().sheet, Method::Paper).lines), (Amounts{35, -35}));
  EXPECT_EQ(balance(settle(o, lost({10}, {10}), Method::Paper).lines), Amounts{});
}

TEST(Settlement, TheSameMarksUnderTheOlderRulesOnPaper) {  // section E: 61 against 86, 25
  const Settlement s = settle(preset("ecrire-1780"), lost(kLostByA, kLostByB), Method::Paper);
  EXPECT_EQ(columns(s.lines).lost, (Amounts{61, 86}));
  EXPECT_TRUE(s.die_needed);  // half a fiche is left
  EXPECT_EQ(balance(s.lines), (Amounts{25, -25}));
}

// S3: with jetons, a look at each player's stake decides; here seventeen are left to both.
TEST(Settlement, TheSameMarksUnderTheOlderRulesInJetons) {
  const EcrireOptions o = preset("ecrire-1780");
  const Sheet sheet = lost(kLostByA, kLostByB);
  EXPECT_EQ(holdings_of(o, sheet), (All{{{17, {}}, {17, {}}}}));
  const Settlement s = settle(o, sheet, Method::Jetons);
  EXPECT_EQ(sum_of(s.lines, {Payment::QueueJetons}), (Amounts{1, -1}));  // three each of the six
  EXPECT_EQ(balance(s.lines), (Amounts{30, -30}));                       // 28, hence three fiches
}

TEST(Settlement, TheSameMarksUnderTheLois) {
  const EcrireOptions o = preset("ecrire-lois");
  const Sheet sheet = lost(kLostByA, kLostByB);
  EXPECT_EQ(balance(settle(o, sheet, Method::Paper).lines), (Amounts{27, -27}));
  EXPECT_EQ(balance(settle(o, sheet, Method::Jetons).lines), (Amounts{25, -25}));  // B takes A's two
}

TEST(Settlement, HalfAFicheIsThrownFor) {  // S3: six jetons left count, four do not, five by the die
  const EcrireOptions o = preset("ecrire-1780");
  const auto lost_by = [&](int jetons, Half half) {
    return rounded(o, {jetons, -jetons}, {Half::Undecided, half})[1];
  };
  EXPECT_EQ(lost_by(14, Half::Undecided), -10);
  EXPECT_EQ(lost_by(16, Half::Undecided), -20);
  EXPECT_EQ(lost_by(15, Half::Undecided), -15);
  EXPECT_EQ(lost_by(15, Half::Up), -20);
  EXPECT_EQ(lost_by(15, Half::Down), -10);
  EXPECT_TRUE(die_needed(o, {15, -15}));
  EXPECT_FALSE(die_needed(o, {15, -15}, {Half::Undecided, Half::Up}));
}

TEST(Settlement, TheOneAloneOnItsSideIsWhatTheOthersMakeIt) {  // ours, for three
  const EcrireOptions o = preset("ecrire-lalanne");
  EXPECT_EQ(rounded(o, {-7, 14, -7}), (Amounts{-10, 20, -10}));
  EXPECT_EQ(rounded(o, {4, -12, 8}), (Amounts{0, -10, 10}));
  EXPECT_EQ(rounded(preset("ecrire-1780"), {-15, 15}, {Half::Up})[1], 20);
}

TEST(Settlement, StakesOfTwenty) {
  const EcrireOptions o = preset("ecrire-1780");
  // A has lost 33 and laid one jeton out: A draws two fiches and keeps six jetons.
  EXPECT_EQ(holdings_of(o, lost({33}, {})), (All{{{6, {-2, 0}}, {33, {2, 0}}}}));
  EXPECT_EQ(holdings_of(o, {}), (All{{{20, {}}, {20, {}}}}));
}

// S3, a match of three put off: four, one and four marqués lost, the last to sit down without a stake.
TEST(Settlement, WhatThreeHaveBeforeThem) {
  Sheet s{.accounts = 3, .marques = {won(1, 2, 71), won(1, 0, 31), won(0, 1, 0)}};
  s.marques.insert(s.marques.end(), 3, won(1, 2, 0));
  s.marques.insert(s.marques.end(), 3, won(1, 0, 0));
  EXPECT_EQ(holdings_of(preset("ecrire-1780"), s),
            (All{{{5, {-2, 0, 0}}, {21, {2, 0, 8}}, {5, {0, 0, -8}}}}));
}

// Ours: there are only forty jetons, so a player without any lays a fiche aside if nobody has change.
TEST(Settlement, MoreIsLaidOutThanTheStakesHold) {
  EcrireOptions o = preset("ecrire-1780");
  o.queue.per_loss = 8;
  // Nine marqués lost by each have taken 72 jetons from the stakes: each has 20 - 72 = -52.
  const std::vector<int> nine(9, 0);
  EXPECT_EQ(holdings_of(o, lost(nine, nine)), (All{{{8, {-6, 0}, 6}, {8, {0, -6}, 6}}}));
  // One jeton owed, and a fiche of a hundred that nobody can change.
  o.queue.per_loss = 1, o.fiche = 100;
  EXPECT_EQ(holdings_of(o, lost({20}, {})), (All{{{99, {-1, 0}, 1}, {40, {}}}}));
}

// Of two players nobody else takes a fiche.
TEST(Settlement, ATwoPlayersMatchHasNoThirdAccount) {
  EcrireOptions o = preset("ecrire-1780");
  o.queue.per_loss = 30;
  EXPECT_EQ(holdings_of(o, lost({10}, {10}))[2], Holding{});
}

TEST(Settlement, NoParisWhenAllAreComplete) {  // S3
  for (Paris paris : {Paris::Postillon, Paris::ByPari}) {
    EXPECT_TRUE(paris_lines(by(paris), lost({1, 1}, {1, 1})).empty());
    EXPECT_TRUE(paris_lines(by(paris), a_la_ronde({4, 4, 4})).empty());
  }
}

TEST(Settlement, ParisOfTwo) {  // S3: two are 28, four 36, six 44; a postillon is the same (S1 XIX, S0 §6)
  for (Paris paris : {Paris::ByMarque, Paris::Postillon, Paris::ByPari})
    for (int more : {1, 2, 3}) {
      const Sheet sheet = lost(std::vector<int>(6 - more, 0), std::vector<int>(6 + more, 0));
      EXPECT_EQ(balance(paris_lines(by(paris), sheet))[0], 20 + 8 * more);
    }
}

struct Ronde {
  Amounts losses;
  Amounts paid;
};
class OlderRonde : public testing::TestWithParam<Ronde> {};

TEST_P(OlderRonde, Paris) {
  const Sheet sheet = a_la_ronde(GetParam().losses);
  ASSERT_EQ(losses_of(sheet), GetParam().losses);
  EXPECT_EQ(balance(paris_lines(by(Paris::ByPari), sheet)), GetParam().paid);
}
INSTANTIATE_TEST_SUITE_P(S3, OlderRonde,
                         testing::Values(Ronde{{2, 4, 6}, {36, 0, -36}}, Ronde{{1, 5, 6}, {44, -18, -26}},
                                         Ronde{{2, 5, 5}, {36, -18, -18}}, Ronde{{8, 1, 3}, {-52, 34, 18}},
                                         Ronde{{8, 2, 2}, {-52, 26, 26}}));

TEST(Settlement, TwoPostillonsLostAtOnce) {  // S1 XIX: one to each adversary
  const SettlementLines lines = paris_lines(by(Paris::Postillon), a_la_ronde({6, 3, 3}));
  EXPECT_EQ(lines.size(), 2u);
  EXPECT_EQ(balance(lines), (Amounts{-56, 28, 28}));
}

// S1 XIX: each pays each opponent for the marqués these two played. Alice lost all four to Bob and to
// Charlie, who lost three of four to Bob; over the whole match Bob and Charlie have nothing to pay each
// other.
TEST(Settlement, PostillonsOfEachPair) {
  const Sheet sheet = a_la_ronde({8, 1, 3});
  const EcrireOptions lois = preset("ecrire-lois");
  EXPECT_EQ(balance(paris_lines(lois, sheet)), (Amounts{-72, 64, 8}));
  EXPECT_EQ(balance(paris_lines(by(Paris::Postillon), sheet)), (Amounts{-72, 44, 28}));
  EXPECT_EQ(balance(paris_lines(lois, lost({1, 1, 1}, {1, 1, 1, 1, 1}))), (Amounts{28, -28}));
}

// Each complete over the match, yet every one has beaten the next: nothing is left, though three are paid.
TEST(Settlement, PostillonsInARing) {
  Sheet ring{.accounts = 3, .marques = {}};
  meet(ring, 0, 1, 3, 1);
  meet(ring, 1, 2, 3, 1);
  meet(ring, 2, 0, 3, 1);
  const SettlementLines lines = paris_lines(preset("ecrire-lois"), ring);
  EXPECT_EQ(lines.size(), 3u);
  EXPECT_EQ(balance(lines), (Amounts{0, 0, 0}));
  EXPECT_TRUE(paris_lines(by(Paris::Postillon), ring).empty());
}

// Ours: of three marqués between two, two won are half a double pari, three won are one and a half.
TEST(Settlement, PostillonsOfAnOddNumberOfMarques) {
  const auto paid = [](int more) {
    Sheet sheet{.accounts = 3, .marques = {}};
    meet(sheet, 0, 1, more, 3 - more);
    return balance(paris_lines(preset("ecrire-lois"), sheet));
  };
  EXPECT_EQ(paid(2), (Amounts{-24, 24, 0}));
  EXPECT_EQ(paid(3), (Amounts{-32, 32, 0}));
}

TEST(Settlement, TheQueueOfMarquesMayBeLeftOut) {  // S0 §3
  EcrireOptions o = preset("ecrire-lalanne");
  o.queue_of_marques = false;
  const SettlementLines lines = settle(o, lost(kLostByA, kLostByB), Method::Paper).lines;
  EXPECT_EQ(sum_of(lines, {Payment::QueueMarques}), Amounts{});
  EXPECT_EQ(sum_of(lines, {Payment::Marques}), (Amounts{16 - 8, 8 - 16}));
}

// S1 XIX: two who won as much share the queue; the odd jeton goes to who won last (ours).
TEST(Settlement, TheQueueIsSharedByEqualWinners) {
  const Sheet sheet{3, {won(0, 2, 20), won(1, 2, 10), won(1, 2, 10)}};
  const SettlementLines lines = queue_lines(preset("ecrire-lois"), sheet, Method::Jetons);
  EXPECT_EQ(balance(lines), (Amounts{1, 2, -3}));
}

// The example of docs/ecrire.md: the same four marqués under each preset.
Partie guides_example(const EcrireOptions& options) {
  Partie p = begin_partie(options, 2, 4, kA);
  for (const MarqueEvent& e : {own(kA, 2), go(kA), own(kB, 1), own(kA, 4), go(kA),  // six to one
                               own(kB, 3), own(kA, 7), go(kA),   // seven in one run, to three
                               own(kB, 6), own(kA, 6), go(kA),   // a refait
                               own(kB, 12), go(kB),              // twelve in one run
                               own(kA, 8), own(kB, 2), go(kB)})  // Bernard gives the marqué up
    p = after(std::move(p), e);
  return p;
}

TEST(Settlement, TheExampleOfTheGuide) {
  const auto brought = [](const Partie& p) {
    std::vector<int> jetons;
    for (const WrittenMarque& m : p.sheet.marques) jetons.push_back(m.result.jetons);
    return jetons;
  };
  const Partie lalanne = guides_example(preset("ecrire-lalanne"));
  EXPECT_EQ(brought(lalanne), (std::vector<int>{7, 15, 64, 8}));
  const Settlement s = settle(lalanne.options, lalanne.sheet, Method::Paper);
  EXPECT_EQ(columns(s.lines).gained, (Amounts{62, 70}));
  EXPECT_EQ(balance(s.lines), (Amounts{-10, 10}));

  const Partie lois = guides_example(preset("ecrire-lois"));
  EXPECT_EQ(brought(lois), brought(lalanne));
  EXPECT_EQ(balance(settle(lois.options, lois.sheet, Method::Jetons).lines), (Amounts{-7, 7}));
  EXPECT_EQ(balance(settle(lois.options, lois.sheet, Method::Paper).lines), (Amounts{-6, 6}));

  const Partie old = guides_example(preset("ecrire-1780"));
  EXPECT_EQ(brought(old), (std::vector<int>{7, 24, 80, 8}));
  const SettlementLines lines = settle(old.options, old.sheet, Method::Jetons).lines;
  EXPECT_EQ(sum_of(lines, {Payment::QueueJetons}), (Amounts{-1, 1}));
  EXPECT_EQ(sum_of(lines, {Payment::Paris, Payment::QueueParis}), (Amounts{28, -28}));
  EXPECT_EQ(sum_of(lines, {Payment::Rounding}), (Amounts{4, -4}));
  EXPECT_EQ(balance(lines), (Amounts{-10, 10}));
}

TEST(Settlement, OnlyThePaperOfTheLoisLeavesTheQueueOut) {  // S1 XIX
  const Sheet sheet = lost({30}, {10});
  for (const FormatPreset& p : ecrire_presets()) {
    EXPECT_FALSE(queue_lines(p.options.ecrire, sheet, Method::Jetons).empty());
    EXPECT_EQ(queue_lines(p.options.ecrire, sheet, Method::Paper).empty(), p.name == "ecrire-lois");
  }
}

}  // namespace settlement_test
