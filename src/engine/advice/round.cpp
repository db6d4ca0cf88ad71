#include "engine/advice/round.h"

#include <algorithm>

#include "engine/advice/least_hole.h"
#include "game/match/match_ledger.h"

namespace trictrac::advice {
namespace {

// A tour where no simple round is won or lost for one stake: about 25 holes, as holes count at its beginning.
constexpr double kHolesOfTour = 25;

// Returns the account of that round at its beginning.
MatchLedger at_beginning(MatchLedger a) {
  for (const auto& kind : kinds_of(a))
    if (kind) a = with_key(*kind, std::move(a), {});
  return a;
}

constexpr std::int64_t kSure = 1000;

// The chances in a tour by its holes alone.
class TourChances {
 public:
  explicit TourChances(ValueTable table) : table_(table) {}

  std::int64_t at(int first, int second) const {
    if (first == second && first < 2) return (row(0, 0) * (2 - first) + row(2, 2) * first) / 2;
    // Half of what two holes make: the curve is straighter than two rows are sure.
    if (second == 0)
      return std::min(at(first, 1) + (at(first, 1) - at(first, 3)) / 2, (kSure + at(first, 1)) / 2);
    if (first == 0)
      return std::max(at(1, second) - (at(3, second) - at(1, second)) / 2, (-kSure + at(1, second)) / 2);
    return row(first, second);
  }

 private:
  std::int64_t row(int first, int second) const {
    return look_up(table_, ValueKind::Tour, {first, second})[0];
  }

  ValueTable table_;
};

std::vector<ValueRow> tour_rows(const Tables& tables) {
  const ValueTable table = tables(ValueKind::Tour);
  const TourChances chances(table);
  std::vector<ValueRow> rows(table.begin(), table.end());
  for (ValueRow& r : rows) r.columns = {static_cast<std::int32_t>(chances.at(r.first, r.second)), 0, 0};
  return rows;
}

// Makes rows of the third column of a marqué's rows.
std::vector<ValueRow> marque_rows(ValueTable table, bool for_both) {
  std::vector<ValueRow> rows(table.begin(), table.end());
  for (ValueRow& r : rows) r.columns = {r.columns[2], for_both ? -r.columns[2] : 0, 0};
  return rows;
}

std::vector<ValueRow> rows_of(ValueKind kind, const Tables& tables) {
  switch (kind) {
    case ValueKind::Tour:
    case ValueKind::TourPont:
    case ValueKind::TourHonours: return tour_rows(tables);
    case ValueKind::Marque:
    case ValueKind::Marque1780: return marque_rows(tables(kind), false);
    case ValueKind::Drained: return marque_rows(tables(ValueKind::Marque), true);  // columns of either side
    case ValueKind::Honours: return {};                                            // not asked about
    case ValueKind::Filled: break;
  }
  const ValueTable table = tables(kind);
  return {table.begin(), table.end()};
}

Millionths first_hole(Stakes& stakes) { return stakes.measure(stakes.at(at_beginning(stakes.root()))).hole; }

}  // namespace

Tables tables_of_wins(const Tables& tables) {
  const auto rows = std::make_shared<std::array<std::vector<ValueRow>, kValueKinds.size()>>();
  for (const ValueKind kind : kValueKinds) (*rows)[static_cast<std::size_t>(kind)] = rows_of(kind, tables);
  return [rows](ValueKind kind) { return ValueTable((*rows)[static_cast<std::size_t>(kind)]); };
}

EngineResources::EngineResources(const net::Weights& w, const Tables& t, const book::Book* b)
    : weights(&w), tables(t), wins(tables_of_wins(t)), book(b) {}

Millionths equity_of_tour(Stakes& stakes) {
  const MatchOptions& agreed = stakes.root().options;
  if (goal_of(agreed.format) != Goal::None) return 1000 * kThousandthOfTour * agreed.stake;
  return kHolesOfTour * first_hole(stakes);
}

Round::Round(const EngineResources& resources, const MatchLedger& root)
    : equity_(*resources.weights, resources.tables, root, Side::White),
      wins_(*resources.weights, resources.wins, root, Side::White, {}, Counting::Wins),
      book_(resources.book),
      first_hole_(first_hole(equity_.stakes())),
      tour_(equity_of_tour(equity_.stakes())) {}

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

double Round::chance(Millionths wins, Side side) {
  const double white = std::clamp((1 + in_units(wins).count()) / 2, 0.0, 1.0);
  return side == Side::White ? white : 1 - white;
}

}  // namespace trictrac::advice
