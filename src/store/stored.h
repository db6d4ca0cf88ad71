// The result of a store: a value or an error.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace trictrac {

// The reason why something was not stored or read.
struct StoreError {
  enum Kind {
    Failed,    // the disk, the file or the engine: trying again may help
    Busy,      // another program holds the file, or too much is waiting: trying again will help
    Conflict,  // the store holds something else than the caller believed
    Damaged,   // the stored data have changed; none of them are returned
  };
  Kind kind = Failed;
  std::string what;  // in English, for the log: names the game, the event, the file
};

template <class T>
using Stored = std::expected<T, StoreError>;

inline std::unexpected<StoreError> refuse(StoreError::Kind kind, std::string what) {
  return std::unexpected(StoreError{kind, std::move(what)});
}

}  // namespace trictrac
