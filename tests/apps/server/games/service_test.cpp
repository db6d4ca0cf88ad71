// Time in which no server could serve the games: killed, restored from a copy, or with a changed clock.
#include <array>
#include <tuple>

#include "process.h"
#include "store/sqlite/sqlite_engine.h"
#include "with_hub.h"

namespace hubs {
namespace service_test {

using served::Folder;

// A server of the games in a file, whose clock a test sets.
struct RunningServer {
  RunningServer(Loop& loop, const std::filesystem::path& file, const Moment& now)
      : process(loop),
        thinkers(1, process.post()),
        readers(1, process.post()),
        store(*open_sqlite_store(file.string(), {.longest_stall = kAnyStall}, process.post())),
        hub(*store, thinkers, readers, {.now = [&now] { return now; }}, silent()) {}
  ~RunningServer() {
    thinkers.stop();
    readers.stop();
    store.reset();
    hub.clear();
  }

  LoopProcess process;
  Pool thinkers, readers;
  std::unique_ptr<RowStore> store;
  HubWithLobby hub;
};

class Service : public testing::Test {
 protected:
  void open() { server.emplace(loop, file, now); }
  void kill() {
    for (auto& page : pages) page.reset();
    server.reset();
    loop.run_posted();
  }
  // Stops as SIGTERM stops it.
  void stop() {
    server->hub.part();
    kill();
  }
  // A game of two people, who come to it.
  std::string make(const Json& clock) {
    Json body = wish("human", "human");
    body["clock"] = clock;
    server->hub.create(
        {[body] { return create_session(body, {Seed{}, true, "", true}); }, std::vector{0, 1}, "", false, {}},
        [&](const Parsed<Created>& created) { made = created.value_or(Created{}); });
    loop.until([&] { return !made.game.empty(); });
    come(0), come(1);
    ring();
    mover = asked();
    return made.game;
  }
  void come(int player) {
    const auto i = static_cast<std::size_t>(player);
    pages[i].emplace(server->hub);
    pages[i]->session.receive(Join{made.game, {{player, made.keys[i]}}, 0});
    loop.until([&] { return pages[i]->read(), pages[i]->ready.has_value(); });
  }
  int asked() { return pages[0]->last()["clock"]["asked"]; }
  // A server says that it serves; the outages as they are then stored.
  std::vector<Outage> serve(ServiceSign sign) {
    std::optional<Stored<ServiceState>> answer;
    server->store->serve(std::move(sign), [&](auto state) { answer = std::move(state); });
    loop.until([&] { return answer.has_value(); });
    return answer->value().outages;
  }
  void ring() {
    server->hub.ring();
    stored("");
  }
  // It serves for so long, every second.
  void serve_for(Millis time) {
    for (Millis passed = 0; passed < time; passed += kSecond) {
      now += kSecond;
      server->hub.tick();
      ring();
    }
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
  // The player to move, who had `left`, comes back so long after the server: they have it still, and no less
  // than they had when the server was last known to serve.
  void expect_kept(const std::string& game, Millis left, Millis comes_after) {
    const int player = mover;
    open();
    ring();
    come(1 - player);
    serve_for(comes_after);
    come(player);
    serve_for(0);
    const StoredGame found = until_deeds(game, 3);
    EXPECT_GE(*found.ends - now, left);
    EXPECT_LE(*found.ends - now, left + kBetweenSigns);
    EXPECT_TRUE(restore_session(found.config, found.events));
    EXPECT_EQ(pages[static_cast<std::size_t>(player)]->errors, std::vector<std::string>{});
  }

  Loop loop;
  Folder folder;
  std::filesystem::path file = folder / "games.db";
  Moment now = 1'800'000'000'000;
  std::optional<RunningServer> server;
  Created made;
  int mover = 0;  // the player who is asked first
  std::array<std::optional<Page>, 2> pages;
};

const Json kQuick{{"pace", "live"}, {"reserve", 60}, {"delay", 15}};
const Json kOneDay{{"pace", "days"}, {"days", 1}, {"holidays", 0}};
Json live(int reserve, int delay) { return {{"pace", "live"}, {"reserve", reserve}, {"delay", delay}}; }

TEST_F(Service, KilledAndBackAfterTwentyMinutesNobodyHasLost) {
  open();
  const std::string game = make(kQuick);
  const Moment ends = *stored(game).ends;
  EXPECT_EQ(ends, now + 75 * kSecond);
  const int player = asked();
  kill();
  now += 20 * 60 * kSecond;
  open();
  come(player);
  expect_given_back(game, ends + 20 * 60 * kSecond);
  serve_for(90 * kSecond);
  EXPECT_NE(until_deeds(game, 4).events.back().find("overtime"), std::string::npos)
      << "a player who does not play loses then";
}

// Between 1 and 90 seconds, with no reserve or little, and with next to nothing left.
class ShortOutage : public Service, public testing::WithParamInterface<std::tuple<int, int, Millis>> {};

TEST_P(ShortOutage, KilledTheServerCostsNoTime) {
  const auto [reserve, delay, away] = GetParam();
  open();
  const std::string game = make(live(reserve, delay));
  const Millis left = 1'500;
  serve_for((reserve + delay) * kSecond - 2 * kSecond);
  now += 500;
  kill();
  now += away;
  expect_kept(game, left, 8 * kSecond);
}

TEST_P(ShortOutage, StoppedTheServerCostsNoTimeAndGivesNone) {
  const auto [reserve, delay, away] = GetParam();
  open();
  const std::string game = make(live(reserve, delay));
  serve_for((reserve + delay) * kSecond - kSecond);
  const Millis left = *stored(game).ends - now;
  EXPECT_EQ(left, kSecond);
  stop();
  now += away;
  expect_kept(game, left, 8 * kSecond);
  EXPECT_EQ(*stored(game).ends - now, left) << "to the millisecond";
}

TEST_P(ShortOutage, FrozenTheServerCostsNoTime) {
  const auto [reserve, delay, away] = GetParam();
  open();
  const std::string game = make(live(reserve, delay));
  serve_for((reserve + delay) * kSecond - kSecond);
  const Moment ends = *stored(game).ends;
  now += kSecond + away;
  serve_for(0);
  server->hub.tick();
  expect_given_back(game, ends + kSecond + away);
}

INSTANTIATE_TEST_SUITE_P(OfAnyLength, ShortOutage,
                         testing::Combine(testing::Values(0, 5), testing::Values(5, 10),
                                          testing::Values(1'000, 2'000, 4'000, 8'000, 14'999, 15'001, 40'000,
                                                          90'000)));

TEST_F(Service, AnAbsentPlayerHasTheGraceAndNoMore) {
  open();
  const std::string game = make(live(0, 5));
  const int player = asked();
  serve_for(4 * kSecond);
  stop();
  now += 10 * kSecond;
  open();
  come(1 - player);
  Page& waits = *pages[static_cast<std::size_t>(1 - player)];
  EXPECT_EQ(waits.paused["why"], "return");
  EXPECT_EQ(waits.paused["at"], now - 10 * kSecond);
  serve_for(kReturnGrace - kSecond);
  EXPECT_EQ(stored(game).events.size(), 2u);
  serve_for(kSecond);
  EXPECT_EQ(*until_deeds(game, 3).ends, now + kSecond);
  waits.read();
  EXPECT_EQ(waits.paused["why"], nullptr);
  serve_for(3 * kSecond);
  EXPECT_TRUE(until_deeds(game, 4).events.back().contains("overtime")) << "then their time runs";
}

// Twenty servers one after another, each killed before the player could come back.
TEST_F(Service, KilledAgainBeforeThePlayerIsBackNothingIsLostInBetween) {
  open();
  const std::string game = make(live(0, 5));
  serve_for(4 * kSecond);
  for (int kills = 0; kills < 20; ++kills) {
    kill();
    now += 3 * kSecond;
    open();
    serve_for(7 * kSecond);
  }
  expect_kept(game, kSecond, kSecond);
}

// The opponent moves while the player they move against is still on the way back.
TEST_F(Service, ThePlayerAskedNextIsWaitedForToo) {
  open();
  const std::string game = make(live(0, 5));
  const auto first = static_cast<std::size_t>(asked());
  serve_for(2 * kSecond);
  stop();
  now += 5 * kSecond;
  open();
  come(static_cast<int>(first));
  until_deeds(game, 3);
  Page& mover = *pages[first];
  mover.read();
  for (int n = mover.next_line(); mover.last()["clock"]["asked"] == static_cast<int>(first);
       n = mover.next_line()) {
    mover.session.receive(Act{n, mover.turn(), mover.legal_action()});
    mover.until_line(loop, n);
  }
  serve_for(12 * kSecond);
  come(static_cast<int>(1 - first));
  serve_for(0);
  ring();
  const StoredGame found = stored(game);
  EXPECT_TRUE(found.events.back().contains("clock outage 12000")) << found.events.back();
  EXPECT_EQ(found.ends, now + 5 * kSecond);
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
  serve_for(75 * kSecond + kMostLag);
  EXPECT_NE(until_deeds(game, 3).events.back().find("overtime"), std::string::npos);
}

// Frozen as by SIGSTOP: the very first act afterwards finds that there was no service.
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

TEST_F(Service, AllGamesStandWhileTheOperatorHasPausedThem) {
  open();
  const std::string game = make(live(5, 5));
  const auto player = static_cast<std::size_t>(asked());
  const auto pause = [&](bool on) {
    std::optional<Parsed<std::string>> answer;
    server->hub.pause(on, [&](Parsed<std::string> done) { answer = std::move(done); });
    loop.until([&] { return answer.has_value(); });
    stored("");
    for (auto& page : pages) page->read();
    return answer->has_value();
  };
  serve_for(9 * kSecond);
  EXPECT_FALSE(pause(false));
  EXPECT_TRUE(pause(true));
  EXPECT_FALSE(pause(true));
  EXPECT_EQ(pages[0]->paused, Json({{"say", "paused"}, {"why", "operator"}, {"at", now}}));
  {
    Page visitor(server->hub);
    visitor.session.receive(EnterLobby{});
    visitor.read();
    EXPECT_TRUE(visitor.news.back().value("paused", false)) << "in the lobby too";
  }
  serve_for(600 * kSecond);
  EXPECT_EQ(stored(game).events.size(), 2u);
  stop();
  now += 60 * kSecond;
  open();
  come(0), come(1);
  EXPECT_EQ(pages[0]->paused["why"], "operator") << "a server that starts knows of it";
  serve_for(5 * kSecond);
  EXPECT_TRUE(pause(false));
  const StoredGame found = until_deeds(game, 3);
  EXPECT_EQ(*found.ends - now, kSecond);
  pages[player]->read();
  EXPECT_EQ(pages[player]->paused["why"], nullptr);
  EXPECT_TRUE(restore_session(found.config, found.events));
}

TEST_F(Service, OutagesAreKeptInTheirOrderAndForgottenAfterMonths) {
  open();
  const Moment t = now;
  EXPECT_EQ(serve({"a", t}), std::vector<Outage>{}) << "before the first nobody knows";
  EXPECT_EQ(serve({"a", t + kLongestSilence}), std::vector<Outage>{});
  const Outage long_silence{t + kLongestSilence, t + kDay};
  EXPECT_EQ(serve({"a", t + kDay}), std::vector{long_silence});
  const Outage full_disk{t + kDay + 1, t + kDay + 5};
  EXPECT_EQ(serve({"a", t + kDay + 5, t + kDay + 1}), (std::vector{long_silence, full_disk}));
  EXPECT_EQ(serve({.server = "b", .now = t + kDay + 9, .begins = true}).size(), 3u)
      << "nobody served before a server began, where no other can be there";
  EXPECT_EQ(serve({"a", t + kDay + 12, t + kDay + 8}).size(), 3u) << "the other one served meanwhile";
  EXPECT_EQ(serve({"a", t + 130 * kDay}).size(), 1u);
}

TEST_F(Service, OfMoreOutagesThanAreKeptTheLastStayAndTheLongest) {
  open();
  Moment t = now;
  serve({"a", t});
  serve({"a", t += kDay});
  for (int i = 0; i < 300; ++i) {
    t += 10 * kSecond;
    serve({"a", t, t - 2 * kSecond});
  }
  const auto all = serve({"a", t + kSecond, t});
  EXPECT_EQ(all.size(), 200u);
  EXPECT_EQ(all.front(), (Outage{now, now + kDay}));
  EXPECT_EQ(all.back(), (Outage{t, t + kSecond})) << "the shortest of all, and the last";
}

TEST_F(Service, AServerThatLeavesNotesWhen) {
  open();
  const Moment t = now;
  serve({"a", t});
  serve({.server = "a", .now = t + kSecond, .leaves = true});
  EXPECT_EQ(serve({.server = "b", .now = t + 3 * kSecond, .begins = true}).back(),
            (Outage{t + kSecond, t + 3 * kSecond}));
}

// Their database was away for twelve seconds, and the one that reached it last before is not the first to say
// so.
TEST_F(Service, OfTwoServersThatCouldKeepNothingEitherMaySayIt) {
  open();
  const Moment t = now, since = t + 2 * kSecond, until = t + 14 * kSecond;
  serve({"a", t});
  const auto before = serve({"b", since});
  auto both = before;
  both.push_back({since, until});
  EXPECT_EQ(serve({"a", until, t}), both);
  both.push_back({since, until + kSecond});
  EXPECT_EQ(serve({"b", until + kSecond, since}).size(), before.size() + 1)
      << "the other one has served since";
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
