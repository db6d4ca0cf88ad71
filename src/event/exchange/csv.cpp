#include "event/exchange/csv.h"

#include <algorithm>

#include "base/utf8.h"

namespace trictrac::event {
namespace {

constexpr std::string_view kFormula = "=+-@\t\r'";

std::string cell(const std::string& text) {
  const bool formula =
      !text.empty() && kFormula.contains(text.front()) && text.find_first_not_of("-0123456789") != text.npos;
  const std::string safe = formula ? "'" + text : text;
  if (safe.find_first_of(",;\"\r\n") == safe.npos) return safe;
  std::string quoted = "\"";
  for (const char c : safe) quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + '"';
}

std::string without_apostrophe(std::string text) {
  if (text.size() > 1 && text.front() == '\'' && kFormula.contains(text[1])) text.erase(0, 1);
  return text;
}

// Reads cell after cell, and knows the line.
class Cells {
 public:
  explicit Cells(std::string_view text) : rest_(text) {
    const std::string_view first = rest_.substr(0, rest_.find_first_of("\r\n"));
    if (!first.contains(',') && first.contains(';')) separator_ = ';';
  }
  int line() const { return line_; }
  bool at_end() const { return rest_.empty(); }

  // The next row, or nothing where a quote is never closed or stands in a wrong place.
  std::optional<CsvRow> row() {
    CsvRow row;
    while (true) {
      auto next = cell();
      if (!next) return std::nullopt;
      row.push_back(without_apostrophe(std::move(*next)));
      if (take(separator_)) continue;
      if (rest_.empty() || take_line_end()) return row;
      return std::nullopt;
    }
  }

 private:
  std::optional<std::string> cell() {
    if (!take('"')) {
      const std::size_t end = std::min(rest_.find_first_of(std::string("\r\n\"") + separator_), rest_.size());
      std::string text(rest_.substr(0, end));
      rest_.remove_prefix(end);
      return text;
    }
    std::string text;
    while (!rest_.empty()) {
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == '"' && !take('"')) return text;
      line_ += c == '\n';
      text += c;
    }
    return std::nullopt;
  }
  bool take(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool take_line_end() {
    const bool returned = take('\r');
    if (!take('\n') && !returned) return false;
    ++line_;
    return true;
  }

  std::string_view rest_;
  char separator_ = ',';
  int line_ = 1;
};

}  // namespace

std::string print_csv(const std::vector<CsvRow>& rows) {
  std::string text;
  for (const CsvRow& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) text += (i > 0 ? "," : "") + cell(row[i]);
    text += "\r\n";
  }
  return text;
}

std::expected<std::vector<CsvRow>, ImportFault> read_csv(std::string_view text) {
  text = without_byte_order_mark(text);
  if (!is_utf8(text)) return std::unexpected(ImportFault{1, "the text is not UTF-8"});
  std::vector<CsvRow> rows;
  for (Cells cells(text); !cells.at_end();) {
    const int line = cells.line();
    auto row = cells.row();
    if (!row) return std::unexpected(ImportFault{line, "a quote is not closed, or stands within a cell"});
    rows.push_back(std::move(*row));
  }
  return rows;
}

}  // namespace trictrac::event
