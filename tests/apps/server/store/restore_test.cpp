// `trictrac-server restore`: exactly the games of a backup; the former file is kept whole.
#include "store/sqlite/restore.h"

#include <sys/stat.h>
#include <unistd.h>

#include "served_games.h"

namespace served {
namespace restore_test {

using Restore = ServedGames;

std::filesystem::path kept(const std::filesystem::path& file, int n) {
  return file.string() + ".before-restore-" + std::to_string(n);
}

TEST_F(Restore, GivesTheGamesOfTheBackupAndKeepsTheLaterOnes) {
  auto server = open_server();
  Playing game(server->port());
  game.act(10);
  ASSERT_EQ(back_up().status, 0);
  const auto earlier = game.lines;
  game.act(10);
  server->kill();
  ASSERT_GT(std::filesystem::file_size(games_file().string() + "-wal"), 0u)
      << "the later lines stand in the log";
  const Ended r = restore();
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_TRUE(r.says("games: 1, events: " + std::to_string(earlier.size()))) << r.output;
  EXPECT_TRUE(r.says("the earlier games are kept: " + kept(games_file(), 1).string())) << r.output;
  for (const char* end : {"-wal", "-shm", "-journal"})
    EXPECT_FALSE(std::filesystem::exists(games_file().string() + end)) << end;
  EXPECT_EQ(lines_in(games_file(), game.made), earlier);
  EXPECT_EQ(lines_in(kept(games_file(), 1), game.made), game.lines);
  expect_no_parts();
}

TEST_F(Restore, IsRefusedWhileAServerUsesTheGames) {
  const auto server = open_server();
  Playing game(server->port());
  ASSERT_EQ(back_up().status, 0);
  const Ended r = restore();
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says(" uses it")) << r.output;
  EXPECT_FALSE(std::filesystem::exists(kept(games_file(), 1)));
  game.act(5);
}

TEST_F(Restore, IsRefusedWhileAnotherProgramReadsTheGames) {
  fill(games_file(), 9);
  fill(backup(), 2);
  ASSERT_EQ(run_program("serve --check --db " + games_file().string()).status, 0) << "which gives it a log";
  auto reader = trictrac::SqliteDatabase::open_to_read(games_file().string());
  ASSERT_TRUE(reader->execute("BEGIN; SELECT count(*) FROM game"));
  const Ended r = restore();
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says("another program is reading it")) << r.output;
  EXPECT_EQ(reader->number("SELECT count(*) FROM game"), 9);
  EXPECT_EQ(number(games_file(), "SELECT count(*) FROM game"), 9);
  EXPECT_FALSE(std::filesystem::exists(kept(games_file(), 1)));
}

class RestoreOverGames : public ServedGames {
 protected:
  void SetUp() override {
    ServedGames::SetUp();
    fill(games_file(), 2);
    fill(backup(), 9);
    before = bytes_of(games_file());
  }
  void expect_refused(const std::string& why) {
    const Ended r = restore();
    EXPECT_EQ(r.status, 1);
    EXPECT_TRUE(r.says(why)) << r.output;
    EXPECT_EQ(bytes_of(games_file()), before);
    EXPECT_FALSE(std::filesystem::exists(kept(games_file(), 1)));
    expect_no_parts();
  }
  std::string before;
};

TEST_F(RestoreOverGames, NothingThatWasKeptIsOverwritten) {
  ASSERT_EQ(restore().status, 0);
  const std::string first = bytes_of(kept(games_file(), 1));
  EXPECT_EQ(first, before);
  ASSERT_EQ(restore().status, 0);
  EXPECT_EQ(bytes_of(kept(games_file(), 1)), first);
  EXPECT_EQ(number(kept(games_file(), 2), "SELECT count(*) FROM game"), 9);
}

