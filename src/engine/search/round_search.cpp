#include "engine/search/round_search.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {

RoundSearch::RoundSearch(const net::Weights& weights, Tables tables, const MatchLedger& root, Side mine,
                         std::optional<int> only, Counting counting)
    : stakes_(std::move(tables), root, mine, only, counting), searcher_(weights, stakes_) {}

RoundSearch::RoundSearch(const Searcher& like)
    : stakes_(like.stakes().again()), searcher_(like.weights(), stakes_) {}

ChanceNode RoundSearch::chance_node(const State& state, const MatchLedger& account) {
  TRICTRAC_ASSERT(state.stage == Stage::Roll);
  return {under_account(state), stakes_.at(account)};
}

RolledPosition RoundSearch::thrown(const Tour& tour, const MatchLedger& account) {
  const Stage stage = tour.state().stage;
  TRICTRAC_ASSERT(stage == Stage::Decide || stage == Stage::Move);
  return {under_account(tour.state()), tour.turn(), stakes_.at(account), false};
}

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

Millionths play_on(Searcher& searcher, ChanceNode chance_node, const Depth& policy, TrialDice dice) {
  RolledPosition t;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(chance_node, dice.next(), t);
    const Choice choice = searcher.best(t, policy);
    const auto next = searcher.follow(t, choice);
    if (!next) return choice.equity;
    chance_node = *next;
  }
  return searcher.equity(chance_node);
}

}  // namespace trictrac
