// Files of earlier versions, written by the programs of their time.
#include <sys/wait.h>
#include <unistd.h>

#include <map>

#include "house/sitting.h"
#include "postgres_server.h"
#include "process.h"
#include "store/postgres/postgres_engine.h"
#include "store/sqlite/store_file.h"
#include "waiting_store.h"

namespace stored {
namespace {

using served::Folder;

constexpr const char* kVersion1 = SERVER_TEST_DATA "/version_1.db";
constexpr const char* kVersion2 = SERVER_TEST_DATA "/version_2.db";
constexpr const char* kVersion3 = SERVER_TEST_DATA "/version_3.db";
constexpr const char* kVersion4 = SERVER_TEST_DATA "/version_4.db";
constexpr const char* kVersion5 = SERVER_TEST_DATA "/version_5.db";

struct OldGame {
  std::string config, white_key, black_key;
  std::vector<std::string> lines;
};

std::map<std::string, OldGame> games_of_version_1(const std::string& file) {
  std::map<std::string, OldGame> games;
  auto db = SqliteDatabase::open(file);
  auto rows = db->prepare("SELECT id, config, white_key, black_key FROM game");
  while (*rows->next()) games[rows->text(0)] = {rows->text(1), rows->text(2), rows->text(3), {}};
  auto lines = db->prepare("SELECT game, json FROM line ORDER BY game, n");
  while (*lines->next()) games[lines->text(0)].lines.push_back(lines->text(1));
  return games;
}

std::vector<std::string> columns_of(const std::string& file) {
  std::vector<std::string> all;
  auto db = SqliteDatabase::open(file);
  auto rows = db->prepare(
      "SELECT m.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk FROM sqlite_schema m, "
      "pragma_table_info(m.name) c WHERE m.type = 'table' ORDER BY 1");
  while (*rows->next()) all.push_back(rows->text(0));
  return all;
}

class Version1 : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::copy_file(kVersion1, file());
    old = games_of_version_1(file());
    ASSERT_EQ(old.size(), 9u);
  }
  std::string file() const { return (folder / "games.db").string(); }
  std::int64_t version() const { return *SqliteDatabase::open(file())->number("PRAGMA user_version"); }
  void expect_as_before(Store& store, const std::string& name) {
    const auto game = load(store, name);
    ASSERT_TRUE(game && *game) << name;
    EXPECT_EQ((*game)->config, old[name].config);
    EXPECT_EQ((*game)->seats,
              (std::vector<StoredSeat>{{old[name].white_key, "", ""}, {old[name].black_key, "", ""}}));
    EXPECT_EQ((*game)->next, "");
    EXPECT_EQ((*game)->rules, 1);
    EXPECT_EQ((*game)->deeds, old[name].lines);
  }

  Folder folder;
  Gate gate;
  std::map<std::string, OldGame> old;
};

TEST_F(Version1, IsConvertedOnceAndWhole) {
  {
    const auto store = must_open(file(), gate);
    for (const auto& [name, game] : old) expect_as_before(*store, name);
    const int next = static_cast<int>(old.begin()->second.lines.size()) + 1;
    EXPECT_TRUE(append(*store, old.begin()->first, next, {"more"})) << "it can be played on";
  }
  EXPECT_EQ(version(), kSchemaVersion);
  const auto never = [](std::string_view, std::string_view) -> std::expected<std::string, std::string> {
    ADD_FAILURE() << "it was converted already";
    return std::unexpected("");
  };
  const auto again = open(file(), {.conversion = {never, two_people}}, gate);
  ASSERT_TRUE(again);
  EXPECT_EQ((**load(**again, old.begin()->first)).deeds.back(), "more");
}

TEST_F(Version1, AGameThatCannotBeReadIsKeptAsideAndNamed) {
  const std::string broken = std::next(old.begin(), 4)->first;
  const auto third_is_odd = [&](std::string_view,
                                std::string_view line) -> std::expected<std::string, std::string> {
    if (line == old[broken].lines[2]) return std::unexpected("no such deed");
    return std::string(line);
  };
  const auto store = open(file(), {.conversion = {third_is_odd, two_people}}, gate);
  ASSERT_TRUE(store) << store.error().what;
  const auto named = load(**store, broken);
  ASSERT_FALSE(named);
  EXPECT_EQ(named.error().fault, Fault::Damaged);
  EXPECT_EQ(named.error().what, "game " + broken + ": line 3: no such deed");
  for (const auto& [name, game] : old)
    if (name != broken) expect_as_before(**store, name);
  auto db = SqliteDatabase::open(file());
  EXPECT_EQ(*db->number("SELECT count(*) FROM aside_line WHERE game = '" + broken + "'"),
            static_cast<std::int64_t>(old[broken].lines.size()))
      << "nothing of it is thrown away";
}

