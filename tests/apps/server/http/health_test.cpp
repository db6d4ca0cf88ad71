// A service lives, becomes ready, and stops in order.
#include <signal.h>

#include "served_games.h"
#include "store/sqlite/sqlite.h"

namespace served {
namespace health_test {

using Health = ServedGames;

Reply ready(int port) { return http_call(port, "GET", "/health/ready"); }

TEST_F(Health, LivesAndIsReady) {
  const auto server = serve({"--calls-per-minute", "1"});
  for (int i = 0; i < 5; ++i) {
    const Reply live = http_call(server->port(), "GET", "/health/live");
    EXPECT_EQ(live.status, 200);
    EXPECT_EQ(live.json()["live"], true);
    EXPECT_TRUE(live.json()["version"].is_string());
    EXPECT_EQ(ready(server->port()).status, 200);
    EXPECT_EQ(ready(server->port()).body, R"({"ready":true})");
  }
  EXPECT_NE(ready(server->port()).head.find("Cache-Control: no-store"), std::string::npos);
  EXPECT_EQ(http_call(server->port(), "HEAD", "/health/ready").status, 200);
  EXPECT_EQ(http_call(server->port(), "POST", "/health/ready").status, 405);
  EXPECT_EQ(http_call(server->port(), "GET", "/health/").status, 404);
  EXPECT_EQ(
      http_call(server->port(), "GET", "/health/live", "", {.headers = {{"Host", "else.example"}}}).status,
      421);
}

TEST_F(Health, IsNotReadyWhileTheStoreCannotWrite) {
  const auto server = serve({});
  auto other = trictrac::SqliteDatabase::open(games_file().string());
  ASSERT_TRUE(other && other->execute("BEGIN IMMEDIATE"));
  const Reply held = ready(server->port());
  EXPECT_EQ(held.status, 503);
  EXPECT_EQ(held.body, R"({"ready":false,"why":"store"})");
  EXPECT_EQ(http_call(server->port(), "GET", "/health/live").status, 200);
  ASSERT_TRUE(other->execute("ROLLBACK"));
  EXPECT_EQ(ready(server->port()).status, 200) << "by itself";
}

// A proxy sees that it must send no one there, while those who are there play on.
TEST_F(Health, ReadinessGoesBeforeTheServer) {
  const auto server = serve({"--allow-seed", "--messages-per-second", "0", "--drain-notice", "1000"});
  Playing game(server->port());
  server->signal(SIGTERM);
  ASSERT_TRUE(server->logs("event=leaving"));
  const Reply gone = ready(server->port());
  EXPECT_EQ(gone.status, 503);
  EXPECT_EQ(gone.body, R"({"ready":false,"why":"draining"})");
  EXPECT_FALSE(healthy(server->port()));
  EXPECT_EQ(http_call(server->port(), "GET", "/health/live").status, 200);
  game.act(5);
  Playing another(server->port());
  another.act(2);
  EXPECT_EQ(server->stop(SIGTERM), 0) << "a second signal ends it at once";
  EXPECT_EQ(server->log().find("event=stopping"), std::string::npos);
}

TEST_F(Health, AfterTheNoticeAllAreSentAway) {
  const auto server = serve({"--allow-seed", "--drain-notice", "1"});
  Playing game(server->port());
  Client subscriber(server->port());
  subscriber.join(game.made["game"], Json::object(), 0);
  server->signal(SIGTERM);
  EXPECT_EQ(subscriber.receive(), std::nullopt);
  EXPECT_EQ(subscriber.close_code(), 1001);
  server->kill();
  const std::string log = server->log();
  EXPECT_LT(log.find("event=leaving"), log.find("event=stopping")) << log;
}

}  // namespace health_test
}  // namespace served
