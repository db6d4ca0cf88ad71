#include "store/tables.h"

#include "store/challenge_rows.h"
#include "store/daily_rows.h"
#include "store/device_rows.h"
#include "store/job_rows.h"
#include "store/learning_rows.h"
#include "store/notice_rows.h"
#include "store/schema_talk.h"
#include "store/standing_tables.h"

namespace trictrac {
namespace {

constexpr const char* kTables = R"(
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  config TEXT NOT NULL,
  rules INTEGER NOT NULL,
  created INTEGER NOT NULL,
  deeds INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  seal BLOB NOT NULL,
  next TEXT NOT NULL DEFAULT '',
  ends INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX game_ends ON game (ends) WHERE ends > 0;
CREATE TABLE deed (
  game INTEGER NOT NULL REFERENCES game (id),
  n INTEGER NOT NULL,
  text TEXT NOT NULL,
  link BLOB NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE aside_game (
  name TEXT PRIMARY KEY NOT NULL,
  why TEXT NOT NULL,
  config TEXT NOT NULL,
  white_key TEXT NOT NULL,
  black_key TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE aside_line (
  game TEXT NOT NULL REFERENCES aside_game (name),
  n INTEGER NOT NULL,
  json TEXT NOT NULL,
  PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
)";

constexpr const char* kSeats = R"(
CREATE TABLE seat (
  game INTEGER NOT NULL REFERENCES game (id),
  player INTEGER NOT NULL,
  key TEXT NOT NULL,
  claim TEXT NOT NULL,
  name TEXT NOT NULL,
  person INTEGER,
  PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;
)";

// A person keeps his row until his seats have been emptied; its number is never given to another.
constexpr const char* kPeople = R"(
CREATE TABLE person (
  row INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  folded TEXT UNIQUE,
  password TEXT NOT NULL,
  email TEXT NOT NULL,
  created INTEGER NOT NULL,
  leaves INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE session (
  token TEXT PRIMARY KEY NOT NULL,
  id TEXT NOT NULL UNIQUE,
  person INTEGER NOT NULL REFERENCES person (row),
  device TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
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
)";

// Version 4 knows when the time of whoever is asked is out, in milliseconds since 1970; 0: no time runs.
Stored<void> add_ends(Database& db) {
  return db.execute(
      "ALTER TABLE game ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;"
      "CREATE INDEX game_ends ON game (ends) WHERE ends > 0");
}

// Until then nobody knew whose a seat was.
Stored<void> add_people(Database& db) {
  auto added = db.execute(
      "ALTER TABLE seat ADD COLUMN person INTEGER;"
      "CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;");
  return added ? make_people(db) : added;
}

Stored<void> add_six(Database& db) {
  for (auto* const add : {add_challenges, add_jobs, add_notices, add_talk, add_standing})
    if (auto done = add(db); !done) return done;
  return {};
}

Stored<void> add_eight(Database& db) {
  for (auto* const add : {add_learning, add_daily})
    if (auto done = add(db); !done) return done;
  return {};
}

// Version 9 confirms addresses of e-mail, and knows which names can be mistaken for one another. An address
// from before counts as confirmed: its owner has had letters there. What a name looks like is found out by
// the server.
Stored<void> add_nine(Database& db) {
  return db.execute(
      "ALTER TABLE person ADD COLUMN email_confirmed INTEGER NOT NULL DEFAULT 1;"
      "ALTER TABLE person ADD COLUMN likeness TEXT NOT NULL DEFAULT '';"
      "CREATE INDEX person_likeness ON person (likeness) WHERE likeness <> '';"
      "CREATE TABLE confirmation ("
      " code TEXT PRIMARY KEY NOT NULL,"
      " person INTEGER NOT NULL REFERENCES person (row),"
      " until INTEGER NOT NULL"
      ") STRICT, WITHOUT ROWID;");
}

constexpr Addition kAdditions[] = {{3, add_ends},    {4, add_people}, {5, add_six},
                                   {6, add_devices}, {7, add_eight},  {8, add_nine}};
static_assert(std::ranges::rbegin(kAdditions)->from + 1 == kSchemaVersion);

}  // namespace

Stored<void> make_seats(Database& db) { return db.execute(kSeats); }

Stored<void> make_people(Database& db) { return db.execute(kPeople); }

Stored<void> make_tables(Database& db) {
  auto made = db.execute(kTables);
  if (made) made = make_seats(db);
  if (made) made = make_people(db);
  for (auto* const add : {add_six, add_devices, add_eight, add_nine})
    if (made) made = add(db);
  return made;
}

std::span<const Addition> additions() { return kAdditions; }

}  // namespace trictrac
