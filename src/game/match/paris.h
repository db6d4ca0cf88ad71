// What is paid at the end for marqués won and lost, whatever they brought (S0 §6, S1 XIX, S3).
#pragma once

#include "game/match/settlement_line.h"

namespace trictrac {

// Marqués lost, and won, by each account, those carried included.
Amounts losses_of(const Sheet& sheet);
Amounts wins_of(const Sheet& sheet);

// Marqués that `a` lost to `b` less those that `b` lost to `a`, those carried included.
int lead_lost(const Sheet& sheet, int a, int b);

// Returns the payments for marqués won and lost.
// S0 §6: four a marqué won, twenty to who won more unless that queue is left out; two accounts only.
// S1 XIX: the first double pari is a postillon, 28; each further one 8; among three as `postillon_over` says.
// Of an odd number of marqués between two, one more than half is half a double pari: 24, then 8 for two
// (ours). S3: four for each marqué lost above those won, and twenty shared by those who lose paris.
SettlementLines paris_lines(const EcrireOptions& options, const Sheet& sheet);

}  // namespace trictrac
