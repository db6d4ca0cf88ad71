#include "store/rows/challenge_rows.h"

namespace trictrac {

void ChallengeRows::add(std::string_view challenge, const Challenged& what, std::int64_t now) {
  sql_.run("DELETE FROM challenge WHERE until <= ?", now);
  sql_.run("INSERT INTO challenge (bytes, signs_in, token, person, name, until) VALUES (?, ?, ?, ?, ?, ?)",
           bytes(challenge), std::int64_t{what.signs_in}, what.token, what.person, what.name,
           now + kChallengeSeconds);
}

std::optional<Challenged> ChallengeRows::take(std::string_view challenge, std::int64_t now) {
  struct FoundChallenge {
    Challenged what;
    std::int64_t until = 0;
  };
  auto found = sql_.first(
      "DELETE FROM challenge WHERE bytes = ? RETURNING signs_in, token, person, name, until",
      [](const Statement& s) {
        return FoundChallenge{{s.number(0) != 0, s.text(1), s.text(2), s.text(3)}, s.number(4)};
      },
      bytes(challenge));
  if (!found || found->until <= now) return std::nullopt;
  return std::move(found->what);
}

Stored<void> add_challenges(Database& db) {
  return db.execute(
      "CREATE TABLE challenge (bytes BLOB PRIMARY KEY NOT NULL, signs_in INTEGER NOT NULL, token TEXT NOT "
      "NULL,"
      " person TEXT NOT NULL, name TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;"
      "CREATE INDEX challenge_until ON challenge (until)");
}

}  // namespace trictrac
