#include "engine/equity/equity_estimator.h"

#include "base/assert.h"
#include "game/match/match_ledger.h"

namespace trictrac {
namespace {

constexpr PerGame<ColumnEquities> kWinsAlone{{{kUnit, 0, 0}, {}}};

// The player who was paid has won. The second column of the drained poule is what the opponent was paid.
Figures won_where(const Figures& paid, ValueKind kind) {
  const std::int64_t gain = kind == ValueKind::Drained ? paid[0] - paid[1] : paid[0];
  return {gain > 0 ? kUnit : gain < 0 ? -kUnit : 0, 0, 0};
}

}  // namespace

EquityEstimator::EquityEstimator(const Tables& tables, const MatchLedger& root, Side mine,
                                 std::optional<int> only, Counting counting)
    : tables_(tables),
      root_(root),
      mine_(mine),
      counting_(counting),
      kinds_(kinds_of(root)),
      column_equities_(counting == Counting::Wins ? kWinsAlone : column_equities(root, mine)) {
  TRICTRAC_ASSERT(!over(root) && (!only || (*only >= 0 && *only < games())));
  if (only) column_equities_[1 - *only] = {};
}

Figures EquityEstimator::columns(int game, const MatchLedger& a, Side first) const {
  TRICTRAC_ASSERT(game >= 0 && game < games());
  Figures sum = paid(game, a);
  if (over(a)) return sum;
  const Figures more = expected(game, a, first);
  for (int i = 0; i < 3; ++i) sum[i] += more[i];
  return sum;
}

std::int64_t EquityEstimator::millionths(int game, const MatchLedger& a, Side first) const {
  const Figures c = columns(game, a, first);
  std::int64_t sum = 0;
  for (int i = 0; i < 3; ++i) sum += c[i] * column_equities_[game][i];
  return sum;
}

Millionths EquityEstimator::equity(const MatchLedger& a, Side first) const {
  std::int64_t sum = 0;
  for (int game = 0; game < games(); ++game) sum += millionths(game, a, first);
  return Millionths(static_cast<double>(sum));
}

Figures EquityEstimator::paid(int game, const MatchLedger& a) const {
  const Figures c = paid_between(game, root_, a, mine_);
  return counting_ == Counting::Wins ? won_where(c, *kinds_[game]) : c;
}

// The honours go on; anything else is estimated to the end of its round. A marqué void for a refait is played
// again, its consolation larger.
Figures EquityEstimator::expected(int game, const MatchLedger& a, Side first) const {
  const ValueKind kind = *kinds_[game];
  if (kind == ValueKind::Honours) return at(kind, key_of(kind, a, first), first);
  const Partie* p = partie_of(a);
  if (!p) return rounds_won(a) == rounds_won(root_) ? at(kind, key_of(kind, a, first), first) : Figures{};
  if (p->sheet.marques.size() != partie_of(root_)->sheet.marques.size()) return {};
  Figures c = at(kind, key_of(kind, a, first), first);
  const MarqueOptions& o = p->marque.options;
  c[0] += (consolation_of(o, p->marque.refaits) - consolation_of(o, 0)) * c[1];
  return c;
}

Figures EquityEstimator::at(ValueKind kind, const ValueKey& key, Side first) const {
  const Figures c = look_up(tables_(kind), kind, key);
  return first == mine_ ? c : seen_by_second(kind, c);
}

}  // namespace trictrac