TEST_F(Version1, AMissingLineIsNamed) {
  const std::string shorter = old.begin()->first;
  ASSERT_TRUE(
      SqliteDatabase::open(file())->execute("DELETE FROM line WHERE n = 2 AND game = '" + shorter + "'"));
  const auto store = must_open(file(), gate);
  EXPECT_EQ(load(*store, shorter).error().what, "game " + shorter + ": line 2 is missing");
}

TEST_F(Version1, AConversionCutShortLeavesTheFileAsItWas) {
  const pid_t child = fork();
  if (child == 0) {
    int left = 40;
    const auto dies = [&](std::string_view,
                          std::string_view line) -> std::expected<std::string, std::string> {
      if (--left == 0) _exit(5);
      return std::string(line);
    };
    (void)open(file(), {.conversion = {dies, two_people}}, gate);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(WEXITSTATUS(status), 5);
  EXPECT_EQ(version(), 1);
  EXPECT_EQ(games_of_version_1(file()).size(), old.size());
  const auto store = must_open(file(), gate);
  for (const auto& [name, game] : old) expect_as_before(*store, name);
}

// Keys and claims of the sides, as version 2 had them.
struct SidedGame {
  std::string config, white_key, black_key, white_claim, black_claim;
};

std::map<std::string, SidedGame> games_of_version_2(const std::string& file) {
  std::map<std::string, SidedGame> games;
  auto db = SqliteDatabase::open(file);
  auto rows = db->prepare("SELECT name, config, white_key, black_key, white_claim, black_claim FROM game");
  while (*rows->next())
    games[rows->text(0)] = {rows->text(1), rows->text(2), rows->text(3), rows->text(4), rows->text(5)};
  return games;
}

class Version2 : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::copy_file(kVersion2, file());
    old = games_of_version_2(file());
    ASSERT_EQ(old.size(), 8u);
  }
  std::string file() const { return (folder / "games.db").string(); }
  std::int64_t version() const { return *SqliteDatabase::open(file())->number("PRAGMA user_version"); }
  auto opened() { return open(file(), {.conversion = {same_text, people_of}}, gate); }

  Folder folder;
  Gate gate;
  std::map<std::string, SidedGame> old;
};

TEST_F(Version2, TheKeyOfASideOpensItsPlayersSeat) {
  const auto store = opened();
  ASSERT_TRUE(store) << store.error().what;
  int two = 0, three = 0;
  for (const auto& [name, g] : old) {
    const auto game = load(**store, name);
    ASSERT_TRUE(game && *game) << game.error().what;
    EXPECT_EQ((*game)->config, g.config);
    const auto people = *people_of(g.config);
    std::vector<StoredSeat> seats{{g.white_key, g.white_claim, ""}, {g.black_key, g.black_claim, ""}};
    if (people.size() > 2) {
      seats.assign(3, {});
      for (std::size_t i = 0; i < 3; ++i)
        if (people[i]) seats[i].key = g.white_key;
      if (!g.black_claim.empty()) seats[1] = {"", g.black_claim, ""};
    }
    EXPECT_EQ((*game)->seats, seats) << name;
    ++(people.size() > 2 ? three : two);
    const auto played = static_cast<int>((*game)->deeds.size());
    EXPECT_TRUE(append(**store, name, played + 1, {"more"})) << "it can be played on";
    EXPECT_EQ((**load(**store, name)).deeds.back(), "more");
  }
  EXPECT_EQ(two, 6);
  EXPECT_EQ(three, 2);
  EXPECT_EQ(version(), kSchemaVersion);
}

TEST_F(Version2, ADamagedGameStaysDamaged) {
  const std::string harmed = old.begin()->first;
  ASSERT_TRUE(SqliteDatabase::open(file())->execute("UPDATE game SET white_key = 'thief' WHERE name = '" +
                                                    harmed + "'"));
  const auto store = opened();
  ASSERT_TRUE(store) << store.error().what;
  for (const auto& [name, g] : old) {
    const auto game = load(**store, name);
    EXPECT_EQ(game.has_value(), name != harmed);
    if (!game) {
      EXPECT_EQ(game.error().fault, Fault::Damaged);
    }
  }
}

