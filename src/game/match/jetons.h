// The jetons that the marqués bring, and those laid out for marqués lost (S0 §4 and §8, S1 XIX, S3).
#pragma once

#include <cstdint>

#include "game/match/settlement_line.h"

namespace trictrac {

enum class Method : std::uint8_t { Jetons, Paper };

// What the loser of each marqué pays: the winner, and at three the one who looked on (S1 XIX, S3). First what
// is carried from marqués before this sheet, after which the others are numbered.
SettlementLines marque_lines(const Sheet& sheet);

// What the marqués alone brought each.
Amounts won_of(const Sheet& sheet);

// The same less the jetons he has laid out for marqués lost: what a look at his jetons shows (S3).
Amounts in_hand(const EcrireOptions& options, const Sheet& sheet);

// E, queue des jetons: all that was laid out goes to who has the most, in equal parts to those who have.
// Nothing where it is not counted, or changes nothing.
SettlementLines queue_lines(const EcrireOptions& options, const Sheet& sheet, Method method);

}  // namespace trictrac
