#include "apps/cli/json_text.h"

#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

#include "apps/cli/output.h"
#include "base/text_of.h"
#include "text/shown.h"

namespace trictrac::cli {
namespace {

using Cells = std::vector<std::pair<std::string, std::string>>;  // names and texts

bool is_figure(const Json& value) { return value.is_object() && value.contains("mean"); }
bool is_list(const Json& value) { return value.is_array() && !value.empty() && value.front().is_object(); }

std::string cell_text(const Json& value) {
  if (value.is_null()) return "-";
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_string()) return visible(value.get<std::string>());
  if (is_figure(value))
    return cell_text(value["mean"]) +
           (value["low"].is_null()
                ? " (no interval)"
                : text_of(" ({} to {})", cell_text(value["low"]), cell_text(value["high"])));
  if (value.is_array()) {
    std::string text;
    for (const Json& one : value) text += (text.empty() ? "" : ", ") + cell_text(one);
    return text;
  }
  if (!value.is_number_float()) return value.dump();
  char text[64];
  std::snprintf(text, sizeof text, "%.3f", value.get<double>());
  return text;
}

// Adds a value under its name, or each member of an object under both names. Lists are printed below.
void add_cells(std::string name, const Json& value, Cells& cells) {
  if (is_list(value) || (value.is_array() && value.empty())) return;
  if (value.is_object() && !is_figure(value)) {
    for (const auto& [inner, one] : value.items())
      add_cells(name.empty() ? inner : text_of("{} {}", name, inner), one, cells);
    return;
  }
  std::ranges::replace(name, '_', ' ');
  cells.emplace_back(std::move(name), cell_text(value));
}

Cells cells_of(const Json& row) {
  Cells cells;
  add_cells("", row, cells);
  return cells;
}

std::string list_text(const Json& rows, const std::string& before) {
  JsonTable table;
  for (const Json& row : rows) table.take(row);
  std::string text = before + table.head();
  for (const Json& row : rows) text += before + table.line(row);
  return text;
}

}  // namespace

bool JsonTable::take(const Json& row) {
  const std::size_t before = names_.size();
  for (const auto& [name, text] : cells_of(row)) {
    const auto at = static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
    if (at == names_.size()) {
      names_.push_back(name);
      widths_.push_back(columns_of(name));
    }
    widths_[at] = std::max(widths_[at], columns_of(text));
  }
  return names_.size() > before;
}

std::string JsonTable::padded(const std::vector<std::string>& cells) const {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i)
    line += cells[i] + std::string(static_cast<std::size_t>(3 + widths_[i] - columns_of(cells[i])), ' ');
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

std::string JsonTable::head() const { return padded(names_); }

std::string JsonTable::line(const Json& row) const {
  std::vector<std::string> texts(names_.size());
  for (auto& [name, text] : cells_of(row))
    texts[static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin())] = std::move(text);
  std::string line = padded(texts);
  for (const Json& value : row)
    if (is_list(value)) line += list_text(value, "    ");
  return line;
}

std::string json_text(const Json& object, const std::string& without) {
  Cells members;
  for (const auto& [name, value] : object.items())
    if (name != without) add_cells(name, value, members);
  std::string text = in_two_columns(members, kManyColumns);
  for (const auto& [name, value] : object.items())
    if (name != without && is_list(value)) text += (text.empty() ? "" : "\n") + list_text(value, "");
  return text;
}

}  // namespace trictrac::cli
