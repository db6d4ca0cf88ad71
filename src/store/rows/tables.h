// The tables of the database, in any engine, and the migrations from earlier versions.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/database.h"

namespace trictrac {

// Creates the tables of the present version, in a database without any.
Stored<void> make_tables(Database& db);

// Migrates a database from a version to the next, inside the caller's transaction.
using Migration = Stored<void> (*)(Database& db);

// Reads and writes something of no consequence in every table of a database of the present version; the error
// says in which that cannot be done.
Stored<void> check_tables(Database& db);

// The schema of a database, by default that of this program; versions count from 1.
struct Schema {
  Stored<void> (*make)(Database& db) = make_tables;  // in an empty database
  std::vector<Migration> migrations{};               // the first leads from version 1 to 2

  // Returns the version after the last migration.
  std::int64_t version() const { return 1 + static_cast<std::int64_t>(migrations.size()); }
  // Creates everything if `from` is 0; otherwise runs all migrations from version `from` on, inside the
  // caller's transaction.
  Stored<void> bring_up(Database& db, std::int64_t from) const;
};

}  // namespace trictrac
