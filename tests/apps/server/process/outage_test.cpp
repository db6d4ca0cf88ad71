// PostgreSQL is killed, stopped, frozen, full or read-only while people play: they are asked to try again,
// every line that was shown stays, and the service recovers by itself.
#include <iostream>

#include "apps/server/runtime/time.h"
#include "busy_server.h"
#include "postgres_server.h"
#include "small_disk.h"

namespace served {
namespace outage_test {

constexpr int kMostLinesBetweenKills = 60;
constexpr std::chrono::milliseconds kBeforeAnotherTry{20};

// One server or several whose games are in PostgreSQL. A page that is refused goes to the next of them.
class OnPostgres : public BusyServer {
 public:
  explicit OnPostgres(PostgresServer& postgres, int servers = 1) {
    const std::string database = postgres.new_database();
    for (int n = 0; n < servers; ++n)
      servers_.push_back(std::make_unique<Process>(
          folder_ / "none.db", folder_ / "web",
          std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                   "--messages-per-second-of-person", "0", "--games-per-hour", "0",
                                   "--calls-per-minute", "0", "--store", database}));
  }

  // It is still there: a page that was refused comes again after a moment.
  Running after(const Running&) override {
    std::unique_lock held(mutex_);
    if (number_ > 0) changed_.wait_for(held, kBeforeAnotherTry, [&] { return closed_; });
    if (closed_) return {};
    const std::size_t next = static_cast<std::size_t>(number_) % servers_.size();
    return Running{port(next), ++number_};
  }
  bool may_refuse() const override { return true; }
  std::size_t servers() const { return servers_.size(); }
  int port(std::size_t server = 0) const { return servers_[server]->port(); }
  // The worst that any of them says of itself.
  int ready() const {
    int worst = 0;
    for (std::size_t n = 0; n < servers(); ++n)
      worst = std::max(worst, http_call(port(n), "GET", "/health/ready").status);
    return worst;
  }
  // As a probe of the service: asks until it is ready, for at most a minute.
  bool ready_again() const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (ready() != 200)
      if (std::chrono::steady_clock::now() > end) return false;
    return true;
  }

 private:
  Folder folder_;
  std::vector<std::unique_ptr<Process>> servers_;
  int number_ = 0;
};

// People play before, during and after what happens to PostgreSQL.
template <class Away, class Back>
void expect_borne(PostgresServer& postgres, Away away, Back back, int servers = 1) {
  ASSERT_TRUE(postgres.ready());
  OnPostgres server(postgres, servers);
  for (std::size_t n = 0; n < server.servers(); ++n) ASSERT_NE(server.port(n), 0);
  BusyTables tables(server);
  ASSERT_TRUE(server.wait_for_lines(100));
  away();
  ASSERT_TRUE(server.wait_for_refusals(3)) << "nobody was asked to try again";
  EXPECT_EQ(server.ready(), 503);
  back();
  EXPECT_TRUE(server.wait_for_lines(100)) << "it did not go on";
  EXPECT_TRUE(server.ready_again()) << "it did not see that it is ready";
  for (std::size_t n = 0; n < server.servers(); ++n) tables.expect_all_there(server.port(n));
}

TEST(PostgresAway, KilledAgainAndAgainItLosesNothingThatWasShown) {
  PostgresServer postgres;
  ASSERT_TRUE(postgres.ready());
  OnPostgres server(postgres);
  ASSERT_NE(server.port(), 0);
  BusyTables tables(server);
  std::mt19937 random(1745);
  const int kills = kills_wanted(10);
  for (int i = 0; i < kills; ++i) {
    if (!server.wait_for_lines(1 + static_cast<int>(random() % kMostLinesBetweenKills))) break;
    let_pass(std::chrono::microseconds(random() % 3000));
    postgres.kill();
    ASSERT_TRUE(postgres.start());
  }
  EXPECT_TRUE(server.wait_for_lines(100)) << "it did not go on";
  tables.expect_all_there(server.port());
  EXPECT_GT(tables.lines(), static_cast<std::size_t>(kills));
  std::cout << kills << " kills, " << tables.lines() << " lines\n";
}

TEST(PostgresAway, StoppedAndStarted) {
  PostgresServer postgres;
  expect_borne(postgres, [&] { postgres.stop(); }, [&] { ASSERT_TRUE(postgres.start()); });
}

// A request may be kept once the server goes on, long after the page that sent it was refused.
TEST(PostgresAway, FrozenAndThawed) {
  PostgresServer postgres;
  expect_borne(postgres, [&] { postgres.freeze(); }, [&] { postgres.thaw(); });
}

TEST(PostgresAway, ClosedToChanges) {
  PostgresServer postgres;
  const auto read_only = [&](const char* is) {
    ASSERT_TRUE(postgres.set("default_transaction_read_only", is));
  };
  expect_borne(postgres, [&] { read_only("on"); }, [&] { read_only("off"); });
}

