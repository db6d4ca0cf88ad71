// The end of a partie à écrire: every payment, line by line (section E; S0 §6-9, S1 XIX, S3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/assert.h"
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

// What is paid for.
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
inline constexpr int kPayments = 12;
// Returns the name in messages.
std::string_view name_of(Payment payment);

// One payment of a settlement, as a page shows and explains it (section E).
struct SettlementLine {
  Payment payment = Payment::Marque;
  Amounts amounts{};        // they sum to zero
  std::string_view source;  // the rule
  int marque = 0;           // which one, from 1, where the line is about one
  friend bool operator==(const SettlementLine&, const SettlementLine&) = default;
};
using SettlementLines = std::vector<SettlementLine>;

// Returns what each has won, less lost, by all lines.
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

// The jetons that the marqués bring, and those laid out for marqués lost (S0 §4 and §8, S1 XIX, S3).

// How the account is kept: with jetons, or in writing.
enum class Method : std::uint8_t { Jetons, Paper };

// Returns what the loser of each marqué pays: the winner, and at three the one who looked on (S1 XIX, S3).
// First what is carried from marqués before this sheet, after which the others are numbered.
SettlementLines marque_lines(const Sheet& sheet);

// Returns what the marqués alone brought each.
Amounts won_of(const Sheet& sheet);

// Returns the same less the jetons laid out for marqués lost: what a look at the jetons shows (S3).
Amounts in_hand(const EcrireOptions& options, const Sheet& sheet);

// Returns the queue des jetons (E): all that was laid out goes to the account that has the most, in equal
// parts where several have. Nothing where it is not counted, or changes nothing.
SettlementLines queue_lines(const EcrireOptions& options, const Sheet& sheet, Method method);

// Jetons and fiches: accounts in whole fiches, and what lies before each during the partie (S0 §7, S1 XIX,
// S3).

// S3: what the higher die made of half a fiche. Up: a whole one is paid.
enum class Half : std::uint8_t { Undecided, Up, Down };
using Halves = std::array<Half, kMostAccounts>;  // for the accounts that are rounded

// Returns the accounts in whole fiches. One account alone on its side (the winner of two) is what the others
// make it; those are rounded one by one. A half that waits for the die stays as it is.
Amounts rounded(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// Returns whether half a fiche has still to be thrown for (S3).
bool die_needed(const EcrireOptions& options, const Amounts& amounts, const Halves& halves = {});

// What lies before one account: jetons, and fiches of each account's box; of its own those drawn, negative.
struct Holding {
  int jetons = 0;
  Amounts fiches{};
  int laid_aside =
      0;  // of those drawn, the fiches that nobody had the jetons to change: no account holds them
  friend bool operator==(const Holding&, const Holding&) = default;
};

// Returns what lies before each account in a match with stakes: the stakes, the third of three players
// without, and what was paid, less what is laid out for marqués lost (S3). An account without jetons draws as
// few fiches as it can from its box. The richest of the others changes each; where none has the jetons for
// it, because too many are laid out, the fiche is laid aside for them (ours).
std::array<Holding, kMostAccounts> holdings_of(const EcrireOptions& options, const Sheet& sheet);

// What is paid at the end for marqués won and lost, whatever they brought (S0 §6, S1 XIX, S3).

// Returns the marqués lost, and won, by each account, those carried included.
Amounts losses_of(const Sheet& sheet);
Amounts wins_of(const Sheet& sheet);

// Returns the marqués that `a` lost to `b` less those that `b` lost to `a`, those carried included.
int lead_lost(const Sheet& sheet, int a, int b);

// Returns the payments for marqués won and lost.
// S0 §6: four a marqué won, twenty to the winner of more unless that queue is left out; two accounts only.
// S1 XIX: the first double pari is a postillon, 28; each further one 8; among three as `postillon_over` says.
// Of an odd number of marqués between two, one more than half is half a double pari: 24, then 8 for two
// (ours). S3: four for each marqué lost above those won, and twenty shared by those who lose paris.
SettlementLines paris_lines(const EcrireOptions& options, const Sheet& sheet);

// All payments at the end of a partie.
struct Settlement {
  SettlementLines lines;    // in the order of paying
  bool die_needed = false;  // half a fiche to be thrown for: then settle again with the answer (S3)
  friend bool operator==(const Settlement&, const Settlement&) = default;
};

// Settles a partie (E): the marqués, the queue des jetons before the paris (S3, Guiton), the paris, then
// whole fiches and the queue générale. `sheet` holds as many marqués as can be agreed, each two having met
// equally often.
Settlement settle(const EcrireOptions& options, const Sheet& sheet, Method method, const Halves& halves = {});

// The two columns of a written sheet before any rounding: S0 adds up what each gained, S3 what each lost.
struct SheetColumns {
  Amounts gained{};
  Amounts lost{};
  friend bool operator==(const SheetColumns&, const SheetColumns&) = default;
};
// Adds them up.
SheetColumns columns(const SettlementLines& lines);

}  // namespace trictrac
