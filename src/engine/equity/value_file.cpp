#include "engine/equity/value_file.h"

#include <charconv>
#include <optional>

#include "base/fnv.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

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

}  // namespace

std::string print_values(ValueKind kind, const ValueOrigin& o, ValueTable rows) {
  std::string text = text_of(
      "{}{}{}\n# Made by: trictrac values {} --releves {} --passes {} --seed {}, net {}\n"
      "# {} states, each the mean of {} relevés. In thousandths, seen by who throws first: {}.\n"
      "# holes of the first, of the second; run: 0 nobody's, 1 the first's, 2 the second's; lifted; the "
      "columns\n",
      kTitle, name_of(kind), kSeeDocs, name_of(kind), o.releves, o.passes, o.seed, in_hex(o.net), rows.size(),
      o.releves, columns_of(kind));
  for (const ValueRow& row : rows) text += print_row(row) + "\n";
  return text;
}

std::expected<std::vector<ValueRow>, std::string> read_values(std::string_view file, ValueKind kind) {
  const std::string_view title = take_line(file);
  if (!title.starts_with(kTitle)) return std::unexpected("this is not a table of values");
  if (title != text_of("{}{}{}", kTitle, name_of(kind), kSeeDocs))
    return std::unexpected(text_of("it begins \"{}\", and is not that of {}", title, name_of(kind)));
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

}  // namespace trictrac
