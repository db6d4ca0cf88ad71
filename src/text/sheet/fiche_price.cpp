#include "text/sheet/fiche_price.h"

#include <algorithm>

#include "game/match/match_ledger.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr int kMostPrice = 1'000'000;

std::string_view digits_taken(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view digits = text.substr(0, end);
  text.remove_prefix(end);
  return digits;
}

// Of "5" fifty hundredths, of "05" five.
std::optional<int> hundredths_of(std::string_view decimals) {
  if (decimals.size() > 2) return std::nullopt;
  const auto n = number_in(decimals, 0, 99);
  return n && decimals.size() == 1 ? std::optional(10 * *n) : n;
}

// To the nearest, away from nothing at a half.
std::int64_t divided(std::int64_t n, std::int64_t by) { return (2 * n + (n < 0 ? -by : by)) / (2 * by); }

}  // namespace

std::optional<FichePrice> price_of_fiche(const LedgerSheet& sheet) {
  const auto tag = std::ranges::find_if(sheet.tags, [](const auto& t) { return t.first == kFicheTag; });
  if (tag == sheet.tags.end()) return std::nullopt;
  std::string_view text = tag->second;
  const auto whole = number_in(digits_taken(text), 0, kMostPrice);
  if (!whole) return std::nullopt;
  FichePrice price{std::int64_t{100} * *whole, ""};
  if (text.starts_with('.') || text.starts_with(',')) {
    text.remove_prefix(1);
    const auto hundredths = hundredths_of(digits_taken(text));
    if (!hundredths) return std::nullopt;
    price.hundredths += *hundredths;
  }
  if (price.hundredths == 0) return std::nullopt;
  price.unit = text.substr(std::min(text.find_first_not_of(' '), text.size()));
  return price;
}

std::vector<std::int64_t> paid_at(const FichePrice& price, const SheetLedger& ledger) {
  const MatchLedger& a = ledger.account;
  if (!settlement_of(a) || half_wanted(a)) return {};
  const std::vector<int> fiches = fiches_of(a);
  std::vector<std::int64_t> paid;
  for (const int halves : balance_of(a)) {
    const int of_honours = fiches.empty() ? 0 : fiches[paid.size()];
    paid.push_back(divided(price.hundredths * halves, 2 * a.options.ecrire.fiche) +
                   price.hundredths * of_honours);
  }
  return paid;
}

}  // namespace trictrac
