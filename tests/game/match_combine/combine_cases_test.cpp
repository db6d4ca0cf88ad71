// The treatises' bookkeeping cases on combiné, by id.
#include <gtest/gtest.h>

#include "board.h"
#include "treatises.h"

namespace combine_cases_test {

using namespace trictrac;
using namespace trictrac::test;

// Both games of A and B far from being equal: A has marked B once, at the sixth hole.
Combine six_and_gone() { return combine({takes(kA, 6), goes(kA)}); }

TEST(CombineCases, HonoursDouble) {  // combine-honneurs-double
  const int factor = expected("combine-honneurs-double")["factor"];
  const auto won = [](int loser) {
    return combine({takes(kB, 1), takes(kA, 1), is_given(kB, loser - 1), takes(kA, 11)}).won.back().factor;
  };
  EXPECT_EQ(won(6), factor);
  EXPECT_EQ(won(7), 1);
}

TEST(CombineCases, ContinuationOnEitherDice) {
  ASSERT_TRUE(expected("combine-continuation-own-dice").contains("rule"));
  const Combine own_dice = combine({takes(kA, 13)});
  EXPECT_FALSE(refused(own_dice, goes(kA)));
  EXPECT_FALSE(refused(own_dice, takes(kA, 1)));
  const Combine others = combine({is_given(kA, 13)});
  EXPECT_EQ(refused(others, goes(kA)), LedgerError::MayNotGo);
  EXPECT_EQ(others.won.size(), 1u);
  EXPECT_EQ(others.honours.holes, (PerSide<int>{1, 0}));
}

TEST(CombineCases, CarryOver) {
  const json& e = expected("combine-carry-over");
  const Combine c = combine({takes(kA, e["holes_before"]), takes(kA, e["won"])});
  EXPECT_EQ(c.honours.holes.white, e["next_partie_holes"].get<int>());
}

TEST(CombineCases, SuspendWhen) {
  ASSERT_TRUE(expected("combine-suspend-when").contains("rule"));
  EXPECT_EQ(refused(combine({is_given(kA, 2)}), suspends(kA, CombineGame::Ecrire)), LedgerError::MayNotGo);
  EXPECT_EQ(refused(combine({takes(kA, 2)}), suspends(kB, CombineGame::Ecrire)), LedgerError::MayNotGo);
  const Combine c = combine({takes(kA, 2), suspends(kA, CombineGame::Ecrire)});
  EXPECT_EQ(refused(c, goes(kA)), LedgerError::MayNotGo);  // A holds for the second game
}

TEST(CombineCases, SuspendUntilTheFirstLifting) {
  ASSERT_TRUE(expected("combine-suspend-until").contains("rule"));
  for (Side lifts : kSides) {
    const Combine c =
        combine({takes(kA, 2), suspends(kA, CombineGame::Honours), takes(lifts, 1), goes(lifts)});
    EXPECT_TRUE(in_play(c, CombineGame::Honours));
    EXPECT_EQ(c.honours.holes, (PerSide<int>{2, 0}));
  }
}

TEST(CombineCases, SuspendingIsGoing) {
  ASSERT_TRUE(expected("combine-suspend-ecrire-before-six").contains("rule"));
  const Combine c = combine({takes(kA, 3), suspends(kA, CombineGame::Ecrire), takes(kA, 1), goes(kA)});
  EXPECT_EQ(c.ecrire.marque.holes, (PerSide<int>{3, 0}));
  EXPECT_EQ(pieces(c).etendard, std::nullopt);
  const Combine won = played(c, {takes(kA, 3), goes(kA)});
  EXPECT_EQ(won.ecrire.sheet.marques.back().result.rate, 2);
}

// combine-single-hole-swing: for each of the two the marqué, a marker and a pari.
TEST(CombineCases, OneHoleMoreOrLess) {
  const EcrireOptions o = preset("ecrire-1780");
  const int mark = paid(o.marque, 7, 6, false).jetons;
  const Sheet won = lost({3, 3, 3, 3}, {mark, 20, 20, 20, 20, 20, 20, 20});
  const Sheet lost_it = lost({mark, 3, 3, 3, 3}, {20, 20, 20, 20, 20, 20, 20});
  const auto swing = [&](auto lines) { return balance(lines(won))[0] - balance(lines(lost_it))[0]; };
  const int paris = swing([&](const Sheet& s) { return paris_lines(o, s); });
  const int queue = swing([&](const Sheet& s) { return queue_lines(o, s, Method::Jetons); });
  EXPECT_EQ(2 * mark + 2 * o.queue.per_loss + paris, expected("combine-single-hole-swing")["jetons"]);
  // In either case the winner of the queue gets their own marker back: settled, one jeton less.
  EXPECT_EQ(swing(marque_lines) + queue + paris, 15);
}

TEST(CombineCases, PegsSixThenEight) {
  const json& coups = expected("combine-pegs-6-then-8")["coups"];
  Combine c = six_and_gone();
  EXPECT_EQ(pegs_text(c, kA), coups[0]["after_close"]["honneurs_peg"].get<std::string>());
  c = played(c, {takes(kA, 1)});
  EXPECT_EQ(pegs_text(c, kA), "gold 1, silver 7");
  c = played(c, {takes(kA, 5)});
  EXPECT_EQ(c.won.size(), 1u);  // its sixth hole was the twelfth of the honours
  c = played(c, {takes(kA, 2)});
  EXPECT_EQ(c.honours.holes.white, coups[2]["ecrire_hole_8_is"].get<int>());
  c = played(c, {goes(kA), takes(kA, 1)});
  EXPECT_EQ(pegs_text(c, kA), "gold 1, silver 3");
  EXPECT_EQ(coups[3]["next_coup_first_hole"]["silver"], 3);
}

TEST(CombineCases, GrandeAndTripleOnOnePeg) {
  const json& e = expected("combine-bimetal-grande-and-triple");
  Combine c = combine({takes(kA, 6), goes(kA), takes(kA, 8), goes(kA), takes(kA, 1)});
  c = played(c, {takes(kB, e["B_takes"].get<int>() - 1)});
  EXPECT_EQ(pegs_text(c, kB), "bimetal 11 cravate");
  c = played(c, {takes(kB, 1), goes(kB)});
  EXPECT_EQ(c.won.back(), (HonoursWon{kB, e["B_honneurs_factor"], 3}));
  EXPECT_EQ(c.ecrire.sheet.marques.back().result.run, Run::Grande);
  EXPECT_EQ(pegs_text(c, kA) + pegs_text(c, kB), "");
}

// B has three holes of the honours and five of à écrire: a partie won at the tenth gives B the lag.
TEST(CombineCases, TheGameSetAsideIsOvertaken) {
  const json& e = expected("combine-pegs-suspended-overtaken");
  Combine c =
      combine({takes(kB, 1), suspends(kB, CombineGame::Honours), takes(kB, 2), goes(kB), takes(kB, 2)});
  EXPECT_EQ(c.honours.holes.black, e["before"]["honneurs"].get<int>());
  EXPECT_EQ(c.ecrire.marque.holes.black, e["before"]["ecrire"].get<int>());
  c = played(c, {suspends(kB, CombineGame::Ecrire)});
  EXPECT_EQ(pegs_text(c, kB), "silver 3, black 5");
  c = played(c, {takes(kB, e["holes_won_then"])});
  EXPECT_EQ(pegs_text(c, kB), "gold 4, bimetal 5");
  c = played(c, {takes(kB, 1)});
  EXPECT_EQ(pegs_text(c, kB), "black 5, silver 6");
}

TEST(CombineCases, TwoNecktiesOfTwoPlayers) {  // combine-cravate-two-players
  const json& e = expected("combine-cravate-two-players")["cravates"];
  Combine c = combine({takes(kA, 2), goes(kA), takes(kB, 6), goes(kB), takes(kB, 1)});
  EXPECT_EQ(pegs_text(c, kB), "gold 1, silver 7 cravate");  // first in this marqué, second in the partie
  c = played(c, {suspends(kB, CombineGame::Honours), takes(kA, 1)});
  EXPECT_EQ(pegs_text(c, kB), "gold 1, black 7 cravate");
  EXPECT_EQ(pegs_text(c, kA), "gold 1 cravate, black 2");
  EXPECT_EQ(e["B"], "honneurs (black peg)");
  EXPECT_EQ(e["A"], "ecrire");
}

TEST(CombineCases, TwoNecktiesOfOnePlayer) {  // combine-cravate-two-one-player
  const json& e = expected("combine-cravate-two-one-player");
  Combine c = combine({is_given(kA, e["A"]["bimetal"]), takes(kB, e["B"]["bimetal"])});
  EXPECT_EQ(pegs_text(c, kA), "bimetal 7");
  EXPECT_EQ(pegs_text(c, kB), "bimetal 2 cravate");
  c = played(c, {suspends(kB, CombineGame::Honours)});
  EXPECT_EQ(pegs_text(c, kB), "silver 1, bimetal 2 cravate");
  c = played(c, {takes(kB, e["B_wins"])});
  EXPECT_EQ(pegs_text(c, kB), "black 2 cravate, gold 3 cravate");
  EXPECT_EQ(e["B_pegs"], (json{{"black", 2}, {"gold", 3}}));
}

TEST(CombineCases, TheBanner) {  // combine-etendard-rule
  ASSERT_TRUE(expected("combine-etendard-rule").contains("worth"));
  EXPECT_EQ(pieces(combine({is_given(kA, 1)})).etendard, kA);  // A must stay
  EXPECT_EQ(pieces(combine({takes(kA, 1), takes(kA, 1), goes(kA)})).etendard, std::nullopt);
  EXPECT_EQ(pieces(combine({takes(kA, 1), is_given(kB, 1)})).etendard, kB);
  const auto rate = [](std::initializer_list<CombineEvent> events) {
    return combine(events).ecrire.sheet.marques.back().result.rate;
  };
  EXPECT_EQ(rate({takes(kA, 1), takes(kA, 5), goes(kA)}), 3);
  EXPECT_EQ(rate({takes(kA, 1), goes(kA), takes(kA, 5), goes(kA)}), 2);
  EXPECT_EQ(rate({takes(kA, 12), goes(kA)}), 5);
  EXPECT_EQ(rate({takes(kA, 1), goes(kA), takes(kA, 11), goes(kA)}), 4);
}

}  // namespace combine_cases_test
