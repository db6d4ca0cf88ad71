// A server is killed, stopped and frozen while people play with very little time, and is away for up to a
// minute and a half each time: nobody loses on time.
#include <signal.h>

#include <iostream>

#include "busy_server.h"
#include "moved_clock.h"
#include "postgres_server.h"

namespace served {
namespace time_test {

// No reserve, five seconds a decision; little of both; ten seconds.
constexpr std::pair<int, int> kTerms[] = {{0, 5}, {5, 5}, {0, 10}};
constexpr int kMostLinesBetweenOutages = 40;
constexpr int kFreezesAmongKills = 10;
constexpr std::int64_t kShortest = 1'000, kLongest = 90'000;

// A server whose games nobody loses on time.
class TimedServer : public BusyServer {
 public:
  explicit TimedServer(std::string store = "") : store_(std::move(store)) { start(); }

  // One that was frozen for long has let go of its sockets, and is the same.
  Running after(const Running&) override {
    std::unique_lock held(mutex_);
    changed_.wait(held, [&] { return closed_ || running_.port != 0; });
    return closed_ ? Running{} : running_;
  }
  bool there() const { return clock_.there(); }
  int port() const { return server_->port(); }
  // It is away for so long by its clock, and comes back.
  void end(int signal, std::int64_t away) {
    {
      const std::lock_guard held(mutex_);
      running_.port = 0;
    }
    server_->stop(signal);
    clock_.advance(away);
    start();
  }
  void freeze(std::int64_t away) {
    server_->signal(SIGSTOP);
    clock_.advance(away);
    server_->signal(SIGCONT);
  }

 private:
  void start() {
    std::vector<std::string> options{"--allow-seed",
                                     "--messages-per-second",
                                     "0",
                                     "--messages-per-second-of-person",
                                     "0",
                                     "--games-per-hour",
                                     "0",
                                     "--drain",
                                     "1"};
    if (!store_.empty()) options.insert(options.end(), {"--store", store_});
    server_ = std::make_unique<Process>(folder_ / "games.db", folder_ / "web", std::move(options));
    const std::lock_guard held(mutex_);
    running_ = {server_->port(), running_.number + 1};
    closed_ |= running_.port == 0;
    changed_.notify_all();
  }

  Folder folder_;
  MovedClock clock_{folder_ / "clock"};
  std::string store_;
  std::unique_ptr<Process> server_;
  Running running_;
};

// Two people at one device, who play one game with a clock after another, each act as soon as it is asked.
class TimedTable {
 public:
  TimedTable(TimedServer& server, std::pair<int, int> terms, unsigned seed)
      : server_(server), terms_(terms), random_(seed) {}

  void play() {
    auto at = server_.after({});
    while (at.port != 0 && !server_.closed()) {
      if (!id_.empty() || make(at.port)) sit_at(at.port);
      if (over_) id_.clear();
      if (!over_) at = server_.after(at);
    }
  }
  int given_back() const { return given_back_; }
  const std::string& fault() const { return fault_; }

 private:
  bool make(int port) {
    Json body{{"format", "tour"},
              {"white", {{"kind", "human"}, {"name", "A"}}},
              {"black", {{"kind", "human"}, {"name", "B"}}},
              {"mine", {0, 1}},
              {"clock", {{"pace", "live"}, {"reserve", terms_.first}, {"delay", terms_.second}}}};
    const Json made = http_call(port, "POST", "/api/games", body.dump()).json();
    over_ = false;
    if (!made.is_object() || !made.contains("keys")) return false;  // killed while it was asked
    id_ = made["game"].get<std::string>();
    keys_ = made["keys"];
    lines_ = 0;
    return true;
  }

