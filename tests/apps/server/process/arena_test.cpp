// Tournaments whose time passes: an arena of eight at a server that is killed in the middle, a ladder, and
// players who cannot sit down because the server is away.
#include "asked_settings.h"
#include "browser.h"
#include "moved_clock.h"

namespace served {
namespace arena_test {

class TimePasses : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    clock.emplace(folder / "clock");
    if (!clock->there()) GTEST_SKIP() << "only the program of the tests has a clock that can be set";
    start_again();
    odile.emplace(somebody("Odile"));
  }
  void start_again() { start(without_limits()); }
  // The server is killed, and another one begins after so many milliseconds, at which everybody is known.
  void kill_and_start(std::int64_t away = 0) {
    server->kill();
    clock->advance(away);
    start_again();
    const auto moved = [&](const Browser& old) {
      Browser again = browser();
      again.token = old.token;
      again.mark = old.mark;
      return again;
    };
    odile.emplace(moved(*odile));
    for (Browser& each : entrants) each = moved(each);
  }
  void make(const Json& more) {
    Json all{{"rounds", 0}, {"tie_breaks", Json::array()}, {"on_wood", true}, {"no_show", "forfeit"}};
    all.update(more);
    const Reply reply = odile->post("/api/tournaments", tournament_body(all));
    ASSERT_EQ(reply.status, 200) << reply.body;
    path = "/api/tournaments/" + reply.json()["id"].get<std::string>();
  }
  void enter(int count) {
    for (int i = 1; i <= count; ++i) {
      entrants.push_back(browser());
      ASSERT_EQ(entrants.back().post(path + "/enter", {{"name", "Player " + std::to_string(i)}}).status, 200);
    }
    ASSERT_EQ(odile->post(path + "/rounds", {{"number", revision() + 1}}).status, 200);
  }
  Json page() { return odile->get(path).json(); }
  int revision() { return page()["revision"].get<int>(); }
  Json tables() { return page()["rounds"][0]["tables"]; }
  // Waits until something is so, which the server does about once a second.
  template <class Is>
  void await(Is is) {
    while (!is()) std::this_thread::yield();
  }
  // An act of an entrant; others may act at the same time.
  void act(int entrant, const Json& what) {
    Browser& by = entrants[static_cast<std::size_t>(entrant - 1)];
    Reply reply;
    do {
      reply = by.post(path + "/acts", {{"number", revision() + 1}, {"act", what}});
    } while (reply.status != 200 && reply.code() == "stale");
    ASSERT_EQ(reply.status, 200) << reply.body;
  }
  // Both players report that the lower number has won, at each open table.
  void report_all() {
    const Json all = tables();
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].contains("outcome")) continue;
      const int white = all[i]["seats"][0], black = all[i]["seats"][1];
      for (const int each : {white, black})
        act(each, {{"type", "enter_result"},
                   {"at", {{"round", 1}, {"table", i + 1}}},
                   {"result", {{"winner", white < black ? 0 : 1}, {"holes", {12, 3}}}}});
    }
  }

  std::optional<MovedClock> clock;
  std::optional<Browser> odile;
  std::vector<Browser> entrants;
  std::string path;
};

TEST_F(TimePasses, AnArenaOfEightOutlivesItsServer) {
  make({{"system", "arena"}, {"minutes", 5}, {"tie_breaks", {"holes"}}});
  enter(8);
  for (std::size_t step = 1; step <= 4; ++step) {
    await([&] { return tables().size() == 4 * step; });
    if (step == 2) kill_and_start();
    report_all();
    if (step == 3) kill_and_start();
    clock->advance(5'000);
  }
  await([&] { return tables().size() == 20; });
  clock->advance(300'000);
  report_all();
  await([&] { return page()["finished"] == true; });
  const Json over = page();
  EXPECT_EQ(over["rounds"][0]["tables"].size(), 20u);
  EXPECT_EQ(over["standings"][0]["entrant"], 1);
  EXPECT_EQ(over["standings"][0]["wins"]["value"], 5);
  double wins = 0;
  for (const Json& row : over["standings"]) wins += row["wins"]["value"].get<double>();
  EXPECT_EQ(wins, 20) << "each table counts once";
}

TEST_F(TimePasses, AChallengeIsLostWhenItsDaysAreOver) {
  make({{"system", "ladder"}, {"reach", 2}, {"answer_days", 3}, {"on_wood", false}});
  enter(3);
  EXPECT_EQ(entrants[2].get(path).json()["you"]["within_reach"], Json({2, 1}));
  act(3, {{"type", "start_table"}, {"at", {{"round", 1}, {"table", 1}}}, {"seats", {1, 3}}});
  ASSERT_TRUE(tables()[0].contains("game"));
  kill_and_start(3 * 86'400'000LL);
  await([&] { return tables()[0].contains("outcome"); });
  const Json after = page();
  EXPECT_EQ(after["standings"][0]["entrant"], 3);
  EXPECT_EQ(after["standings"][0]["moved"], 2);
}

TEST_F(TimePasses, NobodyIsAbsentWhileTheServerIsAway) {
  make({{"rounds", 1}, {"on_wood", false}, {"sit_down", 2}});
  enter(2);
  Json table = tables()[0];
  const auto before = table["due"].get<std::int64_t>();
  std::int64_t away = 0;
  for (const int seconds : {1, 7, 20, 45, 90}) {
    kill_and_start(1'000 * seconds);
    away += seconds;
  }
  await([&] {
    table = tables()[0];
    return table.contains("outcome") || table["due"] != before;
  });
  ASSERT_FALSE(table.contains("outcome")) << odile->get(path + "/log").json() << server->log();
  EXPECT_GE(table["due"].get<std::int64_t>() - before, away);
}

}  // namespace arena_test
}  // namespace served
