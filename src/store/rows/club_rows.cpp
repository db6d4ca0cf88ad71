#include "store/rows/club_rows.h"

#include "store/rows/league_rows.h"
#include "store/rows/server_rows.h"
#include "store/rows/tables.h"

namespace trictrac {
namespace {

template <class Choice>
std::int64_t as_number(Choice choice) {
  return static_cast<std::int64_t>(choice);
}
ClubRole role_in(std::int64_t number) { return static_cast<ClubRole>(number); }

constexpr std::string_view kClubColumns =
    "c.id, c.name, c.title, c.place, c.meets, c.about, c.joining, c.private, c.young, c.created, c.closed";

StoredClub read_club(const Statement& s) {
  return {s.number(0),
          s.text(1),
          {s.text(2), s.text(3), s.text(4), s.text(5), static_cast<ClubJoining>(s.number(6)),
           s.number(7) != 0, s.number(8) != 0},
          s.number(9),
          s.number(10) != 0};
}

ListedClub read_listed_club(const Statement& s) {
  return {read_club(s), static_cast<int>(s.number(11)), role_in(s.number(12))};
}

ClubPerson read_club_person(const Statement& s) {
  return {s.number(0), s.text(1),        role_in(s.number(2)), s.text(3),
          s.number(4), s.number(5) != 0, s.number(6) != 0};
}

StoredAnnouncement read_announcement(const Statement& s) {
  return {
      static_cast<int>(s.number(0)), s.number(1), s.text(2), s.text(3), s.text(4), s.text(5), s.number(6)};
}

constexpr std::string_view kAnnouncements =
    "SELECT a.n, a.at, a.title, a.text, coalesce(p.name, ''), c.name, a.person FROM club_announcement a"
    " JOIN club c ON c.id = a.club LEFT JOIN person p ON p.row = a.person WHERE ";

}  // namespace

std::int64_t ClubRows::create(std::string_view name, const ClubCard& card, std::int64_t now) {
  return sql_
      .number(
          "INSERT INTO club (name, title, place, meets, about, joining, private, young, created)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
          name, card.title, card.place, card.meets, card.about, as_number(card.joining), card.is_private,
          card.young, now)
      .value_or(0);
}

bool ClubRows::is_used(std::string_view name) { return sql_.any("SELECT 1 FROM club WHERE name = ?", name); }

std::optional<StoredClub> ClubRows::find(std::string_view name) {
  return sql_.first("SELECT " + std::string(kClubColumns) + " FROM club c WHERE name = ? AND ended = 0",
                    read_club, name);
}

void ClubRows::close(std::int64_t club, std::int64_t at) {
  sql_.run("UPDATE club SET closed = ?2 WHERE id = ?1", club, at);
}

void ClubRows::change(std::int64_t club, const ClubCard& card) {
  sql_.run(
      "UPDATE club SET title = ?2, place = ?3, meets = ?4, about = ?5, joining = ?6, private = ?7, young = ?8"
      " WHERE id = ?1",
      club, card.title, card.place, card.meets, card.about, as_number(card.joining), card.is_private,
      card.young);
}

void ClubRows::end(std::int64_t club) {
  LeagueRows(sql_).remove_of_club(club);
  remove_references(sql_, "club", club);
  sql_.run(
      "UPDATE club SET title = '', place = '', meets = '', about = '', private = 1, ended = 1 WHERE id = ?1",
      club);
}

std::vector<ListedClub> ClubRows::list(std::int64_t person, int most) {
  return sql_.all(
      "SELECT " + std::string(kClubColumns) +
          ", (SELECT count(*) FROM club_member n WHERE n.club = c.id AND n.role >= ?3) AS members,"
          " coalesce(m.role, 0) FROM club c"
          " LEFT JOIN club_member m ON m.club = c.id AND m.person = ?1"
          " WHERE c.ended = 0 AND c.closed = 0 AND (c.private = 0 OR m.role IS NOT NULL)"
          " ORDER BY CASE WHEN m.role IS NULL THEN 1 ELSE 0 END, members DESC, c.id LIMIT ?2",
      read_listed_club, person, most, as_number(ClubRole::Member));
}

ClubPerson ClubRows::person_in(std::int64_t club, std::int64_t person) {
  return sql_
      .first(
          "SELECT m.person, p.name, m.role, m.task, m.since, m.admitted, m.quiet FROM club_member m"
          " JOIN person p ON p.row = m.person WHERE m.club = ? AND m.person = ?",
          read_club_person, club, person)
      .value_or(ClubPerson{.person = person, .name = ""});
}

bool ClubRows::is_member(std::string_view name, std::int64_t person) {
  return sql_.any(
      "SELECT 1 FROM club_member m JOIN club c ON c.id = m.club WHERE c.name = ? AND m.person = ?"
      " AND m.role >= ?",
      name, person, as_number(ClubRole::Member));
}

std::vector<ClubPerson> ClubRows::people(std::int64_t club, ClubRole least, ClubRole most) {
  return sql_.all(
      "SELECT m.person, p.name, m.role, m.task, m.since, m.admitted, m.quiet FROM club_member m JOIN person "
      "p ON p.row = m.person"
      " WHERE m.club = ?1 AND m.role BETWEEN ?2 AND ?3 ORDER BY CASE WHEN m.role < ?4 THEN 0 ELSE m.role END"
      " DESC, CASE WHEN m.role < ?4 THEN -m.since ELSE 0 END, p.folded, m.person",
      read_club_person, club, as_number(least), as_number(most), as_number(ClubRole::Member));
}

std::vector<std::int64_t> ClubRows::young(std::int64_t club) {
  return sql_.all(
      "SELECT m.person FROM club_member m JOIN person p ON p.row = m.person WHERE m.club = ?1 AND " +
          is_young("p"),
      first_number, club);
}

int ClubRows::counted(std::string_view sql, std::int64_t of, ClubRole least, ClubRole most) {
  return static_cast<int>(sql_.number(sql, of, as_number(least), as_number(most)).value_or(0));
}

int ClubRows::count(std::int64_t club, ClubRole least, ClubRole most) {
  return counted("SELECT count(*) FROM club_member WHERE club = ? AND role BETWEEN ? AND ?", club, least,
                 most);
}

int ClubRows::clubs_of(std::int64_t person, ClubRole least) {
  return counted("SELECT count(*) FROM club_member WHERE person = ? AND role BETWEEN ? AND ?", person, least,
                 ClubRole::President);
}

void ClubRows::put(std::int64_t club, const ClubPerson& person) {
  sql_.run(
      "INSERT INTO club_member (club, person, role, task, since, admitted, heard)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT announced FROM club WHERE id = ?1))"
      " ON CONFLICT (club, person) DO UPDATE SET role = excluded.role, task = excluded.task,"
      " since = excluded.since, admitted = excluded.admitted, heard = CASE WHEN club_member.role < ?7"
      " THEN excluded.heard ELSE club_member.heard END",
      club, person.person, as_number(person.role), person.task, person.since, person.admitted,
      as_number(ClubRole::Member));
}

void ClubRows::remove(std::int64_t club, std::int64_t person) {
  sql_.run("DELETE FROM club_member WHERE club = ? AND person = ?", club, person);
}

void ClubRows::hand_on(std::int64_t person) {
  const auto led = sql_.all("SELECT club FROM club_member WHERE person = ? AND role = ?", first_number,
                            person, as_number(ClubRole::President));
  for (const std::int64_t club : led) {
    const auto next = sql_.number(
        "SELECT person FROM club_member WHERE club = ? AND person <> ? AND role >= ?"
        " ORDER BY role DESC, since, person LIMIT 1",
        club, person, as_number(ClubRole::Member));
    if (next)
      sql_.run("UPDATE club_member SET role = ?3 WHERE club = ?1 AND person = ?2", club, *next,
               as_number(ClubRole::President));
    else
      end(club);
  }
}

std::vector<ListedClub> ClubRows::of(std::int64_t person) {
  return sql_.all("SELECT " + std::string(kClubColumns) +
                      ", 0, m.role FROM club c JOIN club_member m ON m.club = c.id WHERE m.person = ?"
                      " ORDER BY c.id",
                  read_listed_club, person);
}

namespace {

// Two members `m` and `o` of one club into which an officer has let both; of the person ?1.
const std::string kShared =
    " FROM club_member m JOIN club_member o ON o.club = m.club AND o.person <> m.person"
    " JOIN club c ON c.id = m.club WHERE c.closed = 0 AND m.admitted = 1 AND o.admitted = 1"
    " AND m.role >= ?2 AND o.role >= ?2 AND m.person = ?1";

}  // namespace

bool ClubRows::share_club(std::int64_t person, std::int64_t other) {
  return sql_.any("SELECT 1" + kShared + " AND o.person = ?3 LIMIT 1", person, as_number(ClubRole::Member),
                  other);
}

std::vector<std::int64_t> ClubRows::fellows(std::int64_t person, int most) {
  return sql_.all(
      "SELECT row FROM person WHERE row IN (SELECT o.person" + kShared + ") ORDER BY folded, row LIMIT ?3",
      first_number, person, as_number(ClubRole::Member), most);
}

void ClubRows::be_quiet(std::int64_t club, std::int64_t person, bool quiet) {
  sql_.run("UPDATE club_member SET quiet = ?3 WHERE club = ?1 AND person = ?2", club, person, quiet);
}

void ClubRows::hear(std::int64_t club, std::int64_t person, int number) {
  sql_.run("UPDATE club_member SET heard = ?3 WHERE club = ?1 AND person = ?2 AND heard < ?3", club, person,
           number);
}

std::vector<UnheardAnnouncement> ClubRows::unheard(std::int64_t person, int most) {
  return sql_.all(
      "SELECT c.name, c.title, a.title, a.n FROM club_member m JOIN club c ON c.id = m.club"
      " JOIN club_announcement a ON a.club = m.club AND a.n > m.heard"
      " WHERE m.person = ?1 AND m.role >= ?2 AND m.quiet = 0 AND c.closed = 0"
      " ORDER BY a.at DESC, a.club, a.n DESC LIMIT ?3",
      [](const Statement& s) {
        return UnheardAnnouncement{s.text(0), s.text(1), s.text(2), static_cast<int>(s.number(3))};
      },
      person, as_number(ClubRole::Member), most);
}

std::vector<std::int64_t> ClubRows::listeners(std::int64_t club) {
  return sql_.all("SELECT person FROM club_member WHERE club = ? AND role >= ? AND quiet = 0 ORDER BY person",
                  first_number, club, as_number(ClubRole::Member));
}

std::vector<std::int64_t> ClubRows::unaware(std::int64_t club, int number) {
  return sql_.all(
      "SELECT person FROM club_member WHERE club = ? AND role >= ? AND quiet = 0 AND heard < ? ORDER BY "
      "person",
      first_number, club, as_number(ClubRole::Member), number);
}

bool ClubRows::is_unaware(std::int64_t club, std::int64_t person, int number) {
  return sql_.any(
      "SELECT 1 FROM club_member WHERE club = ? AND person = ? AND role >= ? AND quiet = 0 AND heard < ?",
      club, person, as_number(ClubRole::Member), number);
}

int ClubRows::announce(std::int64_t club, std::int64_t by, const StoredAnnouncement& said) {
  const auto number = static_cast<int>(
      sql_.number("UPDATE club SET announced = announced + 1 WHERE id = ? RETURNING announced", club)
          .value_or(0));
  sql_.run("INSERT INTO club_announcement (club, n, person, at, title, text) VALUES (?, ?, ?, ?, ?, ?)", club,
           number, by, said.at, said.title, said.text);
  hear(club, by, number);
  return number;
}

std::string ClubRows::unannounce(std::int64_t club, int number) {
  return sql_.text("DELETE FROM club_announcement WHERE club = ? AND n = ? RETURNING title", club, number);
}

std::optional<StoredAnnouncement> ClubRows::announcement(std::int64_t club, int number) {
  return sql_.first(std::string(kAnnouncements) + "a.club = ? AND a.n = ?", read_announcement, club, number);
}

std::vector<StoredAnnouncement> ClubRows::announcements(std::int64_t club, int most) {
  return sql_.all(std::string(kAnnouncements) + "a.club = ? ORDER BY a.n DESC LIMIT ?", read_announcement,
                  club, most);
}

std::vector<StoredAnnouncement> ClubRows::announcements_by(std::int64_t person) {
  return sql_.all(std::string(kAnnouncements) + "a.person = ? ORDER BY a.at DESC, a.club, a.n DESC",
                  read_announcement, person);
}

int ClubRows::count_announcements(std::int64_t club) {
  return static_cast<int>(
      sql_.number("SELECT count(*) FROM club_announcement WHERE club = ?", club).value_or(0));
}

void ClubRows::record(std::int64_t club, std::int64_t at, std::int64_t by, ClubDeed did, std::int64_t whom,
                      std::string_view what) {
  sql_.run("INSERT INTO club_act (club, at, person, did, whom, what) VALUES (?, ?, ?, ?, ?, ?)", club, at, by,
           as_number(did), whom, what);
}

std::vector<StoredClubAct> ClubRows::acts(std::int64_t club, int most) {
  return sql_.all(
      "SELECT a.at, a.did, coalesce(p.name, ''), coalesce(w.name, ''), a.what FROM club_act a"
      " LEFT JOIN person p ON p.row = a.person LEFT JOIN person w ON w.row = a.whom"
      " WHERE a.club = ? ORDER BY a.id DESC LIMIT ?",
      [](const Statement& s) {
        return StoredClubAct{s.number(0), static_cast<ClubDeed>(s.number(1)), s.text(2), s.text(3),
                             s.text(4)};
      },
      club, most);
}

}  // namespace trictrac