  // Plays until the game is over or the server gone.
  void sit_at(int port) {
    Client page(port);
    bool ready = false;
    if (!page.send(join_message(id_, keys_, lines_))) return;
    for (auto text = page.receive(); text && !over_ && !server_.closed(); text = page.receive()) {
      const Json message = Json::parse(*text);
      const std::string say = message["say"];
      ready |= say == "ready";
      if (say == "line") take(message, *text);
      if (say == "error" && message["code"] != "stale" && message["code"] != "unavailable")
        return wrong(*text);
      if (over_ || !ready || (say != "line" && say != "ready" && say != "error")) continue;
      const std::string side = turn_["side"];
      if (!page.send(act_message(lines_ + 1, side, legal_action(turn_, random_())))) return;
    }
  }

  void take(const Json& line, const std::string& text) {
    lines_ = line["n"];
    turn_ = line["turn"];
    over_ = !line["over"].is_null();
    given_back_ += line["do"].value("change", "") == "outage";
    if (line["do"]["type"] == "overtime") wrong(text);
    server_.line_shown();
  }

  void wrong(std::string what) {
    fault_ = id_ + ": " + std::move(what);
    server_.close();
  }

  TimedServer& server_;
  std::pair<int, int> terms_;
  std::mt19937 random_;
  std::string id_;
  Json keys_, turn_;
  int lines_ = 0, given_back_ = 0;
  bool over_ = false;
  std::string fault_;
};

// Plays while `outages` things happen to the server, each of which `happen` causes.
template <class Happen>
void expect_nobody_lost(TimedServer& server, int outages, Happen happen) {
  if (!server.there()) GTEST_SKIP() << "another program has the time of the system";
  ASSERT_NE(server.port(), 0);
  std::deque<TimedTable> tables;
  std::vector<std::thread> players;
  for (unsigned i = 0; i < 2 * std::size(kTerms); ++i)
    tables.emplace_back(server, kTerms[i % std::size(kTerms)], i + 1);
  for (TimedTable& table : tables) players.emplace_back([&table] { table.play(); });
  std::mt19937 random(1789);
  int happened = 0;
  while (happened < outages &&
         server.wait_for_lines(1 + static_cast<int>(random() % kMostLinesBetweenOutages))) {
    happen(happened, std::uniform_int_distribution<std::int64_t>(kShortest, kLongest)(random));
    ++happened;
  }
  EXPECT_TRUE(server.wait_for_lines(100)) << "it did not go on";
  server.close();
  for (std::thread& player : players) player.join();
  int given_back = 0;
  for (const TimedTable& table : tables) {
    EXPECT_EQ(table.fault(), "");
    given_back += table.given_back();
  }
  EXPECT_GE(given_back, happened);
  std::cout << happened << " outages, time given back " << given_back << " times\n";
}

TEST(NobodyLosesOnTime, ThoughTheServerIsKilledAndFrozenAgainAndAgain) {
  TimedServer server;
  expect_nobody_lost(server, kills_wanted(20) * (kFreezesAmongKills + 1) / kFreezesAmongKills,
                     [&](int n, std::int64_t away) {
                       if (n % (kFreezesAmongKills + 1) == kFreezesAmongKills)
                         server.freeze(away);
                       else
                         server.end(SIGKILL, away);
                     });
}

TEST(NobodyLosesOnTime, ThoughTheServerIsStopped) {
  TimedServer server;
  expect_nobody_lost(server, 5, [&](int, std::int64_t away) { server.end(SIGTERM, away); });
}

TEST(NobodyLosesOnTime, ThoughTheServerStandsStill) {
  TimedServer server;
  expect_nobody_lost(server, 10, [&](int, std::int64_t away) { server.freeze(away); });
}

TEST(NobodyLosesOnTime, WithTheirGamesInPostgreSQL) {
  ASSERT_TRUE(PostgresServer::shared().ready());
  TimedServer server(PostgresServer::shared().new_database());
  expect_nobody_lost(server, 6, [&](int n, std::int64_t away) {
    if (n % 3 == 2)
      server.freeze(away);
    else
      server.end(n % 3 == 0 ? SIGKILL : SIGTERM, away);
  });
}

}  // namespace time_test
}  // namespace served
