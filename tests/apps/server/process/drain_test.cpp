// SIGTERM: whoever is there learns of it, what is in hand is done, and the process ends whoever else is
// there.
#include <signal.h>

#include "fixture.h"

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
    page.send(act_message(static_cast<int>(lines.size()) + 1, asked["side"], lawful_action(asked, 0)));
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
