// One payment of a settlement, as a page shows and explains it (section E).
#pragma once

#include <array>
#include <cstdint>
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
std::string_view name_of(Payment payment);  // carried, marque … as in messages

struct SettlementLine {
  Payment payment = Payment::Marque;
  Amounts amounts{};        // they sum to zero
  std::string_view source;  // the rule
  int marque = 0;           // which one, from 1, where the line is about one
  friend bool operator==(const SettlementLine&, const SettlementLine&) = default;
};
using SettlementLines = std::vector<SettlementLine>;

// What each has won, less what he has lost, by all lines.
constexpr Amounts balance(const SettlementLines& lines) {
  Amounts sum{};
  for (const SettlementLine& line : lines) sum += line.amounts;
  return sum;
}

// `jetons` from the one account to the other.
constexpr Amounts payment(int from, int to, int jetons) {
  TRICTRAC_ASSERT(from >= 0 && from < kMostAccounts && to >= 0 && to < kMostAccounts);
  Amounts a{};
  a[from] -= jetons;
  a[to] += jetons;
  return a;
}

}  // namespace trictrac
