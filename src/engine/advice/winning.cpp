#include "engine/advice/winning.h"

#include <algorithm>
#include <memory>

namespace trictrac::advice {
namespace {

constexpr std::int64_t kSure = 1000;

// The chances in a tour by its holes alone.
class TourChances {
 public:
  explicit TourChances(ValueTable table) : table_(table) {}

  std::int64_t at(int first, int second) const {
    if (first == second && first < 2) return (row(0, 0) * (2 - first) + row(2, 2) * first) / 2;
    // Half of what two holes make: two rows are less sure than the curve is straight.
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

// The third column of a marqué's row.
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

}  // namespace

Tables winning(const Tables& tables) {
  const auto rows = std::make_shared<std::array<std::vector<ValueRow>, kValueKinds.size()>>();
  for (const ValueKind kind : kValueKinds) (*rows)[static_cast<std::size_t>(kind)] = rows_of(kind, tables);
  return [rows](ValueKind kind) { return ValueTable((*rows)[static_cast<std::size_t>(kind)]); };
}

}  // namespace trictrac::advice
