#include "engine/equity/values.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "base/embedded.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "engine/equity/value_file.h"

namespace trictrac {

namespace equity {
extern const EmbeddedFiles kFiles;  // data/values/*.txt
}

namespace {

constexpr int kSteps = 16;  // above most_holes

const ValueRow* find(ValueTable table, const ValueKey& key) {
  const int wanted = order_of(key);
  const auto at =
      std::ranges::lower_bound(table, wanted, {}, [](const ValueRow& r) { return order_of(key_of(r)); });
  return at != table.end() && key_of(*at) == key ? &*at : nullptr;
}

// Brings the holes of `key` within those that have rows, keeping the lead as far as it can be.
ValueKey within(ValueKey key, int most) {
  const int beyond = std::max({key.first - most, key.second - most, 0});
  key.first = std::max(0, key.first - beyond);
  key.second = std::max(0, key.second - beyond);
  return key;
}

// Estimates by the lead: a hole more than the opponent is taken to be worth a tenth of the round.
Figures by_lead(ValueKind kind, const ValueKey& key) {
  const int lead = std::clamp(key.first - key.second, -9, 9);
  if (kind == ValueKind::Drained) return {3000 + 300 * lead, 3000 - 300 * lead, 0};
  if (kind == ValueKind::Marque || kind == ValueKind::Marque1780)
    return {1500 * lead, 150 * lead, 100 * lead};
  return {100 * lead, 100 * lead, 0};
}

// Returns whether both runs may be broken with these holes: one side has taken holes twice.
bool may_be_broken(int a, int b) { return a > 0 && b > 0 && a + b > 2; }

// Returns how many holes a row may have; beyond, both sides are counted down together.
int most_holes(ValueKind kind) {
  switch (kind) {
    case ValueKind::Filled: return 5;
    case ValueKind::Marque:
    case ValueKind::Marque1780:
    case ValueKind::Drained: return 13;
    default: return 11;
  }
}

void add_rows(std::vector<ValueRow>& rows, ValueKind kind, int first, int second) {
  const auto add = [&](RunOf run, int lifted) {
    rows.push_back({static_cast<std::uint8_t>(first),
                    static_cast<std::uint8_t>(second),
                    static_cast<std::uint8_t>(run),
                    static_cast<std::uint8_t>(lifted),
                    {}});
  };
  const bool runs = kind != ValueKind::Filled;
  if (!runs || first + second == 0 || may_be_broken(first, second)) add(RunOf::Nobody, 0);
  if (!runs) return;
  for (int lifted = 0; lifted <= (kind == ValueKind::Marque1780); ++lifted) {
    if (first > 0) add(RunOf::First, lifted);
    if (second > 0) add(RunOf::Second, lifted);
  }
}

std::expected<ValueTables, std::string> read_built_in() {
  ValueTables all;
  for (const ValueKind kind : kValueKinds) {
    const auto file = std::ranges::find(equity::kFiles, name_of(kind), &EmbeddedFile::name);
    if (file == equity::kFiles.end())
      return std::unexpected(text_of("there is no data/values/{}.txt", name_of(kind)));
    auto rows = read_values(file->text(), kind);
    if (!rows) return std::unexpected(text_of("data/values/{}.txt: {}", name_of(kind), rows.error()));
    all[static_cast<std::size_t>(kind)] = *std::move(rows);
  }
  return all;
}

}  // namespace

std::string_view name_of(ValueKind kind) {
  switch (kind) {
    case ValueKind::Tour: return "tour";
    case ValueKind::TourPont: return "tour-pont";
    case ValueKind::TourHonours: return "tour-honours";
    case ValueKind::Marque: return "marque";
    case ValueKind::Marque1780: return "marque-1780";
    case ValueKind::Honours: return "honours";
    case ValueKind::Filled: return "filled";
    case ValueKind::Drained: return "drained";
  }
  return "";
}

int order_of(const ValueKey& k) {
  return ((k.lifted * 3 + static_cast<int>(k.run)) * kSteps + k.first) * kSteps + k.second;
}

ValueKey key_of(const ValueRow& row) {
  return {row.first, row.second, static_cast<RunOf>(row.run), row.lifted != 0};
}

std::vector<ValueRow> blank_rows(ValueKind kind) {
  std::vector<ValueRow> rows;
  for (int first = 0; first <= most_holes(kind); ++first)
    for (int second = 0; second <= most_holes(kind); ++second) add_rows(rows, kind, first, second);
  std::ranges::sort(rows, {}, [](const ValueRow& r) { return order_of(key_of(r)); });
  return rows;
}

Figures look_up(ValueTable table, ValueKind kind, ValueKey key) {
  TRICTRAC_ASSERT(key.first >= 0 && key.second >= 0);
  key = within(key, most_holes(kind));
  const ValueRow* row = find(table, key);
  if (!row) {
    key.lifted = false;
    row = find(table, key);
  }
  if (!row) {
    key.run = RunOf::Nobody;
    row = find(table, key);
  }
  if (!row) return by_lead(kind, key);
  return {row->columns[0], row->columns[1], row->columns[2]};
}

Figures seen_by_second(ValueKind kind, const Figures& c) {
  if (kind == ValueKind::Drained) return {c[1], c[0], 0};
  return {-c[0], -c[1], -c[2]};
}

std::uint64_t hash_of(const Tables& tables) {
  Fnv h;
  for (const ValueKind kind : kValueKinds) {
    h.add(name_of(kind));
    for (const ValueRow& row : tables(kind)) {
      h.add(static_cast<std::uint64_t>(order_of(key_of(row))));
      for (const std::int32_t c : row.columns) h.add(static_cast<std::uint64_t>(std::int64_t{c}));
    }
  }
  return h.value();
}

const std::expected<ValueTables, std::string>& load_built_in_tables() {
  static const std::expected<ValueTables, std::string> tables = read_built_in();
  return tables;
}

ValueTable built_in(ValueKind kind) {
  static const ValueTables& tables = [] -> const ValueTables& {
    const auto& read = load_built_in_tables();
    if (!read) fatal(text_of("a table of values compiled in cannot be used: {}", read.error()));
    return *read;
  }();
  return tables[static_cast<std::size_t>(kind)];
}

}  // namespace trictrac
