// What fails is undone alone, within a transaction that goes on.
#pragma once

#include <utility>

#include "store/database.h"

namespace trictrac {

// Does `work`, which returns a Stored<…>, and undoes what it did, and no more, where it fails. An error that
// undid the whole transaction is returned as it is.
template <class Work>
auto in_savepoint(Database& db, Work work) -> decltype(work()) {
  if (auto begun = db.execute("SAVEPOINT call"); !begun) return std::unexpected(begun.error());
  auto done = work();
  if (!db.in_transaction()) return done;
  if (!done) (void)db.execute("ROLLBACK TO call");
  if (auto kept = db.execute("RELEASE call"); !kept && done) return std::unexpected(kept.error());
  return done;
}

}  // namespace trictrac