TEST_F(Version2, AConversionCutShortLeavesTheFileAsItWas) {
  const pid_t child = fork();
  if (child == 0) {
    int left = 5;
    const auto dies = [&](std::string_view config) {
      if (--left == 0) _exit(5);
      return people_of(config);
    };
    (void)open(file(), {.conversion = {same_text, dies}}, gate);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(WEXITSTATUS(status), 5);
  EXPECT_EQ(version(), 2);
  EXPECT_EQ(games_of_version_2(file()).size(), old.size());
  EXPECT_TRUE(opened());
}

TEST_F(Version2, AFileThatWasConvertedIsAsOneMadeToday) {
  ASSERT_TRUE(opened());
  const std::string fresh = (folder / "fresh.db").string();
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(file()), columns_of(fresh));
  EXPECT_EQ(columns_of(fresh).size(), 157u);
}

// Games by the programs of their time: how many deeds each has, and when a time is out in it.
struct Written {
  std::size_t deeds = 0;
  std::optional<Moment> ends{};
};

// A file is converted, its games can be read and played on, and it is as one made today.
void expect_played_on(const char* written, const std::map<std::string, Written>& games,
                      const std::string& with_marie) {
  Folder folder;
  const std::string file = (folder / "games.db").string(), fresh = (folder / "fresh.db").string();
  std::filesystem::copy_file(written, file);
  Gate gate;
  {
    const auto store = must_open(file, gate);
    for (const auto& [name, as] : games) {
      const auto game = load(*store, name);
      ASSERT_TRUE(game && *game) << name;
      EXPECT_EQ((*game)->deeds.size(), as.deeds) << name;
      EXPECT_EQ((*game)->ends, as.ends) << name;
      for (const StoredSeat& seat : (*game)->seats) EXPECT_EQ(seat.person, 0) << name;
      EXPECT_TRUE(sit_again((*game)->config, (*game)->deeds)) << name;
    }
    EXPECT_EQ((**load(*store, with_marie)).seats[1].name, "Marie");
    for (const auto& [name, as] : games)
      EXPECT_TRUE(append(*store, name, static_cast<int>(as.deeds) + 1, {"more"})) << "it can be played on";
  }
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(file), columns_of(fresh));
}

TEST(Version3, IsConvertedAndPlayedOn) {
  expect_played_on(kVersion3,
                   {{"4dmiovqzhh4xr6e4", {331}},
                    {"oaeg7ymxfzxrd6kn", {0}},
                    {"4vxiplg6yumnro3y", {3}},
                    {"gr6qfr6rshuemzjo", {3}}},
                   "oaeg7ymxfzxrd6kn");
}

// With clocks, before there were people.
TEST(Version4, IsConvertedAndPlayedOn) {
  expect_played_on(kVersion4,
                   {{"jg6eibomq67r3fwz", {250}},
                    {"lhztygrktzed5jxk", {2, 1798013115771}},
                    {"4mw7lz5rxpphqj2t", {1, 1795428327552}}},
                   "lhztygrktzed5jxk");
}

// With people, before jobs, talk and ratings.
TEST(Version5, KeepsItsGamesAndItsPeople) {
  Folder folder;
  const std::string file = (folder / "games.db").string(), fresh = (folder / "fresh.db").string();
  std::filesystem::copy_file(kVersion5, file);
  Gate gate;
  {
    const auto store = must_open(file, gate);
    const auto game = load(*store, "sqwqhhzludej4xv4");
    ASSERT_TRUE(game && *game);
    EXPECT_EQ((*game)->deeds.size(), 22U);
    EXPECT_TRUE(sit_again((*game)->config, (*game)->deeds));
    EXPECT_TRUE(append(*store, "sqwqhhzludej4xv4", 23, {"more"})) << "it can be played on";
    std::optional<Person> anne;
    const auto found = wait<void>([&](auto then) {
      store->people(
          false,
          [&](PeopleRows& rows) {
            anne = rows.persons.named("anne");
            return true;
          },
          std::move(then));
    });
    ASSERT_TRUE(found && anne);
    EXPECT_EQ(anne->name, "Anne");
    EXPECT_FALSE(anne->password.empty());
  }
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(file), columns_of(fresh));
}

TEST(Version6, KeepsItsRatingsItsTalkAndItsBlocks) {
  Folder folder;
  const std::string file = (folder / "games.db").string(), fresh = (folder / "fresh.db").string();
  std::filesystem::copy_file(SERVER_TEST_DATA "/version_6.db", file);
  Gate gate;
  {
    const auto store = must_open(file, gate);
    const auto game = load(*store, "i2f4tjukghkqxebc");
    ASSERT_TRUE(game && *game);
    EXPECT_EQ((*game)->deeds.size(), 31U);
    EXPECT_TRUE(sit_again((*game)->config, (*game)->deeds));
    std::size_t said = 0, blocked = 0, rated = 0;
    const auto found = wait<void>([&](auto then) {
      store->people(
          false,
          [&](PeopleRows& rows) {
            const auto anne = rows.persons.named("anne"), lea = rows.persons.named("lea");
            said = rows.talk.of("i2f4tjukghkqxebc", {.most = 10}).size();
            blocked = rows.blocks.of(lea->row).size();
            rated = rows.standings.games_of(anne->row, 10).size();
            return !rows.devices.share(anne->row, lea->row);
          },
          std::move(then));
    });
    ASSERT_TRUE(found) << found.error().what;
    EXPECT_EQ(std::tuple(said, blocked, rated), std::tuple(1U, 1U, 1U));
  }
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(file), columns_of(fresh));
}

