#include "engine/attention/weigher.h"

#include "engine/bots/master.h"
#include "engine/net/built_in.h"
#include "engine/worth/values.h"

namespace trictrac::attention {
namespace {

constexpr double kTour = 100;  // more holes than anything else is worth

}  // namespace

std::optional<double> Weigher::worth(const referee::Referee& game, Side side) {
  const State& s = game.state();
  if (s.outcome) return s.outcome->winner == side ? kTour : -kTour;
  if (s.stage != Stage::Roll) return std::nullopt;
  auto& search = searches_[side];
  if (!search) search = std::make_unique<RoundSearch>(net::built_in(), built_in, account_of_tour(s), side);
  const Spot spot = search->spot(s, account_of_tour(s));
  Stakes& stakes = search->stakes();
  return stakes.measure(stakes.at(stakes.root())).holes(search->searcher().worth(spot)).count();
}

}  // namespace trictrac::attention
