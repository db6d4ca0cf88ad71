// The tables of the database, in whichever engine, and how those of an earlier version become those of today.
#pragma once

#include <cstdint>
#include <span>

#include "store/database.h"

namespace trictrac {

inline constexpr std::int64_t kSchemaVersion = 9;

// The tables of this version, in a database that has none; and those of the seats alone, and of people.
Stored<void> make_tables(Database& db);
Stored<void> make_seats(Database& db);
Stored<void> make_people(Database& db);

// What leads from a version to the next, without a look at what is stored.
struct Addition {
  std::int64_t from;
  Stored<void> (*add)(Database& db);
};
// From the oldest on, none left out up to the present version.
std::span<const Addition> additions();

}  // namespace trictrac
