// Restores the table of a stored game.
#pragma once

#include "service/game_session.h"
#include "store/sqlite/backup.h"

namespace trictrac {

// Returns the table with the present names, or the error.
Parsed<std::unique_ptr<GameSession>> table_of(const StoredGame& game);

// Returns an inspector that restores every game and folds every tournament.
DatabaseInspector inspector_of_tables(std::function<void(const std::string&)> report);

}  // namespace trictrac
