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
  static Stored<OldRows> prepare(Database& db);

  // As Store has them. They read a game's row without its deeds, so that a page of a hundred is nothing to
  // wait for.
  Stored<std::vector<Listed>> list(std::int64_t after, int most);
  Stored<bool> remove(std::string_view id, std::int64_t touched);

 private:
  explicit OldRows(Database& db) : db_(&db) {}
  Stored<void> prepare_all();
  Stored<void> remove_rows(std::int64_t row);

  Database* db_;
  Statement list_, find_, remove_deeds_, remove_seats_, remove_talk_, remove_reports_, part_from_rated_,
      remove_game_;
};

}  // namespace trictrac
