#include "game/match/settlement.h"

#include <cstdlib>

#include "base/assert.h"
#include "game/match/paris.h"

namespace trictrac {
namespace {

// S0 §9: to whoever wins the partie, were it by one jeton that the rounding takes away.
Amounts queue_generale(const EcrireOptions& options, const Amounts& gross) {
  const int winner = gross[0] > gross[1] ? 0 : 1;
  return payment(1 - winner, winner, options.queue_generale);
}

void add(SettlementLines& lines, SettlementLines more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

bool paid_by_marque_or_paris(const SettlementLine& line) {
  return line.payment != Payment::Rounding && line.payment != Payment::QueueGenerale;
}

}  // namespace

Settlement settle(const EcrireOptions& options, const Sheet& sheet, Method method, const Halves& halves) {
  TRICTRAC_ASSERT(sheet.accounts == 2 || sheet.accounts == kMostAccounts);
  SettlementLines lines = marque_lines(sheet);
  add(lines, queue_lines(options, sheet, method));
  add(lines, paris_lines(options, sheet));
  const Amounts gross = balance(lines);
  const Amounts change = rounded(options, gross, halves) - gross;
  if (change != Amounts{}) lines.push_back({Payment::Rounding, change, "S0 §7, S3"});
  if (options.queue_generale > 0 && sheet.accounts == 2 && gross != Amounts{})
    lines.push_back({Payment::QueueGenerale, queue_generale(options, gross), "S0 §9"});
  return {lines, die_needed(options, gross, halves)};
}

Columns columns(const SettlementLines& lines) {
  Columns sums;
  for (const SettlementLine& line : lines) {
    if (!paid_by_marque_or_paris(line)) continue;
    for (int a = 0; a < kMostAccounts; ++a)
      (line.amounts[a] > 0 ? sums.gained : sums.lost)[a] += std::abs(line.amounts[a]);
  }
  return sums;
}

}  // namespace trictrac
