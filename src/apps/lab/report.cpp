#include "apps/lab/report.h"

#include <iostream>

#include "apps/cli/command_line.h"
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

void Report::add(const std::string& list, Json row) {
  all_[list].push_back(std::move(row));
  if (json_) return;
  shown_ = list;
  progress_->aside([&] {
    const Json& added = all_[list].back();
    if (table_.take(added)) std::cout << table_.head();
    std::cout << table_.line(added);
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
  std::cout << (shown_.empty() ? "" : "\n") << json_text(all_, shown_);
  if (partial) std::cout << "interrupted: partial result\n";
}

}  // namespace trictrac::cli
