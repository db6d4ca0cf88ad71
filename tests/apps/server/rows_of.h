// An empty database with its tables, in each of the engines.
#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "postgres_server.h"
#include "store/postgres/postgres.h"
#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"

namespace served {

// The engines that the suites `Engines` try.
inline const std::string kEngineNames[] = {"sqlite", "postgres"};

// Makes the rows of an engine of kEngineNames; those of sqlite in that folder.
inline std::unique_ptr<trictrac::Database> rows_of(const std::string& engine,
                                                   const std::filesystem::path& folder) {
  std::unique_ptr<trictrac::Database> db;
  if (engine == "sqlite") {
    db = std::make_unique<trictrac::SqliteDatabase>(
        std::move(*trictrac::SqliteDatabase::open((folder / "rows.db").string())));
  } else if (engine == "postgres") {
    auto postgres = std::make_unique<trictrac::PostgresDatabase>(PostgresServer::shared().new_database());
    EXPECT_TRUE(postgres->connect());
    db = std::move(postgres);
  } else {
    throw std::invalid_argument("no engine is called " + engine);
  }
  EXPECT_TRUE(trictrac::make_tables(*db));
  return db;
}

}  // namespace served
