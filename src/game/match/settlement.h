// The settlement of a partie à écrire: every payment, line by line (section E; S0 §6-9, S1 XIX, S3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/assert.h"
#include "base/enum_table.h"
#include "game/match/ecrire.h"

namespace trictrac {

using Amounts = OfAccounts;  // jetons of each account; 0 where there is no third

constexpr Amounts& operator+=(Amounts& a, const Amounts& b) {
  for (int i = 0; i < kMostAccounts; ++i) a[i] += b[i];
  return a;
}
constexpr Amounts operator*(int n, Amounts a) {
  for (int& amount : a) amount *= n;
  return a;
}
constexpr Amounts operator-(Amounts a, const Amounts& b) { return a += -1 * b; }

enum class Payment : std::uint8_t {
  Carried,
  Marque,
  Consolation,
  QueueJetons,
  Marques,
  QueueMarques,
  Postillon,
  FurtherParis,
  Paris,
  QueueParis,
  Rounding,
  QueueGenerale,
};
// Their names in messages.
inline constexpr EnumTable<Payment, Payment::QueueGenerale, std::string_view> kPayments({
    {Payment::Carried, "carried"},
    {Payment::Marque, "marque"},
    {Payment::Consolation, "consolation"},
    {Payment::QueueJetons, "queue_jetons"},
    {Payment::Marques, "marques"},
    {Payment::QueueMarques, "queue_marques"},
    {Payment::Postillon, "postillon"},
    {Payment::FurtherParis, "further_paris"},
    {Payment::Paris, "paris"},
    {Payment::QueueParis, "queue_paris"},
    {Payment::Rounding, "rounding"},
    {Payment::QueueGenerale, "queue_generale"},
});
constexpr std::string_view name_of(Payment payment) { return kPayments[payment]; }

// One payment of a settlement, with what a page needs to explain it (section E).
struct SettlementLine {
  Payment payment = Payment::Marque;
  Amounts amounts{};        // they sum to zero
  std::string_view source;  // the rule
  int marque = 0;           // which one, from 1, where the line is about one
  friend bool operator==(const SettlementLine&, const SettlementLine&) = default;
};
using SettlementLines = std::vector<SettlementLine>;

// Returns the sum of all lines for each account, won less lost.
constexpr Amounts balance(const SettlementLines& lines) {
  Amounts sum{};
  for (const SettlementLine& line : lines) sum += line.amounts;
  return sum;
}

// Returns the amounts of a payment of `jetons` from one account to another.
constexpr Amounts payment(int from, int to, int jetons) {
  TRICTRAC_ASSERT(from >= 0 && from < kMostAccounts && to >= 0 && to < kMostAccounts);
  Amounts a{};
  a[from] -= jetons;
  a[to] += jetons;
  return a;
}

// The jetons of the marqués, and those laid out for marqués lost (S0 §4 and §8, S1 XIX, S3).

// The ways to keep score: with jetons, or in writing.
enum class Method : std::uint8_t { Jetons, Paper };

// Returns the payments for each marqué: by its loser to the winner and, with three players, to the player who
// sat out (S1 XIX, S3). The amounts carried come first; marqués are numbered after them.
SettlementLines marque_lines(const Sheet& sheet);

// Returns the gain of each account from the marqués alone.
Amounts won_of(const Sheet& sheet);

// Returns those gains less the jetons laid out for marqués lost, as the jetons on the table show them (S3).
Amounts in_hand(const EcrireOptions& options, const Sheet& sheet);

// Returns the queue des jetons (E): the jetons laid out go to the account with the most, in equal parts if
// several have it. Empty if the queue is not counted or changes nothing.
SettlementLines queue_lines(const EcrireOptions& options, const Sheet& sheet, Method method);

// Jetons and fiches: rounding to whole fiches, and the holdings during the partie (S0 §7, S1 XIX, S3).

// S3: the result of the higher die for half a fiche. Up: a whole fiche is paid.
enum class Half : std::uint8_t { Undecided, Up, Down };
using Halves = std::array<Half, kMostAccounts>;  // for the accounts that are rounded

// Returns the amounts in whole fiches. An account alone on its side (the winner of two) is the sum of the
// others, which are rounded one by one. A half that waits for a die stays.
Amounts rounded(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// Returns whether a die must still decide half a fiche (S3).
bool die_needed(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// The holding of one account: jetons, and fiches from each account's box; those of its own that were drawn
// count as negative.
struct Holding {
  int jetons = 0;
  Amounts fiches{};
  int laid_aside =
      0;  // of those drawn, the fiches without an owner, because no player had the jetons to change them
  friend bool operator==(const Holding&, const Holding&) = default;
};

// Returns the holding of each account in a match with stakes (S3): the stake (the third of three players has
// none) and payments, less the jetons laid out for marqués lost. An account without jetons draws as few
// fiches as it can from its box, and the richest of the others changes each. If nobody has the jetons for it,
// because too many are laid out, the fiche is laid aside for them (ours).
std::array<Holding, kMostAccounts> holdings_of(const EcrireOptions& options, const Sheet& sheet);

// Payments at the end for the numbers of marqués won and lost (S0 §6, S1 XIX, S3).

// Return the marqués lost, and won, by each account, including those carried.
Amounts losses_of(const Sheet& sheet);
Amounts wins_of(const Sheet& sheet);

// Returns the marqués that `a` lost to `b` less those that `b` lost to `a`, including those carried.
int lead_lost(const Sheet& sheet, int a, int b);

// Returns the payments for marqués won and lost. S0 §6: four for each marqué won, and twenty to the winner of
// more unless that queue is left out; two accounts only. S1 XIX: the first double pari is a postillon, 28;
// each further one 8; among three as `postillon_over` says. If two players met an odd number of times, one
// marqué beyond half is half a double pari: 24, then 8 for two (ours). S3: four for each marqué lost beyond
// those won, and twenty shared by those who lose paris.
SettlementLines paris_lines(const EcrireOptions& options, const Sheet& sheet);

// All payments at the end of a partie.
struct Settlement {
  SettlementLines lines;    // in the order of paying
  bool die_needed = false;  // half a fiche to be thrown for: then settle again with the answer (S3)
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

// Settles a partie (E): the marqués, the queue des jetons before the paris (S3, Guiton), the paris, then
// whole fiches and the queue générale. Requires a sheet of a possible number of marqués, in which each pair
// has met equally often.
Settlement settle(const EcrireOptions& options, const Sheet& sheet, Method method, const Halves& halves = {});

// The two columns of a written sheet before rounding: S0 adds up gains, S3 losses.
struct SheetColumns {
  Amounts gained{};
  Amounts lost{};
  friend bool operator==(const SheetColumns&, const SheetColumns&) = default;
};
// Returns the sums of the lines.
SheetColumns columns(const SettlementLines& lines);

}  // namespace trictrac
