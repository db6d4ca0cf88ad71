// What comes back from a store: a value, or why there is none.
#pragma once

#include <expected>
#include <string>

namespace trictrac {

enum class Fault {
  Failed,    // the disk, the file or the engine: trying again may help
  Busy,      // another program holds the file, or too much is waiting: trying again will help
  Conflict,  // the store holds something else than the caller believed
  Damaged,   // what is stored is not what was stored: nothing of it is handed out
};

struct StoreError {
  Fault fault = Fault::Failed;
  std::string what;  // in English, for the log: names the game, the deed, the file
};

template <class T>
using Stored = std::expected<T, StoreError>;

}  // namespace trictrac
