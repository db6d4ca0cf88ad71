#include "engine/search/round_search.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {

RoundSearch::RoundSearch(const net::Weights& weights, Tables tables, const Account& root, Side mine,
                         std::optional<int> only, Counting counting)
    : stakes_(std::move(tables), root, mine, only, counting), searcher_(weights, stakes_) {}

RoundSearch::RoundSearch(const Searcher& like)
    : stakes_(like.stakes().again()), searcher_(like.weights(), stakes_) {}

Spot RoundSearch::spot(const State& state, const Account& account) {
  TRICTRAC_ASSERT(state.stage == Stage::Roll);
  return {under_account(state), stakes_.at(account)};
}

Thrown RoundSearch::thrown(const Tour& tour, const Account& account) {
  const Stage stage = tour.state().stage;
  TRICTRAC_ASSERT(stage == Stage::Decide || stage == Stage::Move);
  return {under_account(tour.state()), tour.turn(), stakes_.at(account), false};
}

}  // namespace trictrac
