// The sheet of a match at a wooden board as text that can be kept, printed and read back (docs/sheet.md).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/match/sheet_ledger.h"

namespace trictrac {

// A sheet: what is agreed, who plays, and all that was entered.
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

// Returns what is wrong with the names, in English, and what would be right; nothing if all is well.
std::optional<std::string> problem_of_names(const std::vector<std::string>& names, int players);

// Returns whether this may be the name of a tag of your own: a word of letters that says nothing of the
// match.
bool is_free_tag(std::string_view name);

// Returns the account after all entries, or after the first `count`.
SheetLedger ledger_of(const LedgerSheet& sheet);
SheetLedger ledger_of(const LedgerSheet& sheet, std::size_t count);

// What is wrong with a text that is no sheet, and where.
struct SheetError {
  int line = 0;  // 1-based in the text; one past the last if something is missing
  std::string message;
};

// Returns the one canonical text.
std::string print_sheet(const LedgerSheet& sheet);
// Reads a sheet, however it was spaced; every entry is checked as it is made.
std::expected<LedgerSheet, SheetError> parse_sheet(std::string_view text);

// What a fiche is worth in money, as those who keep a sheet have agreed (S3: "one fish may be worth 100€").

// The price of a fiche.
struct FichePrice {
  std::int64_t hundredths = 0;  // above nothing
  std::string unit;             // such as EUR; may be empty
  friend bool operator==(const FichePrice&, const FichePrice&) = default;
};

// Reads the tag Fiche, such as "100 EUR" or "0.50"; nothing without one, or where it does not begin with an
// amount.
std::optional<FichePrice> price_of_fiche(const LedgerSheet& sheet);

// Returns in hundredths what each player has won at that price, less lost, when a partie à écrire is settled
// and no die is wanted: jetons that make no whole fiche are paid in proportion, and the fiches of the honours
// count too.
std::vector<std::int64_t> paid_at(const FichePrice& price, const SheetLedger& ledger);

}  // namespace trictrac
