// The steps from one version of the tables to the next, tried with one that no program has: all of it or
// nothing.
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "apps/server/hub/stored_table.h"
#include "base/text_of.h"
#include "postgres_server.h"
#include "served_games.h"
#include "store/postgres/postgres.h"
#include "store/postgres/structure.h"
#include "store/sqlite/backup.h"
#include "store/sqlite/restore.h"
#include "waiting_store.h"

namespace stored {
namespace store_migration_test {

using served::bytes_of;
using served::fill;
using served::filled;
using served::Folder;

constexpr int kGames = 4;

Stored<void> add_colour(Database& db) {
  return db.execute("ALTER TABLE game ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'");
}
std::vector<SchemaTable> coloured_tables() {
  std::vector<SchemaTable> all = tables();
  std::ranges::find(all, "game", &SchemaTable::name)
      ->columns.push_back({.name = "colour", .type = ColumnType::Text, .otherwise = "'red'"});
  return all;
}
Stored<void> fail(Database&) { return refuse(StoreError::Failed, "a step that fails"); }
Stored<void> die(Database&) { _exit(5); }

// The version of this program, and that of a later one.
const std::int64_t kNow = Schema{}.version(), kLater = kNow + 1;

Schema later(std::initializer_list<Migration> steps) {
  Schema schema{.tables = coloured_tables()};
  schema.migrations.insert(schema.migrations.end(), steps);
  return schema;
}
// A program whose version is the next.
Schema coloured() { return later({add_colour}); }
// One whose last step fails, or in which the program is killed.
Schema failing() { return later({add_colour, fail}); }
Schema dying() { return later({add_colour, die}); }

std::vector<std::string> columns_of(const std::string& file) {
  std::vector<std::string> all;
  auto db = SqliteDatabase::open(file);
  auto rows = db->prepare(
      "SELECT m.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk FROM sqlite_schema m, "
      "pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1");
  while (*(*rows)->next()) all.push_back((*rows)->text(0));
  return all;
}

std::int64_t version_of(const std::string& file) {
  return *SqliteDatabase::open(file)->number("PRAGMA user_version");
}

class Migration : public testing::Test {
 protected:
  void SetUp() override { fill(file(), kGames); }
  std::string file() const { return (folder / "games.db").string(); }
  std::string backup() const { return (folder / "backup.db").string(); }
  auto opened(Schema schema) { return open(file(), {.schema = std::move(schema)}, gate); }
  // The file as its own version has it.
  void expect_as_it_was() {
    EXPECT_EQ(version_of(file()), kNow);
    EXPECT_EQ(columns_of(file()), columns);
    const auto store = opened({});
    ASSERT_TRUE(store) << store.error().what;
    for (int n = 0; n < kGames; ++n) EXPECT_TRUE(load(**store, filled(n)).value()) << n;
  }
  static DatabaseInspector inspector(Schema schema) {
    DatabaseInspector all = inspector_of_tables([](const std::string& what) { ADD_FAILURE() << what; });
    all.schema = std::move(schema);
    return all;
  }

