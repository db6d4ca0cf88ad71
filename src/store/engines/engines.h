// The list of storage engines. Every operation on a store by its address uses this list; no other code knows
// the engines.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "store/rows/row_store.h"
#include "store/sqlite/restore.h"

namespace trictrac {

// All operations on the games at an address. Errors name the address or the file at fault.
struct EngineEntry {
  // Returns whether the games at that address belong to this engine.
  bool (*owns)(std::string_view address);
  // Opens the games; creates the tables if there are none. `post` runs a function on the caller's thread.
  Stored<std::unique_ptr<RowStore>> (*open)(const std::string& address, StoreOptions options,
                                            RowStore::Post post);
  // Reads and checks every game.
  Stored<DatabaseInspection> (*inspect)(const std::string& address, const DatabaseInspector& inspector);
  // Copies the games at one moment to `file`, as back_up() does.
  Stored<DatabaseInspection> (*back_up)(const std::string& address, const std::string& file,
                                        Existing existing, const DatabaseInspector& inspector);
  // Copies the games of `file` to the address, all of them or none.
  Stored<Restored> (*restore)(const std::string& file, const std::string& address,
                              const DatabaseInspector& inspector);
};

// Returns the engine that owns the address; an address that no other engine owns is the path of a file.
const EngineEntry& find_engine(std::string_view address);

}  // namespace trictrac
