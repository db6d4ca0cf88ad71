// Copies all rows of a database into another, with any engines.
#pragma once

#include "store/database.h"
#include "store/rows/tables.h"

namespace trictrac {

// Copies every row of a table inside the transactions open on both sides; a page at a time, so that the
// memory used does not grow with the service.
Stored<void> copy_rows(Database& from, Database& to, const SchemaTable& table);

}  // namespace trictrac
