// What is paid at the end for marqués won and lost, whatever they brought (S0 §6, S1 XIX, S3).
#pragma once

#include "game/match/settlement_line.h"

namespace trictrac {

// Marqués lost, and won, by each account, those carried included.
Amounts losses_of(const Sheet& sheet);
Amounts wins_of(const Sheet& sheet);

// E, S0 §6: four a marqué won, twenty to who won more; two accounts only.
// S1 XIX: the first pari between a loser and a winner of paris is a postillon, 28; each further one 8.
// S3: four for each marqué lost above those won, and twenty shared by those who lose paris.
SettlementLines paris_lines(Paris paris, const Sheet& sheet);

}  // namespace trictrac
