// People on disk. Nothing waits for the disk, as in Store.
#pragma once

#include <functional>

#include "store/rows/people_rows.h"
#include "store/store.h"

namespace trictrac {

// What is done with the rows, on the store's thread, alone; it may be done again when the disk refused it.
// Whether it is to be kept: else, as after a fault of the rows, it is undone.
using PeopleWork = std::function<bool(PeopleRows& rows)>;

class PeopleStore {
 public:
  virtual ~PeopleStore() = default;
  // In one order with the calls of the Store of the same file, and as durable. `writes`: it changes
  // something.
  virtual void people(bool writes, PeopleWork work, Then<void> then) = 0;
  // Empties the seats of whoever leaves (PersonRows::leave) in one game of his, and answers its name; or
  // forgets him where he has no seat, and answers "".
  virtual void empty_seat_of(std::int64_t person, Then<std::string> then) = 0;
};

}  // namespace trictrac
