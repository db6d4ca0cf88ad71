#include "store/old_rows.h"

#include <utility>

namespace trictrac {

Stored<OldRows> OldRows::prepare(Database& db) {
  OldRows rows(db);
  if (auto ready = rows.prepare_all(); !ready) return std::unexpected(ready.error());
  return rows;
}

Stored<void> OldRows::prepare_all() {
  const std::pair<Statement&, std::string_view> all[] = {
      {list_, "SELECT id, name, touched FROM game WHERE id > ? AND ends = 0 ORDER BY id LIMIT ?"},
      {find_, "SELECT id FROM game WHERE name = ? AND touched = ? AND ends = 0"},
      {remove_deeds_, "DELETE FROM deed WHERE game = ?"},
      {remove_seats_, "DELETE FROM seat WHERE game = ?"},
      {remove_talk_, "DELETE FROM talk WHERE game = ?"},
      {remove_reports_, "DELETE FROM report WHERE game = ?"},
      {part_from_rated_, "UPDATE rated SET game = NULL WHERE game = ?"},
      {remove_game_, "DELETE FROM game WHERE id = ?"},
  };
  for (const auto& [statement, sql] : all) {
    auto prepared = db_->prepare(sql);
    if (!prepared) return std::unexpected(prepared.error());
    statement = std::move(*prepared);
  }
  return {};
}

Stored<std::vector<Listed>> OldRows::list(std::int64_t after, int most) {
  std::vector<Listed> games;
  list_.bind(1, after).bind(2, std::int64_t{most});
  while (true) {
    const auto more = list_.next();
    if (!more) return std::unexpected(more.error());
    if (!*more) return games;
    games.push_back({list_.number(0), list_.text(1), list_.number(2)});
  }
}

Stored<bool> OldRows::remove(std::string_view id, std::int64_t touched) {
  const auto found = find_.bind(1, id).bind(2, touched).next();
  if (!found) return std::unexpected(found.error());
  if (!*found) return false;
  const std::int64_t row = find_.number(0);
  find_.reset();
  if (auto begun = db_->execute("SAVEPOINT removal"); !begun) return std::unexpected(begun.error());
  auto done = remove_rows(row);
  if (!done && !db_->in_transaction()) return std::unexpected(done.error());
  if (!done) (void)db_->execute("ROLLBACK TO removal");
  if (auto kept = db_->execute("RELEASE removal"); !kept && done) done = kept;
  if (!done) return std::unexpected(done.error());
  return true;
}

// All that hangs on a game goes before it; that it was rated stays with those who played.
Stored<void> OldRows::remove_rows(std::int64_t row) {
  for (Statement* statement :
       {&remove_deeds_, &remove_seats_, &remove_talk_, &remove_reports_, &part_from_rated_, &remove_game_})
    if (auto done = statement->bind(1, row).run(); !done) return done;
  return {};
}

}  // namespace trictrac
