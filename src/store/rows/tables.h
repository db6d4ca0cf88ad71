// The tables of the database, in any engine, and the steps that lead an earlier version to them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/database.h"

namespace trictrac {

// Makes the tables of the present version, in a database that has none.
Stored<void> make_tables(Database& db);

// Brings a database from a version to the next, inside a transaction of the caller.
using Migration = Stored<void> (*)(Database& db);

// Reads and writes something of no consequence in every table of a database of the present version; the error
// says in which that cannot be done.
Stored<void> check_tables(Database& db);

// What a database has to hold. By default that of this program; versions count from 1.
struct Schema {
  Stored<void> (*make)(Database& db) = make_tables;  // in an empty database
  std::vector<Migration> migrations{};               // the first leads from version 1 to 2

  // Returns the version to which the last migration leads.
  std::int64_t version() const { return 1 + static_cast<std::int64_t>(migrations.size()); }
  // Makes everything where `from` is 0, else takes all steps from version `from` on, inside a transaction of
  // the caller.
  Stored<void> bring_up(Database& db, std::int64_t from) const;
};

// Returns the names of the tables that a schema makes, none before those it refers to.
std::vector<std::string> table_names(const Schema& schema);

}  // namespace trictrac
