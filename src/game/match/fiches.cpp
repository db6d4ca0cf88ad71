#include "game/match/fiches.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "base/assert.h"
#include "game/match/jetons.h"

namespace trictrac {
namespace {

// Does what is left over count as a fiche? Nothing: the die has still to say (S3).
std::optional<bool> counts(const EcrireOptions& options, int left, Half half) {
  if (2 * left != options.fiche) return 2 * left > options.fiche;
  if (options.rounding == Rounding::HalfUp) return true;  // S0 §7
  if (half == Half::Undecided) return std::nullopt;
  return half == Half::Up;
}

int rounded_one(const EcrireOptions& options, int amount, Half half) {
  TRICTRAC_ASSERT(options.fiche > 0);
  const int left = std::abs(amount) % options.fiche;
  const std::optional<bool> up = counts(options, left, half);
  if (!up) return amount;
  const int size = std::abs(amount) - left + (*up ? options.fiche : 0);
  return amount < 0 ? -size : size;
}

// The account whose amount follows from the others': the only one that wins, else the only one that loses.
int lone(const Amounts& amounts) {
  const auto wins = [](int n) { return n > 0; };
  const auto loses = [](int n) { return n < 0; };
  const auto at = std::ranges::count_if(amounts, wins) == 1 ? std::ranges::find_if(amounts, wins)
                                                            : std::ranges::find_if(amounts, loses);
  return static_cast<int>(at - amounts.begin()) % kMostAccounts;
}

// The account, not `box`, that has the most jetons and can give `fiche` of them for a fiche; or none.
std::optional<int> changer(std::span<const Holding> before, int box, int fiche) {
  std::optional<int> richest;
  for (int a = 0; a < static_cast<int>(before.size()); ++a)
    if (a != box && before[a].jetons >= fiche && (!richest || before[a].jetons > before[*richest].jetons))
      richest = a;
  return richest;
}

// Draws one fiche from `box`, changed for jetons by the richest of the other accounts, or laid beside the
// box.
void draw(std::span<Holding> before, int box, int fiche) {
  before[box].jetons += fiche;
  --before[box].fiches[box];
  if (const auto a = changer(before, box, fiche)) {
    before[*a].jetons -= fiche;
    ++before[*a].fiches[box];
  } else {
    ++before[box].laid_aside;
  }
}

}  // namespace

Amounts rounded(const EcrireOptions& options, const Amounts& amounts, const Halves& halves) {
  if (options.rounding == Rounding::None) return amounts;
  Amounts whole{};
  const int rest = lone(amounts);
  for (int a = 0; a < kMostAccounts; ++a)
    if (a != rest) whole += payment(rest, a, rounded_one(options, amounts[a], halves[a]));
  return whole;
}

bool die_needed(const EcrireOptions& options, const Amounts& amounts, const Halves& halves) {
  const int rest = lone(amounts);
  if (options.rounding != Rounding::HalfByDie) return false;
  for (int a = 0; a < kMostAccounts; ++a)
    if (a != rest && !counts(options, std::abs(amounts[a]) % options.fiche, halves[a])) return true;
  return false;
}

Fiches in_fiches(const EcrireOptions& options, int jetons) {
  TRICTRAC_ASSERT(options.fiche > 0);
  return {jetons / options.fiche, jetons % options.fiche};
}

std::array<Holding, kMostAccounts> holdings_of(const EcrireOptions& options, const Sheet& sheet) {
  TRICTRAC_ASSERT(options.stake > 0 && options.fiche > 0);
  const Amounts hand = in_hand(options, sheet);
  std::array<Holding, kMostAccounts> all;
  const std::span before(all.data(), sheet.accounts);
  for (int a = 0; a < sheet.accounts; ++a) before[a].jetons = hand[a] + (a < 2 ? options.stake : 0);
  for (int box = 0; box < sheet.accounts; ++box)
    while (before[box].jetons < 0) draw(before, box, options.fiche);
  return all;
}

}  // namespace trictrac
