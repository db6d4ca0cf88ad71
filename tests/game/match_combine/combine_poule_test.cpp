// The poule of combiné: paid at each partie, drawn by two in a row, shared out in the last marqué.
#include <gtest/gtest.h>

#include "board.h"
#include "treatises.h"

namespace combine_poule_test {

using namespace trictrac;
using namespace trictrac::test;

Poule poule(std::initializer_list<HonoursWon> won) {
  Poule p = opened({});
  for (const HonoursWon& w : won) p = after(std::move(p), w);
  return p;
}

TEST(Poule, StakesAndPayments) {  // combine-poule
  const json& e = expected("combine-poule");
  EXPECT_EQ(basket(poule({})), 2 * e["stake_each"].get<int>());
  for (int factor = 1; factor <= 4; ++factor) {
    const Poule p = poule({{kA, factor, 0}});
    EXPECT_EQ(basket(p), 4 + factor);
    EXPECT_EQ(p.fiches, (PerSide<int>{factor - 2, -2 * factor - 2}));
    EXPECT_EQ(p.contrat, kA);
  }
}

TEST(Poule, TwoInARowDrawIt) {
  Poule p = poule({{kA, 1, 8}, {kB, 2, 3}, {kA, 1, 7}});
  EXPECT_EQ(p.contrat, kA);
  EXPECT_EQ(basket(p), 8);
  p = after(p, {kA, 3, 1});
  EXPECT_FALSE(p.open);
  EXPECT_EQ(basket(p), 0);
  EXPECT_EQ(p.contrat, std::nullopt);
  EXPECT_EQ(p.fiches.white + p.fiches.black, 0);
}

TEST(Poule, TheLastMarqueSharesIt) {  // combine-poule-last-coup-split
  ASSERT_EQ(expected("combine-poule-last-coup-split")["only_stake_in_basket"], "all to the last winner");
  const Poule odd = poule({{kA, 1, 8}, {kB, 2, 3}});  // seven in the basket
  const Poule shared = shared_out(odd);
  EXPECT_EQ(shared.fiches.black - odd.fiches.black, 4);
  EXPECT_EQ(shared.fiches.white - odd.fiches.white, 3);
  const Poule even = poule({{kA, 1, 8}, {kB, 1, 9}});
  EXPECT_EQ(shared_out(even).fiches.white - even.fiches.white, 3);
  const Poule begun_only = poule({{kB, 1, 8}});
  EXPECT_EQ(shared_out(begun_only).fiches.black - begun_only.fiches.black, 5);
}

TEST(Poule, NobodyHasWonAnything) {
  EXPECT_EQ(shared_out(poule({})).fiches, (PerSide<int>{0, 0}));
  EXPECT_EQ(shared_out(Poule{}).fiches, (PerSide<int>{0, 0}));
}

TEST(Poule, ANewOneFollows) {
  const Combine c = combine({takes(kA, 12), goes(kA), takes(kA, 12)});
  EXPECT_TRUE(c.poule.open);
  EXPECT_EQ(basket(c.poule), 4);
}

TEST(Poule, NoneBeginsInTheLastMarque) {
  Combine c = played(begun(2), {takes(kA, 12), goes(kA)});
  EXPECT_TRUE(in_last_marque(c));
  c = played(c, {takes(kA, 12)});
  EXPECT_FALSE(c.poule.open);
  const PerSide<int> before = c.poule.fiches;
  c = played(c, {takes(kA, 12)});
  EXPECT_EQ(c.poule.fiches.white - before.white, 4);  // the winner alone is paid
  c = played(c, {goes(kA)});
  EXPECT_TRUE(over(c));
  EXPECT_EQ(c.poule.fiches.white + c.poule.fiches.black, 0);
}

TEST(Poule, AHoldingThatEndedTheMarqueBelongsToIt) {
  Combine c = played(begun(2), {takes(kA, 12), suspends(kA, CombineGame::Ecrire)});
  EXPECT_FALSE(in_last_marque(c));
  c = played(c, {takes(kA, 12)});
  EXPECT_EQ(c.won.size(), 2u);
  EXPECT_TRUE(c.poule.open);
  c = played(c, {goes(kA)});
  EXPECT_TRUE(in_last_marque(c));
}

}  // namespace combine_poule_test
