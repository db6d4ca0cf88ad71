// Measured figures as text and as JSON.
#pragma once

#include <optional>
#include <string>

#include "apps/cli/words.h"
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

// Returns the number with this many decimals.
std::string fixed_text(double number, int decimals);

// Prints figures as a language writes them.
class FigureText {
 public:
  explicit FigureText(const Words& words) : words_(words) {}

  // Returns the number with this many decimals, after the point or comma of the language.
  std::string number(double number, int decimals) const;
  // Returns "77.0 % (70.7 to 82.3 %)"; "1.000 (no interval)" without an interval.
  std::string share(const measure::MeasuredValue& share) const;
  std::string figure(const measure::MeasuredValue& figure) const;
  // Returns the same, or "n/a" without a share.
  std::string share(const std::optional<measure::MeasuredValue>& share) const;

 private:
  std::string in_words(const measure::MeasuredValue& figure, double times, int decimals,
                       const std::string& unit) const;

  Words words_;
};

}  // namespace trictrac::cli
