// `trictrac-server backup`: a complete copy of the durable games, also of a service in use.
#include "store/sqlite/backup.h"

#include <atomic>

#include "served_games.h"

namespace served {
namespace backup_test {

using trictrac::Existing;
using Backup = ServedGames;

bool begins_with(const std::vector<std::string>& all, const std::vector<std::string>& first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

TEST_F(Backup, OfGamesThatArePlayedHasAllThatWasAnswered) {
  const auto server = open_server();
  Playing game(server->port());
  game.act(20);
  const auto answered = game.lines;
  std::atomic<bool> ended = false;
  Ended made;
  std::thread copying([&] {
    made = back_up();
    ended = true;
  });
  while (!ended && !HasFatalFailure()) game.act();
  copying.join();
  EXPECT_EQ(made.status, 0) << made.output;
  EXPECT_TRUE(made.says("games: 1, events: ")) << made.output;
  EXPECT_TRUE(made.says(", damaged: 0\n")) << made.output;
  EXPECT_FALSE(std::filesystem::exists(backup().string() + "-wal")) << "it is one file";
  expect_no_parts();
  const auto kept = lines_in(backup(), game.made);
  EXPECT_TRUE(begins_with(kept, answered));
  EXPECT_TRUE(begins_with(game.lines, kept));
  game.act(5);
}

TEST_F(Backup, OfAServerThatWasKilledHasWhatIsInItsLog) {
  auto server = open_server();
  Playing game(server->port());
  game.act(20);
  server->kill();
  ASSERT_GT(std::filesystem::file_size(games_file().string() + "-wal"), 0u);
  EXPECT_EQ(back_up().status, 0);
  EXPECT_EQ(lines_in(backup(), game.made), game.lines);
  EXPECT_EQ(lines_in(games_file(), game.made), game.lines) << "nothing is taken from the games";
}

class BackupOfGames : public ServedGames {
 protected:
  void SetUp() override {
    ServedGames::SetUp();
    fill(games_file(), 9);
  }
  void expect_refused(const std::string& more, const std::string& why) {
    const Ended r = back_up(more);
    EXPECT_EQ(r.status, 1);
    EXPECT_TRUE(r.says(why)) << r.output;
    expect_no_parts();
  }
};

TEST_F(BackupOfGames, AnEarlierBackupIsReplacedOnlyWhenThatIsAskedFor) {
  std::ofstream(backup()) << "earlier";
  expect_refused("", "it already exists: choose another name, or add --force");
  EXPECT_EQ(bytes_of(backup()), "earlier");
  const Ended r = back_up("--force");
  EXPECT_EQ(r.status, 0) << r.output;
  EXPECT_EQ(number(backup(), "SELECT count(*) FROM game"), 9);
}

TEST_F(BackupOfGames, TheGamesThemselvesAreNeverReplaced) {
  std::filesystem::create_symlink(games_file(), backup());
  expect_refused("--force", "it is the file of the games");
  std::filesystem::remove(backup());
  std::ofstream(backup()) << "of another server";
  std::ofstream(backup().string() + "-wal") << "its last games";
  expect_refused("--force", "a server uses it or has used it");
  EXPECT_EQ(bytes_of(backup()), "of another server");
}

TEST_F(BackupOfGames, WhatIsNoFileOfGamesIsRefusedByName) {
  execute(games_file(), "PRAGMA user_version = 99");
  expect_refused("", "games.db: a later Trictrac made it: its version is 99");
  execute(games_file(), "PRAGMA application_id = 5");
  expect_refused("", "games.db: this is the database of another program");
  std::ofstream(games_file()) << std::string(5000, 'x');
  expect_refused("", "games.db: file is not a database");
  std::ofstream(games_file()) << "";
  expect_refused("", "games.db: an empty file");
  std::filesystem::remove(games_file());
  expect_refused("", "games.db: there is no such file");
  EXPECT_FALSE(std::filesystem::exists(backup()));
  EXPECT_FALSE(std::filesystem::exists(games_file()));
}

TEST_F(BackupOfGames, ADamagedGameIsNamedAndReplacesNoWholeOne) {
  ASSERT_EQ(back_up().status, 0);
  const std::string whole = bytes_of(backup());
  execute(games_file(),
          "DELETE FROM event WHERE game = (SELECT id FROM game WHERE name = '" + filled(0) + "')");
  expect_refused("--force", "game " + filled(0) + ": event 1 is missing\n");
  EXPECT_EQ(bytes_of(backup()), whole);
  std::filesystem::remove(backup());
  expect_refused("", ", damaged: 1\n");
  EXPECT_EQ(number(backup(), "SELECT count(*) FROM game"), 9) << "the sound games are worth a copy";
}

TEST_F(BackupOfGames, AFileWhosePagesAreDamagedIsNotCopied) {
  std::string changed = bytes_of(games_file());
  for (std::size_t at = 4096 + 8; at < changed.size(); at += 4096) changed[at] ^= 0x55;
  std::ofstream(games_file(), std::ios::binary) << changed;
  const Ended r = back_up();
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says("games.db: ") && (r.says("damaged") || r.says("malformed"))) << r.output;
  EXPECT_FALSE(std::filesystem::exists(backup()));
}

// Straight to the function: what the process may write counts for its files alone.
class BackupCutShort : public ServedGames {
 protected:
  void SetUp() override {
    ServedGames::SetUp();
    fill(games_file(), 9);
    fill(backup(), 2);
    earlier = bytes_of(backup());
  }
  int copy_within(std::uintmax_t bytes, AtTheLimit then) const {
    return within(bytes, then, [&] {
      const trictrac::DatabaseInspector inspector{
          [](const trictrac::StoredGame&) { return std::string(); },
          [](const trictrac::StoredTournament&) { return std::string(); }, [](const std::string&) {}};
      return trictrac::back_up(games_file().string(), backup().string(), Existing::Replace, inspector) ? 0
                                                                                                       : 1;
    });
  }
  std::string earlier;
};

TEST_F(BackupCutShort, AtAnyWriteLeavesTheEarlierOneOrAWholeOne) {
  int cut = 0, whole = 0;
  for (std::uintmax_t pages = 0; whole == 0; ++pages) {
    ASSERT_LT(pages, 1000u);
    const bool done = copy_within(pages * 4096, AtTheLimit::Killed) == 0;
    ++(done ? whole : cut);
    ASSERT_EQ(!done, bytes_of(backup()) == earlier) << pages;
  }
  EXPECT_GT(cut, 10);
  EXPECT_EQ(number(backup(), "SELECT count(*) FROM game"), 9);
  expect_no_parts();
}

TEST_F(BackupCutShort, AFullDiskLeavesTheEarlierOneAndNothingElse) {
  EXPECT_EQ(copy_within(40'000, AtTheLimit::DiskFull), 1);
  EXPECT_EQ(bytes_of(backup()), earlier);
  expect_no_parts();
}

}  // namespace backup_test
}  // namespace served
