#include "engine/attention/weigher.h"

#include "engine/equity/values.h"
#include "engine/net/built_in.h"

namespace trictrac::attention {
namespace {

constexpr double kTour = 100;  // more holes than anything else is worth

}  // namespace

RoundSearch& HandEstimator::search(const MatchLedger& root, Side side) {
  if (!search_ || search_->mine() != side || search_->root() != root)
    search_ = std::make_unique<RoundSearch>(net::built_in(), built_in, root, side);
  return *search_;
}

std::optional<double> HandEstimator::equity(const HandBoard& board, Side side, const MatchLedger& root) {
  const State& s = board.state();
  if (s.outcome) return s.outcome->winner == side ? kTour : -kTour;
  if (s.stage != Stage::Roll) return std::nullopt;
  RoundSearch& round = search(root, side);
  const ChanceNode chance_node = round.chance_node(s, board.account());
  Stakes& stakes = round.stakes();
  return stakes.measure(stakes.at(root)).holes(round.searcher().equity(chance_node)).count();
}

}  // namespace trictrac::attention
