// People are called to what waits for them, through a push service of the test's own.
#include <ctime>

#include "browser.h"
#include "push_service.h"
#include "served_games.h"

namespace served {
namespace notices_test {

class Notices : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(service.ready()) << "python3 does not start";
    WithFolder::SetUp();
    start({"--sign-ins-per-address", "0", "--push-anywhere"});
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  // The inviter, with a browser that is sent notifications.
  Browser host(int status = 201) {
    Browser anne = browser();
    made = anne.post("/api/games", of_two()).json();
    EXPECT_EQ(anne.post("/api/me/browser", keys.subscription(service.endpoint("anne", status))).status, 200);
    return anne;
  }
  std::string game() const { return made["game"]; }
  Browser guest() const {
    Browser marie = browser();
    marie.post("/api/games/" + game() + "/claim",
               {{"player", 1}, {"claim", made["claims"]["1"]}, {"name", "Marie"}});
    return marie;
  }
  void play(const Browser& marie) const { play_on(server->port(), marie, "black", game()); }
  std::int64_t jobs(const std::string& kind) const {
    return number(file(), "SELECT count(*) FROM job WHERE kind = '" + kind + "'");
  }
  // Nobody waits any longer for those who might come back.
  void let_time_pass() const { execute(file(), "UPDATE job SET due = 0 WHERE taken = 0"); }
  Json read(std::size_t i) const { return Json::parse(keys.read(service.sent().at(i))); }
  Json called(const std::string& what) const {
    return {{"what", what}, {"game", game()}, {"who", "Marie"}, {"language", "fr"}};
  }

  PushService service{folder / "push"};
  PushKeys keys;
  Json made;
};

TEST_F(Notices, TheInviterIsNotifiedWhenTheSeatIsTaken) {
  const Browser anne = host();
  guest();
  ASSERT_TRUE(server->logs("event=push sent"));
  ASSERT_EQ(service.sent().size(), 1u);
  EXPECT_EQ(read(0), called("taken"));
  const Json headers = service.sent()[0]["headers"];
  EXPECT_EQ(headers["content-encoding"], "aes128gcm");
  EXPECT_EQ(headers["ttl"], "86400");
  EXPECT_EQ(headers["urgency"], "high");
  EXPECT_EQ(headers["topic"].get<std::string>().size(), 32u);
  const std::string key = Browser(anne).get("/api/me/notices").json()["key"];
  EXPECT_TRUE(headers["authorization"].get<std::string>().ends_with(", k=" + key));
  EXPECT_EQ(server->log().find(service.endpoint("anne")), std::string::npos);
  server.reset();
  start({"--push-anywhere"});
  EXPECT_EQ(Browser(server->port()).get("/api/me/notices").code(), "not_signed_in");
  Browser again(server->port());
  again.token = anne.token;
  EXPECT_EQ(again.get("/api/me/notices").json()["key"], key) << "it is made once";
}

TEST_F(Notices, APlayerIsNotifiedOfTheirTurnIfTheyDoNotCome) {
  const Browser anne = host();
  const Browser marie = guest();
  ASSERT_TRUE(server->logs("event=push sent"));
  play(marie);
  let_time_pass();
  ASSERT_TRUE(server->logs("event=push sent", 2));
  EXPECT_EQ(read(1), called("turn"));
  const Json mine = Browser(anne).get("/api/me/games").json()["games"][0];
  EXPECT_EQ(mine["turn"], true);
  EXPECT_EQ(mine["over"], false);
  EXPECT_EQ(Browser(marie).get("/api/me/games").json()["games"][0]["turn"], false);
}

TEST_F(Notices, APlayerWhoIsThereIsNotNotified) {
  const Browser anne = host();
  Client page(server->port(), anne.coming());
  page.join(game(), Json::object(), 0);
  const Browser marie = guest();
  play(marie);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM job WHERE subject LIKE '% 0'"), 0);
  EXPECT_TRUE(service.sent().empty());
}

TEST_F(Notices, AGuestWhoSignsInIsNotifiedAsTheAccount) {
  somebody("Anne");
  Browser guest = host();
  EXPECT_EQ(sign_in(guest, "Anne").status, 200);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM person"), 1);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM browser"), 0) << "of the guest nothing stays";
}

// A name is looked up when something is sent to it: what leads into the server's own network is not reached.
TEST_F(Notices, AServiceInAPrivateNetworkIsSentNothing) {
  start({"--sign-ins-per-address", "0"});
  Browser anne = browser();
  made = anne.post("/api/games", of_two()).json();
  for (const char* endpoint :
       {"https://127.0.0.1/a", "https://10.0.0.1/a", "https://169.254.1.1/a", "https://[::1]/a",
        "https://push.example:22/a", "https://localhost/a", "http://push.example/a"})
    EXPECT_EQ(anne.post("/api/me/browser", keys.subscription(endpoint)).code(), "bad_message") << endpoint;
  EXPECT_EQ(anne.get("/api/me/notices").json()["here"], false);
  ASSERT_EQ(anne.post("/api/me/browser", keys.subscription("https://push.localhost/a")).status, 200);
  guest();
  EXPECT_TRUE(server->logs("event=push refused: its host is at no public address")) << server->log();
}

