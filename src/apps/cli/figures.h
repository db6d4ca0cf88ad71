// Measured figures as they are printed, in text and in JSON.
#pragma once

#include <optional>
#include <string>

#include "apps/cli/words.h"
#include "base/json.h"
#include "lab/measure/statistics.h"

namespace trictrac::cli {

// Returns {"mean", "low", "high"}: the last two null where nothing tells how far the figure may be out.
Json figure_json(const measure::MeasuredValue& figure);
// Returns null where there is no figure.
Json figure_json(const std::optional<measure::MeasuredValue>& figure);
// Returns the same with "error" and "samples", the independent ones; the error is null where none was seen.
Json estimate_json(const measure::Estimate& estimate);

// Returns the number with so many decimals.
std::string fixed_text(double number, int decimals);

// Figures as a language writes them.
class FigureText {
 public:
  explicit FigureText(const Words& words) : words_(words) {}

  // Returns the number with so many decimals, after the point or comma of the language.
  std::string number(double number, int decimals) const;
  // Returns "77.0 % (70.7 to 82.3 %)"; "1.000 (no interval)" where nothing tells how far it may be out.
  std::string share(const measure::MeasuredValue& share) const;
  std::string figure(const measure::MeasuredValue& figure) const;
  // Returns "n/a" where there is no share.
  std::string share(const std::optional<measure::MeasuredValue>& share) const;

 private:
  std::string in_words(const measure::MeasuredValue& figure, double times, int decimals,
                       const std::string& unit) const;

  Words words_;
};

}  // namespace trictrac::cli
