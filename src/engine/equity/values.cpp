#include "engine/equity/values.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "base/assert.h"
#include "base/embedded.h"
#include "base/fnv.h"
#include "base/text_of.h"

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

// ---- Files.

constexpr std::string_view kTitle = "# What the start of a relevé is worth: ";
constexpr std::string_view kSeeDocs = ". See docs/bots.md.";
constexpr std::size_t kNumbers = 7;  // of a row: four of the state, three columns

std::string_view columns_of(ValueKind kind) {
  switch (kind) {
    case ValueKind::Marque:
    case ValueKind::Marque1780: return "jetons, signed rate, marqués won less lost";
    case ValueKind::Honours: return "simple parties won less lost, parties won less lost, -";
    case ValueKind::Filled: return "meetings won less lost, -, -";
    case ValueKind::Drained: return "holes paid to the first, holes paid to the second, -";
    default: return "stakes won less lost, tours won less lost, -";
  }
}

std::array<int, kNumbers> numbers_of(const ValueRow& r) {
  return {r.first, r.second, r.run, r.lifted, r.columns[0], r.columns[1], r.columns[2]};
}

std::string print_row(const ValueRow& row) {
  std::string line;
  for (const int n : numbers_of(row)) line += (line.empty() ? "" : " ") + std::to_string(n);
  return line;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return line;
}

// Reads exactly seven numbers, with one space between them.
std::optional<std::array<int, kNumbers>> read_numbers(std::string_view line) {
  std::array<int, kNumbers> numbers{};
  const char *at = line.data(), *const end = line.data() + line.size();
  for (std::size_t i = 0; i < kNumbers; ++i) {
    if (i > 0 && (at == end || *at++ != ' ')) return std::nullopt;
    const auto [after, error] = std::from_chars(at, end, numbers[i]);
    if (error != std::errc{}) return std::nullopt;
    at = after;
  }
  return at == end ? std::optional(numbers) : std::nullopt;
}

// Fills the columns of `row`, whose state the line must name; else returns the fault.
std::optional<std::string> fill_row(std::string_view line, ValueRow& row) {
  const auto numbers = read_numbers(line);
  if (!numbers) return text_of("\"{}\" is not a row: seven whole numbers", line);
  const auto state = numbers_of(row);
  for (int i = 0; i < 4; ++i)
    if ((*numbers)[i] != state[i])
      return text_of("\"{}\" stands where the row of {} {} {} {} should be", line, state[0], state[1],
                     state[2], state[3]);
  for (int i = 0; i < 3; ++i) row.columns[i] = (*numbers)[4 + i];
  return std::nullopt;
}

std::expected<ValueTables, std::string> read_built_in() {
  ValueTables all;
  for (const ValueKind kind : kValueKinds) {
    const auto file = std::ranges::find(equity::kFiles, kValueKindNames[kind], &EmbeddedFile::name);
    if (file == equity::kFiles.end())
      return std::unexpected(text_of("there is no data/values/{}.txt", kValueKindNames[kind]));
    auto rows = read_values(file->text(), kind);
    if (!rows) return std::unexpected(text_of("data/values/{}.txt: {}", kValueKindNames[kind], rows.error()));
    all[static_cast<std::size_t>(kind)] = *std::move(rows);
  }
  return all;
}

}  // namespace

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
    h.add(kValueKindNames[kind]);
    for (const ValueRow& row : tables(kind)) {
      h.add(static_cast<std::uint64_t>(order_of(key_of(row))));
      for (const std::int32_t c : row.columns) h.add(static_cast<std::uint64_t>(std::int64_t{c}));
    }
  }
  return h.value();
}

std::string print_values(ValueKind kind, const ValueOrigin& o, ValueTable rows) {
  std::string text = text_of(
      "{}{}{}\n# Made by: trictrac values {} --releves {} --passes {} --seed {}, net {}\n"
      "# {} states, each the mean of {} relevés. In thousandths, seen by who throws first: {}.\n"
      "# holes of the first, of the second; run: 0 nobody's, 1 the first's, 2 the second's; lifted; the "
      "columns\n",
      kTitle, kValueKindNames[kind], kSeeDocs, kValueKindNames[kind], o.releves, o.passes, o.seed,
      in_hex(o.net), rows.size(), o.releves, columns_of(kind));
  for (const ValueRow& row : rows) text += print_row(row) + "\n";
  return text;
}

std::expected<std::vector<ValueRow>, std::string> read_values(std::string_view file, ValueKind kind) {
  const std::string_view title = take_line(file);
  if (!title.starts_with(kTitle)) return std::unexpected("this is not a table of values");
  if (title != text_of("{}{}{}", kTitle, kValueKindNames[kind], kSeeDocs))
    return std::unexpected(text_of("it begins \"{}\", and is not that of {}", title, kValueKindNames[kind]));
  std::vector<ValueRow> rows = blank_rows(kind);
  std::size_t n = 0;
  for (int number = 2; !file.empty(); ++number) {
    const std::string_view line = take_line(file);
    if (line.starts_with('#')) continue;
    const auto wrong = n < rows.size() ? fill_row(line, rows[n++])
                                       : text_of("this is a row too many: there are {} states", rows.size());
    if (wrong) return std::unexpected(text_of("line {}: {}", number, *wrong));
  }
  if (n < rows.size()) return std::unexpected(text_of("it has {} rows of {}", n, rows.size()));
  return rows;
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
