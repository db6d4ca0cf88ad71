#include "store/rows/people_rows.h"

namespace trictrac {
namespace {

constexpr std::string_view kPerson =
    "SELECT row, id, name, CASE WHEN folded IS NULL THEN 0 ELSE 1 END, password, email, created, moderator,"
    " closed, muted, email_confirmed FROM person WHERE leaves = 0 AND ";

Person person_of(const Statement& s) {
  return {s.number(0), s.text(1),        s.text(2),        s.number(3) != 0, s.text(4),        s.text(5),
          s.number(6), s.number(7) != 0, s.number(8) != 0, s.number(9),      s.number(10) != 0};
}

std::string where(std::string_view condition) { return std::string(kPerson) + std::string(condition); }

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
  const auto row = sql.first(
      "DELETE FROM " + table + " WHERE code = ?1 RETURNING CASE WHEN until > ?2 THEN person ELSE 0 END",
      [](const Statement& s) { return s.number(0); }, code, now);
  return row && *row != 0 ? row : std::nullopt;
}

constexpr const char* kDevices = R"(
CREATE TABLE device (
  mark TEXT NOT NULL,
  person INTEGER NOT NULL REFERENCES person (row),
  seen INTEGER NOT NULL,
  PRIMARY KEY (mark, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX device_person ON device (person);
)";

}  // namespace

Person PersonRows::make_guest(std::string_view id, std::string_view name, std::int64_t now) {
  const auto row = sql_.first(
      "INSERT INTO person (id, name, password, email, created) VALUES (?, ?, '', '', ?) RETURNING row",
      [](const Statement& s) { return s.number(0); }, id, name, now);
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
  sql_.run("UPDATE person SET moderator = ?2 WHERE row = ?1", row, std::int64_t{is});
}

void PersonRows::close(std::int64_t row, std::int64_t since) {
  sql_.run("UPDATE person SET closed = ?2 WHERE row = ?1", row, since);
}

void PersonRows::mute(std::int64_t row, std::int64_t until) {
  sql_.run("UPDATE person SET muted = ?2 WHERE row = ?1", row, until);
}

void PersonRows::rename(std::int64_t row, std::string_view name, std::string_view folded,
                        std::string_view likeness) {
  sql_.run("UPDATE person SET name = ?2, folded = nullif(?3, ''), likeness = ?4 WHERE row = ?1", row, name,
           folded, likeness);
}

bool PersonRows::is_alike(std::string_view likeness, std::int64_t row) {
  return sql_
      .first(
          "SELECT 1 FROM person WHERE likeness = ?1 AND likeness <> '' AND row <> ?2 LIMIT 1",
          [](const Statement&) { return true; }, likeness, row)
      .value_or(false);
}

void PersonRows::set_password(std::int64_t row, std::string_view hash) {
  sql_.run("UPDATE person SET password = ?2 WHERE row = ?1", row, hash);
}

void PersonRows::set_email(std::int64_t row, std::string_view email) {
  sql_.run("UPDATE person SET email = ?2, email_confirmed = 0 WHERE row = ?1", row, email);
  for (const char* table : {"recovery", "confirmation"})
    sql_.run("DELETE FROM " + std::string(table) + " WHERE person = ?1", row);
}

void PersonRows::leave(std::int64_t row) {
  remove_all_of(row);
  StandingRows(sql_).leave(row);
  sql_.run(
      "UPDATE person SET name = '', folded = NULL, likeness = '', password = '', email = '', leaves = 1 "
      "WHERE row = ?1",
      row);
}

std::vector<std::int64_t> PersonRows::leaving() {
  std::vector<std::int64_t> rows;
  sql_.each("SELECT row FROM person WHERE leaves = 1",
            [&](const Statement& s) { rows.push_back(s.number(0)); });
  return rows;
}

// Deletes all but a person's games, and what is stored of them with other people.
void PersonRows::remove_all_of(std::int64_t row) {
  for (const char* table :
       {"session", "passkey", "recovery", "confirmation", "browser", "notices", "device", "learning"})
    sql_.run("DELETE FROM " + std::string(table) + " WHERE person = ?1", row);
  forget_talk_of(sql_, row);
  forget_reports_of(sql_, row);
}

void PersonRows::forget(std::int64_t row) {
  remove_all_of(row);
  sql_.run("DELETE FROM person WHERE row = ?1", row);
}

int PersonRows::forget_lost_guests(int most) {
  std::vector<std::int64_t> lost;
  sql_.each(
      "SELECT row FROM person WHERE folded IS NULL AND leaves = 0 AND row NOT IN (SELECT person FROM session)"
      " LIMIT ?",
      [&](const Statement& s) { lost.push_back(s.number(0)); }, std::int64_t{most});
  for (const std::int64_t row : lost) {
    sql_.run("UPDATE seat SET person = NULL WHERE person = ?", row);
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

std::optional<Person> PersonRows::take_confirmation(std::string_view code, std::int64_t now) {
  const auto row = take_code(sql_, "confirmation", code, now);
  if (!row) return std::nullopt;
  sql_.run("UPDATE person SET email_confirmed = 1 WHERE row = ?1", *row);
  return find(*row);
}

void SessionRows::begin(std::int64_t person, const Session& session) {
  sql_.run("INSERT INTO session (token, id, person, device, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
           session.token, session.id, person, session.device, session.created, session.seen);
}

std::optional<SessionRows::Found> SessionRows::find(std::string_view token, std::int64_t now) {
  return sql_.first(
      "SELECT s.person, s.seen, CASE WHEN p.folded IS NULL THEN 0 ELSE 1 END FROM session s"
      " JOIN person p ON p.row = s.person WHERE s.token = ? AND s.created > ?",
      [](const Statement& s) { return Found{s.number(0), s.number(1), s.number(2) != 0}; }, token,
      now - kSessionSeconds);
}

void SessionRows::see(std::string_view token, std::int64_t now) {
  sql_.run("UPDATE session SET seen = ?2 WHERE token = ?1", token, now);
}

std::vector<Session> SessionRows::of(std::int64_t person) {
  std::vector<Session> all;
  sql_.each(
      "SELECT token, id, device, created, seen FROM session WHERE person = ? ORDER BY seen DESC, id",
      [&](const Statement& s) { all.push_back({s.text(0), s.text(1), s.text(2), s.number(3), s.number(4)}); },
      person);
  return all;
}

void SessionRows::end(std::string_view token) {
  sql_.run("DELETE FROM session WHERE token = ?", token);
  sql_.run("DELETE FROM browser WHERE session = ?", token);
}

void SessionRows::end_old(std::int64_t now) {
  sql_.run("DELETE FROM session WHERE created <= ?", now - kSessionSeconds);
  DeviceRows(sql_).forget_before(now - kSessionSeconds);
  sql_.run("DELETE FROM browser WHERE session NOT IN (SELECT token FROM session)");
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
  return sql_
      .first(
          "SELECT 1 FROM device WHERE mark = ?1 AND person = ?2", [](const Statement&) { return true; }, mark,
          person)
      .value_or(false);
}

bool DeviceRows::share(std::int64_t person, std::int64_t other) {
  return sql_
      .first(
          "SELECT 1 FROM device a JOIN device b ON b.mark = a.mark WHERE a.person = ?1 AND b.person = ?2"
          " AND a.person <> b.person LIMIT 1",
          [](const Statement&) { return true; }, person, other)
      .value_or(false);
}

void DeviceRows::forget_before(std::int64_t moment) {
  sql_.run("DELETE FROM device WHERE seen <= ?", moment);
}

Stored<void> add_devices(Database& db) { return db.execute(kDevices); }

}  // namespace trictrac
