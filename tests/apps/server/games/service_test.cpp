// Time that passed while nobody could serve the games: killed, put back from a copy, or with a clock that was
// set.
#include "process.h"
#include "store/sqlite/sqlite_engine.h"
#include "with_hub.h"

namespace hubs {
namespace service_test {

using served::Folder;

// A server of the games in a file, whose clock a test sets.
struct RunningServer {
  RunningServer(Loop& loop, const std::filesystem::path& file, const Moment& now)
      : thinkers(1, loop.post()),
        readers(1, loop.post()),
        store(*open_sqlite_store(file.string(), {}, {}, loop.post())),
        hub(*store, thinkers, readers, {.now = [&now] { return now; }}, silent()) {}
  ~RunningServer() {
    thinkers.stop();
    readers.stop();
    store.reset();
    hub.clear();
  }

  Pool thinkers, readers;
  std::unique_ptr<RowStore> store;
  Hub hub;
};

class Service : public testing::Test {
 protected:
  void open() { server.emplace(loop, file, now); }
  void kill() {
    server.reset();
    loop.run_posted();
  }
  std::string make(const Json& clock) {
    Json body = wish("human", "human");
    body["clock"] = clock;
    std::string game;
    server->hub.create(
        {[body] { return create_session(body, {Seed{}, true, "", true}); }, std::vector{0, 1}, "", false, {}},
        [&](const Parsed<Created>& made) { game = made ? made->game : "none"; });
    loop.until([&] { return !game.empty(); });
    ring();
    return game;
  }
  // A server says that it serves; the outages as they are then stored.
  std::vector<Outage> serve(Moment at, Moment trouble) {
    std::optional<Stored<std::vector<Outage>>> answer;
    server->store->serve(at, trouble, [&](auto outages) { answer = std::move(outages); });
    loop.until([&] { return answer.has_value(); });
    return answer->value();
  }
  void ring() {
    server->hub.ring();
    stored("");
  }
  // The game as it is stored, after all the store was asked before.
  StoredGame stored(const std::string& game) {
    std::optional<Stored<std::optional<StoredGame>>> found;
    server->store->load(game, [&](auto answer) { found = std::move(answer); });
    loop.until([&] { return found.has_value(); });
    return *found && **found ? ***found : StoredGame{};
  }
  // Until the server has done as much as that.
  StoredGame until_deeds(const std::string& game, std::size_t count) {
    StoredGame found = stored(game);
    for (int tries = 0; found.events.size() < count && tries < 10'000; ++tries) {
      ring();
      found = stored(game);
    }
    return found;
  }
  void expect_given_back(const std::string& game, Moment ends) {
    const StoredGame found = until_deeds(game, 3);
    ASSERT_EQ(found.events.size(), 3u);
    EXPECT_NE(found.events.back().find("clock outage"), std::string::npos) << found.events.back();
    EXPECT_EQ(found.ends, ends);
    EXPECT_TRUE(restore_session(found.config, found.events));
  }

