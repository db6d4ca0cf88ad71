#include "apps/cli/columns.h"

#include <algorithm>

namespace trictrac::cli {
namespace {

// Accents take two bytes and one column.
std::size_t width(const std::string& text) {
  return std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
}

std::string blanks(std::size_t n) { return std::string(n, ' '); }

}  // namespace

void Columns::row(std::string head, std::vector<std::string> cells, std::string note) {
  cells.insert(cells.begin(), std::move(head));
  cells.push_back(std::move(note));
  rows_.push_back(std::move(cells));
}

std::string Columns::text() const {
  std::vector<std::size_t> widths;
  for (const auto& row : rows_) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
  }
  std::string text;
  for (const auto& row : rows_) {
    std::string line = "  " + row[0] + blanks(widths[0] - width(row[0]));
    for (std::size_t i = 1; i + 1 < row.size(); ++i) line += blanks(3 + widths[i] - width(row[i])) + row[i];
    line += "   " + row.back();
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

std::string signed_text(int amount) { return (amount > 0 ? "+" : "") + std::to_string(amount); }
std::string gained_text(int amount) { return amount > 0 ? std::to_string(amount) : ""; }

}  // namespace trictrac::cli
