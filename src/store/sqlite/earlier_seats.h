// Seats by player of games that were stored with the keys of their sides.
#pragma once

#include "game/rules/side.h"
#include "store/sqlite/schema.h"
#include "store/store.h"

namespace trictrac {

// Between two, White is player 0 and Black player 1. Where more play, one device held both sides: White's key
// opens every person's seat, and Black's where White had none; but a code that has not been used still opens
// the seat of player 0 or 1. A game of which nobody can say who plays keeps two seats.
std::vector<StoredSeat> seats_of_sides(std::string_view config, const PerSide<std::string>& keys,
                                       const PerSide<std::string>& claims, const Conversion& conversion);

}  // namespace trictrac
