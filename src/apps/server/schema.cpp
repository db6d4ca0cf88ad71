#include "apps/server/schema.h"

#include "apps/server/game_rows.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::int64_t kApplication = 0x74726963;  // "tric"
constexpr int kFirstRules = 1;                     // by which all games of version 1 were played

constexpr const char* kTables = R"(
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  config TEXT NOT NULL,
  white_key TEXT NOT NULL,
  black_key TEXT NOT NULL,
  white_claim TEXT NOT NULL,
  black_claim TEXT NOT NULL,
  rules INTEGER NOT NULL,
  created INTEGER NOT NULL,
  deeds INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  seal BLOB NOT NULL
) STRICT;
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

Stored<void> make_new(Database& db, const DeedOfLine&) { return db.execute(kTables); }

// A game of version 1: its row, its lines as deeds. The outer error is of the database, the inner of the
// game.
class OldGames {
 public:
  OldGames(Database& db, const DeedOfLine& deed_of_line) : db_(db), deed_of_line_(deed_of_line) {}

  Stored<void> convert_all() {
    if (auto moved = db_.execute("ALTER TABLE game RENAME TO old_game; ALTER TABLE line RENAME TO old_line");
        !moved)
      return moved;
    if (auto made = db_.execute(kTables); !made) return made;
    if (auto ready = prepare(); !ready) return ready;
    while (true) {
      const auto more = games_.next();
      if (!more) return std::unexpected(more.error());
      if (!*more) break;
      if (auto done = convert_one(); !done) return done;
    }
    games_ = Statement();  // a table in use cannot be dropped
    lines_ = Statement();
    return db_.execute("DROP TABLE old_line; DROP TABLE old_game");
  }

 private:
  Stored<void> prepare() {
    auto rows = GameRows::prepare(db_);
    if (!rows) return std::unexpected(rows.error());
    rows_.emplace(std::move(*rows));
    auto games = db_.prepare("SELECT id, config, white_key, black_key FROM old_game ORDER BY rowid");
    if (!games) return std::unexpected(games.error());
    games_ = std::move(*games);
    auto lines = db_.prepare("SELECT n, json FROM old_line WHERE game = ? ORDER BY n");
    if (!lines) return std::unexpected(lines.error());
    lines_ = std::move(*lines);
    return {};
  }

  Stored<void> convert_one() {
    const std::string name = games_.text(0);
    StoredGame game{games_.text(1), {games_.text(2), games_.text(3)}, {}, kFirstRules, {}};
    const auto why_not = read_lines(name, game);
    if (!why_not) return std::unexpected(why_not.error());
    if (why_not->empty()) return rows_->create(name, game, 0);
    return set_aside(name, *why_not);
  }

  // Empty when all went well.
  Stored<std::string> read_lines(const std::string& name, StoredGame& game) {
    lines_.bind(1, name);
    std::string why;
    while (why.empty()) {
      const auto more = lines_.next();
      if (!more) return std::unexpected(more.error());
      if (!*more) return why;
      const std::int64_t n = static_cast<std::int64_t>(game.deeds.size()) + 1;
      auto deed = deed_of_line_(game.config, lines_.text(1));
      if (lines_.number(0) != n)
        why = text_of("line {} is missing", n);
      else if (!deed)
        why = text_of("line {}: {}", n, deed.error());
      else
        game.deeds.push_back(std::move(*deed));
    }
    lines_.reset();
    return why;
  }

  Stored<void> set_aside(const std::string& name, const std::string& why) {
    auto row = db_.prepare(
        "INSERT INTO aside_game SELECT id, ?2, config, white_key, black_key FROM old_game WHERE id = ?1");
    if (!row) return std::unexpected(row.error());
    if (auto put = row->bind(1, name).bind(2, why).run(); !put) return put;
    auto lines = db_.prepare("INSERT INTO aside_line SELECT game, n, json FROM old_line WHERE game = ?");
    if (!lines) return std::unexpected(lines.error());
    return lines->bind(1, name).run();
  }

  Database& db_;
  const DeedOfLine& deed_of_line_;
  std::optional<GameRows> rows_;
  Statement games_, lines_;
};

Stored<void> from_lines_to_deeds(Database& db, const DeedOfLine& deed_of_line) {
  return OldGames(db, deed_of_line).convert_all();
}

// What leads on from each version, from an empty file.
struct Migration {
  std::int64_t from, to;
  Stored<void> (*run)(Database&, const DeedOfLine&);
};
constexpr Migration kMigrations[] = {{0, kSchemaVersion, make_new}, {1, 2, from_lines_to_deeds}};

Stored<void> migrate(Database& db, const Migration& migration, const DeedOfLine& deed_of_line) {
  if (auto begun = db.execute("BEGIN IMMEDIATE"); !begun) return begun;
  Stored<void> done = migration.run(db, deed_of_line);
  if (done)
    done = db.execute(
        text_of("PRAGMA application_id = {}; PRAGMA user_version = {}; COMMIT", kApplication, migration.to));
  if (!done) (void)db.execute("ROLLBACK");
  return done;
}

std::unexpected<StoreError> refuse(std::string what) {
  return std::unexpected(StoreError{Fault::Failed, std::move(what)});
}

// The version of a file of ours, 0 of an empty one.
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

}  // namespace

Stored<void> make_or_convert(Database& db, const DeedOfLine& deed_of_line) {
  const auto version = version_of(db);
  if (!version) return std::unexpected(version.error());
  std::int64_t at = *version;
  for (const Migration& migration : kMigrations) {
    if (migration.from != at) continue;
    if (auto done = migrate(db, migration, deed_of_line); !done) return done;
    at = migration.to;
  }
  // Whole messages were thirty times larger than deeds: the file gives back what it no longer needs.
  if (*version != 0 && *version != at) (void)db.execute("VACUUM");
  return {};
}

}  // namespace trictrac
