#include "lab/learn/tables.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/search/searcher.h"
#include "game/chance/random.h"
#include "lab/learn/settings.h"

namespace trictrac::learn {
namespace {

constexpr std::uint64_t kEachState = 0x9E3779B97F4A7C15u;

End play_out(Searcher& searcher, ChanceNode chance_node, Random& random) {
  RolledPosition thrown;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(chance_node, random.roll(), thrown);
    const Choice choice = searcher.best(thrown);
    const auto next = searcher.follow(thrown, choice);
    if (!next) return searcher.end_of(thrown, choice);
    chance_node = *next;
  }
  return {searcher.stakes().account(chance_node.node), chance_node.state.to_act};
}

// Returns the mean of what followed `n` relevés from the state of `key`, White throwing first and seeing it.
std::array<std::int32_t, 3> mean(const net::Weights& weights, ValueKind kind, const ValueKey& key, int n,
                                 const Tables& tables, Random& random) {
  const int game = kind == ValueKind::Honours ? 1 : 0;
  const auto only = kind == ValueKind::Honours ? std::optional(game) : std::nullopt;
  const MatchLedger from = with_key(kind, account_for(kind), key);
  RoundSearch search(weights, tables, from, Side::White, only);
  const EquityEstimator equity_estimator(tables, from, Side::White, only);
  Figures sum{};
  for (int i = 0; i < n; ++i) {
    const End end = play_out(search.searcher(), search.chance_node(fresh_releve(), from), random);
    const Figures one = equity_estimator.columns(game, end.account, end.first);
    for (int c = 0; c < 3; ++c) sum[c] += one[c];
  }
  std::array<std::int32_t, 3> means{};
  for (int c = 0; c < 3; ++c) means[c] = static_cast<std::int32_t>(sum[c] / n);
  return means;
}

// Returns the numbers of the rows, from the fullest boards down.
std::vector<int> order_of_play(const std::vector<ValueRow>& rows) {
  std::vector<int> order(rows.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int i) { return std::pair(-(rows[i].first + rows[i].second), i); });
  return order;
}

}  // namespace

std::vector<ValueRow> make_table(const net::Weights& weights, const TableOptions& o) {
  std::vector<ValueRow> rows = blank_rows(o.kind);
  for (ValueRow& r : rows) {
    const Figures before = look_up(built_in(o.kind), o.kind, key_of(r));
    for (int c = 0; c < 3; ++c) r.columns[c] = static_cast<std::int32_t>(before[c]);
  }
  const Tables tables = [&](ValueKind kind) { return kind == o.kind ? ValueTable(rows) : built_in(kind); };
  int done = 0;
  for (int pass = 1; pass <= o.passes; ++pass)
    for (const int i : order_of_play(rows)) {
      Random random(o.seed * kEachState + static_cast<std::uint64_t>(pass * 10000 + i));
      const int n = pass < o.passes ? o.releves / 4 : o.releves;
      rows[i].columns = mean(weights, o.kind, key_of(rows[i]), n, tables, random);
      if (o.progress && !o.progress(++done)) return rows;
    }
  return rows;
}

}  // namespace trictrac::learn
