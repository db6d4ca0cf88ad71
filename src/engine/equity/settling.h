// What winning rather than losing the marqué being played means for the settlement of the partie.
#pragma once

#include "game/match/ecrire.h"

namespace trictrac {

// In thousandths of a jeton, for either player: half the difference that this marqué, won or lost, makes to
// the paris, the queue des jetons and the queue, the marqués after it being even chances. Exact for two
// accounts, and for three who settle pair by pair; else among three taken as at the beginning.
std::int64_t equity_of_winning(const Partie& p);

}  // namespace trictrac
