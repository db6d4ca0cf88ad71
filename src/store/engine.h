// What keeps the rows of a store: transactions, and what they need beside them. Everything but watch() is
// called on the store's own thread.
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
  virtual Stored<void> begin(bool writes) = 0;
  // Ends the transaction; what it then has is durable.
  virtual Stored<void> commit() = 0;
  // Undoes the transaction, after a fault.
  virtual void roll_back() = 0;
  // Returns why the transaction cannot take place, whatever else is done in it; nothing while it can.
  virtual std::optional<StoreError> fault() const = 0;
  // Returns whether the transaction that was rolled back had met another one: a second try may succeed.
  virtual bool met_another() const { return false; }
  // Returns whether the fault of one call undid what other calls did, each of which may be carried out alone.
  virtual bool singles_out() const { return false; }
  // Returns whether rows can be read when nothing can be written.
  virtual bool reads_alone() const { return true; }
  // Refuses one more game where there is no room.
  virtual Stored<void> room_for_games() const { return {}; }
  // Removes the last traces of what has just been deleted.
  virtual void forget() {}
  // Does what is due after each batch of calls.
  virtual void look_after() {}
  // Returns whether other processes may use the same rows.
  virtual bool shared() const { return false; }
  // Returns whether no other server is connected to these rows now.
  virtual bool alone() { return true; }
  // Calls `hear` with what they announce, on a thread of the engine's own.
  virtual void watch(std::function<void(std::string text)> hear) { (void)hear; }
};

}  // namespace trictrac
