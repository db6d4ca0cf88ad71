// A score sheet for a real board as text, to store, print and read back (docs/sheet.md).
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

// A score sheet: the options, the players, and all entries.
struct LedgerSheet {
  std::string format = "tour";  // the name of its preset
  MatchOptions options;
  Worth counting = Worth::SimpleDouble;  // of tours
  std::vector<std::string> names;        // of all players, in the order in which they are numbered
  std::vector<std::pair<std::string, std::string>> tags{};  // all other tags: a date, a place
  std::vector<LedgerEntry> entries{};                       // each possible after the entries before it
  friend bool operator==(const LedgerSheet&, const LedgerSheet&) = default;
};

// Returns the fault of the names, with the remedy, in English; nullopt if they are fine.
std::optional<std::string> problem_of_names(const std::vector<std::string>& names, int players);

// Returns why the value of a tour cannot be chosen in this match, in English; nullopt if it can.
std::optional<std::string> problem_of_worth(const MatchOptions& options);

// Returns whether this is a possible name for a tag of your own: a word of letters that is no tag of the
// match.
bool is_free_tag(std::string_view name);

// Returns the error in the value of a free tag, in English, or nullopt: Fiche is a price.
std::optional<std::string> problem_of_tag(std::string_view name, std::string_view value);

// Returns the ledger after all entries, or after the first `count`.
SheetLedger ledger_of(const LedgerSheet& sheet);
SheetLedger ledger_of(const LedgerSheet& sheet, std::size_t count);

// The error of a text that is no sheet, and its place.
struct SheetError {
  int line = 0;  // 1-based in the text; one past the last if something is missing
  std::string message;
};

// Returns the one canonical text.
std::string print_sheet(const LedgerSheet& sheet);
// Reads a sheet with any spacing, and checks every entry.
std::expected<LedgerSheet, SheetError> parse_sheet(std::string_view text);

// The price of a fiche in money, as agreed for a sheet (S3: "one fish may be worth 100€").

// The price of a fiche.
struct FichePrice {
  std::int64_t hundredths = 0;  // above nothing
  std::string unit;             // such as EUR; may be empty
  friend bool operator==(const FichePrice&, const FichePrice&) = default;
};

// Reads the tag Fiche, such as "100 EUR" or "0.50"; returns nullopt without one, or if problem_of_tag() has
// an error.
std::optional<FichePrice> price_of_fiche(const LedgerSheet& sheet);

// Returns, in hundredths, the gain of each player at that price, less the loss, once a partie à écrire is
// settled and no die is wanted. Jetons that make no whole fiche are paid in proportion; the fiches of the
// honours count too.
std::vector<std::int64_t> paid_at(const FichePrice& price, const SheetLedger& ledger);

}  // namespace trictrac