TEST(Version7, KeepsItsGamesAndWhatIsLearntIsKeptFromThenOn) {
  Folder folder;
  const std::string file = (folder / "games.db").string(), fresh = (folder / "fresh.db").string();
  std::filesystem::copy_file(SERVER_TEST_DATA "/version_7.db", file);
  Gate gate;
  {
    const auto store = must_open(file, gate);
    const auto game = load(*store, "6d3hirpt7js7ouq5");
    ASSERT_TRUE(game && *game);
    EXPECT_TRUE(sit_again((*game)->config, (*game)->deeds));
    bool taken = false;
    const auto put = wait<void>([&](auto then) {
      store->people(
          true,
          [&](PeopleRows& rows) {
            const auto anne = rows.persons.named("anne");
            return taken = rows.learning.put(anne->row, {"course", 0, "{}"});
          },
          std::move(then));
    });
    ASSERT_TRUE(put) << put.error().what;
    EXPECT_TRUE(taken);
  }
  must_open(fresh, gate).reset();
  EXPECT_EQ(columns_of(file), columns_of(fresh));
}

// As pg_dump wrote it of a database of an earlier version.
struct Dumped {
  std::string file, game;
};
class DumpedEarlier : public testing::TestWithParam<Dumped> {};

TEST_P(DumpedEarlier, IsBroughtUpToo) {
  auto& postgres = served::PostgresServer::shared();
  ASSERT_TRUE(postgres.ready());
  const std::string old = postgres.new_database(), fresh = postgres.new_database();
  ASSERT_EQ(
      std::system(
          ("psql -q '" + old + "' -f " SERVER_TEST_DATA "/" + GetParam().file + " > /dev/null").c_str()),
      0);
  Gate gate;
  const auto open_there = [&](const std::string& url) {
    return open_postgres_store(url, {}, [&gate](auto answer) { gate.pass(std::move(answer)); });
  };
  {
    const auto store = open_there(old);
    ASSERT_TRUE(store) << store.error().what;
    const auto game = load(**store, GetParam().game);
    ASSERT_TRUE(game && *game);
    EXPECT_TRUE(sit_again((*game)->config, (*game)->deeds));
    EXPECT_TRUE(append(**store, GetParam().game, static_cast<int>((*game)->deeds.size()) + 1, {"more"}));
  }
  ASSERT_TRUE(open_there(fresh));
  const auto columns = [](const std::string& url) {
    std::vector<std::string> all;
    PostgresDatabase db(url);
    EXPECT_TRUE(db.connect());
    auto rows = db.prepare(
        "SELECT table_name || '.' || column_name || ' ' || data_type || is_nullable || is_identity FROM"
        " information_schema.columns WHERE table_schema = 'public' ORDER BY 1");
    while (*rows->next()) all.push_back(rows->text(0));
    return all;
  };
  EXPECT_EQ(columns(old), columns(fresh));
}

INSTANTIATE_TEST_SUITE_P(Versions, DumpedEarlier,
                         testing::Values(Dumped{"version_6.sql", "jhr7qi4l5y3w4iqm"},
                                         Dumped{"version_7.sql", "wms7ihokp4fbcmok"}));

// The last step fails, as where the program is ended in it: the steps before it have not been taken either.
TEST(EarlierVersion, IsConvertedWholeOrNotAtAll) {
  Folder folder;
  Gate gate;
  const std::string file = (folder / "games.db").string();
  for (const char* from : {kVersion1, kVersion3, kVersion5}) {
    std::filesystem::copy_file(from, file, std::filesystem::copy_options::overwrite_existing);
    ASSERT_TRUE(SqliteDatabase::open(file)->execute("CREATE TABLE confirmation (code TEXT)"));
    const auto columns = columns_of(file);
    const auto version = *SqliteDatabase::open(file)->number("PRAGMA user_version");
    EXPECT_FALSE(open_store_file(file, {}, std::chrono::seconds(5)));
    EXPECT_EQ(*SqliteDatabase::open(file)->number("PRAGMA user_version"), version);
    EXPECT_EQ(columns_of(file), columns) << from;
  }
}

}  // namespace
}  // namespace stored
