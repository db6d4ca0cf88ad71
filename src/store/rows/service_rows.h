// The outages of the games, as a setting of the database that all its servers share.
#pragma once

#include <vector>

#include "store/statements.h"
#include "store/store.h"

namespace trictrac {

class ServiceRows : public RowAccess {
 public:
  // The last so many outages are kept, and of those before as many, the longest; those that ended so long ago
  // are dropped. A live game is concerned by the last ones, a game by days by the long ones.
  static constexpr std::size_t kMostOutages = 100;
  static constexpr Millis kOutagesKept = 120 * kDay;

  using RowAccess::RowAccess;

  // Carries out Store::serve; `alone`: no other server is connected.
  ServiceState serve(const ServiceSign& sign, bool alone);
  // Returns the state without noting a sign, which comes too late.
  ServiceState late();
  // Carries out Store::pause.
  bool pause(Moment now, bool on);

 private:
  struct Service;
  Service read();
  void write(const Service& service);
};

}  // namespace trictrac
