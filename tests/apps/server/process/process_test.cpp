// Starting, stopping, and files that are not ours.
#include <signal.h>
#include <sys/stat.h>

#include "fixture.h"
#include "served_games.h"

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

// A start takes the same time with any number of games: a damaged game is noticed when it is read.
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
  execute(file, "UPDATE event SET text = 'damaged'");
  Process server(file, folder / "web");
  EXPECT_EQ(http_call(server.port(), "GET", "/health/ready").status, 200);
  EXPECT_EQ(server.log().find("is not what was stored"), std::string::npos) << server.log();
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

// SIGTERM: all clients are told, running requests are finished, and the process ends, with any clients.
namespace served {
namespace drain_test {

using Drain = WithFolder;

TEST_F(Drain, SocketsAreShownThatTheServerGoes) {
  const auto server = serve({"--allow-seed"});
  const Json made = new_game(server->port(), "human", "human");
  Client joined(server->port()), silent(server->port());
  joined.join(made["game"], made["keys"], 0);
  std::thread stopping([&] { EXPECT_EQ(server->stop(SIGTERM), 0); });
  for (Client* page : {&joined, &silent}) {
    EXPECT_EQ(page->receive(), std::nullopt);
    EXPECT_EQ(page->close_code(), 1001);
  }
  stopping.join();
  EXPECT_NE(server->log().find("event=stopped live=0"), std::string::npos) << server->log();
}

// The signal comes while an act is on its way: it was done and answered, or it was not done.
TEST_F(Drain, WhatIsInHandIsDoneAndAnswered) {
  const std::vector<std::string> options{"--allow-seed", "--messages-per-second", "0"};
  auto server = serve(options);
  const Json made = new_game(server->port(), "human", "human");
  std::vector<std::string> lines;
  for (int turn = 0; turn < 6; ++turn) {
    Client page(server->port());
    for (std::string& text : page.join(made["game"], made["keys"], static_cast<int>(lines.size())))
      if (Json::parse(text)["say"] == "line") lines.push_back(std::move(text));
    const Json asked = Json::parse(lines.back())["turn"];
    page.send(act_message(static_cast<int>(lines.size()) + 1, asked["side"], legal_action(asked, 0)));
    server->signal(SIGTERM);
    while (auto text = page.receive()) lines.push_back(std::move(*text));
    EXPECT_EQ(server->wait(), 0);
    server = serve(options);
    Client again(server->port());
    auto kept = again.join(made["game"], Json::object(), 0);
    kept.erase(kept.begin());
    ASSERT_EQ(kept, lines);
  }
}

TEST_F(Drain, NobodyHoldsItBack) {
  const auto server = serve({"--allow-seed", "--bots-alone", "--messages-per-second", "0", "--drain", "1"});
  const std::string bots = new_game(server->port(), "commis", "commis")["game"].get<std::string>();
  Client stuck(server->port(), {.reads_slowly = true});
  ASSERT_TRUE(stuck.send(join_message(bots, Json::object(), 0)));
  Client deaf(server->port());  // never answers the farewell
  EXPECT_EQ(deaf.ask(1)["code"], "bad_message");
  const OpenCall half(server->port(),
                      "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{");
  const OpenCall idle(server->port(), "");
  EXPECT_EQ(server->stop(SIGTERM), 0);
}

TEST_F(Drain, ASecondSignalEndsItAtOnce) {
  const auto server = serve({"--drain", "1000"});
  Client deaf(server->port());
  EXPECT_EQ(deaf.ask(1)["code"], "bad_message");
  server->signal(SIGTERM);
  ASSERT_TRUE(server->logs("event=stopping"));
  EXPECT_EQ(server->stop(SIGTERM), 0);
  EXPECT_NE(server->log().find("event=stopped live="), std::string::npos);
}

}  // namespace drain_test
}  // namespace served