  Loop loop;
  Folder folder;
  std::filesystem::path file = folder / "games.db";
  Moment now = 1'800'000'000'000;
  std::optional<RunningServer> server;
};

const Json kQuick{{"pace", "live"}, {"reserve", 60}, {"delay", 15}};
const Json kOneDay{{"pace", "days"}, {"days", 1}, {"holidays", 0}};

TEST_F(Service, KilledAndBackAfterTwentyMinutesNobodyHasLost) {
  open();
  const std::string game = make(kQuick);
  const Moment ends = *stored(game).ends;
  EXPECT_EQ(ends, now + 75 * kSecond);
  kill();
  now += 20 * 60 * kSecond;
  open();
  expect_given_back(game, ends + 20 * 60 * kSecond);
  for (const Moment end = now + 90 * kSecond; now < end; now += 5 * kSecond) ring();
  EXPECT_NE(until_deeds(game, 4).events.back().find("overtime"), std::string::npos)
      << "who does not play loses then";
}

TEST_F(Service, OneDayATurnAndTwoDaysAway) {
  open();
  const std::string game = make(kOneDay);
  kill();
  now += 2 * kDay;
  open();
  expect_given_back(game, now + kDay);
}

TEST_F(Service, ACopyPutBackHasTheTimeSince) {
  open();
  const std::string game = make(kOneDay);
  kill();
  std::filesystem::copy_file(file, folder / "copy.db");
  open();
  now += 5 * kSecond;
  ring();
  kill();
  std::filesystem::copy_file(folder / "copy.db", file, std::filesystem::copy_options::overwrite_existing);
  now += 3 * kDay;
  open();
  expect_given_back(game, now + kDay);
}

TEST_F(Service, WhileItServesTimeRuns) {
  open();
  const std::string game = make(kQuick);
  for (int i = 0; i < 15; ++i) {
    now += 5 * kSecond;
    ring();
  }
  EXPECT_NE(until_deeds(game, 3).events.back().find("overtime"), std::string::npos);
}

TEST_F(Service, AShortRestartIsNoOutage) {
  open();
  const std::string game = make(kQuick);
  const Moment ends = *stored(game).ends;
  kill();
  now += 10 * kSecond;
  open();
  ring();
  EXPECT_EQ(stored(game).events.size(), 2u);
  EXPECT_EQ(stored(game).ends, ends);
}

// Frozen as by SIGSTOP: the very first act after it finds that nobody served.
TEST_F(Service, FrozenForAnHourTheActThatComesFirstIsInTime) {
  open();
  const std::string game = make(kQuick);
  now += 3600 * kSecond;
  std::string text;
  server->hub.game_text(game, {}, [&](Parsed<std::string> seen) { text = seen.value_or("none"); });
  loop.until([&] { return !text.empty(); });
  const StoredGame found = until_deeds(game, 3);
  EXPECT_NE(found.events[2].find("clock outage 3600000"), std::string::npos) << found.events[2];
}

TEST_F(Service, OutagesAreKeptInTheirOrderAndForgottenAfterMonths) {
  open();
  const Moment t = now;
  EXPECT_EQ(serve(t, 0), std::vector<Outage>{}) << "before the first nobody knows";
  EXPECT_EQ(serve(t + kLongestSilence, 0), std::vector<Outage>{});
  const Outage long_silence{t + kLongestSilence, t + kDay};
  EXPECT_EQ(serve(t + kDay, 0), std::vector{long_silence});
  const Outage full_disk{t + kDay + 1, t + kDay + 5};
  EXPECT_EQ(serve(t + kDay + 5, t + kDay + 1), (std::vector{long_silence, full_disk}));
  EXPECT_EQ(serve(t + kDay + 9, t + kDay + 2), (std::vector{long_silence, full_disk}))
      << "another served meanwhile";
  EXPECT_EQ(serve(t + 130 * kDay, 0).size(), 1u);
}

// Their database was away for twelve seconds, and the one that reached it last before is not the first to say
// so.
TEST_F(Service, OfTwoServersThatCouldKeepNothingEitherMaySayIt) {
  open();
  const Moment t = now, since = t + 2 * kSecond, until = t + 14 * kSecond;
  serve(t, 0);
  serve(since, 0);
  const std::vector<Outage> both{{since, until}};
  EXPECT_EQ(serve(until, t), both);
  EXPECT_EQ(serve(until + kSecond, since), both);
}

TEST(SteadyTime, AClockThatIsSetChangesNothingAtOnce) {
  Moment wall = 1'800'000'000'000, ticks = 5;
  SteadyTime time([&] { return wall; }, [&] { return ticks; });
  const Moment begun = time();
  EXPECT_EQ(begun, wall);
  wall += 3600 * kSecond;
  EXPECT_EQ(time(), begun);
  ticks += 60 * kSecond;
  wall += 60 * kSecond;
  EXPECT_GE(time(), begun + 60 * kSecond);
  EXPECT_LE(time(), begun + 61 * kSecond);
  for (int i = 0; i < 101; ++i) {
    ticks += 3600 * kSecond;
    wall += 3600 * kSecond;
    time();
  }
  EXPECT_EQ(time(), wall) << "in the end it is the time of the day";
  wall -= 3600 * kSecond;
  const Moment before = time();
  ticks += kSecond;
  EXPECT_GT(time(), before) << "it never goes back";
}

}  // namespace service_test
}  // namespace hubs
