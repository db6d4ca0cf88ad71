// The tables of ratings and of what they follow from.
#pragma once

#include "store/database.h"

namespace trictrac {

// In a database that has people and games.
Stored<void> add_standing(Database& db);

}  // namespace trictrac
