#include "apps/server/schema.h"

#include "apps/server/earlier.h"
#include "apps/server/schema_talk.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::int64_t kApplication = 0x74726963;  // "tric"

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
Stored<void> add_ends(Database& db, const Conversion&) {
  return db.execute(
      "ALTER TABLE game ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;"
      "CREATE INDEX game_ends ON game (ends) WHERE ends > 0");
}

Stored<void> make_new(Database& db, const Conversion&) { return make_tables(db); }

// Until then nobody knew whose a seat was.
Stored<void> add_people(Database& db, const Conversion&) {
  auto added = db.execute(
      "ALTER TABLE seat ADD COLUMN person INTEGER;"
      "CREATE INDEX seat_person ON seat (person) WHERE person IS NOT NULL;");
  return added ? make_people(db) : added;
}

// What version 6 has beside the games and their people.
Stored<void> add_company(Database& db) { return add_talk(db); }

Stored<void> to_six(Database& db, const Conversion&) { return add_company(db); }

// What leads on from each version, from an empty file.
struct Migration {
  std::int64_t from, to;
  Stored<void> (*run)(Database&, const Conversion&);
};
constexpr Migration kMigrations[] = {{0, kSchemaVersion, make_new},
                                     {1, kSchemaVersion, from_lines},
                                     {2, kSchemaVersion, from_sides},
                                     {3, 4, add_ends},
                                     {4, 5, add_people},
                                     {5, 6, to_six}};

Stored<void> migrate(Database& db, const Migration& migration, const Conversion& conversion) {
  if (auto begun = db.execute("BEGIN IMMEDIATE"); !begun) return begun;
  Stored<void> done = migration.run(db, conversion);
  if (done)
    done = db.execute(
        text_of("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT", kApplication, migration.to));
  if (!done) (void)db.execute("ROLLBACK");
  return done;
}

std::unexpected<StoreError> refuse(std::string what) {
  return std::unexpected(StoreError{Fault::Failed, std::move(what)});
}

}  // namespace

Stored<std::int64_t> version_of(Database& db) {
  const auto application = db.number("PRAGMA application_id");
  const auto version = db.number("PRAGMA user_version");
  const auto tables = db.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return std::unexpected(tables.error());
  if (!application || !version) return refuse("its header cannot be read");
  if (*application == 0 && *version == 0 && *tables == 0) return 0;
  if (*application != kApplication) return refuse("a database of some other program: choose another file");
  if (*version < 1 || *version > kSchemaVersion)
    return refuse(text_of(
        "a file of version {}, this program reads version {} and earlier: use the program that made it",
        *version, kSchemaVersion));
  return *version;
}

Stored<void> make_seats(Database& db) { return db.execute(kSeats); }

Stored<void> make_people(Database& db) { return db.execute(kPeople); }

Stored<void> make_tables(Database& db) {
  auto made = db.execute(kTables);
  if (made) made = make_seats(db);
  if (made) made = make_people(db);
  return made ? add_company(db) : made;
}

Stored<void> make_or_convert(Database& db, const Conversion& conversion) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  std::int64_t at = *version;
  for (const Migration& migration : kMigrations) {
    if (migration.from != at) continue;
    if (auto done = migrate(db, migration, conversion); !done) return done;
    at = migration.to;
  }
  // Whole messages were thirty times larger than deeds: the file gives back what it no longer needs.
  if (*version != 0 && *version != at) (void)db.execute("VACUUM");
  return {};
}

}  // namespace trictrac