  Folder folder;
  Gate gate;
  const std::vector<std::string> columns = [] {
    Folder of_a_new_one;
    Gate gate;
    const std::string fresh = (of_a_new_one / "games.db").string();
    must_open(fresh, gate).reset();
    return columns_of(fresh);
  }();
};

TEST_F(Migration, IsDoneOnceAndEveryGameIsPlayedOn) {
  {
    const auto store = opened(coloured());
    ASSERT_TRUE(store) << store.error().what;
    for (int n = 0; n < kGames; ++n) {
      const auto game = load(**store, filled(n));
      ASSERT_TRUE(game && *game) << n;
      EXPECT_TRUE(table_of(**game)) << n;
      EXPECT_TRUE(append(**store, filled(n), static_cast<int>((*game)->events.size()) + 1, {"more"})) << n;
    }
  }
  EXPECT_EQ(version_of(file()), kLater);
  const std::string fresh = (folder / "fresh.db").string();
  ASSERT_TRUE(open(fresh, {.schema = coloured()}, gate));
  EXPECT_EQ(columns_of(file()), columns_of(fresh)) << "as in a new file";
  EXPECT_EQ(columns_of(fresh).size(), columns.size() + 1);
  EXPECT_TRUE(opened(later({fail}))) << "the step is not taken twice";
  EXPECT_FALSE(opened({})) << "an earlier program leaves it alone";
}

TEST_F(Migration, ThatFailsLeavesTheFileAsItWas) {
  const auto store = opened(failing());
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().what, file() + ": a step that fails");
  expect_as_it_was();
}

TEST_F(Migration, CutShortLeavesTheFileAsItWas) {
  const pid_t child = fork();
  if (child == 0) {
    (void)SqliteEngine::open(file(), {.schema = dying()});
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(WEXITSTATUS(status), 5);
  expect_as_it_was();
}

TEST_F(Migration, IsNoneOfABackup) {
  const std::string before = bytes_of(file());
  const auto made = back_up(file(), backup(), Existing::Keep, inspector(coloured()));
  ASSERT_TRUE(made) << made.error().what;
  EXPECT_EQ(made->games, kGames);
  EXPECT_EQ(version_of(backup()), kNow) << "it can be given to the earlier program";
  EXPECT_EQ(bytes_of(file()), before);
}

TEST_F(Migration, IsMadeOfWhatIsPutBack) {
  std::filesystem::rename(file(), backup());
  const auto put = restore(backup(), file(), inspector(coloured()));
  ASSERT_TRUE(put) << put.error().what;
  EXPECT_EQ(put->found.games, kGames);
  EXPECT_EQ(version_of(file()), kLater);
  EXPECT_EQ(version_of(backup()), kNow) << "the backup stays as it is";
}

TEST_F(Migration, IsTriedInACopyWhereAFileIsOnlyExamined) {
  const std::string before = bytes_of(file());
  const auto found = inspect(file(), inspector(coloured()));
  ASSERT_TRUE(found) << found.error().what;
  EXPECT_EQ(found->games, kGames);
  EXPECT_EQ(bytes_of(file()), before);
}

class MigrationOfPostgres : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(served::PostgresServer::shared().ready());
    db.emplace(served::PostgresServer::shared().new_database());
    ASSERT_TRUE(db->connect());
    ASSERT_TRUE(make_or_bring_up(*db, {}));
  }
  std::int64_t version() { return *db->number("SELECT version FROM trictrac_schema"); }
  std::int64_t colours() {
    return *db->number(
        "SELECT count(*) FROM information_schema.columns WHERE table_name = 'game' AND column_name = "
        "'colour'");
  }
  std::optional<PostgresDatabase> db;
};

TEST_F(MigrationOfPostgres, IsDoneOnce) {
  ASSERT_TRUE(make_or_bring_up(*db, coloured()));
  EXPECT_EQ(version(), kLater);
  EXPECT_EQ(colours(), 1);
  EXPECT_TRUE(make_or_bring_up(*db, coloured()));
}

TEST_F(MigrationOfPostgres, ThatFailsLeavesTheDatabaseAsItWas) {
  EXPECT_FALSE(make_or_bring_up(*db, failing()));
  EXPECT_EQ(version(), kNow);
  EXPECT_EQ(colours(), 0);
  EXPECT_TRUE(make_or_bring_up(*db, {}));
}

