// The two games of combiné apart and together: suspensions with all that follows, who sits at the board.
#include <gtest/gtest.h>

#include "board.h"
#include "game/match/match_ledger.h"

namespace combine_test {

using namespace trictrac;
using namespace trictrac::test;

TEST(Honours, FourFactors) {
  const auto factor = [](std::initializer_list<CombineEvent> events) {
    return combine(events).won.back().factor;
  };
  EXPECT_EQ(factor({takes(kA, 12)}), 4);
  EXPECT_EQ(factor({takes(kA, 3), takes(kB, 12)}), 3);
  EXPECT_EQ(factor({takes(kB, 6), takes(kA, 1), takes(kB, 1), takes(kA, 11)}), 1);
  EXPECT_EQ(factor({takes(kB, 5), takes(kA, 1), takes(kB, 1), takes(kA, 11)}), 2);
  EXPECT_EQ(factor({takes(kA, 11), takes(kB, 1), takes(kA, 1)}), 2);  // interrupted
}

TEST(Suspend, EcrireFromTheSixthHoleIsPaidAtOnce) {
  const Combine c = combine({takes(kA, 7), suspends(kA, CombineGame::Ecrire)});
  ASSERT_EQ(c.ecrire.sheet.marques.size(), 1u);
  EXPECT_EQ(c.ecrire.sheet.marques.back().result.jetons, 3 * (7 + 2));
  EXPECT_EQ(c.suspension, (Suspension{CombineGame::Ecrire, kA, Going::Win}));
  EXPECT_EQ(pegs_text(c, kA), "silver 7, black 12");
  const Combine later = played(c, {takes(kB, 2), takes(kA, 2)});
  EXPECT_EQ(later.ecrire.marque.holes, (PerSide<int>{0, 0}));
  EXPECT_EQ(later.honours.holes, (PerSide<int>{9, 2}));
  EXPECT_EQ(pegs_text(later, kB), "silver 2");
}

TEST(Suspend, EcrireAtEqualHolesIsARefait) {
  const Combine c = combine({takes(kA, 6), takes(kB, 6), suspends(kB, CombineGame::Ecrire)});
  EXPECT_EQ(c.suspension->did, Going::Refait);
  EXPECT_EQ(c.ecrire.marque.refaits, 1);
  EXPECT_TRUE(c.ecrire.sheet.marques.empty());
}

TEST(Suspend, EcrireBehindTheObligatoryHoleConcedes) {
  const Combine c = combine({takes(kA, 6), takes(kB, 2), suspends(kB, CombineGame::Ecrire)});
  EXPECT_EQ(c.suspension->did, Going::Concede);
  EXPECT_EQ(c.ecrire.sheet.marques.back().result.winner, kA);
  EXPECT_EQ(c.ecrire.sheet.marques.back().result.jetons, 6 - 2 + 2);
}

TEST(Suspend, EcrireBeforeItStaysAsItStands) {
  Combine c = combine({takes(kB, 4), takes(kA, 2), suspends(kA, CombineGame::Ecrire)});
  EXPECT_EQ(pegs_text(c, kA), "gold 1, bimetal 2 cravate");
  EXPECT_EQ(pegs_text(c, kB), "gold 3, bimetal 4");
  c = played(c, {takes(kB, 3)});
  EXPECT_EQ(pegs_text(c, kB), "black 4, silver 7");
  EXPECT_EQ(cravate(c, CombineGame::Honours), std::nullopt);
  EXPECT_EQ(cravate(c, CombineGame::Ecrire), kA);  // the hole was none of à écrire
  EXPECT_EQ(pegs_text(c, kA), "gold 1, bimetal 2 cravate");
  c = played(c, {goes(kB), takes(kA, 4), goes(kA)});
  const MarqueResult& paid = c.ecrire.sheet.marques.back().result;
  EXPECT_EQ(paid.run, Run::Petite);
  EXPECT_EQ(paid.jetons, 2 * (6 + 2) - 4);
}

TEST(Suspend, HonoursFreezeExactly) {
  Combine c = combine({takes(kA, 4), goes(kA), takes(kB, 3), suspends(kB, CombineGame::Honours)});
  const Marque frozen = c.honours;
  c = played(c, {takes(kA, 2), takes(kB, 4)});
  EXPECT_EQ(c.honours, frozen);
  EXPECT_EQ(cravate(c, CombineGame::Honours), kB);
  EXPECT_EQ(pegs_text(c, kB), "black 3 cravate, gold 7");
  EXPECT_EQ(pegs_text(c, kA), "black 4, gold 6");
  c = played(c, {goes(kB)});
  EXPECT_EQ(c.ecrire.sheet.marques.size(), 1u);
  EXPECT_EQ(c.honours, frozen);
  EXPECT_EQ(pegs_text(c, kB), "silver 3 cravate");
}

TEST(Suspend, OneGameAtATime) {
  const Combine c = combine({takes(kA, 2), suspends(kA, CombineGame::Honours), takes(kA, 1)});
  for (CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
    EXPECT_EQ(refused(c, suspends(kA, game)), LedgerError::Suspended);
  EXPECT_FALSE(refused(c, goes(kA)));
}

TEST(Pegs, PastTheTwelfthHoleTheCircuitBegins) {
  EXPECT_EQ(pegs_text(combine({takes(kA, 12)}), kA), "gold 12");
  EXPECT_EQ(pegs_text(combine({takes(kA, 14)}), kA), "bimetal 2");
  EXPECT_EQ(pegs_text(combine({takes(kA, 1), suspends(kA, CombineGame::Honours), takes(kA, 13)}), kA),
            "black 1, gold 2");
}

TEST(Seats, WhoHasMarkedStaysUntilTheLifting) {
  for (Company company : {Company::Chouette, Company::TwoAgainstTwo}) {
    Combine c = begin_combine({.company = company, .rounds = 8, .ecrire = preset("ecrire-1780")}, kA);
    c = played(c, {takes(kB, 6), goes(kB), takes(kB, 6), suspends(kB, CombineGame::Ecrire)});
    const Seating before = c.seating;
    c = played(c, {takes(kB, 1)});
    EXPECT_EQ(c.seating, before);
    c = played(c, {goes(kB)});
    EXPECT_NE(c.seating.at, before.at);
    EXPECT_EQ(c.seating.at[c.seating.lead], before.at[c.seating.lead]);  // who stays throws first
    EXPECT_EQ(c.honours.holes.black, 1);  // the successor takes the partie over
  }
}

// Returns the side that rolls first after `goer` has gone.
Side first_throw(const Combine& c, Side goer) {
  const MatchLedger before{find_format("combine")->options, {0, 1}, c, {}, {}};
  return first_throw_after(before, after(before, Went{goer}), goer);
}

TEST(Lead, WhoGoesThrowsUnlessAMarqueBegins) {
  EXPECT_EQ(first_throw(combine({takes(kA, 2)}), kA), kA);
  EXPECT_EQ(first_throw(combine({takes(kA, 6)}), kA), kB);  // it alternates; A had the first marqué
  EXPECT_EQ(first_throw(combine({takes(kA, 6), takes(kB, 6)}), kB), kA);  // a refait keeps it
  EXPECT_EQ(first_throw(combine({takes(kB, 2), suspends(kB, CombineGame::Ecrire), takes(kB, 1)}), kB), kB);
  EXPECT_EQ(first_throw(combine({takes(kA, 6), suspends(kA, CombineGame::Ecrire), takes(kA, 1)}), kA), kB);
  EXPECT_EQ(first_throw(combine({takes(kB, 2), suspends(kB, CombineGame::Honours), takes(kB, 1)}), kB), kB);
}

// The worked example of the guide to this game.
TEST(Guide, AnExample) {
  Combine c = combine({takes(kB, 2), goes(kB), takes(kA, 4)});
  EXPECT_EQ(pegs_text(c, kA) + " / " + pegs_text(c, kB), "bimetal 4 cravate / bimetal 2");
  EXPECT_EQ(pieces(c).etendard, kA);
  c = played(c, {is_given(kA, 1), takes(kA, 2), suspends(kA, CombineGame::Ecrire)});
  EXPECT_EQ(c.ecrire.sheet.marques.back().result.jetons, 25);
  EXPECT_EQ(pegs_text(c, kA) + " / " + pegs_text(c, kB), "silver 7 cravate, black 12 / silver 2");
  c = played(c, {takes(kA, 4), takes(kB, 2), goes(kB)});
  EXPECT_EQ(pegs_text(c, kA) + " / " + pegs_text(c, kB), "silver 11 / silver 4");
  c = played(c, {takes(kA, 3)});
  EXPECT_EQ(pegs_text(c, kA) + " / " + pegs_text(c, kB), "silver 2, gold 3 / ");
  EXPECT_EQ(pieces(c).etendard, kA);
  EXPECT_EQ(c.won.back(), (HonoursWon{kA, 2, 4}));
  EXPECT_EQ(c.poule.fiches, (PerSide<int>{0, -6}));
  EXPECT_EQ(basket(c.poule), 6);
}

TEST(End, TheHoldingForTheHonoursClosesTheMatch) {
  Combine c = played(begun(2), {takes(kA, 6), goes(kA), takes(kA, 6), suspends(kA, CombineGame::Ecrire)});
  EXPECT_EQ(c.ecrire.sheet.marques.size(), 2u);
  EXPECT_FALSE(over(c));
  c = played(c, {takes(kA, 3), goes(kA)});
  EXPECT_TRUE(over(c));
  EXPECT_EQ(refused(c, takes(kA, 1)), LedgerError::Over);
  EXPECT_EQ(refused(begun(), takes(kA, 0)), LedgerError::NoHoles);
}

}  // namespace combine_test
