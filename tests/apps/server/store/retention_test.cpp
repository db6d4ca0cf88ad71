// Games that are no longer touched: which of them are deleted, when, and what stays of them.
#include "apps/server/operations/retention.h"

#include "apps/server/runtime/ids.h"
#include "served_games.h"
#include "store/sqlite/sqlite_engine.h"
#include "with_hub.h"

namespace hubs {
namespace retention_test {

constexpr std::int64_t kSecondsOfDay = 24 * 3600;

StoredGame stored_game(bool over) {
  auto table = *create_session(wish("human", "human"), {Seed{}, true, ""});
  table->catch_up();
  if (over) {
    const auto done = table->act(table->lines() + 1, Side::White, Resign{});
    EXPECT_TRUE(done && *done && table->next() == Next::Nothing);
  }
  return {table->config_text(), std::vector<StoredSeat>(2), kEventsVersion, table->events()};
}

class WithOldGames : public testing::Test {
 protected:
  ~WithOldGames() override {
    readers.stop();
    judges.stop();
  }
  template <class T, class Call>
  T asked(Call call) {
    std::optional<Stored<T>> answer;
    call([&](Stored<T> result) { answer = std::move(result); });
    loop.until([&] { return answer.has_value(); });
    EXPECT_TRUE(*answer) << answer->error().what;
    return answer->value_or(T());
  }
  // `ends`: the time of the player to move is out then.
  std::string make(bool over, std::optional<Moment> ends = {}) {
    std::string id = new_game_id();
    std::optional<Stored<void>> made;
    StoredGame game = stored_game(over);
    game.ends = ends;
    store->create(id, std::move(game), [&](Stored<void> done) { made = done; });
    loop.until([&] { return made.has_value(); });
    return id;
  }
  bool is_there(const std::string& id) {
    return asked<std::optional<StoredGame>>([&](auto then) { store->load(id, std::move(then)); }).has_value();
  }
  std::size_t games() {
    return asked<std::vector<GameListing>>([&](auto then) { store->list(0, 10'000, std::move(then)); })
        .size();
  }
  // One step, and all that follows from it.
  void step(Retention& retention) {
    retention.begin([] {});
    retention.step();
    while (retention.busy()) loop.until([&, steps = 0]() mutable { return steps++ > 0; });
  }
  Retention keeping(int unplayed, int over) {
    return {*store, hub, judges, *metrics, silent(), Keeping{unplayed, over}, [this] { return now; }};
  }

  served::Folder folder;
  Loop loop;
  std::unique_ptr<RowStore> store = *open_sqlite_store((folder / "games.db").string(), {}, loop.post());
  Pool thinkers{1, loop.post()}, readers{1, loop.post()}, judges{1, loop.post()};
  std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();
  Hub hub{*store, thinkers, readers, {}, silent()};
  std::int64_t now = std::time(nullptr);
};

TEST_F(WithOldGames, GamesOverAndGamesLeftHaveDatesOfTheirOwn) {
  const std::string left = make(false), over = make(true);
  auto retention = keeping(30, 365);
  step(retention);
  EXPECT_EQ(games(), 2u);
  now += 31 * kSecondsOfDay;
  step(retention);
  EXPECT_FALSE(is_there(left));
  EXPECT_TRUE(is_there(over));
  now += 364 * kSecondsOfDay;
  step(retention);
  EXPECT_FALSE(is_there(over));
  const std::string counted = metrics->text({});
  EXPECT_NE(counted.find("trictrac_games_removed_total{state=\"over\"} 1"), std::string::npos) << counted;
  EXPECT_NE(counted.find("trictrac_games_removed_total{state=\"unplayed\"} 1"), std::string::npos) << counted;
}

TEST_F(WithOldGames, WhatHasNoDateStaysForEver) {
  const std::string left = make(false), over = make(true);
  now += 36'500 * kSecondsOfDay;
  auto over_alone = keeping(0, 1);
  step(over_alone);
  EXPECT_TRUE(is_there(left));
  EXPECT_FALSE(is_there(over));
}

// A program that starts looks at all again.
TEST_F(WithOldGames, AnotherRunRemovesWhatWasNotDueBefore) {
  const std::string over = make(true);
  now += 31 * kSecondsOfDay;
  auto first = keeping(30, 60);
  step(first);
  EXPECT_TRUE(is_there(over));
  now += 30 * kSecondsOfDay;
  auto second = keeping(30, 60);
  step(second);
  EXPECT_FALSE(is_there(over));
}

TEST_F(WithOldGames, OneInMemoryStaysUntilItHasLeft) {
  const std::string id = make(false);
  now += 31 * kSecondsOfDay;
  std::optional<Parsed<std::string>> seen;
  hub.game_text(id, {}, [&](Parsed<std::string> text) { seen = std::move(text); });
  loop.until([&] { return seen.has_value(); });
  auto retention = keeping(30, 30);
  step(retention);
  EXPECT_TRUE(is_there(id));
  hub.look_after(Hub::Clock::duration(0));
  step(retention);
  EXPECT_FALSE(is_there(id));
  std::optional<Parsed<std::string>> gone;
  hub.game_text(id, {}, [&](Parsed<std::string> text) { gone = std::move(text); });
  loop.until([&] { return gone.has_value(); });
  ASSERT_FALSE(*gone);
  EXPECT_EQ(gone->error().code, ErrorCode::UnknownGame);
}

TEST_F(WithOldGames, OneServerAtATimeGoesThroughThemEveryHour) {
  make(false);
  now += 31 * kSecondsOfDay;
  const auto clock = [this] { return now; };
  auto retention = keeping(30, 30), other = keeping(30, 30);
  Jobs jobs(*store, judges, silent(), clock), others(*store, judges, silent(), clock);
  add_removing_job(jobs, retention, clock);
  add_removing_job(others, other, clock);
  store->people(
      true,
      [this](PeopleRows& rows) {
        rows.jobs.want({kRemoving, "", now});
        return true;
      },
      [](const Stored<void>&) {});
  loop.until([&, begun = false]() mutable {
    jobs.step();
    if (begun |= jobs.under_way() > 0) others.step();
    retention.step();
    EXPECT_EQ(others.under_way(), 0);
    return begun && jobs.under_way() == 0;
  });
  EXPECT_EQ(games(), 0u);
  EXPECT_EQ(served::number(folder / "games.db", "SELECT due FROM job"), now + kBetweenRounds);
}

// A turn may take longer than games are kept.
TEST_F(WithOldGames, OneWhoseClockRunsStays) {
  const std::string running = make(false, Moment{now * 1000 + 14 * kDay}), left = make(false);
  now += 3 * kSecondsOfDay;
  auto retention = keeping(2, 2);
  step(retention);
  EXPECT_TRUE(is_there(running));
  EXPECT_FALSE(is_there(left));
}

TEST_F(WithOldGames, AFewGoAtATime) {
  const int all = Retention::kPage + Retention::kAtOnce + 5;
  for (int i = 0; i < all; ++i) make(false);
  now += 31 * kSecondsOfDay;
  auto retention = keeping(30, 30);
  std::size_t before = games();
  for (int steps = 0; games() > 0; ++steps) {
    ASSERT_LT(steps, 2 * all);
    step(retention);
    EXPECT_LE(before - games(), static_cast<std::size_t>(Retention::kAtOnce));
    before = games();
  }
}

TEST_F(WithOldGames, ADamagedOneIsLeftToBeMended) {
  const std::string whole = make(false), damaged = make(false);
  served::execute(folder / "games.db",
                  "UPDATE event SET text = 'w roll 66' WHERE n = 1 AND game = (SELECT id FROM "
                  "game WHERE name = '" +
                      damaged + "')");
  now += 31 * kSecondsOfDay;
  auto retention = keeping(30, 30);
  step(retention);
  EXPECT_FALSE(is_there(whole));
  EXPECT_EQ(served::number(folder / "games.db", "SELECT count(*) FROM game"), 1);
}

TEST_F(WithOldGames, OneThatWasTouchedMeanwhileStays) {
  const std::string id = make(false);
  const auto listed = asked<std::vector<GameListing>>([&](auto then) { store->list(0, 1, std::move(then)); });
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_FALSE(asked<bool>([&](auto then) { store->remove(id, listed[0].touched - 1, std::move(then)); }));
  EXPECT_FALSE(asked<bool>([&](auto then) { store->remove("none", listed[0].touched, std::move(then)); }));
  EXPECT_TRUE(is_there(id));
  EXPECT_TRUE(asked<bool>([&](auto then) { store->remove(id, listed[0].touched, std::move(then)); }));
  EXPECT_FALSE(is_there(id));
}

// Looks at every table whose rows name a game.
TEST_F(WithOldGames, NothingIsLeftOfOneThatWent) {
  make(true);
  const std::filesystem::path file = folder / "games.db";
  auto db = SqliteDatabase::open_to_read(file.string());
  auto tables = db->prepare(
      "SELECT t.name, f.\"from\" FROM sqlite_schema t, pragma_foreign_key_list(t.name) f"
      " WHERE t.type = 'table' AND f.\"table\" = 'game'");
  ASSERT_TRUE(tables);
  now += 31 * kSecondsOfDay;
  auto retention = keeping(30, 30);
  step(retention);
  ASSERT_EQ(games(), 0u);
  int found = 0;
  for (; *(*tables)->next(); ++found)
    EXPECT_EQ(served::number(file, "SELECT count(*) FROM " + (*tables)->text(0)), 0) << (*tables)->text(0);
  EXPECT_GE(found, 2) << "events and seats at least";
}

}  // namespace retention_test
}  // namespace hubs

namespace served {
namespace retention_test {

using Kept = ServedGames;

TEST_F(Kept, OldGamesGoWhileOthersArePlayed) {
  auto server = open_server();
  Playing left(server->port()), lately(server->port());
  left.act(3);
  lately.act(3);
  const std::string old = left.made["game"], fresh = lately.made["game"];
  server->kill();
  execute(games_file(), "UPDATE game SET touched = touched - 40 * 86400 WHERE name = '" + old + "'");
  server = serve({"--keep-unplayed", "30", "--allow-seed", "--messages-per-second", "0"});
  ASSERT_TRUE(server->logs("event=removed game=" + old + " state=unplayed"));
  const Reply gone = http_call(server->port(), "GET", "/api/games/" + old);
  EXPECT_EQ(gone.status, 404);
  EXPECT_EQ(gone.code(), "unknown_game");
  Client page(server->port());
  EXPECT_EQ(page.ask(join_message(old, left.made["keys"], 0))["code"], "unknown_game");
  lately.join(server->port());
  lately.act(3);
  server->kill();
  EXPECT_EQ(run_program("serve --check " + kept_in(games_file())).output, "games: 1, damaged: 0\n");
}

}  // namespace retention_test
}  // namespace served
