// What leads on to the present layout from each earlier one; inside a transaction of the caller.
#pragma once

#include "store/sqlite/schema.h"

namespace trictrac {

// Version 1 kept whole lines, and the keys of White and Black.
Stored<void> from_lines(Database& db, const Conversion& conversion);

// Version 2 kept deeds, and the keys and claims of White and Black.
Stored<void> from_sides(Database& db, const Conversion& conversion);

}  // namespace trictrac
