#include "store/rows/tables.h"

#include "store/rows/people_rows.h"

namespace trictrac {
namespace {

// `ends`: when the time of the player who is asked is out, in milliseconds since 1970; 0: no time runs.
constexpr const char* kGames = R"(
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  config TEXT NOT NULL,
  rules INTEGER NOT NULL,
  created INTEGER NOT NULL,
  events INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  digest BLOB NOT NULL,
  next TEXT NOT NULL DEFAULT '',
  ends INTEGER NOT NULL DEFAULT 0,
  asked TEXT,
  over INTEGER
) STRICT;
CREATE INDEX game_ends ON game (ends) WHERE ends > 0;
CREATE TABLE event (
  game INTEGER NOT NULL REFERENCES game (id),
  n INTEGER NOT NULL,
  text TEXT NOT NULL,
  link BLOB NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat (
  game INTEGER NOT NULL REFERENCES game (id),
  player INTEGER NOT NULL,
  key TEXT NOT NULL,
  claim TEXT NOT NULL,
  name TEXT NOT NULL,
  person INTEGER,
  guest INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;
)";

// A person keeps their row until their seats have been emptied; its number is never given to another.
// `closed` since when, `muted` until when, in seconds since 1970; 0: not. `email` has been confirmed,
// `new_email` not yet.
constexpr const char* kPeople = R"(
CREATE TABLE person (
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  folded TEXT UNIQUE,
  password TEXT NOT NULL,
  email TEXT NOT NULL,
  created INTEGER NOT NULL,
  leaves INTEGER NOT NULL DEFAULT 0,
  moderator INTEGER NOT NULL DEFAULT 0,
  closed INTEGER NOT NULL DEFAULT 0,
  muted INTEGER NOT NULL DEFAULT 0,
  new_email TEXT NOT NULL DEFAULT '',
  likeness TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX person_likeness ON person (likeness) WHERE likeness <> '';
CREATE TABLE session (
  token TEXT PRIMARY KEY NOT NULL,
  id TEXT NOT NULL UNIQUE,
  person INTEGER NOT NULL REFERENCES person (row),
  device TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  proved INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX session_person ON session (person);
CREATE TABLE passkey (
  credential BLOB PRIMARY KEY NOT NULL,
  person INTEGER NOT NULL REFERENCES person (row),
  name TEXT NOT NULL,
  algorithm INTEGER NOT NULL,
  key BLOB NOT NULL,
  uses INTEGER NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkey_person ON passkey (person);
CREATE TABLE recovery (
  code TEXT PRIMARY KEY NOT NULL,
  person INTEGER NOT NULL REFERENCES person (row),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE confirmation (
  code TEXT PRIMARY KEY NOT NULL,
  person INTEGER NOT NULL REFERENCES person (row),
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE former_email (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES person (row),
  email TEXT NOT NULL,
  code TEXT NOT NULL DEFAULT '',
  until INTEGER NOT NULL
) STRICT;
CREATE INDEX former_email_person ON former_email (person);
CREATE INDEX former_email_code ON former_email (code) WHERE code <> '';
)";

// Records the statements to execute, in place of a database.
class WrittenSql final : public Database {
 public:
  const std::string& text() const { return text_; }
  Stored<void> execute(const std::string& sql) override {
    text_ += sql;
    return {};
  }
  Stored<Statement> prepare(std::string_view) override {
    return refuse(StoreError::Failed, "there is no database");
  }
  bool in_transaction() const override { return false; }
  Stored<void> write_nothing() override { return {}; }
  std::string_view skip_locked() const override { return ""; }
  Stored<void> notify(std::string_view) override { return {}; }

 private:
  std::string text_;
};

std::vector<std::string> table_names() {
  constexpr std::string_view kMakes = "CREATE TABLE ";
  WrittenSql sql;
  (void)make_tables(sql);
  std::vector<std::string> names;
  const std::string& text = sql.text();
  for (std::size_t at = text.find(kMakes); at != std::string::npos; at = text.find(kMakes, at)) {
    at += kMakes.size();
    names.push_back(text.substr(at, text.find(' ', at) - at));
  }
  return names;
}

}  // namespace

Stored<void> check_tables(Database& db) {
  static const std::vector<std::string> kTables = table_names();
  Statements sql(db);
  for (const std::string& table : kTables) {
    sql.each("SELECT * FROM " + table + " LIMIT 1", [](const Statement&) {});
    sql.run("DELETE FROM " + table + " WHERE 1 = 0");
    if (sql.fault()) return refuse(sql.fault()->kind, "the table " + table + ": " + sql.fault()->what);
  }
  return db.write_nothing();
}

Stored<void> make_tables(Database& db) {
  for (const char* sql : {kGames, kPeople})
    if (auto made = db.execute(sql); !made) return made;
  for (auto* const add : {add_challenges, add_jobs, add_notices, add_talk, add_reports, add_standing,
                          add_devices, add_learning, add_daily})
    if (auto added = add(db); !added) return added;
  return {};
}

Stored<void> Schema::bring_up(Database& db, std::int64_t from) const {
  if (from == 0) return make(db);
  for (std::int64_t at = from; at < version(); ++at)
    if (auto done = migrations[static_cast<std::size_t>(at - 1)](db); !done) return done;
  return {};
}

}  // namespace trictrac
