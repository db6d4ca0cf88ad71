#include "store/rows/league_rows.h"

#include <utility>

#include "store/rows/club_rows.h"
#include "store/rows/tables.h"

namespace trictrac {
namespace {

const std::string kLeagueColumns =
    "l.id, l.name, c.name, l.title, l.about, l.size, l.moves, l.cycles, l.days, l.tie_breaks, l.game,"
    " l.format, l.created, l.season";
constexpr int kCountOfLeagueColumns = 14;

int to_int(std::int64_t number) { return static_cast<int>(number); }

StoredLeague read_league(const Statement& s) {
  return {s.number(0),
          s.text(1),
          s.text(2),
          {s.text(3), s.text(4), to_int(s.number(5)), to_int(s.number(6)), to_int(s.number(7)),
           to_int(s.number(8)), s.text(9), s.text(10), s.text(11)},
          s.number(12),
          to_int(s.number(13))};
}

const std::string kPersonColumns =
    "m.number, m.person, p.name, m.since, m.season, m.signed_up, CASE WHEN b.role >= ?2 THEN 1 ELSE 0 END";
const std::string kPersonTables =
    " FROM league_member m JOIN league l ON l.id = m.league JOIN person p ON p.row = m.person"
    " LEFT JOIN club_member b ON b.club = l.club AND b.person = m.person";
constexpr auto kLeastRole = static_cast<std::int64_t>(ClubRole::Member);

LeaguePerson read_league_person(const Statement& s, int from) {
  return {to_int(s.number(from)),     s.number(from + 1),      s.text(from + 2),       s.number(from + 3),
          to_int(s.number(from + 4)), s.number(from + 5) != 0, s.number(from + 6) != 0};
}

}  // namespace

void LeagueRows::create(std::string_view name, std::int64_t club, const LeagueCard& card, std::int64_t now) {
  sql_.run(
      "INSERT INTO league (name, club, title, about, size, moves, cycles, days, tie_breaks, game, format,"
      " created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      name, club, card.title, card.about, card.size, card.moves, card.cycles, card.days, card.tie_breaks,
      card.game, card.format, now);
}

std::optional<StoredLeague> LeagueRows::find(std::string_view name) {
  return sql_.first(
      "SELECT " + kLeagueColumns + " FROM league l JOIN club c ON c.id = l.club WHERE l.name = ?",
      read_league, name);
}

std::vector<ListedLeague> LeagueRows::of_club(std::int64_t club) {
  return sql_.all(
      "SELECT " + kLeagueColumns +
          ", (SELECT count(*) FROM league_member m WHERE m.league = l.id AND m.signed_up = 1)"
          " FROM league l JOIN club c ON c.id = l.club WHERE l.club = ? ORDER BY l.id",
      [](const Statement& s) {
        return ListedLeague{read_league(s), to_int(s.number(kCountOfLeagueColumns))};
      },
      club);
}

void LeagueRows::change(std::int64_t league, const LeagueCard& card) {
  sql_.run(
      "UPDATE league SET title = ?2, about = ?3, size = ?4, moves = ?5, cycles = ?6, days = ?7,"
      " tie_breaks = ?8, game = ?9, format = ?10 WHERE id = ?1",
      league, card.title, card.about, card.size, card.moves, card.cycles, card.days, card.tie_breaks,
      card.game, card.format);
}

void LeagueRows::remove(std::int64_t league) {
  remove_references(sql_, "league", league);
  sql_.run("DELETE FROM league WHERE id = ?", league);
}

void LeagueRows::remove_of_club(std::int64_t club) {
  for (const std::int64_t league : sql_.all("SELECT id FROM league WHERE club = ?", first_number, club))
    remove(league);
}

bool LeagueRows::begin_season(std::string_view name, int season) {
  return sql_.any("UPDATE league SET season = ?2 WHERE name = ?1 AND season = ?3 RETURNING id", name, season,
                  season - 1);
}

std::vector<LeaguePerson> LeagueRows::people(std::int64_t league) {
  return sql_.all(
      "SELECT " + kPersonColumns + kPersonTables + " WHERE m.league = ?1 ORDER BY m.number",
      [](const Statement& s) { return read_league_person(s, 0); }, league, kLeastRole);
}

void LeagueRows::sign_up(const StoredLeague& league, std::int64_t person, bool signs_up, std::int64_t now) {
  const bool is_known =
      sql_.any("SELECT 1 FROM league_member WHERE league = ? AND person = ?", league.id, person);
  if (is_known) {
    sql_.run(
        "UPDATE league_member SET signed_up = ?3, since = ?4, season = ?5 WHERE league = ?1 AND person = ?2",
        league.id, person, signs_up, now, league.season);
    return;
  }
  if (!signs_up) return;
  const auto number =
      sql_.number("UPDATE league SET numbers = numbers + 1 WHERE id = ? RETURNING numbers", league.id);
  sql_.run(
      "INSERT INTO league_member (league, number, person, since, season, signed_up) VALUES (?, ?, ?, ?, ?, "
      "1)",
      league.id, number.value_or(0), person, now, league.season);
}

std::vector<LeagueDivision> LeagueRows::divisions(std::int64_t league) {
  return sql_.all(
      "SELECT season, division, name, over, created FROM tournament WHERE league = ?"
      " ORDER BY season, division",
      [](const Statement& s) {
        return LeagueDivision{to_int(s.number(0)), to_int(s.number(1)), s.text(2), s.number(3) != 0,
                              s.number(4)};
      },
      league);
}

std::vector<std::pair<StoredLeague, LeaguePerson>> LeagueRows::of(std::int64_t person) {
  return sql_.all(
      "SELECT " + kLeagueColumns + ", " + kPersonColumns + kPersonTables +
          " JOIN club c ON c.id = l.club WHERE m.person = ?1 ORDER BY l.id",
      [](const Statement& s) {
        return std::pair(read_league(s), read_league_person(s, kCountOfLeagueColumns));
      },
      person, kLeastRole);
}

}  // namespace trictrac
