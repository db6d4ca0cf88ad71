// Standard output on which no failed write goes unnoticed.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trictrac::cli {

// Runs a program with another buffer of std::cout. On a terminal, every line is written at once. After a
// failed write, std::cout is bad and nothing more is written; then prints an error, and returns 1 in place of
// the program's 0.
//
// Reserves the descriptors of closed standard streams, so that no file opened later is written to by mistake.
int with_standard_output(const std::function<int()>& program);

// The value of terminal_columns() if lines need not be broken.
inline constexpr int kManyColumns = 1 << 20;

// Returns the width in columns of the terminal on standard output, or COLUMNS; kManyColumns for a file.
int terminal_columns();

// Returns a text with its letters a to z as capitals.
std::string in_capitals(std::string_view text);

// Returns the width of a text in columns: one for each character, none for colours.
int columns_of(std::string_view text);

// Breaks lines longer than `columns` between words; continuation lines are indented a little more. A longer
// word stays whole.
std::string wrapped(std::string_view text, int columns);

// Returns a name and its meaning: the meaning begins at column `at`, or below the name if that is longer or
// there is no room.
std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns);

// Returns commands and their descriptions, one on each row: side by side, or one below the other if there is
// no room.
std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns);

}  // namespace trictrac::cli
