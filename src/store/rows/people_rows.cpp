#include "store/rows/people_rows.h"

#include <utility>

#include "store/rows/tables.h"

namespace trictrac {
namespace {

const std::string kPerson =
    "SELECT row, id, name, CASE WHEN folded IS NULL THEN 0 ELSE 1 END, password, email, created, moderator,"
    " closed, muted, new_email, CASE WHEN " +
    is_young("person") + " THEN 1 ELSE 0 END, young, challengers FROM person WHERE leaves = 0 AND ";

Person person_of(const Statement& s) {
  return {s.number(0),       s.text(1),
          s.text(2),         s.number(3) != 0,
          s.text(4),         s.text(5),
          s.number(6),       s.number(7) != 0,
          s.number(8) != 0,  s.number(9),
          s.text(10),        s.number(11) != 0,
          s.number(12) != 0, static_cast<Challengers>(s.number(13))};
}

std::string where(std::string_view condition) { return kPerson + std::string(condition); }

// Keeps a code by which a link in an e-mail acts for a person, in `table`: recovery or confirmation. The one
// before is forgotten.
void put_code(Statements& sql, const std::string& table, std::int64_t person, std::string_view code,
              std::int64_t until) {
  sql.run("DELETE FROM " + table + " WHERE person = ?1", person);
  sql.run("INSERT INTO " + table + " (code, person, until) VALUES (?, ?, ?)", code, person, until);
}

// Takes a code out of `table` and returns whose it was; nothing where there is none, or it has run out.
std::optional<std::int64_t> take_code(Statements& sql, const std::string& table, std::string_view code,
                                      std::int64_t now) {
  const auto row = sql.number(
      "DELETE FROM " + table + " WHERE code = ?1 RETURNING CASE WHEN until > ?2 THEN person ELSE 0 END", code,
      now);
  return row && *row != 0 ? row : std::nullopt;
}

Session session_of(const Statement& s) {
  return {s.text(0), s.text(1), s.text(2), s.number(3), s.number(4), s.number(5)};
}

}  // namespace

Person PersonRows::make_guest(std::string_view id, std::string_view name, std::int64_t now) {
  const auto row = sql_.number(
      "INSERT INTO person (id, name, password, email, created) VALUES (?, ?, '', '', ?) RETURNING row", id,
      name, now);
  return {row.value_or(0), std::string(id), std::string(name), false, "", "", now};
}

std::optional<Person> PersonRows::find(std::int64_t row) {
  return sql_.first(where("row = ?"), person_of, row);
}

std::optional<Person> PersonRows::named(std::string_view folded) {
  return sql_.first(where("folded = ?"), person_of, folded);
}

std::optional<Person> PersonRows::with_id(std::string_view id) {
  return sql_.first(where("id = ?"), person_of, id);
}

void PersonRows::make_moderator(std::int64_t row, bool is) {
  sql_.run("UPDATE person SET moderator = ?2 WHERE row = ?1", row, is);
}

void PersonRows::close(std::int64_t row, std::int64_t since) {
  sql_.run("UPDATE person SET closed = ?2 WHERE row = ?1", row, since);
}

void PersonRows::mute(std::int64_t row, std::int64_t until) {
  sql_.run("UPDATE person SET muted = ?2 WHERE row = ?1", row, until);
}

std::int64_t PersonRows::first_created() {
  return sql_.number("SELECT created FROM person ORDER BY row LIMIT 1").value_or(0);
}

void PersonRows::choose_young(std::int64_t row, bool young) {
  sql_.run("UPDATE person SET young = ?2 WHERE row = ?1", row, young);
}

void PersonRows::choose_challengers(std::int64_t row, Challengers from) {
  sql_.run("UPDATE person SET challengers = ?2 WHERE row = ?1", row, static_cast<int>(from));
}

void PersonRows::rename(std::int64_t row, std::string_view name, std::string_view folded,
                        std::string_view likeness) {
  sql_.run("UPDATE person SET name = ?2, folded = nullif(?3, ''), likeness = ?4 WHERE row = ?1", row, name,
           folded, likeness);
}

bool PersonRows::is_alike(std::string_view likeness, std::int64_t row) {
  return sql_.any("SELECT 1 FROM person WHERE likeness = ?1 AND likeness <> '' AND row <> ?2 LIMIT 1",
                  likeness, row);
}

void PersonRows::set_password(std::int64_t row, std::string_view hash) {
  sql_.run("UPDATE person SET password = ?2 WHERE row = ?1", row, hash);
}

void PersonRows::propose_email(std::int64_t row, std::string_view email) {
  sql_.run("UPDATE person SET new_email = CASE WHEN email = ?2 THEN '' ELSE ?2 END WHERE row = ?1", row,
           email);
  sql_.run("DELETE FROM confirmation WHERE person = ?1", row);
}

std::int64_t PersonRows::remove_email(std::int64_t row, std::int64_t now) {
  const auto person = find(row);
  return person ? set_email(*person, "", now) : 0;
}

void PersonRows::forget_codes(std::int64_t row) {
  for (const char* table : {"recovery", "confirmation"})
    sql_.run("DELETE FROM " + std::string(table) + " WHERE person = ?1", row);
}

// The address before can be given back for some days.
std::int64_t PersonRows::set_email(const Person& person, std::string_view email, std::int64_t now) {
  sql_.run("UPDATE person SET email = ?2, new_email = '' WHERE row = ?1", person.row, email);
  forget_codes(person.row);
  if (person.email.empty()) return 0;
  return sql_
      .number("INSERT INTO former_email (person, email, until) VALUES (?, ?, ?) RETURNING id", person.row,
              person.email, now + kFormerEmailSeconds)
      .value_or(0);
}

void PersonRows::leave(std::int64_t row) {
  ClubRows(sql_).hand_on(row);
  remove_references(sql_, "person", row);
  sql_.run(
      "UPDATE person SET name = '', folded = NULL, likeness = '', password = '', email = '', new_email = '',"
      " leaves = 1 WHERE row = ?1",
      row);
}

std::vector<std::int64_t> PersonRows::leaving() {
  return sql_.all("SELECT row FROM person WHERE leaves = 1", first_number);
}

void PersonRows::forget(std::int64_t row) {
  remove_references(sql_, "person", row);
  sql_.run("DELETE FROM person WHERE row = ?1", row);
}

void PersonRows::carry(std::int64_t guest, std::int64_t account) {
  carry_references(sql_, guest, account);
  forget(guest);
}

int PersonRows::forget_lost_guests(int most) {
  const auto lost = sql_.all(
      "SELECT row FROM person WHERE folded IS NULL AND leaves = 0 AND row NOT IN (SELECT person FROM session)"
      " LIMIT ?",
      first_number, most);
  for (const std::int64_t row : lost) {
    sql_.run("UPDATE seat SET person = NULL WHERE person = ?", row);
    sql_.run("DELETE FROM tournament_person WHERE person = ?", row);
    forget(row);
  }
  return static_cast<int>(lost.size());
}

void PersonRows::put_recovery(std::int64_t row, std::string_view code, std::int64_t until) {
  put_code(sql_, "recovery", row, code, until);
}

std::optional<Person> PersonRows::take_recovery(std::string_view code, std::int64_t now) {
  const auto row = take_code(sql_, "recovery", code, now);
  return row ? find(*row) : std::nullopt;
}

void PersonRows::put_confirmation(std::int64_t row, std::string_view code, std::int64_t until) {
  put_code(sql_, "confirmation", row, code, until);
}

std::optional<ConfirmedEmail> PersonRows::take_confirmation(std::string_view code, std::int64_t now) {
  const auto row = take_code(sql_, "confirmation", code, now);
  auto person = row ? find(*row) : std::nullopt;
  if (!person || person->new_email.empty()) return std::nullopt;
  const std::int64_t former = set_email(*person, person->new_email, now);
  person->email = std::exchange(person->new_email, "");
  return ConfirmedEmail{std::move(*person), former};
}

std::optional<FormerEmail> PersonRows::former_email(std::int64_t id, std::int64_t now) {
  return sql_.first(
      "SELECT id, person, email FROM former_email WHERE id = ? AND until > ?",
      [](const Statement& s) { return FormerEmail{s.number(0), s.number(1), s.text(2)}; }, id, now);
}

void PersonRows::put_way_back(std::int64_t former, std::string_view code) {
  sql_.run("UPDATE former_email SET code = ?2 WHERE id = ?1", former, code);
}

std::optional<Person> PersonRows::take_way_back(std::string_view code, std::int64_t now) {
  const auto former = sql_.first(
      "SELECT id, person, email FROM former_email WHERE code = ? AND code <> '' AND until > ?",
      [](const Statement& s) { return FormerEmail{s.number(0), s.number(1), s.text(2)}; }, code, now);
  if (!former) return std::nullopt;
  sql_.run("UPDATE person SET email = ?2, new_email = '' WHERE row = ?1", former->person, former->email);
  sql_.run("DELETE FROM former_email WHERE person = ?1 AND id >= ?2", former->person, former->id);
  forget_codes(former->person);
  return find(former->person);
}

void SessionRows::begin(std::int64_t person, const Session& session) {
  sql_.run(
      "INSERT INTO session (token, id, person, device, created, seen, proved) VALUES (?, ?, ?, ?, ?, ?, ?)",
      session.token, session.id, person, session.device, session.created, session.seen, session.proved);
}

std::optional<SessionRows::Found> SessionRows::find(std::string_view token, std::int64_t now) {
  return sql_.first(
      std::string("SELECT s.person, s.seen, CASE WHEN p.folded IS NULL THEN 0 ELSE 1 END,"
                  " CASE WHEN p.folded IS NULL THEN '' ELSE p.name END, s.proved, CASE WHEN ") +
          is_young("p") +
          " THEN 1 ELSE 0 END FROM session s"
          " JOIN person p ON p.row = s.person WHERE s.token = ? AND s.created > ?",
      [](const Statement& s) {
        return Found{s.number(0), s.number(1), s.number(2) != 0, s.text(3), s.number(4), s.number(5) != 0};
      },
      token, now - kSessionSeconds);
}

void SessionRows::see(std::string_view token, std::int64_t now) {
  sql_.run("UPDATE session SET seen = ?2 WHERE token = ?1", token, now);
}

void SessionRows::prove(std::string_view token, std::int64_t now) {
  sql_.run("UPDATE session SET proved = ?2 WHERE token = ?1", token, now);
}

std::optional<std::pair<Session, std::int64_t>> SessionRows::with_id(std::string_view id) {
  return sql_.first(
      "SELECT token, id, device, created, seen, proved, person FROM session WHERE id = ?",
      [](const Statement& s) { return std::pair(session_of(s), s.number(6)); }, id);
}

std::vector<Session> SessionRows::of(std::int64_t person) {
  return sql_.all(
      "SELECT token, id, device, created, seen, proved FROM session WHERE person = ? ORDER BY seen DESC, id",
      session_of, person);
}

void SessionRows::end(std::string_view token) {
  sql_.run("DELETE FROM session WHERE token = ?", token);
  sql_.run("DELETE FROM browser WHERE session = ?", token);
}

void SessionRows::end_all(std::int64_t person) {
  for (const char* table : {"session", "browser"})
    sql_.run("DELETE FROM " + std::string(table) + " WHERE person = ?", person);
}

void DeviceRows::note(std::string_view mark, std::int64_t person, std::int64_t now) {
  sql_.run(
      "INSERT INTO device (mark, person, seen) VALUES (?, ?, ?) ON CONFLICT (mark, person)"
      " DO UPDATE SET seen = excluded.seen",
      mark, person, now);
}

bool DeviceRows::knows(std::string_view mark, std::int64_t person) {
  return sql_.any("SELECT 1 FROM device WHERE mark = ?1 AND person = ?2", mark, person);
}

bool DeviceRows::share(std::int64_t person, std::int64_t other) {
  return sql_.any(
      "SELECT 1 FROM device a JOIN device b ON b.mark = a.mark WHERE a.person = ?1 AND b.person = ?2"
      " AND a.person <> b.person LIMIT 1",
      person, other);
}

void PeopleRows::forget_expired(std::int64_t now) {
  trictrac::forget_expired(sql, now);
  sql.run("DELETE FROM browser WHERE session NOT IN (SELECT token FROM session)");
}

void PeopleRows::leave(std::int64_t person) {
  game_challenges.end_all(person);
  persons.leave(person);
}

}  // namespace trictrac
