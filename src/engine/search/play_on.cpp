#include "engine/search/play_on.h"

namespace trictrac {
namespace {

constexpr int kThrows = 36;
constexpr int kMostThrows = 400;  // then the net says what there is to come

Roll throw_of(int n) { return {static_cast<std::uint8_t>(n / 6 + 1), static_cast<std::uint8_t>(n % 6 + 1)}; }

}  // namespace

Roll TrialDice::next() {
  switch (count_++) {
    case 0: return throw_of(trial_ % kThrows);
    case 1: return throw_of((trial_ + trial_ / kThrows) % kThrows);
    default: return random_.roll();
  }
}

Millionths play_on(Searcher& searcher, Spot spot, const Depth& policy, TrialDice dice) {
  Thrown t;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(spot, dice.next(), t);
    const Choice choice = searcher.best(t, policy);
    const auto next = searcher.follow(t, choice);
    if (!next) return choice.worth;
    spot = *next;
  }
  return searcher.worth(spot);
}

}  // namespace trictrac
