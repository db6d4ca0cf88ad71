// When the games could not be reached, as a setting of the database that all its servers share.
#pragma once

#include <vector>

#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

class ServiceRows {
 public:
  // Later ones take the place of the first; those that ended so long ago are dropped.
  static constexpr std::size_t kMostOutages = 100;
  static constexpr Millis kOutagesKept = 120 * kDay;

  explicit ServiceRows(Statements& sql) : sql_(sql) {}

  // As Store::serve.
  std::vector<Outage> serve(Moment now, Moment trouble_since);

 private:
  Statements& sql_;
};

}  // namespace trictrac
