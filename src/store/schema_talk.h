// Where what people say is kept, whom they block and report, and what moderators did about it.
#pragma once

#include "store/database.h"

namespace trictrac {

// Makes these tables, and adds to those of people; in a file that has none.
Stored<void> add_talk(Database& db);

}  // namespace trictrac
