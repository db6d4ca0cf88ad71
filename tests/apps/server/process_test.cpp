// Starting, stopping, and files that are not ours.
#include <signal.h>

#include "fixture.h"

namespace served {
namespace {

TEST(ServerProcess, StopsCleanly) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Folder folder;
    Process server(folder / "games.db", folder / "web");
    ASSERT_NE(server.port(), 0);
    Client page(server.port());
    EXPECT_EQ(page.ask(1)["code"], "bad_message");
    EXPECT_EQ(server.stop(signal), 0);
    EXPECT_EQ(page.receive(), std::nullopt);
  }
}

TEST(ServerProcess, RefusesAFileThatIsNoDatabase) {
  Folder folder;
  std::ofstream(folder / "games.db") << std::string(5000, 'x');
  Process server(folder / "games.db", folder / "web");
  EXPECT_EQ(server.port(), 0);
  EXPECT_NE(server.wait(), 0);
}

TEST(ServerProcess, RefusesAFolderThatIsNotThere) {
  Folder folder;
  Process server(folder / "nowhere/games.db", folder / "web");
  EXPECT_EQ(server.port(), 0);
  EXPECT_NE(server.wait(), 0);
}

TEST(ServerProcess, ForgottenGamesAreReadAgain) {
  Folder folder;
  Process server(folder / "games.db", folder / "web", {"--allow-seed", "--forget-after", "0"});
  const Json made = new_game(server.port(), "human", "human");
  const std::string id = made["game"].get<std::string>();
  const auto first = http_call(server.port(), "GET", "/api/games/" + id).body;
  for (int i = 0; i < 200; ++i) ASSERT_EQ(http_call(server.port(), "GET", "/api/games/" + id).body, first);
}

}  // namespace
}  // namespace served
