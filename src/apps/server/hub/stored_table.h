// The table of a stored game.
#pragma once

#include "service/game_session.h"
#include "store/sqlite/inspect.h"

namespace trictrac {

// Returns it as it was, under the names that were given since; or what is wrong with it.
Parsed<std::unique_ptr<GameSession>> table_of(const StoredGame& game);

// Returns an inspector that reads every game as it would be played on.
DatabaseInspector inspector_of_tables(std::function<void(const std::string&)> report);

}  // namespace trictrac
