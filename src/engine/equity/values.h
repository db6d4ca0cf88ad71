// Value tables: the expectation at the start of a relevé, computed by the program's play against itself
// (docs/bots.md); their files, with an origin and one row on each line; and the tables compiled in
// (data/values).
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"

namespace trictrac {

// The kinds of table. The marqué is that of Lalanne and of the Lois, who pay it alike.
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
// The names of their files in data/values.
inline constexpr EnumTable<ValueKind, ValueKind::Drained, std::string_view> kValueKindNames({
    {ValueKind::Tour, "tour"},
    {ValueKind::TourPont, "tour-pont"},
    {ValueKind::TourHonours, "tour-honours"},
    {ValueKind::Marque, "marque"},
    {ValueKind::Marque1780, "marque-1780"},
    {ValueKind::Honours, "honours"},
    {ValueKind::Filled, "filled"},
    {ValueKind::Drained, "drained"},
});

// The player whose holes so far are one run (K7).
enum class RunOf : std::uint8_t { Nobody, First, Second };

// A state of the ledger when the men are put back, from the point of view of the player who throws first.
struct ValueKey {
  int first = 0;  // holes
  int second = 0;
  RunOf run = RunOf::Nobody;
  bool lifted = false;  // the runner has gone: the run pays the lower rate (Marque1780 only)
  friend bool operator==(const ValueKey&, const ValueKey&) = default;
};

// The expectation of the round from here, in thousandths, for the player who throws first. The columns are
//   tours           stakes; tours won; -
//   marqués         jetons with the first consolation; the signed rate, for each further jeton of
//   consolation;
//                   marqués won
//   honours         simple parties of the honours; parties won; -
//   filled poules   meetings won; -; -
//   drained poules  holes paid to this player; holes paid to the opponent; -
using Figures = std::array<std::int64_t, 3>;

// One state and its columns; the fields are those of ValueKey.
struct ValueRow {
  std::uint8_t first = 0, second = 0, run = 0, lifted = 0;
  std::array<std::int32_t, 3> columns{};
};

// The rows of one kind, in the order of order_of().
using ValueTable = std::span<const ValueRow>;
// One table for each kind: those compiled in, or those being made.
using Tables = std::function<ValueTable(ValueKind)>;

// Returns the sort order of a key.
int order_of(const ValueKey& key);
// Returns the state of a row.
ValueKey key_of(const ValueRow& row);

// Returns the columns at `key`, whose holes are not negative. For a key that the table does not contain,
// those of the nearest state with the same lead or, if there is none, a formula of the lead.
Figures look_up(ValueTable table, ValueKind kind, ValueKey key);

// Returns the columns from the point of view of the player who throws second.
Figures seen_by_second(ValueKind kind, const Figures& columns);

// Returns all rows of a table of that kind, in order, with columns of zero.
std::vector<ValueRow> blank_rows(ValueKind kind);

// Returns a hash of all rows of all kinds, by which reports name the tables.
std::uint64_t hash_of(const Tables& tables);

// The origin of a table.
struct ValueOrigin {
  int releves = 0;  // played from each state in the last pass
  int passes = 0;
  std::uint64_t seed = 0;
  std::uint64_t net = 0;  // the hash of the one that played
};

// Returns the whole file.
std::string print_values(ValueKind kind, const ValueOrigin& origin, ValueTable rows);

// Reads the rows of a file. The error says in English what is wrong: it is no value table, it is one of
// another kind, a line cannot be read, or its states are not exactly those of that kind, in order.
std::expected<std::vector<ValueRow>, std::string> read_values(std::string_view file, ValueKind kind);

// Returns the tables compiled in, read once; or which of them cannot be read, and why.
using ValueTables = std::array<std::vector<ValueRow>, kValueKinds.size()>;
const std::expected<ValueTables, std::string>& load_built_in_tables();

// Returns one of the tables compiled in. If they cannot be read, the program ends with that message; no value
// is made up.
ValueTable built_in(ValueKind kind);

}  // namespace trictrac
