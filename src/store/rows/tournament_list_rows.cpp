#include "store/rows/tournament_list_rows.h"

#include "store/rows/club_rows.h"
#include "store/rows/server_rows.h"
#include "store/rows/tables.h"

namespace trictrac {
namespace {

ListedTournament listed(const Statement& s) {
  return {s.text(0), s.text(1), s.number(2), s.number(3) != 0, s.text(4)};
}

// Of a person ?1, who has at least the role ?2 in the clubs that show them everything.
const std::string kListed =
    "SELECT t.name, t.listing, t.touched, CASE WHEN t.id IN"
    " (SELECT tournament FROM tournament_person WHERE person = ?1) THEN 1 ELSE 0 END, coalesce(c.name, '')"
    " FROM tournament t LEFT JOIN club c ON c.id = t.club WHERE t.listing <> '' AND (t.hidden = 0 OR t.id IN"
    " (SELECT tournament FROM tournament_person WHERE person = ?1) OR t.club IN"
    " (SELECT club FROM club_member WHERE person = ?1 AND role >= ?2))";
constexpr auto kMember = static_cast<std::int64_t>(ClubRole::Member);

// When a tournament is, or was.
const std::string kAt = "CASE WHEN t.starts > 0 THEN t.starts ELSE t.created END";
const std::string kInSeason = " WHERE t.club = ?1 AND t.ranked = 1 AND " + kAt + " BETWEEN ?2 AND ?3 - 1";

}  // namespace

std::vector<ListedTournament> TournamentListRows::list(std::int64_t person, int most) {
  return sql_.all(kListed + " ORDER BY t.touched DESC, t.id DESC LIMIT ?3", listed, person, kMember, most);
}

std::vector<ListedTournament> TournamentListRows::of(std::int64_t person, int most) {
  return sql_.all(
      "SELECT t.name, t.listing, t.touched, 1, coalesce(c.name, '') FROM tournament t"
      " LEFT JOIN club c ON c.id = t.club WHERE t.id IN"
      " (SELECT tournament FROM tournament_person WHERE person = ?1) ORDER BY t.touched DESC, t.id DESC"
      " LIMIT ?2",
      listed, person, most);
}

std::vector<ListedTournament> TournamentListRows::of_club(std::int64_t club, std::int64_t person, int most) {
  return sql_.all(kListed +
                      " AND t.club = ?3 AND t.league IS NULL ORDER BY t.over, CASE WHEN t.over = 0 THEN " +
                      kAt + " ELSE -t.touched END, t.id LIMIT ?4",
                  listed, person, kMember, club, most);
}

std::vector<SeasonEvent> TournamentListRows::season(std::int64_t club, std::int64_t from,
                                                    std::int64_t until) {
  return sql_.all(
      "SELECT t.name, t.listing, " + kAt + " AS at, t.over FROM tournament t" + kInSeason +
          " ORDER BY at, t.id",
      [](const Statement& s) { return SeasonEvent{s.text(0), s.text(1), s.number(2), s.number(3) != 0}; },
      club, from, until);
}

std::vector<SeasonPlace> TournamentListRows::places(std::int64_t club, std::int64_t from,
                                                    std::int64_t until) {
  return sql_.all(
      "SELECT t.name, l.place, coalesce(p.row, 0), CASE WHEN p.folded IS NOT NULL THEN p.name"
      " WHEN n.person IS NOT NULL AND p.row IS NULL THEN '' ELSE l.name END,"  // they are leaving
      " CASE WHEN p.row IS NOT NULL AND " +
          is_young("p") +
          " THEN 1 ELSE 0 END FROM tournament_place l JOIN tournament t ON t.id = l.tournament"
          " LEFT JOIN tournament_person n ON n.tournament = l.tournament AND n.number = l.number"
          " LEFT JOIN person p ON p.row = n.person AND p.leaves = 0" +
          kInSeason + " AND t.over = 1 ORDER BY t.id, l.place, l.entrant",
      [](const Statement& s) {
        return SeasonPlace{s.text(0), static_cast<int>(s.number(1)), s.number(2), s.text(3),
                           s.number(4) != 0};
      },
      club, from, until);
}

std::vector<std::pair<std::int64_t, std::int64_t>> TournamentListRows::young(std::string_view name) {
  return sql_.all(
      "SELECT n.number, n.person FROM tournament t JOIN tournament_person n ON n.tournament = t.id"
      " JOIN person p ON p.row = n.person WHERE t.name = ?1 AND " +
          is_young("p"),
      [](const Statement& s) { return std::pair(s.number(0), s.number(1)); }, name);
}

std::vector<std::string> TournamentListRows::names_of_club(std::int64_t club) {
  return sql_.all("SELECT name FROM tournament WHERE club = ? ORDER BY id", first_text, club);
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
      "SELECT name FROM tournament WHERE ((over = 1 AND touched < ?1) OR (over = 0 AND touched < ?2 AND NOT"
      " EXISTS (SELECT 1 FROM game WHERE game.tournament = tournament.id))) AND NOT EXISTS (SELECT 1 FROM"
      " league WHERE league.id = tournament.league AND league.season = tournament.season)"
      " ORDER BY touched LIMIT ?3",
      first_text, over, empty, most);
}

std::optional<std::string> TournamentListRows::listing(std::string_view name) {
  return sql_.first("SELECT listing FROM tournament WHERE name = ?", first_text, name);
}

void TournamentListRows::remove(std::string_view name) {
  const auto id = sql_.number("SELECT id FROM tournament WHERE name = ?", name);
  if (!id) return;
  remove_references(sql_, "tournament", *id);
  sql_.run("DELETE FROM tournament WHERE id = ?", *id);
}

}  // namespace trictrac
