// Measured figures as they are printed, in text and in JSON.
#pragma once

#include <optional>
#include <string>

#include "base/json.h"
#include "lab/measure/statistics.h"

namespace trictrac::cli {

// Returns {"mean", "low", "high"}: the last two null where nothing tells how far the figure may be out.
Json figure_json(const measure::Figure& figure);
// Returns null where there is no figure.
Json figure_json(const std::optional<measure::Figure>& figure);
// Returns the same with "error" and "samples", the independent ones; the error is null where none was seen.
Json estimate_json(const measure::Estimate& estimate);

// Returns the number with so many decimals.
std::string fixed_text(double number, int decimals);

// Returns "77.0 % (70.7 to 82.3 %)"; "1.000 (no interval)" where nothing tells how far it may be out.
std::string share_text(const measure::Figure& share);
std::string figure_text(const measure::Figure& figure);
// Returns "n/a" where there is no share.
std::string share_text(const std::optional<measure::Figure>& share);

}  // namespace trictrac::cli
