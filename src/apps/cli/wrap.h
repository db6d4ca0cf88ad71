// Text for a terminal of so many columns.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac::cli {

// How many columns a text takes: letters of one column, colours of none.
int columns_of(std::string_view text);

// Breaks lines longer than `columns` between words; what follows stands a little further in than its line
// began. A longer word stays whole.
std::string wrapped(std::string_view text, int columns);

// A name and what it means: the meaning begins `at` so many columns, and below the name where that is longer
// or there is no room beside it.
std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns);

// A command and what it does, one a row: side by side, or the second below the first where that is too
// narrow.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns);

}  // namespace trictrac::cli
