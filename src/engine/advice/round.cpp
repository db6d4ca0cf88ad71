#include "engine/advice/round.h"

#include <algorithm>

#include "engine/advice/winning.h"
#include "game/match/match_ledger.h"

namespace trictrac::advice {
namespace {

// Where no simple round is won or lost for one stake: a tour is some 25 holes, as holes count at its
// beginning.
constexpr double kHolesOfTour = 25;
// Where the round is all but decided holes count for nothing: of the first hole this much is left.
constexpr double kLeastHole = 0.1;

MatchLedger at_beginning(MatchLedger a) {
  for (const auto& kind : kinds_of(a))
    if (kind) a = with_key(*kind, std::move(a), {});
  return a;
}

}  // namespace

EngineResources::EngineResources(const net::Weights& w, const Tables& t, const book::Book* b)
    : weights(&w), tables(t), winning(advice::winning(t)), book(b) {}

Millionths first_hole(Stakes& stakes) { return stakes.measure(stakes.at(at_beginning(stakes.root()))).hole; }

Millionths equity_of_tour(Stakes& stakes) {
  const MatchOptions& agreed = stakes.root().options;
  if (goal_of(agreed.format) != Goal::None) return 1000 * kThousandthOfTour * agreed.stake;
  return kHolesOfTour * first_hole(stakes);
}

Round::Round(const EngineResources& resources, const MatchLedger& root)
    : equity_(*resources.weights, resources.tables, root, Side::White),
      wins_(*resources.weights, resources.winning, root, Side::White, {}, Counting::Wins),
      book_(resources.book),
      first_hole_(first_hole(equity_.stakes())),
      tour_(equity_of_tour(equity_.stakes())) {}

ChanceNode Round::chance_node(const Match& match, RoundSearch& search) {
  return search.chance_node(match.state(), match.account());
}

RolledPosition Round::thrown(const Match& match, RoundSearch& search) {
  return search.thrown(match.tour(), match.account());
}

const book::BookLine* Round::in_book(const RolledPosition& thrown) {
  return book_ ? book_->find(thrown, equity_.stakes()) : nullptr;
}

Units Round::paid(const MatchLedger& a) {
  Stakes& stakes = equity_.stakes();
  return in_units(stakes.start(stakes.at(a), seating_of(a).lead));
}

Amount Round::amount(Millionths equity, Stakes::Node node) {
  const Millionths hole = std::max(equity_.stakes().measure(node).hole, kLeastHole * first_hole_);
  return {in_units(equity), Holes(equity / hole), Thousandths(1000 * equity / tour_)};
}

double Round::chance(Millionths wins) { return std::clamp((1 + in_units(wins).count()) / 2, 0.0, 1.0); }

}  // namespace trictrac::advice