TEST_F(Notices, AGuestNobodyCanComeBackAsIsForgotten) {
  host();
  server.reset();
  execute(file(), "DELETE FROM session");
  start({"--push-anywhere"});
  // The guests of earlier sessions are deleted before later requests.
  Browser other = browser();
  other.post("/api/me", {{"name", "x"}});
  server.reset();
  EXPECT_EQ(number(file(), "SELECT count(*) FROM person WHERE name <> 'x'"), 0);
  for (const char* table : {"browser", "notices"})
    EXPECT_EQ(number(file(), "SELECT count(*) FROM " + std::string(table)), 0) << table;
}

TEST_F(Notices, WhatAPersonDoesNotWantIsNotSent) {
  Browser anne = host();
  const Json now = anne.post("/api/me/notices", {{"taken", false}, {"language", "fr"}}).json();
  EXPECT_EQ(
      now["wished"],
      Json::parse(
          R"({"turn":true,"taken":false,"offer":true,"over":true,"ready":true,"challenge":true,"announcement":true})"));
  EXPECT_EQ(now["here"], true);
  const Browser marie = guest();
  play(marie);
  let_time_pass();
  ASSERT_TRUE(server->logs("event=push sent"));
  EXPECT_EQ(read(0), called("turn")) << "of the seat nothing was said";
}

TEST_F(Notices, APlayerWhoLeftTheTableHearsThatItIsOver) {
  host();
  const Browser marie = guest();
  ASSERT_TRUE(server->logs("event=push sent"));
  Client page(server->port(), marie.coming());
  const Json last = Json::parse(page.join(game(), Json::object(), 0).back());
  page.ask(act_message(last["n"].get<int>() + 1, "black", {{"type", "resign"}}));
  ASSERT_TRUE(server->logs("event=push sent", 2));
  EXPECT_EQ(read(1), called("over"));
}

TEST_F(Notices, ABrowserThatIsGoneIsForgotten) {
  Browser anne = host(410);
  guest();
  ASSERT_TRUE(server->logs("event=push gone: the push service answered 410"));
  EXPECT_EQ(anne.get("/api/me/notices").json()["here"], false);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM browser"), 0);
}

TEST_F(Notices, APushServiceThatHasTooMuchIsAskedLater) {
  Browser anne = host(429);
  const std::int64_t before = std::time(nullptr);
  guest();
  ASSERT_TRUE(server->logs("kind=push try=1: the push service answered 429"));
  EXPECT_EQ(anne.get("/api/me/notices").json()["here"], true);  // the store has written what came before
  EXPECT_GE(number(file(), "SELECT due FROM job WHERE kind = 'push'"), before + 100) << "as it said";
  let_time_pass();
  EXPECT_TRUE(server->logs("kind=push try=2"));
}

TEST_F(Notices, ABrowserIsSentNothingOnceItIsSignedOut) {
  Browser anne = host();
  EXPECT_EQ(anne.get("/api/me/notices").json()["here"], true);
  anne.post("/api/sign-out");
  EXPECT_EQ(number(file(), "SELECT count(*) FROM browser"), 0);
  Browser jean = host();
  EXPECT_EQ(jean.post("/api/me/browser/end").json()["here"], false);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM browser"), 0);
}

TEST_F(Notices, WhatIsNoBrowserIsRefused) {
  Browser anne = host();
  const auto refused = [&](const Json& change) {
    Json body = keys.subscription("https://push.example/1");
    body.update(change);
    return anne.post("/api/me/browser", body).code() == "bad_message";
  };
  EXPECT_TRUE(refused({{"endpoint", "ftp://push.example/1"}}));
  EXPECT_TRUE(refused({{"p256dh", "AAAA"}}));
  EXPECT_TRUE(refused({{"auth", "AAAA"}}));
  EXPECT_TRUE(refused({{"language", "de"}}));
  const auto at = [&](std::vector<std::string> options) {
    start(std::move(options));
    const std::string token = anne.token;
    anne = browser();
    anne.token = token;
  };
  at({});
  EXPECT_TRUE(refused({{"endpoint", service.endpoint("anne")}})) << "only https where it is no test";
  at({"--no-push"});
  EXPECT_EQ(anne.post("/api/me/browser", keys.subscription("https://push.example/1")).code(), "not_allowed");
  EXPECT_EQ(anne.get("/api/me/notices").json()["key"], nullptr);
}

}  // namespace notices_test
}  // namespace served
