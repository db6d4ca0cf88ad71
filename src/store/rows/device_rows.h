// Which people have come from the same browser, as rows of the database. A browser is known by a mark that it
// keeps, of which only a hash is stored.
#pragma once

#include <cstdint>
#include <string_view>

#include "store/statements.h"

namespace trictrac {

class DeviceRows {
 public:
  explicit DeviceRows(Statements& sql) : sql_(sql) {}

  // A session of somebody began in the browser of that mark.
  void note(std::string_view mark, std::int64_t person, std::int64_t now);
  // Returns whether a session of that person has ever begun in the browser of that mark.
  bool knows(std::string_view mark, std::int64_t person);
  // Have both ever come from one browser?
  bool share(std::int64_t person, std::int64_t other);
  // Whatever no browser keeps any more.
  void forget_before(std::int64_t moment);

 private:
  Statements& sql_;
};

Stored<void> add_devices(Database& db);

}  // namespace trictrac
