// The file of a store, opened by the one process that may use it.
#pragma once

#include <chrono>
#include <string>

#include "store/sqlite/file_lock.h"
#include "store/sqlite/schema.h"

namespace trictrac {

struct StoreFile {
  FileLock lock;      // held as long as the database is open
  SqliteDatabase db;  // of the present schema; what it commits is durable
};

// Makes the file if there is none, and migrates one of an earlier version. `patience`: for another program to
// let go of it. The error names the file: no database, another program's, of a later version, held by another
// process.
Stored<StoreFile> open_store_file(const std::string& path, const Schema& schema,
                                  std::chrono::milliseconds patience);

// What a server holds as long as it uses the file, under any of its names. Busy, naming the process, where
// one does.
Stored<FileLock> lock_store_file(const std::string& path);

// The error with the name of the file before it.
std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error);

}  // namespace trictrac
