#include "store/rows/game_challenge_rows.h"

#include "store/rows/game_rows.h"

namespace trictrac {
namespace {

// The seats `kept` of open challenges, and the seats `own` of those who made them.
constexpr std::string_view kOpen =
    " FROM seat own JOIN seat kept ON kept.game = own.game AND kept.player <> own.player"
    " WHERE kept.claim <> '' AND kept.person IS NOT NULL AND ";

// The seats `own` and `other` of people who share a table.
constexpr std::string_view kMet =
    " FROM seat own JOIN seat other ON other.game = own.game AND other.person <> own.person"
    " JOIN game g ON g.id = own.game WHERE own.claim = '' AND other.claim = '' AND g.tournament IS NULL"
    " AND own.person = ?1";

std::string select(std::string_view what, std::string_view from, std::string_view more) {
  return "SELECT " + std::string(what) + std::string(from) + std::string(more);
}

}  // namespace

void GameChallengeRows::make(std::string_view id, const StoredGame& game, std::int64_t now) {
  if (auto made = GameRows(db_).create(id, game, now); !made) sql_.fail(made.error());
}

std::vector<std::int64_t> GameChallengeRows::made_by(std::int64_t person) {
  return sql_.all(select("kept.person", kOpen, "own.person = ?1"), first_number, person);
}

std::vector<std::int64_t> GameChallengeRows::made_to(std::int64_t person) {
  return sql_.all(select("own.person", kOpen, "own.person IS NOT NULL AND kept.person = ?1"), first_number,
                  person);
}

std::vector<std::int64_t> GameChallengeRows::people_of(std::string_view game) {
  std::vector<std::int64_t> people;
  sql_.each(
      select("own.person, kept.person", kOpen, "own.game = (SELECT id FROM game WHERE name = ?1)"),
      [&](const Statement& s) { people = {s.number(0), s.number(1)}; }, game);
  return people;
}

bool GameChallengeRows::end(std::string_view game) {
  const auto touched = sql_.number(
      "SELECT g.touched FROM game g WHERE g.name = ?1 AND EXISTS"
      " (SELECT 1 FROM seat s WHERE s.game = g.id AND s.claim <> '')",
      game);
  if (!touched) return false;
  const auto removed = GameRows(db_).remove(game, *touched);
  if (!removed) sql_.fail(removed.error());
  return removed.value_or(false);
}

void GameChallengeRows::end_all(std::int64_t person) {
  for (const char* whose : {"own.person = ?1", "kept.person = ?1"})
    for (const std::string& game :
         sql_.all(select("(SELECT name FROM game WHERE id = own.game)", kOpen, whose), first_text, person))
      end(game);
}

std::vector<MetPerson> GameChallengeRows::met(std::int64_t person, int most) {
  return sql_.all(
      select("other.person, max(g.touched)", kMet, " GROUP BY other.person ORDER BY 2 DESC LIMIT ?2"),
      [](const Statement& s) { return MetPerson{s.number(0), s.number(1)}; }, person, most);
}

bool GameChallengeRows::have_met(std::int64_t person, std::int64_t other) {
  return sql_.any(select("1", kMet, " AND other.person = ?2 LIMIT 1"), person, other);
}

}  // namespace trictrac
