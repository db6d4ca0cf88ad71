// The games of the tables that a draft begins.
#pragma once

#include <spdlog/logger.h>

#include <cstdint>
#include <vector>

#include "apps/server/tournaments/draft.h"

namespace trictrac {

// Adds a game to a draft for each of its tables whose players are all known here, unless they play at real
// boards; the results of others are typed. `accounts`: those of the players who have one. Slow enough for
// another thread.
void make_games(Draft& draft, const std::vector<std::int64_t>& accounts, Moment now, spdlog::logger& log);

}  // namespace trictrac
