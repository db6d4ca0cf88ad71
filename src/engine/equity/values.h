// What the start of a relevé is worth, in tables made by the program's own play (docs/bots.md).
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// What is counted: the kinds of table. The marqué is that of Lalanne and of the Lois, who pay it alike.
enum class ValueKind : std::uint8_t {
  Tour,
  TourPont,
  TourHonours,
  Marque,
  Marque1780,
  Honours,
  Filled,
  Drained
};
inline constexpr std::array<ValueKind, 8> kValueKinds{
    ValueKind::Tour,       ValueKind::TourPont, ValueKind::TourHonours, ValueKind::Marque,
    ValueKind::Marque1780, ValueKind::Honours,  ValueKind::Filled,      ValueKind::Drained};
std::string_view name_of(ValueKind kind);  // as its file in data/values

// Whose holes are so far one run (K7).
enum class RunOf : std::uint8_t { Nobody, First, Second };

// What the account shows when the men are put back, seen by who throws first.
struct ValueKey {
  int first = 0;  // holes
  int second = 0;
  RunOf run = RunOf::Nobody;
  bool lifted = false;  // the runner has gone: his run pays the lower rate (Marque1780 only)
  friend bool operator==(const ValueKey&, const ValueKey&) = default;
};

// What is expected of the round from here, in thousandths, seen by who throws first. What each means:
//   tours:    stakes; tours won; -
//   marqués:  jetons with the first consolation; the signed rate, for each further jeton of consolation;
//   marqués won honours:  simple parties of the honours; parties won; - filled:   meetings won; -; - drained:
//   holes paid to him; holes paid to the other; -
using Figures = std::array<std::int64_t, 3>;

struct ValueRow {
  std::uint8_t first = 0, second = 0, run = 0, lifted = 0;
  std::array<std::int32_t, 3> columns{};
};

// One kind's rows, in the order of `order_of`.
using ValueTable = std::span<const ValueRow>;

// A number by which keys are ordered.
int order_of(const ValueKey& key);
ValueKey key_of(const ValueRow& row);

// How many holes a row may have; beyond, both sides are counted down together.
int most_holes(ValueKind kind);

// The columns at `key`, whose holes are not negative; for what the table does not hold, those of the nearest
// state with the same lead, or failing this a formula in the lead.
Figures look_up(ValueTable table, ValueKind kind, ValueKey key);

// The same, seen by the player who throws second.
Figures seen_by_second(ValueKind kind, const Figures& columns);

// All rows a table of that kind has, in order, with columns of nothing.
std::vector<ValueRow> blank_rows(ValueKind kind);

// The tables of data/values, compiled in and read once; or which of them cannot be read, and why.
using ValueTables = std::array<std::vector<ValueRow>, kValueKinds.size()>;
const std::expected<ValueTables, std::string>& load_built_in_tables();

// One of them. Where they cannot be read the program ends with that message: no worth is made up.
ValueTable built_in(ValueKind kind);

}  // namespace trictrac
