// The result of a command, printed as JSON (--json) or as text from the same members.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "apps/cli/json_text.h"
#include "apps/cli/progress.h"
#include "base/json.h"
#include "lab/measure/statistics.h"

namespace trictrac::cli {

// Returns {"mean", "low", "high"}; the last two are null without an interval.
Json figure_json(const measure::MeasuredValue& figure);
// Returns the same, or null without a figure.
Json figure_json(const std::optional<measure::MeasuredValue>& figure);
// Returns the same with "error", and "samples", the number of independent ones; the error is null if none was
// seen.
Json estimate_json(const measure::Estimate& estimate);

// The result of a command that takes long, and its progress.
class Report {
 public:
  // `what` is the command; `unit` is the counted unit of its progress, and `of` the total, or 0.
  Report(bool json, std::string what, std::string unit, long of)
      : json_(json), progress_(std::in_place, std::move(what), std::move(unit), of) {}

  // Returns the member of that name.
  Json& operator[](const std::string& name) { return all_[name]; }
  // Adds a row to the list of that name; text is printed at once.
  void add(const std::string& list, Json row);
  // Sets the number of units done. Returns whether to continue: false once Ctrl-C was pressed.
  bool reach(long done) { return progress_->reach(done); }
  // Runs `print`, which writes to the same terminal, while the progress is hidden.
  void aside(const std::function<void()>& print) { progress_->aside(print); }
  // Prints the rest. If the result is `partial`, says so and sets the exit code.
  void print(bool partial, int& status);

 private:
  const bool json_;
  std::optional<Progress> progress_;
  Json all_ = Json::object();
  std::string shown_;  // the list whose rows have been printed
  JsonTable table_;
};

}  // namespace trictrac::cli
