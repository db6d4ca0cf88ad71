// A game that has just been made, as the store keeps it.
#pragma once

#include <optional>
#include <vector>

#include "service/game_session.h"
#include "store/store.h"

namespace trictrac {

// Returns whether all seats are taken; before that the lead is not drawn.
bool are_taken(const std::vector<StoredSeat>& seats);
// Returns what is awaited at a table.
Awaited awaited_at(const GameSession& table);

// Gives a new table these seats, has it do at `now` what it does by itself, and returns the game for the
// store; nullopt if the rules do not allow what the table does. Names of seats are stored with them only.
std::optional<StoredGame> begin_game(GameSession& table, std::vector<StoredSeat> seats, Moment now);

}  // namespace trictrac