class OnASmallDisk : public testing::Test {
 protected:
  void SetUp() override {
    if (!disk.there()) GTEST_SKIP() << "only root makes a disk";
    using std::filesystem::perms;
    permissions(folder / "", perms::owner_all | perms::group_exec | perms::others_exec);
  }
  // A PostgreSQL that gave up is started again once there is room, as systemd would.
  void fill_and_clear(PostgresServer& postgres, int servers = 1) {
    const auto make_room = [&] {
      disk.clear();
      if (postgres.ended()) {
        ASSERT_TRUE(postgres.start());
      }
    };
    expect_borne(postgres, [&] { disk.fill(); }, make_room, servers);
  }

  Folder folder;
  SmallDisk disk{folder / "disk", 128};
};

TEST_F(OnASmallDisk, FullForItsRows) {
  std::filesystem::create_directory(folder / "log");
  PostgresServer postgres(PostgresPlace{.rows = folder / "disk" / "rows", .log = folder / "log" / "wal"});
  fill_and_clear(postgres);
}

TEST_F(OnASmallDisk, FullForItsLogToo) {
  PostgresServer postgres(PostgresPlace{.rows = folder / "disk" / "rows"});
  fill_and_clear(postgres);
}

TEST_F(OnASmallDisk, FullForSeveralServers) {
  PostgresServer postgres(PostgresPlace{.rows = folder / "disk" / "rows"});
  fill_and_clear(postgres, 2);
}

// Two people, each at a server of their own, who have five seconds for each decision, and no more.
class ClockOnTwoServers : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(postgres.ready());
    Json body{{"format", "tour"}, {"mine", {0, 1}}, {"seed", std::string(64, '7')}};
    for (const char* side : {"white", "black"}) body[side] = {{"kind", "human"}, {"name", side}};
    body["clock"] = {{"pace", "live"}, {"reserve", 0}, {"delay", 5}};
    const Json made = http_call(servers.port(0), "POST", "/api/games", body.dump()).json();
    for (const int n : {0, 1}) {
      pages.push_back(std::make_unique<Client>(servers.port(n)));
      last = Json::parse(pages[n]->join(made["game"], made["keys"], 0).back());
      ASSERT_EQ(last["say"], "line") << last;
    }
    ASSERT_TRUE(play(5));
  }
  // Makes that many acts, at each server in turn, which may first have to learn of the one before.
  bool play(int acts) {
    for (int n = 0; n < acts; ++n) {
      Json answer = act(n % 2);
      while (answer.value("code", "") == "stale") answer = act(n % 2);
      if (answer["say"] != "line") return false;
    }
    return true;
  }
  // Returns a server's answer to the next act, without known lines and those that it writes by itself.
  Json act(int n) {
    pages[n]->send(
        act_message(last["n"].get<int>() + 1, last["turn"]["side"], legal_action(last["turn"], 0)));
    while (true) {
      const Json answer = pages[n]->json();
      if (answer["say"] != "line") return answer;
      if (take(answer) && answer["do"]["type"] != "clock") return answer;
    }
  }
  // Returns whether a line is new.
  bool take(const Json& line) {
    if (line["n"] <= last["n"]) return false;
    last = line;
    if (line["do"]["type"] == "clock") given_back.push_back(line["do"]);
    return true;
  }

  PostgresServer postgres;
  OnPostgres servers{postgres, 2};
  std::vector<std::unique_ptr<Client>> pages;
  Json last;
  std::vector<Json> given_back;
};

TEST_F(ClockOnTwoServers, StandsStillWhileNothingCanBeKept) {
  ASSERT_TRUE(postgres.set("default_transaction_read_only", "on"));
  Json answer = act(0);
  for (int kept = 0; answer["say"] == "line" && kept < 1000; ++kept) answer = act(0);
  const trictrac::Moment ends = last["clock"]["ends"];
  do {
    for (const int n : {0, 1}) {
      answer = act(n);
      ASSERT_EQ(answer.value("code", ""), "unavailable") << answer;
    }
  } while (trictrac::SteadyTime::wall() <= ends);
  ASSERT_TRUE(postgres.set("default_transaction_read_only", "off"));
  for (int n = 0; answer["say"] != "line"; n = 1 - n) {
    answer = act(n);
    const std::string code = answer.value("code", "");
    ASSERT_TRUE(answer["say"] == "line" || code == "unavailable" || code == "stale") << answer;
  }
  while (given_back.empty()) {
    ASSERT_TRUE(last["over"].is_null()) << "the time of the outage was charged: " << last;
    take(pages[0]->await("line"));
  }
  ASSERT_TRUE(play(6));
  EXPECT_TRUE(last["over"].is_null()) << last;
  ASSERT_EQ(given_back.size(), 1U) << "once, by whichever server";
  EXPECT_EQ(given_back[0]["change"], "outage");
}

}  // namespace outage_test
}  // namespace served
