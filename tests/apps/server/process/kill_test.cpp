// The server is killed at any moment, many times in a tour; nothing is lost, nothing is doubled.
#include <iostream>

#include "busy_server.h"
#include "postgres_server.h"
#include "survivor.h"

namespace served {
namespace kill_test {

void survive_alone(const std::string& white, const std::string& black, unsigned seed, unsigned one_in) {
  Folder folder;
  const auto start = [&] {
    return std::make_unique<Process>(folder / "games.db", folder / "web",
                                     std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                                              "--messages-per-second-of-person", "0"});
  };
  Survivor player(1, start, white, black, seed, one_in);
  survive(player, 25);
  EXPECT_GT(player.resent(), 0);
}

TEST(Killed, ATourAgainstTheBot) { survive_alone("human", "commis", 1, 4); }
TEST(Killed, ATourAsBlackAgainstTheBot) { survive_alone("commis", "human", 2, 4); }
TEST(Killed, ATourOfTwoPeople) { survive_alone("human", "human", 3, 10); }

}  // namespace kill_test
}  // namespace served

// Kills a server full of tables, of people and bots, again and again: every line that was shown stays, once
// and unchanged.
namespace served {
namespace kill_load_test {

constexpr int kMostLinesBetweenKills = 120;

class KilledServer : public BusyServer {
 public:
  KilledServer() { start(); }

  Running after(const Running& before) override {
    std::unique_lock held(mutex_);
    changed_.wait(held, [&] { return closed_ || (running_.port != 0 && running_.number != before.number); });
    return closed_ ? Running{} : running_;
  }
  // Kills it, and starts it again.
  void kill() {
    server_->kill();
    start();
  }
  int last_port() const { return server_->port(); }

 private:
  void start() {
    {
      const std::lock_guard held(mutex_);
      running_.port = 0;
    }
    server_ = std::make_unique<Process>(
        folder_ / "games.db", folder_ / "web",
        std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                 "--messages-per-second-of-person", "0", "--games-per-hour", "0"});
    const std::lock_guard held(mutex_);
    running_ = {server_->port(), running_.number + 1};
    closed_ |= running_.port == 0;
    changed_.notify_all();
  }

  Folder folder_;
  std::unique_ptr<Process> server_;
  Running running_;
};

TEST(KilledUnderLoad, NothingShownIsLostOrDoubled) {
  KilledServer server;
  ASSERT_NE(server.last_port(), 0);
  BusyTables tables(server);
  std::mt19937 random(1822);
  const int kills = kills_wanted(25);
  for (int i = 0; i < kills; ++i) {
    if (!server.wait_for_lines(1 + static_cast<int>(random() % kMostLinesBetweenKills))) break;
    let_pass(std::chrono::microseconds(random() % 3000));
    server.kill();
  }
  tables.expect_all_there(server.last_port());
  EXPECT_GT(tables.lines(), static_cast<std::size_t>(kills));
  std::cout << kills << " kills, " << tables.lines() << " lines\n";
}

}  // namespace kill_load_test
}  // namespace served

// One of three servers of the same games is killed at any moment; the games go on at the other two.
namespace served {
namespace kill_many_test {

class OfThree : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(PostgresServer::shared().ready());
    url = PostgresServer::shared().new_database();
  }
  Survivor::Start start() {
    return [this] {
      return std::make_unique<Process>(
          folder / "none.db", folder / "web",
          std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                   "--messages-per-second-of-person", "0", "--store", url});
    };
  }

  Folder folder;
  std::string url;
};

TEST_F(OfThree, OneIsKilledInMidActAndTheGamesGoOn) {
  int kills = 0;
  std::size_t lines = 0;
  for (unsigned seed = 1; kills < kills_wanted(25); ++seed) {
    Survivor player(3, start(), seed % 2 == 0 ? "commis" : "human", "human", seed, 10);
    survive(player, 1);
    ASSERT_FALSE(HasFailure());
    kills += player.kills();
    lines += player.lines().size();
  }
  std::cout << kills << " kills, " << lines << " lines\n";
}

TEST_F(OfThree, AnyOfThemMakesAGameThatAllKnow) {
  const auto one = start()(), two = start()();
  const Json made = new_game(one->port(), "human", "human", '5');
  Client there(two->port());
  const auto heard = there.join(made["game"], made["keys"], 0);
  ASSERT_GE(heard.size(), 2U);
  EXPECT_EQ(Json::parse(heard[1])["do"]["type"], "lead");
  const Ended checked = run_program("serve --check --store '" + url + "'");
  EXPECT_EQ(checked.output, "games: 1, damaged: 0\n");
  EXPECT_EQ(checked.status, 0);
}

TEST(Database, ThatIsNotThereIsNamedWithoutItsPassword) {
  Folder folder;
  const Ended r = run_program("serve --port 0 --store 'postgresql://house:secret@localhost:1/none' --web " +
                              (folder / "web").string());
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says("PostgreSQL")) << r.output;
  EXPECT_FALSE(r.says("secret")) << r.output;
}

}  // namespace kill_many_test
}  // namespace served