TEST_F(RestoreOverGames, WhatIsNoWholeBackupIsRefused) {
  execute(backup(), "PRAGMA user_version = 99");
  expect_refused("backup.db: a later Trictrac made it: its version is 99");
  const std::string version = std::to_string(trictrac::Schema{}.version());
  execute(backup(), "PRAGMA user_version = " + version + "; DROP TABLE confirmation");
  expect_refused("backup.db: its tables are not those of version " + version +
                 ": the column code of confirmation is missing");
  execute(backup(), "PRAGMA application_id = 1953655139");
  expect_refused("backup.db: Trictrac 1.0.0 or an earlier one made it");
  execute(backup(), "PRAGMA application_id = 5");
  expect_refused("backup.db: this is the database of another program");
  std::ofstream(backup()) << std::string(5000, 'x');
  expect_refused("backup.db: file is not a database");
  std::filesystem::resize_file(backup(), 0);
  expect_refused("backup.db: an empty file");
  std::filesystem::remove(backup());
  expect_refused("backup.db: there is no such file");
  std::filesystem::create_symlink(games_file(), backup());
  expect_refused("this is the file of the server");
}

TEST_F(RestoreOverGames, ADamagedBackupIsRefused) {
  const std::string whole = bytes_of(backup());
  std::ofstream(backup(), std::ios::binary) << whole.substr(0, whole.size() / 2);
  expect_refused("backup.db: ");
  std::ofstream(backup(), std::ios::binary) << whole;
  execute(backup(), "DELETE FROM event WHERE game = (SELECT id FROM game WHERE name = '" + filled(0) + "')");
  expect_refused("game " + filled(0) + ": event 1 is missing\n");
  expect_refused("backup.db: 1 of its 9 games are damaged");
}

TEST_F(RestoreOverGames, AFileThatCannotBeReadGivesWayWithAllThatLiesBesideIt) {
  std::ofstream(games_file()) << std::string(5000, 'x');
  std::ofstream(games_file().string() + "-wal") << "its log";
  ASSERT_EQ(restore().status, 0);
  EXPECT_EQ(bytes_of(kept(games_file(), 1)), std::string(5000, 'x'));
  EXPECT_EQ(bytes_of(kept(games_file(), 1).string() + "-wal"), "its log");
  EXPECT_EQ(run_program("serve --check --db " + games_file().string()).output, "games: 9, damaged: 0\n");
}

// SQLite would apply it to any file that takes its place.
TEST_F(Restore, TheLogOfAFileThatIsGoneIsNotPlayedIntoTheNewOne) {
  auto server = open_server();
  Playing game(server->port());
  game.act(5);
  ASSERT_EQ(back_up().status, 0);
  const auto earlier = game.lines;
  game.act(15);
  server->kill();
  std::filesystem::remove(games_file());
  ASSERT_TRUE(std::filesystem::exists(games_file().string() + "-wal"));
  ASSERT_EQ(restore().status, 0);
  EXPECT_EQ(lines_in(games_file(), game.made), earlier);
}

TEST_F(RestoreOverGames, TheFileBelongsToWhomItBelonged) {
  chmod(games_file().c_str(), 0640);
  const bool given = geteuid() != 0 || chown(games_file().c_str(), 65534, 65534) == 0;
  ASSERT_TRUE(given);
  struct stat was{}, is{};
  ASSERT_EQ(stat(games_file().c_str(), &was), 0);
  ASSERT_EQ(restore().status, 0);
  ASSERT_EQ(stat(games_file().c_str(), &is), 0);
  EXPECT_NE(is.st_ino, was.st_ino);
  EXPECT_EQ(is.st_mode, was.st_mode);
  EXPECT_EQ(is.st_uid, was.st_uid);
  EXPECT_EQ(is.st_gid, was.st_gid);
}

TEST_F(RestoreOverGames, CutShortAtAnyWriteTheOldGamesAreThereOrTheNew) {
  int cut = 0;
  for (std::uintmax_t pages = 0;; ++pages) {
    ASSERT_LT(pages, 1000u);
    const int status = within(pages * 4096 + 16, AtTheLimit::Killed, [&] {
      const trictrac::DatabaseInspector inspector{
          [](const trictrac::StoredGame&) { return std::string(); },
          [](const trictrac::StoredTournament&) { return std::string(); }, [](const std::string&) {}};
      return trictrac::restore(backup().string(), games_file().string(), inspector) ? 0 : 1;
    });
    if (status == 0) break;
    ++cut;
    ASSERT_EQ(bytes_of(games_file()), before) << pages;
  }
  EXPECT_GT(cut, 10);
  EXPECT_EQ(number(games_file(), "SELECT count(*) FROM game"), 9);
  EXPECT_EQ(bytes_of(kept(games_file(), 1)), before);
  expect_no_parts();
}

}  // namespace restore_test
}  // namespace served
