// The engine under a store: transactions, and the functions around them. Everything except watch() is called
// on the store's own thread.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "store/database.h"

namespace trictrac {

// A database with its transactions.
class StorageEngine {
 public:
  virtual ~StorageEngine() = default;

  // Returns the database, once begin() has succeeded.
  virtual Database& db() = 0;
  // Begins a transaction. COMMIT ends it; its changes are then durable.
  virtual Stored<void> begin(bool writes) = 0;
  // Returns the fault that prevents the transaction from being committed, or nullopt.
  virtual std::optional<StoreError> fault() const = 0;
  // Returns whether the transaction rolled back had a conflict with another one: a second try may succeed.
  virtual bool met_another() const { return false; }
  // Returns whether the fault of one call undid other calls, each of which may then be carried out alone.
  virtual bool singles_out() const { return false; }
  // Returns whether rows can be read when nothing can be written.
  virtual bool reads_alone() const { return true; }
  // Refuses a further game if there is no room.
  virtual Stored<void> room_for_games() const { return {}; }
  // Removes the last traces of data just deleted.
  virtual void forget() {}
  // Does the maintenance due after each batch of calls.
  virtual void look_after() {}
  // Returns whether other processes may use the same rows.
  virtual bool shared() const { return false; }
  // Returns whether no other server is connected to these rows now.
  virtual bool alone() { return true; }
  // Calls `hear` with the announcements of other processes, on a thread of the engine's own.
  virtual void watch(std::function<void(std::string text)> hear) { (void)hear; }
};

}  // namespace trictrac
