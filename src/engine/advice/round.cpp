#include "engine/advice/round.h"

#include <algorithm>

#include "engine/advice/units.h"
#include "engine/advice/winning.h"
#include "game/match/account_seats.h"

namespace trictrac::analysis {
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
    : weights(&w), tables(t), winning(analysis::winning(t)), book(b) {}

Round::Round(const Means& means, const Account& root)
    : stakes_(means.tables, root, Side::White),
      win_stakes_(means.winning, root, Side::White, {}, Counting::Wins),
      worth_(*means.weights, stakes_),
      wins_(*means.weights, win_stakes_),
      book_(means.book),
      first_hole_(stakes_.measure(stakes_.at(at_beginning(root))).scale),
      tour_(worth_of_tour(root)) {}

double Round::worth_of_tour(const Account& root) const {
  const Format format = root.options.format;
  if (format == Format::Tours || format == Format::Filled) return 2 * kMillion * root.options.stake;
  return kHolesOfTour * first_hole_;
}

Spot Round::spot(const Match& match, Searcher& searcher) {
  return {without_goal(match.state()), searcher.stakes().at(match.account())};
}

Thrown Round::thrown(const Match& match, Searcher& searcher) {
  Thrown t;
  t.state = without_goal(match.state());
  t.turn = match.tour().turn();
  t.node = searcher.stakes().at(match.account());
  return t;
}

const book::Line* Round::in_book(const Thrown& thrown) {
  return book_ ? book_->find(thrown, stakes_) : nullptr;
}

double Round::paid(const Account& a) { return stakes_.start(stakes_.at(a), seating_of(a).lead) / kMillion; }

Amount Round::amount(double worth, Stakes::Node node) {
  const double hole = std::max(stakes_.measure(node).scale, kLeastHole * first_hole_);
  return {worth / kMillion, worth / hole, 1000 * worth / tour_};
}

double Round::chance(double wins) { return std::clamp((1 + wins / kMillion) / 2, 0.0, 1.0); }

}  // namespace trictrac::analysis
