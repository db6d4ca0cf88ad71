// Starting, stopping, and files that are not ours.
#include <signal.h>
#include <sys/stat.h>

#include "kept_house.h"

namespace served {
namespace process_test {

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

TEST(ServerProcess, NobodyElseReadsItsFiles) {
  using std::filesystem::perms;
  Folder folder;
  const auto file = folder / "games.db";
  const auto rights = [](const std::filesystem::path& of) {
    return std::filesystem::status(of).permissions() & perms::all;
  };
  constexpr auto kOwner = perms::owner_read | perms::owner_write;
  const auto before = umask(0022);
  {
    Process server(file, folder / "web");
    ASSERT_NE(server.port(), 0);
    new_game(server.port(), "human", "human");  // so that it has a log
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder / "")) {
      if (!entry.path().filename().string().starts_with("games.db")) continue;
      EXPECT_EQ(rights(entry.path()), kOwner) << entry.path();
      ++files;
    }
    EXPECT_GE(files, 2) << "the file, its lock, and its log where there is one";
  }
  std::filesystem::permissions(file, kOwner | perms::group_read | perms::others_read);
  {
    Process server(file, folder / "web");
    ASSERT_NE(server.port(), 0);
    EXPECT_EQ(rights(file), kOwner | perms::group_read)
        << "as an earlier version left it; a group that may read stays";
  }
  umask(before);
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

// So it takes no longer however many are stored: where a game is read, one that is damaged is noticed.
TEST(ServerProcess, AStartReadsNoGame) {
  Folder folder;
  const auto file = folder / "games.db";
  const auto read_all = [&](const Process& server, const std::vector<std::string>& games) {
    int damaged = 0;
    for (const std::string& game : games)
      damaged += http_call(server.port(), "GET", "/api/games/" + game).status == 500;
    return damaged;
  };
  std::vector<std::string> games;
  {
    Process server(file, folder / "web", {"--allow-seed"});
    for (int i = 0; i < 3; ++i) games.push_back(new_game(server.port(), "human", "commis")["game"]);
    EXPECT_EQ(read_all(server, games), 0);
  }
  execute(file, "UPDATE deed SET text = 'damaged'");
  Process server(file, folder / "web");
  EXPECT_EQ(http_call(server.port(), "GET", "/health/ready").status, 200);
  EXPECT_EQ(server.log().find("deed"), std::string::npos) << server.log();
  EXPECT_EQ(read_all(server, games), 3);
}

TEST(ServerProcess, ForgottenGamesAreReadAgain) {
  Folder folder;
  Process server(folder / "games.db", folder / "web", {"--allow-seed", "--forget-after", "0"});
  const Json made = new_game(server.port(), "human", "human");
  const std::string id = made["game"].get<std::string>();
  const auto first = http_call(server.port(), "GET", "/api/games/" + id).body;
  for (int i = 0; i < 200; ++i) ASSERT_EQ(http_call(server.port(), "GET", "/api/games/" + id).body, first);
}

}  // namespace process_test
}  // namespace served
