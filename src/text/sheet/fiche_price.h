// What a fiche is worth in money, as those who keep a sheet have agreed (S3: "one fish may be worth 100€").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/sheet/sheet_text.h"

namespace trictrac {

inline constexpr std::string_view kFicheTag = "Fiche";

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
