// PostgreSQL is killed, stopped, frozen, full or closed to changes while people play: they are asked to try
// again, whatever was shown to anybody stays, and the service goes on by itself.
#include <iostream>

#include "busy_server.h"
#include "postgres_server.h"
#include "small_disk.h"

namespace served {
namespace outage_test {

constexpr int kMostLinesBetweenKills = 60;
constexpr std::chrono::milliseconds kBeforeAnotherTry{20};

// A server whose games are in PostgreSQL.
class OnPostgres : public BusyServer {
 public:
  explicit OnPostgres(PostgresServer& postgres)
      : server_(folder_ / "none.db", folder_ / "web",
                {"--allow-seed", "--messages-per-second", "0", "--messages-per-second-of-person", "0",
                 "--games-per-hour", "0", "--calls-per-minute", "0", "--store", postgres.new_database()}) {}

  // It is still there: a page that was refused comes again after a moment.
  Running after(const Running&) override {
    std::unique_lock held(mutex_);
    if (number_ > 0) changed_.wait_for(held, kBeforeAnotherTry, [&] { return closed_; });
    return closed_ ? Running{} : Running{server_.port(), ++number_};
  }
  bool may_refuse() const override { return true; }
  Process& server() { return server_; }
  int port() const { return server_.port(); }
  int ready() const { return http_call(port(), "GET", "/health/ready").status; }
  // As a probe of the service sees it: asked again and again until it is, while a minute lasts.
  bool ready_again() const {
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (ready() != 200)
      if (std::chrono::steady_clock::now() > end) return false;
    return true;
  }

 private:
  Folder folder_;
  Process server_;
  int number_ = 0;
};

// People play before, during and after what happens to PostgreSQL.
template <class Away, class Back>
void expect_borne(PostgresServer& postgres, Away away, Back back) {
  ASSERT_TRUE(postgres.ready());
  OnPostgres server(postgres);
  ASSERT_NE(server.port(), 0);
  BusyTables tables(server);
  ASSERT_TRUE(server.wait_for_lines(100));
  away();
  ASSERT_TRUE(server.wait_for_refusals(3)) << "nobody was asked to try again";
  EXPECT_EQ(server.ready(), 503);
  back();
  EXPECT_TRUE(server.wait_for_lines(100)) << "it did not go on";
  EXPECT_TRUE(server.ready_again()) << "it did not see that it is ready";
  tables.expect_all_there(server.port());
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

// What it had been asked to keep may be kept once it goes on, long after the page that asked was refused.
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
  void fill_and_clear(PostgresServer& postgres) {
    const auto make_room = [&] {
      disk.clear();
      if (postgres.ended()) {
        ASSERT_TRUE(postgres.start());
      }
    };
    expect_borne(postgres, [&] { disk.fill(); }, make_room);
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

}  // namespace outage_test
}  // namespace served
