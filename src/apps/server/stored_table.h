// The table of a stored game.
#pragma once

#include "apps/server/store.h"
#include "house/sitting.h"

namespace trictrac {

// As it was, under the names that were given since; or what is wrong with it.
Parsed<std::unique_ptr<Sitting>> table_of(const StoredGame& game);

}  // namespace trictrac
