// The store on real files: its refusals, and its waits.
#include <atomic>
#include <fstream>

#include "base/text_of.h"
#include "process.h"
#include "served_games.h"
#include "waiting_store.h"

namespace stored {
namespace store_test {

using served::Folder;

class WithStore : public testing::Test {
 protected:
  std::string file() const { return (folder / "games.db").string(); }
  // Holds the store after its next answer, so that all calls that follow are one batch.
  void hold(Later<void>& first) {
    gate.shut();
    const int before = gate.posts();
    store->check(first.then());
    gate.wait_for_posts(before + 1);
  }

  Folder folder;
  Gate gate;
  std::unique_ptr<RowStore> store = must_open(file(), gate);
};

TEST_F(WithStore, TooManyWaitingAreRefusedAtOnce) {
  store.reset();
  store = *open(file(), {.most_waiting = 2}, gate);
  Later<void> first, second, third, fourth;
  hold(first);
  store->check(second.then());
  store->check(third.then());
  const int before = gate.posts();
  std::thread asks([&] { store->check(fourth.then()); });
  gate.wait_for_posts(before + 1);  // its answer waits at the gate too
  gate.open();
  asks.join();
  EXPECT_EQ(fourth.answer.get().error().kind, StoreError::Busy);
  EXPECT_TRUE(second.answer.get());
  EXPECT_TRUE(third.answer.get());
}

TEST_F(WithStore, AnotherProgramThatLocksTheFileHoldsUpNobodyButTheStore) {
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  auto other = SqliteDatabase::open(file());
  ASSERT_TRUE(other && other->execute("BEGIN IMMEDIATE"));
  Later<void> later;
  store->append("one", 1, {events(1, 1)}, later.then());
  EXPECT_EQ(later.answer.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  ASSERT_TRUE(other->execute("ROLLBACK"));
  EXPECT_TRUE(later.answer.get());
}

TEST_F(WithStore, ClosingDoesNotWaitForAnotherProgram) {
  store.reset();
  store = *open(file(), {.patience = std::chrono::milliseconds(20)}, gate);
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  auto other = SqliteDatabase::open(file());
  ASSERT_TRUE(other && other->execute("BEGIN IMMEDIATE"));
  std::vector<Later<void>> answers(3000);
  for (std::size_t i = 0; i < answers.size(); ++i)
    store->append("one", static_cast<int>(i) + 1, {events(1, 1)}, answers[i].then());
  store.reset();
  for (auto& later : answers) ASSERT_EQ(later.answer.get().error().kind, StoreError::Busy);
}

TEST_F(WithStore, AReaderThatHoldsTheLogIsReportedAndNewGamesWait) {
  store.reset();
  std::atomic<bool> reported = false;
  store = *open(file(),
                {.wal_bytes = 100 << 10,
                 .most_wal_bytes = 1 << 20,
                 .report =
                     [&](const std::string& what) {
                       EXPECT_NE(what.find("cannot be emptied"), std::string::npos) << what;
                       reported = true;
                     }},
                gate);
  ASSERT_TRUE(create(*store, "one", game_with(0)));
  auto reader = SqliteDatabase::open(file());
  ASSERT_TRUE(reader && reader->execute("BEGIN") && reader->number("SELECT count(*) FROM game"));
  const std::string big(50 << 10, 'x');
  for (int n = 1; n <= 24; ++n) ASSERT_TRUE(append(*store, "one", n, {big}));
  EXPECT_EQ(create(*store, "two", game_with(0)).error().kind, StoreError::Busy);
  EXPECT_TRUE(reported);
  ASSERT_TRUE(reader->execute("ROLLBACK"));
  for (int n = 25; n <= 48; ++n) ASSERT_TRUE(append(*store, "one", n, {big}));
  EXPECT_TRUE(create(*store, "two", game_with(0)));
  EXPECT_LT(std::filesystem::file_size(file() + "-wal"), std::uintmax_t{2} << 20);
  store.reset();  // before what it reports to
}

TEST(StoreFile, OtherPeoplesFilesAreLeftAlone) {
  Folder folder;
  Gate gate;
  const std::string file = (folder / "other.db").string();
  {
    auto db = SqliteDatabase::open(file);
    ASSERT_TRUE(db && db->execute("CREATE TABLE recipe (name TEXT)"));
  }
  const auto store = open(file, {}, gate);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("another program"), std::string::npos);
  EXPECT_NE(store.error().what.find(file), std::string::npos);
  EXPECT_EQ(*SqliteDatabase::open(file)->number("SELECT count(*) FROM sqlite_schema"), 1);
}

TEST(StoreFile, ALaterVersionIsRefused) {
  Folder folder;
  Gate gate;
  const std::string file = (folder / "games.db").string();
  must_open(file, gate).reset();
  ASSERT_TRUE(SqliteDatabase::open(file)->execute("PRAGMA user_version = 9"));
  const auto store = open(file, {}, gate);
  ASSERT_FALSE(store);
  EXPECT_EQ(
      store.error().what,
      text_of("{}: a later Trictrac made it: its version is 9, and this program reads up to {}; use that one",
              file, Schema{}.version()));
  EXPECT_EQ(*SqliteDatabase::open(file)->number("PRAGMA user_version"), 9);
}

// The files of 0.1.0 and 1.0.0: some had the number that the present version has.
TEST(StoreFile, OneOfBeforeTheFirstVersionIsRefusedAndLeftAlone) {
  for (const int version : {1, 8}) {
    Folder folder;
    Gate gate;
    const std::string file = (folder / "games.db").string();
    ASSERT_TRUE(SqliteDatabase::open(file)->execute(
        "CREATE TABLE game (id INTEGER PRIMARY KEY, name TEXT); PRAGMA application_id = 1953655139;"
        "PRAGMA user_version = " +
        std::to_string(version)));
    const std::string before = served::bytes_of(file);
    const auto store = open(file, {}, gate);
    ASSERT_FALSE(store);
    EXPECT_EQ(
        store.error().what,
        file +
            ": Trictrac 1.0.0 or an earlier one made it, and this program cannot read it: go on serving "
            "it with that program, or name another file");
    EXPECT_EQ(served::bytes_of(file), before);
  }
}

TEST(StoreFile, OneWithOtherTablesThanItsVersionHasIsRefused) {
  const std::pair<const char*, const char*> changes[] = {
      {"DROP TABLE session", "the column created of session is missing"},
      {"ALTER TABLE game DROP COLUMN digest", "the column digest of game is missing"},
      {"ALTER TABLE game ADD COLUMN colour TEXT", "the column colour of game does not belong there"},
      {"DROP INDEX session_person", "the index session_person is missing"},
      {"CREATE TABLE other (id INTEGER)", "the column id of other does not belong there"},
      {"CREATE TRIGGER other AFTER INSERT ON game BEGIN DELETE FROM game; END",
       "the trigger other does not belong there"},
      {"ALTER TABLE job RENAME TO work", "the column due of job is missing"}};
  for (const auto& [change, what] : changes) {
    Folder folder;
    Gate gate;
    const std::string file = (folder / "games.db").string();
    must_open(file, gate).reset();
    ASSERT_TRUE(SqliteDatabase::open(file)->execute(change)) << change;
    const auto store = open(file, {}, gate);
    ASSERT_FALSE(store) << change;
    EXPECT_EQ(store.error().what,
              text_of("{}: its tables are not those of version {}: {}", file, Schema{}.version(), what));
  }
}

TEST(StoreFile, IsNotReadyWithoutOneOfItsTables) {
  Folder folder;
  Gate gate;
  const std::string file = (folder / "games.db").string();
  const auto store = must_open(file, gate);
  EXPECT_TRUE(check(*store));
  ASSERT_TRUE(SqliteDatabase::open(file)->execute("DROP TABLE report"));
  const auto ready = check(*store);
  ASSERT_FALSE(ready);
  EXPECT_EQ(ready.error().what, "the table report: no such table: report");
}

TEST(StoreFile, OneThatIsNoDatabaseIsNamed) {
  Folder folder;
  Gate gate;
  std::ofstream(folder / "text.db") << std::string(4096, '?');
  const auto store = open((folder / "text.db").string(), {}, gate);
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().kind, StoreError::Damaged);
  EXPECT_NE(store.error().what.find("text.db"), std::string::npos);
  EXPECT_NE(store.error().what.find("not a database"), std::string::npos);
}

TEST(StoreFile, AFolderThatIsNotThereIsNamed) {
  Folder folder;
  Gate gate;
  const auto store = open((folder / "nowhere/games.db").string(), {}, gate);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("nowhere"), std::string::npos);
}

}  // namespace store_test
}  // namespace stored
