// The disk of a server is really full while people play against the clock: their acts are refused, their time
// stands still, and play goes on once there is room.
#include <signal.h>
#include <sys/resource.h>

#include "apps/server/runtime/time.h"
#include "fixture.h"
#include "small_disk.h"

namespace served {
namespace full_disk_test {

class ServerProcessOnAFullDisk : public WithFolder {
 protected:
  // A game of two people who have five seconds for each decision, and no more.
  static Reply make_game(int port) {
    Json body{{"format", "tour"}, {"mine", {0, 1}}, {"seed", std::string(64, '7')}};
    for (const char* side : {"white", "black"}) body[side] = {{"kind", "human"}, {"name", side}};
    body["clock"] = {{"pace", "live"}, {"reserve", 0}, {"delay", 5}};
    return http_call(port, "POST", "/api/games", body.dump());
  }
  void play_in(const std::filesystem::path& place) {
    db = place / "games.db";
    server = std::make_unique<Process>(
        db, folder / "web", std::vector<std::string>{"--allow-seed", "--messages-per-second", "0"});
    ASSERT_NE(server->port(), 0);
    const Json made = make_game(server->port()).json();
    page = std::make_unique<Client>(server->port());
    last = Json::parse(page->join(made["game"], made["keys"], 0).back());
    ASSERT_EQ(last["say"], "line");
  }
  // The answer to the next act, but for lines that the server does by itself.
  Json act() {
    while (true) {
      page->send(act_message(last["n"].get<int>() + 1, last["turn"]["side"], legal_action(last["turn"], 0)));
      const Json answer = page->json();
      if (answer["say"] == "line") last = answer;
      if (answer.value("code", "") != "stale") return answer;
    }
  }
  Json await_line() { return last = page->await("line"); }

  // Acts are refused until the time of the player to move would long be out; then there is room again.
  template <class Full, class Room>
  void expect_nobody_loses(const Full& full, const Room& room) {
    for (int acts = 0; acts < 5; ++acts) ASSERT_EQ(act()["say"], "line");
    full();
    Json answer = act();
    for (int kept = 0; answer["say"] == "line" && kept < 1000; ++kept) answer = act();
    const trictrac::Moment ends = last["clock"]["ends"];
    do {
      ASSERT_EQ(answer["code"], "unavailable") << answer;
      answer = act();
    } while (trictrac::SteadyTime::wall() <= ends);
    ASSERT_EQ(answer["code"], "unavailable") << answer;
    const Reply refused = make_game(server->port());
    EXPECT_EQ(refused.status, 503) << refused.body;
    EXPECT_EQ(refused.json()["error"]["code"], "unavailable");
    EXPECT_NE(refused.head.find("\r\nRetry-After: "), std::string::npos) << refused.head;
    room();
    while (answer.value("code", "") == "unavailable") answer = act();
    ASSERT_EQ(answer["say"], "line") << answer;
    expect_time_given_back();
    for (int acts = 0; acts < 5; ++acts) {
      ASSERT_EQ(act()["say"], "line");
      EXPECT_TRUE(last["over"].is_null()) << last;
    }
    server->kill();
    const Ended checked = run_program("serve --check --db " + db.string());
    EXPECT_EQ(checked.output, "games: 1, damaged: 0\n");
  }

 private:
  void expect_time_given_back() {
    while (last["do"]["type"] != "clock") {
      ASSERT_NE(last["do"]["type"], "overtime");
      const trictrac::Moment ends = last["clock"]["ends"];
      await_line();
      if (last["do"]["type"] != "clock") continue;
      EXPECT_EQ(last["do"]["change"], "outage");
      EXPECT_EQ(last["clock"]["ends"], ends + last["do"]["by"].get<trictrac::Millis>());
    }
  }

  std::filesystem::path db;

 protected:
  std::unique_ptr<Process> server;
  std::unique_ptr<Client> page;
  Json last;
};

TEST_F(ServerProcessOnAFullDisk, NobodyLosesOnTime) {
  const SmallDisk disk(folder / "disk", 4);
  if (!disk.there()) GTEST_SKIP() << "only root may mount a disk of 4 MiB (tmpfs) to fill it";
  play_in(folder / "disk");
  expect_nobody_loses([&] { disk.fill(); }, [&] { disk.clear(); });
  page.reset();
  server.reset();
}

// The same for a user whom the system lets write no longer files.
TEST_F(ServerProcessOnAFullDisk, NorWhereFilesMayNotGrow) {
  const auto before = signal(SIGXFSZ, SIG_IGN);  // which the server takes over
  play_in(folder / "");
  signal(SIGXFSZ, before);
  rlimit usual{};
  ASSERT_EQ(prlimit(server->pid(), RLIMIT_FSIZE, nullptr, &usual), 0);
  const auto let_write = [&](rlim_t most) {
    const rlimit limit{most, usual.rlim_max};
    ASSERT_EQ(prlimit(server->pid(), RLIMIT_FSIZE, &limit, nullptr), 0);
  };
  expect_nobody_loses([&] { let_write(0); }, [&] { let_write(usual.rlim_cur); });
}

}  // namespace full_disk_test
}  // namespace served
