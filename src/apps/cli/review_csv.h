// The review of games as CSV, for a spreadsheet or a data frame (docs/analysis.md, "As CSV").
#pragma once

#include <string>
#include <string_view>

#include "engine/advice/review.h"

namespace trictrac::cli {

// Returns a field in the form of RFC 4180: in quotation marks if it needs them.
std::string csv_field(std::string_view text);

// Returns the line of column names.
std::string review_csv_header();

// Returns a line for each graded play and decision of a game, which is the record of that number, from 1, of
// `file`. Numbers have a point in every language.
std::string review_csv(const advice::Review& review, const Record& record, std::string_view file, int number);

}  // namespace trictrac::cli
