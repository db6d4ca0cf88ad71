// The value of winning a marqué for the settlement, against the settlement itself.
#include <gtest/gtest.h>

#include "engine/equity/keys.h"
#include "game/match/settlement.h"

namespace settling_test {

using namespace trictrac;

Partie of_three(PostillonOver over, int marques) {
  EcrireOptions o = kEcrireLois;
  o.postillon_over = over;
  o.queue.per_loss = 0;
  return begin_partie(o, 3, marques, Side::White);
}

// The winner's gain of a marqué less the loser's loss, by the settlement, when it is the last between these
// two.
TEST(Settling, TheLastMarqueOfAPairIsWorthWhatItSettles) {
  Partie p = of_three(PostillonOver::EachPair, 6);
  while (marques_written(p.sheet) < 5) p = after(std::move(p), RoundEnd{.holes = {6, 0}});
  const auto gain = [&](const RoundEnd& played) {
    const Partie end = after(p, played);
    const auto white = p.seating.at.white;
    return balance(paris_lines(end.options, end.sheet))[white];
  };
  const int difference = gain({.holes = {6, 0}}) - gain({.holes = {0, 6}});
  EXPECT_NE(difference, 0);
  EXPECT_EQ(equity_of_winning(p), 1000 * difference / 2);
}

// Two of six marqués are a pair's: each weighs more than one of six.
TEST(Settling, ThePostillonOfAPairWeighsMoreThanThatOfTheMatch) {
  EXPECT_GT(equity_of_winning(of_three(PostillonOver::EachPair, 6)),
            equity_of_winning(of_three(PostillonOver::WholeMatch, 6)));
}

TEST(Settling, WithoutTheQueueAMarqueIsWorthItsFourJetons) {
  EcrireOptions o = kEcrireLalanne;
  o.queue.per_loss = 0;
  o.queue_of_marques = false;
  EXPECT_EQ(equity_of_winning(begin_partie(o, 2, 6, Side::White)), 4000);
}

}  // namespace settling_test
