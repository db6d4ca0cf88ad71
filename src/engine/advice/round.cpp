#include "engine/advice/round.h"

#include <algorithm>

#include "engine/advice/winning.h"
#include "game/match/account_seats.h"

namespace trictrac::advice {
namespace {

// Where no simple round is won or lost for one stake: a tour is some 25 holes, as holes count at its
// beginning.
constexpr double kHolesOfTour = 25;
// Where the round is all but decided holes count for nothing: of the first hole this much is left.
constexpr double kLeastHole = 0.1;

Account at_beginning(Account a) {
  for (const auto& kind : kinds_of(a))
    if (kind) a = with_key(*kind, std::move(a), {});
  return a;
}

}  // namespace

Means::Means(const net::Weights& w, const Tables& t, const book::Book* b)
    : weights(&w), tables(t), winning(advice::winning(t)), book(b) {}

Millionths first_hole(Stakes& stakes) { return stakes.measure(stakes.at(at_beginning(stakes.root()))).hole; }

Millionths worth_of_tour(Stakes& stakes) {
  const MatchOptions& agreed = stakes.root().options;
  if (goal_of(agreed.format) != Goal::None) return 1000 * kThousandthOfTour * agreed.stake;
  return kHolesOfTour * first_hole(stakes);
}

Round::Round(const Means& means, const Account& root)
    : worth_(*means.weights, means.tables, root, Side::White),
      wins_(*means.weights, means.winning, root, Side::White, {}, Counting::Wins),
      book_(means.book),
      first_hole_(first_hole(worth_.stakes())),
      tour_(worth_of_tour(worth_.stakes())) {}

Spot Round::spot(const Match& match, RoundSearch& search) {
  return search.spot(match.state(), match.account());
}

Thrown Round::thrown(const Match& match, RoundSearch& search) {
  return search.thrown(match.tour(), match.account());
}

const book::Line* Round::in_book(const Thrown& thrown) {
  return book_ ? book_->find(thrown, worth_.stakes()) : nullptr;
}

Units Round::paid(const Account& a) {
  Stakes& stakes = worth_.stakes();
  return in_units(stakes.start(stakes.at(a), seating_of(a).lead));
}

Amount Round::amount(Millionths worth, Stakes::Node node) {
  const Millionths hole = std::max(worth_.stakes().measure(node).hole, kLeastHole * first_hole_);
  return {in_units(worth), Holes(worth / hole), Thousandths(1000 * worth / tour_)};
}

double Round::chance(Millionths wins) { return std::clamp((1 + in_units(wins).count()) / 2, 0.0, 1.0); }

}  // namespace trictrac::advice
