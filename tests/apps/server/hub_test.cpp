// The hub shows nothing that is not stored.
#include "apps/server/hub.h"

#include <gtest/gtest.h>
#include <spdlog/sinks/null_sink.h>

#include "apps/server/ids.h"
#include "process.h"
#include "table/table.h"

namespace trictrac {
namespace {

using served::Folder;

struct Counter : Listener {
  void more_lines() override { ++heard; }
  int heard = 0;
};

class WithHub : public testing::Test {
 protected:
  WithHub() {
    TableConfig c;
    c.seats = {{"A", ""}, {"B", ""}};
    c.seed.fill(5);
    made = *hub.create(std::make_unique<Table>(*Table::open(c)));
  }
  std::string file() const { return (folder / "g.db").string(); }
  const Table& table() { return static_cast<const Table&>(**hub.find(made.game)); }
  Side mover() { return table().state().to_act; }
  Request lawful() {
    const Table& t = table();
    const Play& play = t.lines().empty() ? Play{} : plays_of(t);
    return AskPlay{{play.begin(), play.end()}};
  }
  static Play plays_of(const Table& t) {
    Tour tour(t.state());
    return tour.turn().plays[0];
  }

  Folder folder;
  Hub hub{*LineStore::open(file()),
          std::make_shared<spdlog::logger>("none", std::make_shared<spdlog::sinks::null_sink_mt>())};
  Created made;
};

TEST_F(WithHub, ListenersHearOfNewLines) {
  Counter counter;
  hub.listen(made.game, counter);
  ASSERT_TRUE(hub.act(made.game, 3, mover(), lawful()));
  EXPECT_EQ(counter.heard, 1);
  hub.leave(made.game, counter);
  ASSERT_TRUE(hub.act(made.game, 4, mover(), AskRoll{}));
  EXPECT_EQ(counter.heard, 1);
}

TEST_F(WithHub, WhatCannotBeStoredDidNotHappen) {
  Counter counter;
  hub.listen(made.game, counter);
  const Request request = lawful();
  ASSERT_TRUE(Database::open(file())->execute(
      "CREATE TRIGGER broken BEFORE INSERT ON line BEGIN SELECT RAISE(ABORT, 'disk full'); END"));
  const auto failed = hub.act(made.game, 3, mover(), request);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::Internal);
  EXPECT_EQ(failed.error().message.find("disk"), std::string::npos);
  EXPECT_EQ(counter.heard, 0);
  EXPECT_EQ((*hub.find(made.game))->lines().size(), 2u);

  ASSERT_TRUE(Database::open(file())->execute("DROP TRIGGER broken"));
  const auto acted = hub.act(made.game, 3, mover(), request);
  ASSERT_TRUE(acted) << acted.error().message;
  EXPECT_FALSE(acted->repeated);
  hub.leave(made.game, counter);
}

TEST_F(WithHub, IdleGamesLeaveTheMemoryUnlessListenedTo) {
  Counter counter;
  hub.listen(made.game, counter);
  hub.drop_idle(Hub::Clock::duration::zero());
  EXPECT_EQ(hub.in_memory(), 1u);
  hub.leave(made.game, counter);
  hub.drop_idle(std::chrono::hours(1));
  EXPECT_EQ(hub.in_memory(), 1u);
  hub.drop_idle(Hub::Clock::duration::zero());
  EXPECT_EQ(hub.in_memory(), 0u);
  EXPECT_EQ((*hub.find(made.game))->lines().size(), 2u);
}

TEST_F(WithHub, KeysAreStoredAsHashesOnly) {
  EXPECT_TRUE(*hub.key_opens(made.game, Side::White, made.keys.white));
  EXPECT_FALSE(*hub.key_opens(made.game, Side::Black, made.keys.white));
  EXPECT_FALSE(*hub.key_opens(made.game, Side::White, ""));
  EXPECT_EQ(*Database::open(file())->number("SELECT count(*) FROM game WHERE white_key = '" +
                                            made.keys.white + "'"),
            0);
}

TEST(Ids, AreDistinctAndWellFormed) {
  ASSERT_TRUE(start_randomness());
  EXPECT_TRUE(is_game_id(new_game_id()));
  EXPECT_NE(new_game_id(), new_game_id());
  EXPECT_EQ(new_key().size(), 26u);
  EXPECT_FALSE(is_game_id("short"));
  EXPECT_FALSE(is_game_id("aaaaaaaaaaaaaaa1"));
}

}  // namespace
}  // namespace trictrac
