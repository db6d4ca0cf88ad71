// Entries and results of events as CSV (RFC 4180), for spreadsheets.
//
// A cell that a spreadsheet would take for a formula has an apostrophe before it, which is left out when
// reading.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "event/exchange/imported.h"

namespace trictrac::event {

using CsvRow = std::vector<std::string>;

// Returns rows as CSV, with line ends as RFC 4180 has them (\r\n).
std::string print_csv(const std::vector<CsvRow>& rows);
// Reads rows; their cells are between commas, or semicolons if the first line has only those.
std::expected<std::vector<CsvRow>, ImportFault> read_csv(std::string_view text);

// Returns the entry list: number, name, club, rating.
std::string print_entries(const EventState& state);
// Reads an entry list, with these columns in any order. Only `name` is needed: numbers are given in the order
// of the list, and a rating is 1500.
std::expected<std::vector<AddEntrant>, ImportFault> read_entries(std::string_view text);

// Returns the results: round, table, white, black, outcome, holes_white, holes_black. A bye has no table and
// no black, and its halves for an outcome. A match is one row without its games, and is not read back. Where
// amounts are counted, a row is a seat: round, table, entrant, outcome, amount.
std::string print_results(const EventState& state);
// Reads what print_results() prints.
std::expected<std::vector<Round>, ImportFault> read_results(std::string_view text);

}  // namespace trictrac::event
