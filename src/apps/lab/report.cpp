#include "apps/lab/report.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "apps/cli/command_line.h"
#include "apps/cli/output.h"
#include "base/text_of.h"
#include "text/shown.h"
#include "wire/protocol.h"

namespace trictrac::cli {

Json figure_json(const measure::MeasuredValue& figure) {
  Json json{{"mean", figure.value}, {"low", nullptr}, {"high", nullptr}};
  if (figure.interval) json.update({{"low", figure.interval->low}, {"high", figure.interval->high}});
  return json;
}

Json figure_json(const std::optional<measure::MeasuredValue>& figure) {
  return figure ? figure_json(*figure) : Json(nullptr);
}

Json estimate_json(const measure::Estimate& estimate) {
  Json json = figure_json(estimate.figure());
  json["error"] = estimate.interval() ? Json(estimate.error) : Json(nullptr);
  json["samples"] = estimate.samples;
  return json;
}

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
  if (is_list(value)) return;
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
  Columns columns;
  for (const Json& row : rows) columns.take(row);
  std::string text = before + columns.head();
  for (const Json& row : rows) text += before + columns.line(row);
  return text;
}

}  // namespace

bool Columns::take(const Json& row) {
  const std::size_t before = names_.size();
  for (const auto& [name, text] : cells_of(row)) {
    const auto at = static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin());
    if (at == names_.size()) {
      names_.push_back(name);
      widths_.push_back(name.size());
    }
    widths_[at] = std::max(widths_[at], static_cast<std::size_t>(columns_of(text)));
  }
  return names_.size() > before;
}

std::string Columns::padded(const std::vector<std::string>& cells) const {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto width = static_cast<std::size_t>(columns_of(cells[i]));
    line += cells[i] + std::string(3 + widths_[i] - width, ' ');
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

std::string Columns::head() const { return padded(names_); }

std::string Columns::line(const Json& row) const {
  std::vector<std::string> texts(names_.size());
  for (auto& [name, text] : cells_of(row))
    texts[static_cast<std::size_t>(std::ranges::find(names_, name) - names_.begin())] = std::move(text);
  std::string line = padded(texts);
  for (const Json& value : row)
    if (is_list(value)) line += list_text(value, "    ");
  return line;
}

void Report::add(const std::string& list, Json row) {
  all_[list].push_back(std::move(row));
  if (json_) return;
  shown_ = list;
  progress_->aside([&] {
    const Json& added = all_[list].back();
    if (columns_.take(added)) std::cout << columns_.head();
    std::cout << columns_.line(added);
  });
}

void Report::print(bool partial, int& status) {
  progress_.reset();
  if (partial) status = kInterrupted;
  if (json_) {
    if (partial) all_["partial"] = true;
    std::cout << dump(all_) << "\n";
    return;
  }
  Cells figures;
  for (const auto& [name, value] : all_.items())
    if (name != shown_) add_cells(name, value, figures);
  std::cout << (shown_.empty() ? "" : "\n") << in_two_columns(figures, kManyColumns);
  for (const auto& [name, value] : all_.items())
    if (name != shown_ && is_list(value)) std::cout << "\n" << list_text(value, "");
  if (partial) std::cout << "interrupted: partial result\n";
}

}  // namespace trictrac::cli
