// The file of a store, opened by the one process that may use it.
#pragma once

#include <chrono>
#include <string>

#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"
#include "store/stored.h"

namespace trictrac {

// A lock on a file for one process, until the object or the process ends in any way.
class FileLock {
 public:
  // Creates the file if there is none, and locks it. Busy names the process that holds it.
  static Stored<FileLock> take(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

// The open file of a store.
struct StoreFile {
  FileLock lock;      // held as long as the database is open
  SqliteDatabase db;  // of the present schema; its commits are durable
};

// Makes the file if there is none, and migrates one of an earlier version. `patience`: for another program to
// let go of it. The error names the file: no database, another program's, of a later version or of before the
// first, with other tables than its version has, held by another process.
Stored<StoreFile> open_store_file(const std::string& path, const Schema& schema,
                                  std::chrono::milliseconds patience);

// Takes the lock that a server holds while it uses the file, under any of its names. Busy names the process
// that holds it.
Stored<FileLock> lock_store_file(const std::string& path);

// Returns the error, prefixed by the name of the file.
std::unexpected<StoreError> in_file(const std::string& path, const StoreError& error);

// Makes the tables of a new file and migrates one of an earlier version, all of it or nothing. Leaves alone,
// with an error, a file of another program, one of a version that `schema` does not know, and one whose
// tables are not those of its version.
Stored<void> make_or_migrate(Database& db, const Schema& schema);

// Returns the version of a file of ours, 0 for an empty one; fails as make_or_migrate() does.
Stored<std::int64_t> version_of(Database& db, const Schema& schema);

}  // namespace trictrac
