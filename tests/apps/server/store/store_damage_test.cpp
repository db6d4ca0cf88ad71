// A store whose file was changed behind its back: damage is found and named, and no game is ever shorter.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>

#include "kills_wanted.h"
#include "process.h"
#include "waiting_store.h"

namespace stored {
namespace store_damage_test {

using served::Folder;

std::string read_bytes(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class DamagedStore : public testing::Test {
 protected:
  void SetUp() override {
    auto store = must_open(file(), gate);
    for (const auto& [name, game] : games) ASSERT_TRUE(create(*store, name, game));
    store.reset();
    bytes = read_bytes(file());
  }

  static StoredGame game(const std::string& name) {
    StoredGame made{"options of " + name,
                    {{"key of white in " + name, "", ""}, {"", "claim in " + name, "called in " + name}},
                    3,
                    {},
                    "after " + name};
    for (int n = 1; n <= 20; ++n) made.events.push_back(name + " event " + std::to_string(100 + n));
    return made;
  }

  std::string file() const { return (folder / "games.db").string(); }
  void write(const std::string& changed) const { std::ofstream(file(), std::ios::binary) << changed; }
  void execute(const std::string& sql) {
    write(bytes);
    auto db = SqliteDatabase::open(file());
    const auto done = db->execute(sql);
    ASSERT_TRUE(done) << done.error().what;
  }
  // Returns the error when a game is loaded, "" if it is as it was.
  std::string said_of(const std::string& name) {
    const auto store = must_open(file(), gate);
    const auto found = load(*store, name);
    if (!found) {
      EXPECT_EQ(found.error().kind, StoreError::Damaged);
      return found.error().what;
    }
    if (!*found) return "not found";
    return **found == games.at(name) ? "" : "changed";
  }

  Folder folder;
  Gate gate;
  std::map<std::string, StoredGame> games{
      {"anne", game("anne")}, {"bela", game("bela")}, {"carl", game("carl")}};
  std::string bytes;
};

TEST_F(DamagedStore, AFlippedBitIsFoundInEveryColumnThatHoldsText) {
  for (const std::string text : {"options of bela", "key of white in bela", "claim in bela", "called in bela",
                                 "after bela", "bela event 101", "bela event 111", "bela event 120"}) {
    const std::size_t at = bytes.find(text);
    ASSERT_NE(at, std::string::npos) << text;
    for (const std::size_t offset : {std::size_t{0}, text.size() - 1}) {
      std::string changed = bytes;
      changed[at + offset] ^= 1;
      write(changed);
      EXPECT_NE(said_of("bela").find("game bela: "), std::string::npos) << text << ": " << said_of("bela");
      EXPECT_EQ(said_of("anne"), "") << "the other games are as they were";
    }
  }
}

TEST_F(DamagedStore, TheDamagedEventIsNamed) {
  std::string changed = bytes;
  changed[bytes.find("bela event 111")] ^= 4;
  write(changed);
  EXPECT_NE(said_of("bela").find("event 11 "), std::string::npos) << said_of("bela");
}

TEST_F(DamagedStore, WhatWasTakenOutAddedOrExchangedIsFound) {
  const std::string of_bela = " game = (SELECT id FROM game WHERE name = 'bela')";
  const std::pair<std::string, std::string> damages[] = {
      {"DELETE FROM event WHERE n = 20 AND" + of_bela, "event 20 is missing"},
      {"DELETE FROM event WHERE n > 12 AND" + of_bela, "event 13 is missing"},
      {"DELETE FROM event WHERE n = 7 AND" + of_bela, "event 7 is missing"},
      {"DELETE FROM event WHERE n = 1 AND" + of_bela, "event 1 is missing"},
      {"DELETE FROM event WHERE" + of_bela, "event 1 is missing"},
      {"UPDATE event SET n = n + 100 WHERE n = 20 AND" + of_bela, "event 20 is missing"},
      {"UPDATE game SET events = 19 WHERE name = 'bela'", "event 20 was never counted"},
      {"UPDATE game SET rules = 4 WHERE name = 'bela'", "not what was stored"},
      {"UPDATE game SET created = created + 1 WHERE name = 'bela'", "not what was stored"},
      {"UPDATE game SET next = 'carl' WHERE name = 'bela'", "not what was stored"},
      {"UPDATE seat SET key = 'thief' WHERE player = 1 AND" + of_bela, "not what was stored"},
      {"UPDATE seat SET name = '' WHERE" + of_bela, "not what was stored"},
      {"DELETE FROM seat WHERE player = 1 AND" + of_bela, "not what was stored"},
      {"DELETE FROM seat WHERE player = 0 AND" + of_bela, "the seat of player 0 is missing"},
      {"UPDATE game SET digest = x'00' WHERE name = 'bela'", "not what was stored"},
      {"UPDATE event SET link = x'' WHERE n = 5 AND" + of_bela, "event 5 is not what was stored"},
      {"UPDATE event SET text = (SELECT text FROM event d WHERE d.n = 6 AND d.game = event.game) WHERE n = 5 "
       "AND" +
           of_bela,
       "event 5 is not what was stored"},
      {"UPDATE event SET (text, link) = (SELECT text, link FROM event d, game g WHERE d.n = 5 AND g.name = "
       "'anne' AND"
       " d.game = g.id) WHERE n = 5 AND" +
           of_bela,
       "event 5 is not what was stored"},
  };
  for (const auto& [sql, words] : damages) {
    execute(sql);
    const std::string said = said_of("bela");
    EXPECT_NE(said.find("game bela: "), std::string::npos) << sql << ": " << said;
    EXPECT_NE(said.find(words), std::string::npos) << sql << ": " << said;
    EXPECT_EQ(said_of("carl"), "");
  }
}

TEST_F(DamagedStore, NothingIsAddedToADamagedEnd) {
  execute("DELETE FROM event WHERE n = 20");
  const auto store = must_open(file(), gate);
  EXPECT_EQ(append(*store, "bela", 21, {"more"}).error().kind, StoreError::Damaged);
  EXPECT_EQ(append(*store, "bela", 20, {"more"}).error().kind, StoreError::Conflict);
}

// Wherever a bit is flipped in the file, a game is as it was, or an error. Where not even its name can be
// found any more, the database itself says that it is damaged.
TEST_F(DamagedStore, WhereverABitIsFlippedNoGameIsShortenedOrChanged) {
  const std::size_t flips = 10 * served::kills_wanted(60);
  const std::size_t apart =
      std::max<std::size_t>(bytes.size() / flips, 1) | 1;  // odd: every bit has its turn
  int found = 0;
  for (std::size_t at = 0; at < bytes.size(); at += apart) {
    std::string changed = bytes;
    changed[at] ^= 1 << at % 8;
    write(changed);
    const auto store = open(file(), {}, gate);
    if (!store) {
      EXPECT_NE(store.error().what.find(file()), std::string::npos);
      ++found;
      continue;
    }
    for (const auto& [name, game] : games) {
      const auto loaded = load(**store, name);
      found += !loaded;
      if (!loaded) continue;
      if (*loaded) {
        EXPECT_TRUE(**loaded == game) << "byte " << at;
      } else {
        auto db = SqliteDatabase::open(file());
        auto whole = db->prepare("PRAGMA integrity_check");
        EXPECT_TRUE(!whole || !(*whole)->next() || (*whole)->text(0) != "ok") << "byte " << at;
      }
    }
  }
  EXPECT_GT(found, 10);
}

}  // namespace store_damage_test
}  // namespace stored
