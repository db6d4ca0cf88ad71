// What keeps the rows of a store: transactions, and what they need beside them. Everything but watch() is
// called on the store's own thread.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "store/database.h"

namespace trictrac {

class StorageEngine {
 public:
  virtual ~StorageEngine() = default;

  // Once begin() has succeeded.
  virtual Database& db() = 0;
  virtual Stored<void> begin(bool writes) = 0;
  // What it answers is durable.
  virtual Stored<void> commit() = 0;
  // After a fault: of the transaction nothing stays.
  virtual void roll_back() = 0;
  // Why the transaction cannot take place, whatever else is done in it; nothing while it can.
  virtual std::optional<StoreError> fault() const = 0;
  // The transaction that was rolled back had met another's: carried out anew it may take place.
  virtual bool met_another() const { return false; }
  // The fault of one call has undone what others did with it: each alone may still be carried out.
  virtual bool singles_out() const { return false; }
  // When nothing can be written, can rows still be read?
  virtual bool reads_alone() const { return true; }
  // Is there room for one more game?
  virtual Stored<void> room_for_games() const { return {}; }
  // What has just been deleted stays nowhere.
  virtual void forget() {}
  // Called after each batch of calls.
  virtual void look_after() {}
  // May other processes use the same rows?
  virtual bool shared() const { return false; }
  // `hear` is called with what they announce, on a thread of the engine's own.
  virtual void watch(std::function<void(std::string text)> hear) { (void)hear; }
};

}  // namespace trictrac
