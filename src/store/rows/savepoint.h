// A part of a transaction that is done wholly or not at all.
#pragma once

#include "store/database.h"

namespace trictrac {

// Does `work`, which returns a Stored<…>, and undoes what it did, and no more, where it fails. An error that
// undid the whole transaction is returned as it is. What it writes is sent together. Not inside another.
template <class Work>
auto in_savepoint(Database& db, Work work) -> decltype(work()) {
  db.collect();
  const auto begun = db.execute("SAVEPOINT call");
  decltype(work()) done = begun ? work() : std::unexpected(begun.error());
  if (done)
    if (auto kept = db.execute("RELEASE call"); !kept) done = std::unexpected(kept.error());
  if (auto settled = db.settle(); !settled && done) done = std::unexpected(settled.error());
  if (!done && begun && db.in_transaction()) (void)db.execute("ROLLBACK TO call; RELEASE call");
  return done;
}

}  // namespace trictrac
