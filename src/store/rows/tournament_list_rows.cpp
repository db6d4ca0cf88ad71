#include "store/rows/tournament_list_rows.h"

#include "store/rows/tables.h"

namespace trictrac {
namespace {

ListedTournament listed(const Statement& s) { return {s.text(0), s.text(1), s.number(2), s.number(3) != 0}; }

}  // namespace

std::vector<ListedTournament> TournamentListRows::list(std::int64_t person, int most) {
  return sql_.all(
      "SELECT name, listing, touched, CASE WHEN id IN"
      " (SELECT tournament FROM tournament_person WHERE person = ?1) THEN 1 ELSE 0 END AS named"
      " FROM tournament WHERE listing <> '' AND (hidden = 0 OR id IN"
      " (SELECT tournament FROM tournament_person WHERE person = ?1)) ORDER BY touched DESC, id DESC LIMIT "
      "?2",
      listed, person, most);
}

std::vector<ListedTournament> TournamentListRows::of(std::int64_t person, int most) {
  return sql_.all(
      "SELECT name, listing, touched, 1 FROM tournament WHERE id IN"
      " (SELECT tournament FROM tournament_person WHERE person = ?1) ORDER BY touched DESC, id DESC LIMIT ?2",
      listed, person, most);
}

std::string TournamentListRows::with_code(std::string_view code) {
  return sql_
      .first(
          "SELECT name FROM tournament WHERE code = ? AND code <> '' AND over = 0 ORDER BY id DESC LIMIT 1",
          first_text, code)
      .value_or("");
}

std::vector<std::string> TournamentListRows::old(std::int64_t over, std::int64_t empty, int most) {
  return sql_.all(
      "SELECT name FROM tournament WHERE (over = 1 AND touched < ?1) OR (over = 0 AND touched < ?2 AND NOT"
      " EXISTS (SELECT 1 FROM game WHERE game.tournament = tournament.id)) ORDER BY touched LIMIT ?3",
      first_text, over, empty, most);
}

void TournamentListRows::remove(std::string_view name) {
  const auto id = sql_.number("SELECT id FROM tournament WHERE name = ?", name);
  if (!id) return;
  remove_references(sql_, "tournament", *id);
  sql_.run("DELETE FROM tournament WHERE id = ?", *id);
}

}  // namespace trictrac