TEST_F(MigrationOfPostgres, OfALaterVersionIsRefused) {
  ASSERT_TRUE(make_or_bring_up(*db, coloured()));
  const auto refused = make_or_bring_up(*db, {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(
      refused.error().what,
      text_of("PostgreSQL: another Trictrac made this database: its version is {}, and this program reads "
              "version {}; use that one",
              kLater, kNow));
  EXPECT_EQ(colours(), 1);
}

TEST_F(MigrationOfPostgres, OneWithOtherTablesThanItsVersionHasIsRefused) {
  const std::pair<const char*, const char*> changes[] = {
      {"DROP TABLE report", "the table report is missing"},
      {"ALTER TABLE game DROP COLUMN digest", "the column digest of game is missing"},
      {"ALTER TABLE game ADD COLUMN colour TEXT", "the column colour of game does not belong there"},
      {"ALTER TABLE game ALTER COLUMN rules TYPE TEXT", "the column rules of game is not as it should be"},
      {"ALTER TABLE game ALTER COLUMN name DROP NOT NULL", "the column name of game is not as it should be"},
      {"DROP INDEX session_person", "the index session_person is missing"}};
  for (const auto& [change, what] : changes) {
    PostgresDatabase changed(served::PostgresServer::shared().new_database());
    ASSERT_TRUE(changed.connect());
    ASSERT_TRUE(make_or_bring_up(changed, {}));
    ASSERT_TRUE(changed.execute(change)) << change;
    for (const auto& opened : {make_or_bring_up(changed, {}), of_this_version(changed, {})}) {
      ASSERT_FALSE(opened) << change;
      EXPECT_EQ(
          opened.error().what,
          text_of("PostgreSQL: the tables of this database are not those of version {}: {}", kNow, what));
    }
  }
}

TEST_F(MigrationOfPostgres, OneWithIndicesOfItsOperatorIsOpened) {
  ASSERT_TRUE(db->execute("CREATE INDEX of_the_operator ON game (touched); CREATE TABLE notes (text TEXT)"));
  EXPECT_TRUE(make_or_bring_up(*db, {}));
}

TEST_F(MigrationOfPostgres, OneThatMakesOtherTablesThanANewDatabaseHasFails) {
  const auto made = make_or_bring_up(*db, later({[](Database&) -> Stored<void> { return {}; }}));
  ASSERT_FALSE(made);
  EXPECT_EQ(
      made.error().what,
      text_of("PostgreSQL: the tables of this database are not those of version {}: the column colour of "
              "game is missing",
              kLater));
  EXPECT_EQ(version(), kNow);
}

// Removes columns from a table, and the indices of the same names.
void remove_columns(std::vector<SchemaTable>& all, std::string_view name,
                    std::initializer_list<std::string_view> columns) {
  SchemaTable& table = *std::ranges::find(all, name, &SchemaTable::name);
  const auto is_removed = [&](const auto& part) {
    return std::ranges::find(columns, part.name) != columns.end();
  };
  std::erase_if(table.columns, is_removed);
  std::erase_if(table.indices, is_removed);
}

// The tables of version 2, without clubs, leagues, matches of several games, and challenges.
std::vector<SchemaTable> second_tables() {
  std::vector<SchemaTable> all = tables();
  std::erase_if(all, [](const SchemaTable& table) {
    return table.name.starts_with("club") || table.name.starts_with("league") ||
           table.name == "tournament_place" || table.name == "text_report";
  });
  remove_columns(all, "tournament", {"club", "ranked", "starts", "league", "season", "division"});
  remove_columns(all, "game", {"at_board"});
  remove_columns(all, "person", {"young", "challengers"});
  return all;
}

// The tables of version 1, which 1.1.0 made.
std::vector<SchemaTable> first_tables() {
  std::vector<SchemaTable> all = second_tables();
  std::erase_if(all, [](const SchemaTable& table) { return table.name.starts_with("tournament"); });
  remove_columns(all, "game", {"tournament", "round", "at_table"});
  return all;
}

// In its file are the tables that the later test of PostgreSQL begins with.
TEST(MigrationOfARelease, OfVersionOneMakesTheTablesOfANewFile) {
  const Folder folder;
  const std::string released = (folder / "1.1.0.db").string(), fresh = (folder / "fresh.db").string(),
                    first = (folder / "first.db").string();
  std::filesystem::copy_file(SERVER_TEST_DATA "/releases/1.1.0.db", released);
  Gate gate;
  {
    auto db = SqliteDatabase::open(first);
    ASSERT_TRUE(make_tables(*db, first_tables()));
  }
  ASSERT_EQ(version_of(released), 1);
  EXPECT_EQ(columns_of(released), columns_of(first));
  must_open(fresh, gate).reset();
  ASSERT_TRUE(must_open(released, gate));
  EXPECT_EQ(version_of(released), kNow);
  EXPECT_EQ(columns_of(released), columns_of(fresh));
}

TEST(MigrationOfARelease, OfVersionOneKeepsItsGamesAndTakesTournaments) {
  const Folder folder;
  const std::string file = (folder / "1.1.0.db").string();
  std::filesystem::copy_file(SERVER_TEST_DATA "/releases/1.1.0.db", file);
  Gate gate;
  const auto store = must_open(file, gate);
  const auto games = wait<std::vector<GameListing>>([&](auto then) { store->list(0, 100, std::move(then)); });
  ASSERT_TRUE(games && !games->empty());
  for (const GameListing& listed : *games) {
    const auto game = load(*store, listed.id);
    ASSERT_TRUE(game && *game) << listed.id;
    EXPECT_TRUE(table_of(**game)) << listed.id;
    EXPECT_FALSE((*game)->tournament);
  }
  EXPECT_TRUE(create_tournament(*store, "open", {"terms", 1, {"first"}}));
  EXPECT_TRUE(append_acts(*store, "open", 2, {{"second"}, {}, {{"game of the open", 1, 1, 0, game_with(1)}}})
                  .value());
  EXPECT_TRUE(check(*store));
}

TEST(MigrationOfARelease, OfVersionOneInPostgresMakesTheTablesOfANewDatabase) {
  ASSERT_TRUE(served::PostgresServer::shared().ready());
  const std::string url = served::PostgresServer::shared().new_database();
  PostgresDatabase db(url);
  ASSERT_TRUE(db.connect());
  ASSERT_TRUE(make_tables(db, first_tables()));
  ASSERT_TRUE(
      db.execute("CREATE TABLE trictrac_schema (version BIGINT NOT NULL);"
                 "INSERT INTO trictrac_schema (version) VALUES (1);"
                 "INSERT INTO person (id, name, password, email, created) VALUES ('a', 'Anne', '', '', 1)"));
  const auto done = make_or_bring_up(db, {});
  ASSERT_TRUE(done) << done.error().what;
  EXPECT_EQ(*db.number("SELECT version FROM trictrac_schema"), kNow);
  EXPECT_TRUE(check_tables(db));
  EXPECT_EQ(*db.number("SELECT count(*) FROM information_schema.columns WHERE table_name = 'game' AND"
                       " column_name IN ('tournament', 'round', 'at_table')"),
            3);
  EXPECT_TRUE(make_or_bring_up(db, {})) << "the step is not taken twice";
}

// Returns a statement for a tournament without a club, as version 2 has it; `digest` in the words of an
// engine.
std::string old_tournament(const std::string& digest) {
  return "INSERT INTO tournament (name, terms, rules, created, acts, touched, digest)"
         " VALUES ('open', 't', 1, 1, 0, 1, " +
         digest + ")";
}

TEST(MigrationOfClubs, OfVersionTwoMakesTheTablesOfANewFileAndKeepsTournaments) {
  const Folder folder;
  const std::string second = (folder / "second.db").string(), fresh = (folder / "fresh.db").string();
  {
    auto db = SqliteDatabase::open(second);
    ASSERT_TRUE(make_tables(*db, second_tables()));
    ASSERT_TRUE(db->execute(old_tournament("x'00'")));
    ASSERT_TRUE(Schema{}.bring_up(*db, 2));
    EXPECT_EQ(*db->number("SELECT count(*) FROM tournament WHERE club IS NULL AND ranked = 0 AND starts = 0"),
              1);
    EXPECT_TRUE(check_tables(*db));
  }
  Gate gate;
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(second), columns_of(fresh));
}

TEST(MigrationOfClubs, OfVersionTwoInPostgresMakesTheTablesOfANewDatabase) {
  ASSERT_TRUE(served::PostgresServer::shared().ready());
  PostgresDatabase db(served::PostgresServer::shared().new_database());
  ASSERT_TRUE(db.connect());
  ASSERT_TRUE(make_tables(db, second_tables()));
  ASSERT_TRUE(db.execute(std::string("CREATE TABLE trictrac_schema (version BIGINT NOT NULL);"
                                     "INSERT INTO trictrac_schema (version) VALUES (2);") +
                         old_tournament("''")));
  const auto done = make_or_bring_up(db, {});
  ASSERT_TRUE(done) << done.error().what;
  EXPECT_EQ(*db.number("SELECT version FROM trictrac_schema"), kNow);
  EXPECT_TRUE(check_tables(db));
  EXPECT_EQ(*db.number("SELECT count(*) FROM tournament WHERE club IS NULL"), 1);
}

TEST_F(MigrationOfPostgres, OneOfBeforeTheFirstVersionIsRefused) {
  ASSERT_TRUE(db->execute("ALTER TABLE trictrac_schema RENAME TO trictrac_version"));
  const auto earlier = make_or_bring_up(*db, {});
  ASSERT_FALSE(earlier);
  EXPECT_TRUE(
      earlier.error().what.starts_with("PostgreSQL: Trictrac 1.0.0 or an earlier one made this database"))
      << earlier.error().what;
}

}  // namespace store_migration_test
}  // namespace stored
