// Games that nobody has touched for long, as rows of the database: found and removed inside whatever
// transaction is open.
#pragma once

#include <vector>

#include "store/database.h"
#include "store/store.h"

namespace trictrac {

class OldRows {
 public:
  // `db` outlives it and has the present schema.
  explicit OldRows(Database& db) : db_(&db) {}

  // As Store has them. They read a game's row without its deeds, so that a page of a hundred is nothing to
  // wait for.
  Stored<std::vector<GameListing>> list(std::int64_t after, int most);
  Stored<bool> remove(std::string_view id, std::int64_t touched);

 private:
  Stored<void> remove_rows(std::int64_t row);

  Database* db_;
};

}  // namespace trictrac
