// The sheet of a match at a wooden board as text that can be kept, printed and read back (docs/sheet.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/match/sheet_ledger.h"

namespace trictrac {

struct LedgerSheet {
  std::string format = "tour";  // the name of its preset
  MatchOptions options;
  Worth counting = Worth::SimpleDouble;  // of tours
  std::vector<std::string> names;        // of all players, in the order in which they are numbered
  std::vector<std::pair<std::string, std::string>>
      tags{};                          // whatever else was written above: a date, a place
  std::vector<LedgerEntry> entries{};  // each can be made after those before it
  friend bool operator==(const LedgerSheet&, const LedgerSheet&) = default;
};

inline constexpr std::size_t kLongestSheetName = 120;  // bytes

// What is wrong with the names, in English, and what would be right; nothing if all is well.
std::optional<std::string> problem_of_names(const std::vector<std::string>& names, int players);

// May this be the name of a tag of one's own: a word of letters that says nothing of the match?
bool is_free_tag(std::string_view name);

// The account after all entries, and after the first `count`.
SheetLedger ledger_of(const LedgerSheet& sheet);
SheetLedger ledger_of(const LedgerSheet& sheet, std::size_t count);

struct SheetError {
  int line = 0;  // 1-based in the text; one past the last if something is missing
  std::string message;
};

// The one canonical text.
std::string print_sheet(const LedgerSheet& sheet);
// Reads it, however it was spaced; every entry is checked as it is made.
std::expected<LedgerSheet, SheetError> parse_sheet(std::string_view text);

}  // namespace trictrac
