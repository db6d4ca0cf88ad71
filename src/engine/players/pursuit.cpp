#include "engine/players/pursuit.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "engine/advice/least_hole.h"

namespace trictrac::players {
namespace {

// Returns the ledger of a tour at its beginning.
MatchLedger tour_begun() { return begin_account({}, Worth::SimpleDouble, as_entered(2), Side::White); }

// Brings holes within a tour, which has at most eleven before its last: both are counted down as far as
// possible.
PerSide<int> within_a_tour(const PerSide<int>& holes) {
  const int beyond = std::max({0, holes.white - (kHolesPerTour - 1), holes.black - (kHolesPerTour - 1)});
  return {std::max(0, holes.white - beyond), std::max(0, holes.black - beyond)};
}

MatchLedger tour_at(const MatchLedger& root, const Match& match, Aim aim) {
  Marks marks;
  marks.holes = within_a_tour(holes_of(match.account()));
  // Once the pavillon has been lost, a tour is simple.
  marks.pavillon = aim == Aim::Win ? Pavillon::Lost : match.state().marks.pavillon;
  return with_holes(root, marks);
}

// Returns a state of the same lead, both having holes: no bredouille is left there.
ValueKey without_bredouille(const ValueKey& key) {
  const int up = key.first == 0 || key.second == 0;
  const int most = kHolesPerTour - 1;
  return {std::min(most, key.first + up), std::min(most, key.second + up), RunOf::Nobody, false};
}

std::vector<ValueRow> rows_of_wins(ValueTable table) {
  std::vector<ValueRow> rows(table.begin(), table.end());
  for (ValueRow& row : rows) {
    if (row.first + row.second == 0) continue;
    const Figures c = look_up(table, ValueKind::Tour, without_bredouille(key_of(row)));
    row.columns[0] = static_cast<std::int32_t>(c[0]);
  }
  return rows;
}

// Returns tables that count tours won less tours lost, made of the states of `tables` in which no bredouille
// is possible.
Tables tables_of_wins(const Tables& tables) {
  auto rows = std::make_shared<const std::vector<ValueRow>>(rows_of_wins(tables(ValueKind::Tour)));
  return
      [tables, rows](ValueKind kind) { return kind == ValueKind::Tour ? ValueTable(*rows) : tables(kind); };
}

}  // namespace

Pursuit::Pursuit(const net::Weights& weights, Tables tables, Aim aim)
    : weights_(weights), tables_(aim == Aim::Win ? tables_of_wins(tables) : std::move(tables)), aim_(aim) {}

// Reuses the results of the last match where the next one begins alike.
void Pursuit::begin_round(const MatchLedger& root, Side mine) {
  const MatchLedger own = aim_ == Aim::Agreed ? root : tour_begun();
  if (search_ && search_->mine() == mine && own == search_->root()) return;
  search_ = std::make_unique<RoundSearch>(weights_, tables_, own, mine);
}

RoundSearch& Pursuit::search() {
  TRICTRAC_ASSERT(search_ != nullptr);
  return *search_;
}

Searcher& Pursuit::searcher() { return search().searcher(); }

MatchLedger Pursuit::account_of(const Match& match) {
  return aim_ == Aim::Agreed ? match.account() : tour_at(search().root(), match, aim_);
}

ChanceNode Pursuit::chance_node(const Match& match) {
  return search().chance_node(match.state(), account_of(match));
}

RolledPosition Pursuit::thrown(const Match& match) {
  return search().thrown(match.tour(), account_of(match));
}

Units Pursuit::value_of_hole(const Match& match) {
  Stakes& stakes = search().stakes();
  const auto hole_at = [&](const MatchLedger& ledger) { return stakes.measure(stakes.at(ledger)).hole; };
  return in_units(std::max(hole_at(account_of(match)), advice::kLeastHole * hole_at(search().root())));
}

}  // namespace trictrac::players
