#include "store/rows/old_rows.h"

#include "store/savepoint.h"
#include "store/statements.h"

namespace trictrac {

Stored<std::vector<GameListing>> OldRows::list(std::int64_t after, int most) {
  std::vector<GameListing> games;
  Statements sql(*db_);
  sql.each(
      "SELECT id, name, touched FROM game WHERE id > ? AND ends = 0 ORDER BY id LIMIT ?",
      [&](const Statement& s) { games.push_back({s.number(0), s.text(1), s.number(2)}); }, after,
      std::int64_t{most});
  return sql.done(std::move(games));
}

Stored<bool> OldRows::remove(std::string_view id, std::int64_t touched) {
  Statements sql(*db_);
  const auto row = sql.first(
      "SELECT id FROM game WHERE name = ? AND touched = ? AND ends = 0",
      [](const Statement& s) { return s.number(0); }, id, touched);
  if (!row) return sql.done(false);
  if (auto done = in_savepoint(*db_, [&] { return remove_rows(*row); }); !done)
    return std::unexpected(done.error());
  return true;
}

// All that hangs on a game goes before it; that it was rated stays with those who played.
Stored<void> OldRows::remove_rows(std::int64_t row) {
  Statements sql(*db_);
  for (const std::string_view each :
       {"DELETE FROM deed WHERE game = ?", "DELETE FROM seat WHERE game = ?",
        "DELETE FROM talk WHERE game = ?", "DELETE FROM report WHERE game = ?",
        "UPDATE rated SET game = NULL WHERE game = ?", "DELETE FROM game WHERE id = ?"})
    sql.run(each, row);
  return sql.done();
}

}  // namespace trictrac
