// The words of the operator about the server (store/rows/server_rows.h), in memory, and the same at all
// servers of the same games.
#pragma once

#include "apps/server/people/people.h"
#include "contract/server.h"

namespace trictrac {

class ServerProfile {
 public:
  // Requires that `people` outlives it.
  explicit ServerProfile(People& people);
  ServerProfile(const ServerProfile&) = delete;
  ServerProfile& operator=(const ServerProfile&) = delete;

  // Reads it from the store, and calls `then`, also where that failed.
  void read(std::move_only_function<void()> then);
  // Reads it again, here and at the other servers: it has been changed. Calls `then` once this server has.
  void changed(std::move_only_function<void()> then);
  // Returns whether all players are protected as young ones.
  bool is_young() const { return now_.young; }
  // Returns what every page shows at that time; nullopt: nothing has been said.
  std::optional<contract::ServerNotice> notice(std::int64_t now) const;
  contract::ServerProfile shown() const;

 private:
  People& people_;
  StoredServer now_;
};

}  // namespace trictrac
