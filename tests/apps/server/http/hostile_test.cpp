// The attacks of the server's review, each against a real server with small limits. Each test names its
// finding.
#include <signal.h>

#include "browser.h"

namespace served {
namespace hostile_test {

using Hostile = WithFolder;

const Coming kElsewhere{.from = "127.0.0.2"};
const Json kWhy = Json::parse(R"({"do":"why","side":"white","steps":[]})");

// Returns whether the server still answers a page that has joined.
bool plays_on(Client& player) {
  return player.ask(act_message(99, "white", {{"type", "roll"}}))["code"] == "stale";
}

std::string seats() {
  return R"({"white":{"kind":"human","name":"Cloris"},"black":{"kind":"human","name":"Damon"},"mine":[0,1]})";
}

Reply make_game(int port, const Coming& coming = {}) {
  return http_call(port, "POST", "/api/games", seats(), coming);
}

void expect_too_many(const Reply& r) {
  EXPECT_EQ(r.status, 429) << r.body;
  EXPECT_EQ(r.code(), "too_many");
  EXPECT_GT(r.json()["error"]["retry_after"].get<int>(), 0);
  EXPECT_NE(r.head.find("Retry-After: " + r.json()["error"]["retry_after"].dump()), std::string::npos)
      << r.head;
}

// Finding 2: 256 sockets that never join shut everybody out, for ever.
TEST_F(Hostile, SocketsThatNeverJoinAreClosed) {
  const auto server = serve({"--join-within", "3"});
  const Json made = make_game(server->port()).json();
  Client silent(server->port()), wrong(server->port()), player(server->port());
  player.join(made["game"], made["keys"], 0);
  EXPECT_EQ(wrong.ask(join_message(made["game"], {{"0", "x"}}, 0))["code"], "bad_key");
  for (Client* page : {&silent, &wrong}) {
    EXPECT_EQ(page->json()["code"], "not_joined");
    EXPECT_EQ(page->receive(), std::nullopt);
    EXPECT_EQ(page->close_code(), 1008);
  }
  EXPECT_TRUE(plays_on(player)) << "a page that has joined stays";
}

// Finding 2 again: the same, quicker than the deadline, from one address.
TEST_F(Hostile, OneAddressCannotTakeAllConnections) {
  const auto server = serve({"--connections-per-address", "3"});
  {
    Client a(server->port()), b(server->port()), c(server->port());
    EXPECT_EQ(c.ask(1)["code"], "bad_message");
    expect_too_many(http_call(server->port(), "GET", "/"));
    EXPECT_EQ(Client(server->port()).answer().status, 429);
    EXPECT_TRUE(healthy(server->port(), kElsewhere));
  }
  ASSERT_TRUE(server->logs("event=socket", 3)) << "the server has seen them go";
  EXPECT_TRUE(healthy(server->port()));
}

TEST_F(Hostile, AFullServerSaysWhenToComeAgain) {
  const auto server = serve({"--connections", "2"});
  {
    Client a(server->port()), b(server->port(), kElsewhere);
    EXPECT_EQ(b.ask(1)["code"], "bad_message");
    const Reply full = http_call(server->port(), "GET", "/api/health", "", {.from = "127.0.0.3"});
    EXPECT_EQ(full.status, 503);
    EXPECT_EQ(full.code(), "too_many");
    EXPECT_NE(full.head.find("Retry-After: "), std::string::npos);
  }
  ASSERT_TRUE(server->logs("event=socket", 2));
  EXPECT_TRUE(healthy(server->port()));
}

// Finding 3: 100,000 games from one address.
TEST_F(Hostile, OneAddressMakesSoManyGames) {
  const auto server = serve({"--games-per-hour", "3"});
  for (int i = 0; i < 3; ++i) EXPECT_EQ(make_game(server->port()).status, 201);
  expect_too_many(make_game(server->port()));
  EXPECT_EQ(make_game(server->port(), kElsewhere).status, 201);
  EXPECT_TRUE(healthy(server->port()));
}

// Finding 3: records, each of which fills much more of the database.
TEST_F(Hostile, OneAddressSendsSoManyRecords) {
  const auto server = serve({"--records-per-hour", "2"});
  const auto send = [&](const Coming& coming) {
    return http_call(server->port(), "POST", "/api/records", "[White \"Cloris\"]\n\n", coming);
  };
  for (int i = 0; i < 2; ++i) EXPECT_EQ(send({}).status, 201) << send({}).body;
  expect_too_many(send({}));
  EXPECT_EQ(send(kElsewhere).status, 201);
}

TEST_F(Hostile, RecordsHaveASize) {
  const auto server = serve({"--record-kib", "2"});
  const Reply r = http_call(server->port(), "POST", "/api/records", "# " + std::string(3000, 'x'));
  EXPECT_EQ(r.status, 413);
  EXPECT_EQ(r.json()["error"]["message"], "a body has at most 2 KiB");
  EXPECT_EQ(http_call(server->port(), "POST", "/api/records", "# " + std::string(1000, 'x') + "\n").status,
            201);
}

TEST_F(Hostile, OneAddressMakesSoManyCalls) {
  const auto server = serve({"--calls-per-minute", "2"});
  for (int i = 0; i < 2; ++i) EXPECT_EQ(http_call(server->port(), "GET", "/api/games/x").status, 404);
  expect_too_many(http_call(server->port(), "GET", "/api/games/x"));
  EXPECT_TRUE(healthy(server->port())) << "a probe of the server is always answered";
  EXPECT_EQ(http_call(server->port(), "GET", "/").status, 200);
}

// Behind a proxy each address is counted apart; without one, clients cannot choose their address.
TEST_F(Hostile, ForwardedAddressesAreBelievedOfTrustedProxiesOnly) {
  const auto server = serve({"--games-per-hour", "1", "--trusted-proxy", "127.0.0.0/31"});
  const auto status = [&](const std::string& proxy, const std::string& forwarded) {
    return make_game(server->port(), {.from = proxy, .headers = {{"X-Forwarded-For", forwarded}}}).status;
  };
  EXPECT_EQ(status("127.0.0.1", "198.51.100.1"), 201);
  EXPECT_EQ(status("127.0.0.1", "198.51.100.2"), 201);
  EXPECT_EQ(status("127.0.0.1", "203.0.113.5, 198.51.100.2"), 429)
      << "the last hop counts, not what was made up";
  EXPECT_EQ(status("127.0.0.1", "2001:db8::1"), 201);
  EXPECT_EQ(status("127.0.0.1", "2001:db8::2"), 429) << "the same household";
  EXPECT_EQ(status("127.0.0.2", "198.51.100.3"), 201);
  EXPECT_EQ(status("127.0.0.2", "198.51.100.4"), 429) << "a stranger keeps their address, whatever they say";
}

TEST_F(Hostile, SocketsBehindAProxyAreCountedForTheAddressThatOpensThem) {
  const auto server = serve({"--connections-per-address", "1", "--trusted-proxy", "127.0.0.1"});
  const auto of = [](const char* address) { return Coming{.headers = {{"X-Forwarded-For", address}}}; };
  Client one(server->port(), of("198.51.100.1")), other(server->port(), of("198.51.100.2"));
  EXPECT_EQ(one.answer().status, 101);
  EXPECT_EQ(other.answer().status, 101);
  EXPECT_EQ(Client(server->port(), of("198.51.100.1")).answer().status, 429);
}

// Finding 3: 32,700 `why` a second from one socket.
TEST_F(Hostile, AFloodOfQuestionsIsRefusedAndThenCutOff) {
  const auto server = serve({"--messages-per-second", "4"});
  const Json made = make_game(server->port()).json();
  Client flood(server->port()), player(server->port());
  flood.join(made["game"], Json::object(), 0);
  player.join(made["game"], made["keys"], 0);
  for (int i = 0; i < 300 && flood.send(kWhy); ++i) {
  }
  int answered = 0, refused = 0;
  Json last;
  while (const auto text = flood.receive()) {
    last = Json::parse(*text);
    (last.value("code", "") == "too_many" ? refused : answered) += 1;
  }
  EXPECT_EQ(flood.close_code(), 1008);
  EXPECT_LE(answered, 20) << "ten seconds' worth at once";
  EXPECT_GE(answered, 5);
  EXPECT_GT(refused, 30);
  EXPECT_EQ(last["code"], "too_many");
  EXPECT_GT(last["retry_after"].get<int>(), 0);
  EXPECT_TRUE(plays_on(player));
}

// A message of a few bytes is answered with megabytes, in as many sockets as there are.
TEST_F(Hostile, ALongGameIsJoinedAgainAndAgainOnlySoOften) {
  const auto server = serve({"--messages-per-second-of-person", "2", "--bots-alone", "--allow-seed"});
  const Json made = new_game(server->port(), "commis", "commis");
  Client(server->port(), kElsewhere).watch(made["game"]);
  Browser anne(server->port()), jean(server->port());
  for (Browser* guest : {&anne, &jean}) guest->post("/api/games", of_two());
  const auto join = [&](const Coming& coming) {
    return Json::parse(Client(server->port(), coming).join(made["game"], Json::object(), 0).back());
  };
  const auto expect_refused = [&](const Coming& coming, int without_lines) {
    int joined = 0;
    Json last = join(coming);
    for (; last["say"] == "line" && joined < without_lines; last = join(coming)) ++joined;
    EXPECT_GE(joined, 1);
    EXPECT_LT(joined, without_lines);
    EXPECT_EQ(last["code"], "too_many");
    EXPECT_GT(last["retry_after"].get<int>(), 0);
  };
  expect_refused(anne.coming(), 5);
  expect_refused({}, 20);
  EXPECT_EQ(join(jean.coming())["say"], "line") << "of another guest nothing has been counted";
  EXPECT_EQ(join({.from = "127.0.0.3"})["say"], "line");
}

// Slow loris: a request that never ends.
TEST_F(Hostile, ARequestComesWithinAWhile) {
  const auto server = serve({"--patience", "2"});
  for (const std::string& part :
       {std::string(), std::string("GET / HT"),
        std::string("POST /api/games HTTP/1.1\r\nHost: localhost\r\n"),
        std::string("POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")})
    EXPECT_EQ(unfinished_call(server->port(), part), "") << part;
  EXPECT_TRUE(healthy(server->port()));
}

// A page that takes nothing: what waits for it stays small, and in the end it is let go.
TEST_F(Hostile, APageThatTakesNothingIsCutOff) {
  const auto server =
      serve({"--patience", "2", "--allow-seed", "--bots-alone", "--messages-per-second", "0"});
  const Json made = make_game(server->port()).json();
  const std::string bots = new_game(server->port(), "commis", "commis")["game"].get<std::string>();
  Client player(server->port());
  player.join(made["game"], made["keys"], 0);
  Client stuck(server->port(), {.reads_slowly = true});
  ASSERT_TRUE(stuck.send(join_message(bots, Json::object(), 0)));
  ASSERT_TRUE(server->logs("event=socket")) << "closed by the server, for nobody else has";
  EXPECT_TRUE(plays_on(player));
}

// Two requests in one, where a proxy and the server might see different ends.
TEST_F(Hostile, RequestsThatHideAnother) {
  const auto server = serve({});
  const std::string hidden = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const std::string& lengths :
       {std::string("Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"),
        std::string("Content-Length: 4\r\nContent-Length: 40\r\n"), std::string("Content-Length: 4, 40\r\n"),
        std::string("Content-Length: +4\r\n"),
        std::string("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n"),
        std::string("Content-Length : 4\r\n"),
        std::string("Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n")}) {
    const std::string answer = raw_call(server->port(), "POST /api/games HTTP/1.1\r\nHost: localhost\r\n" +
                                                            lengths + "\r\n0\r\n\r\n" + hidden);
    EXPECT_EQ(answer.find("\"version\""), std::string::npos) << lengths << answer;
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400")) << lengths << answer;
    ASSERT_TRUE(healthy(server->port()));
  }
  for (const char* blank : {" ", "\t"}) {
    const std::string answer =
        raw_call(server->port(), std::string("GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
                                             "X-A: b\r\n") +
                                     blank + "Content-Length: 4\r\n\r\n" + hidden);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 400")) << answer;
    EXPECT_NE(answer.find("each header must stand on one line"), std::string::npos) << answer;
  }
  const std::string spaced = "{\"white\":\n {}}";
  EXPECT_EQ(raw_call(server->port(), "POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: " +
                                         std::to_string(spaced.size()) + "\r\n\r\n" + spaced + hidden)
                .find("must stand on one line"),
            std::string::npos)
      << "a body may have such lines";
  for (const std::string& hosts : {std::string(), std::string("Host: localhost\r\nHost: evil.example\r\n")})
    EXPECT_TRUE(raw_call(server->port(), "GET / HTTP/1.1\r\n" + hosts + "\r\n").starts_with("HTTP/1.1 400"))
        << hosts;
}

// Finding 10: a page of another site fires at a private server from its owner's browser.
TEST_F(Hostile, PagesOfOtherSitesMayDoNothing) {
  const auto server = serve({"--allow-origin", "https://club.example"});
  const auto from = [](const std::string& origin) { return Coming{.headers = {{"Origin", origin}}}; };
  for (const char* origin : {"http://evil.example", "null", "http://localhost:1"}) {
    EXPECT_EQ(make_game(server->port(), from(origin)).status, 403) << origin;
    EXPECT_EQ(http_call(server->port(), "POST", "/api/records", "", from(origin)).status, 403) << origin;
    EXPECT_EQ(Client(server->port(), from(origin)).answer().status, 403) << origin;
  }
  for (const char* origin : {"http://localhost", "https://club.example"}) {
    EXPECT_EQ(make_game(server->port(), from(origin)).status, 201) << origin;
    EXPECT_EQ(Client(server->port(), from(origin)).answer().status, 101) << origin;
  }
}

// Finding 10: a name of another site that is made to point here (DNS rebinding).
TEST_F(Hostile, OtherNamesAreNotAnsweredTo) {
  const auto server = serve({"--host", "trictrac.example"});
  const auto named = [](const std::string& host) { return Coming{.headers = {{"Host", host}}}; };
  for (const char* path : {"/", "/api/health", "/api/games/x"})
    EXPECT_EQ(http_call(server->port(), "GET", path, "", named("evil.example")).status, 421) << path;
  EXPECT_EQ(make_game(server->port(), named("evil.example:80")).status, 421);
  EXPECT_EQ(http_call(server->port(), "GET", "/", "", named("trictrac.example")).status, 200);
  EXPECT_EQ(http_call(server->port(), "GET", "/", "", named("127.0.0.1:99")).status, 200);
}

// Finding 10: names that turn the text around, or that are invisible.
TEST_F(Hostile, NamesAreWhatTheyLookLike) {
  const auto server = serve({});
  for (const char* name : {"Clo\u202Eris", "Clo\u200Bris", "\u3164", "a\\u0000b", "\U000E0041"}) {
    const Reply r = http_call(
        server->port(), "POST", "/api/games",
        R"({"white":{"kind":"human","name":")" + std::string(name) + R"("},"black":{"kind":"human"}})");
    EXPECT_EQ(r.status, 400) << name;
    EXPECT_EQ(r.code(), "bad_message");
  }
}

// Secrets are never logged.
TEST_F(Hostile, TheLogHoldsNoKeys) {
  const auto server = serve({});
  const Json made = make_game(server->port()).json();
  const std::string key = made["keys"]["0"].get<std::string>();
  {
    Client page(server->port());
    page.join(made["game"], made["keys"], 0);
    page.ask(join_message(made["game"], {{"black", key}}, 0));
    http_call(server->port(), "GET", "/?key=" + key);
    http_call(server->port(), "GET", "/" + key);
    http_call(server->port(), "GET", "/api/games/" + key + "?" + key);
  }
  ASSERT_TRUE(server->logs("event=socket"));
  server->stop(SIGTERM);
  EXPECT_NE(server->log().find("path=/api/games "), std::string::npos) << server->log();
  EXPECT_EQ(server->log().find(key), std::string::npos);
  EXPECT_NE(server->log().find("path=/*** "), std::string::npos);
}

// The reader of the log may be gone, or slow.
TEST_F(Hostile, ALogWhoseReaderIsGoneEndsNothing) {
  Process server(folder / "games.db", folder / "web", {}, LogIs::Closed);
  const std::string id = make_game(server.port()).json()["game"].get<std::string>();
  EXPECT_EQ(http_call(server.port(), "GET", "/api/games/" + id).status, 200);
  EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST_F(Hostile, ALogThatNobodyReadsDelaysNobody) {
  Process server(folder / "games.db", folder / "web", {"--calls-per-minute", "0"}, LogIs::LeftUnread);
  const std::string id = make_game(server.port()).json()["game"].get<std::string>();
  for (int i = 0; i < 500; ++i)
    ASSERT_EQ(http_call(server.port(), "GET", "/api/games/" + id).status, 200) << "call " << i;
  EXPECT_EQ(server.stop(SIGTERM), 0) << "nor does it hold the server back at its end";
}

}  // namespace hostile_test
}  // namespace served
