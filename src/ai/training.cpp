#include "ai/training.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "ai/holding.h"
#include "match/format.h"

namespace trictrac {
namespace {

constexpr std::uint64_t kEachState = 0x9E3779B97F4A7C15u;

MatchOptions options_for(ValueKind kind) {
  switch (kind) {
    case ValueKind::Marque: return find_format("ecrire-lois")->options;
    case ValueKind::Marque1780: return find_format("ecrire-1780")->options;
    case ValueKind::Honours: return find_format("combine")->options;
    case ValueKind::Filled: return find_format("poule-guiton")->options;
    case ValueKind::Drained: return find_format("poule-plumer")->options;
    default: return {};
  }
}

Worth counting_for(ValueKind kind) {
  return kind == ValueKind::TourPont      ? Worth::Pont
         : kind == ValueKind::TourHonours ? Worth::Honours
                                          : Worth::SimpleDouble;
}

Account account_for(ValueKind kind) {
  const MatchOptions options = options_for(kind);
  std::vector<int> order(options.players);
  std::iota(order.begin(), order.end(), 0);
  return begin_account(options, counting_for(kind), order, Side::White);
}

State fresh(Side first) {
  State s;
  s.options.goal = Goal::None;
  s.to_act = first;
  s.stage = Stage::Roll;
  return s;
}

// Can nobody's run be whole with these holes? Both are then broken: somebody took holes twice.
bool may_be_broken(int a, int b) { return a > 0 && b > 0 && a + b > 2; }

void add_rows(std::vector<ValueRow>& rows, ValueKind kind, int first, int second) {
  const auto add = [&](RunOf run, int lifted) {
    rows.push_back({static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second),
                    static_cast<std::uint8_t>(run), static_cast<std::uint8_t>(lifted), {}});
  };
  const bool runs = kind != ValueKind::Filled;
  if (!runs || first + second == 0 || may_be_broken(first, second)) add(RunOf::Nobody, 0);
  if (!runs) return;
  for (int lifted = 0; lifted <= (kind == ValueKind::Marque1780); ++lifted) {
    if (first > 0) add(RunOf::First, lifted);
    if (second > 0) add(RunOf::Second, lifted);
  }
}

// One relevé from the state of `key`, White throwing first: what followed, seen by White.
Figures sample(int game, const Account& from, const Tables& tables, Random& random) {
  const Appraiser white(tables, from, Side::White, game), black(tables, from, Side::Black, game);
  Holding h{Tour(fresh(Side::White)), from};
  const Side first = play_out(h, {&white, &black}, random);
  return white.columns(game, h.account, first);
}

std::array<std::int32_t, 3> mean(ValueKind kind, const ValueKey& key, int n, const Tables& tables, Random& random) {
  const int game = kind == ValueKind::Honours ? 1 : 0;
  const Account from = with_key(kind, account_for(kind), key);
  Figures sum{};
  for (int i = 0; i < n; ++i) {
    const Figures one = sample(game, from, tables, random);
    for (int c = 0; c < 3; ++c) sum[c] += one[c];
  }
  std::array<std::int32_t, 3> means{};
  for (int c = 0; c < 3; ++c) means[c] = static_cast<std::int32_t>(sum[c] / n);
  return means;
}

// From the fullest boards down.
std::vector<int> order_of_play(const std::vector<ValueRow>& rows) {
  std::vector<int> order(rows.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](int i) { return std::pair(-(rows[i].first + rows[i].second), i); });
  return order;
}

}  // namespace

std::vector<ValueRow> blank_rows(ValueKind kind) {
  std::vector<ValueRow> rows;
  for (int first = 0; first <= most_holes(kind); ++first)
    for (int second = 0; second <= most_holes(kind); ++second) add_rows(rows, kind, first, second);
  std::ranges::sort(rows, {}, [](const ValueRow& r) { return order_of(key_of(r)); });
  return rows;
}

std::vector<ValueRow> train(const TrainingOptions& o) {
  std::vector<ValueRow> rows = blank_rows(o.kind);
  // Before anything has been played the formula of look_up stands in.
  for (ValueRow& r : rows) {
    const Figures guess = look_up({}, o.kind, key_of(r));
    for (int c = 0; c < 3; ++c) r.columns[c] = static_cast<std::int32_t>(guess[c]);
  }
  const Tables tables = [&](ValueKind kind) { return kind == o.kind ? ValueTable(rows) : ValueTable{}; };
  for (int pass = 1; pass <= o.passes; ++pass)
    for (const int i : order_of_play(rows)) {
      Random random(o.seed * kEachState + static_cast<std::uint64_t>(pass * 10000 + i));
      rows[i].columns = mean(o.kind, key_of(rows[i]), pass < o.passes ? o.releves / 4 : o.releves, tables, random);
    }
  return rows;
}

}  // namespace trictrac
