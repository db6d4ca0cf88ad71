// The identity of people: guests, accounts by password, and the owners of games.
#include <atomic>
#include <thread>

#include "browser.h"
#include "served_games.h"

namespace served {
namespace people_test {

class People : public WithPeople {};

TEST_F(People, NobodyIsKnownBeforeTheyDoSomething) {
  Browser anne = browser();
  const Reply reply = anne.get("/api/me");
  EXPECT_EQ(reply.json(), Json::parse(R"({"person":null,"mail":false})"));
  EXPECT_EQ(anne.token, "") << "asking makes nobody";
  EXPECT_EQ(anne.get("/api/me/games").json()["games"], Json::array());
  EXPECT_EQ(anne.get("/api/me/sessions").code(), "not_signed_in");
  EXPECT_EQ(anne.post("/api/games", {{"white", 7}}).status, 400);
}

TEST_F(People, TheMakerOfAGameIsAGuestAndHoldsItWithoutKeys) {
  Browser anne = browser();
  const Reply reply = anne.post("/api/games", of_two());
  ASSERT_EQ(reply.status, 201) << reply.body;
  EXPECT_EQ(anne.token.size(), 26u);
  EXPECT_NE(reply.head.find("; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000\r\n"), std::string::npos)
      << reply.head;
  const std::string game = reply.json()["game"];
  EXPECT_EQ(seats(anne, game), Json({0}));
  EXPECT_EQ(seats(browser(), game), Json::array());
  const Json me = anne.me();
  EXPECT_EQ(me["account"], false);
  EXPECT_EQ(me["id"].get<std::string>().size(), 16u);

  const std::string token = anne.token;
  EXPECT_EQ(anne.post("/api/games", of_two()).head.find("Set-Cookie"), std::string::npos)
      << "the browser is known";
  EXPECT_EQ(anne.token, token);
  const Json games = anne.get("/api/me/games").json()["games"];
  ASSERT_EQ(games.size(), 2u);
  EXPECT_EQ(games[1]["game"], game) << "the newest first";
  EXPECT_EQ(games[1]["players"], Json({0}));
  EXPECT_EQ(games[1]["names"], Json({"Anne", "Jean"}));
}

TEST_F(People, AClaimedSeatIsHeldByTheClaimer) {
  Browser anne = browser(), marie = browser();
  const Json made = anne.post("/api/games", of_two()).json();
  const std::string game = made["game"];
  const Reply claimed = marie.post("/api/games/" + game + "/claim",
                                   {{"player", 1}, {"claim", made["claims"]["1"]}, {"name", "Marie"}});
  ASSERT_EQ(claimed.status, 200) << claimed.body;
  EXPECT_EQ(seats(marie, game), Json({1}));
  EXPECT_EQ(seats(anne, game), Json({0}));
  EXPECT_EQ(marie.get("/api/me/games").json()["games"][0]["names"], Json({"Anne", "Marie"}));
}

TEST_F(People, KeysOfSeatsWorkBesideAnIdentity) {
  Browser anne = browser();
  const Json made = anne.post("/api/games", of_two()).json();
  Client by_key(server->port());
  EXPECT_EQ(Json::parse(by_key.join(made["game"], made["keys"], 0)[0])["you"], Json({0}));
  Client both(server->port(), anne.coming());
  EXPECT_EQ(Json::parse(both.join(made["game"], made["keys"], 0)[0])["you"], Json({0}));
  Client wrong(server->port(), anne.coming());
  EXPECT_EQ(wrong.ask(join_message(made["game"], {{"0", "x"}}, 0))["code"], "bad_key");
}

TEST_F(People, AGuestTakesANameAndThenAnAccount) {
  Browser anne = browser();
  const Json guest = anne.person_after("/api/me", {{"name", "Anne"}});
  EXPECT_EQ(guest["name"], "Anne");
  EXPECT_EQ(guest["account"], false);
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  const Json made = anne.person_after(
      "/api/me/account", {{"name", "Anne D."}, {"password", kPassword}, {"email", "anne@club.example"}});
  EXPECT_EQ(made, (Json{{"id", guest["id"]},
                        {"name", "Anne D."},
                        {"account", true},
                        {"email", nullptr},
                        {"new_email", "anne@club.example"},
                        {"password", true},
                        {"passkeys", Json::array()},
                        {"challengers", "everybody"}}));
  EXPECT_EQ(anne.me(), made);
  EXPECT_EQ(seats(anne, game), Json({0}));

  Browser elsewhere = browser();
  EXPECT_EQ(sign_in(elsewhere, "anne d.").json()["person"], made) << "case and accents do not count";
  EXPECT_EQ(seats(elsewhere, game), Json({0}));
  EXPECT_EQ(elsewhere.get("/api/me/games").json()["games"][0]["game"], game);
}

TEST_F(People, TheGamesOfAGuestFollowIntoTheAccount) {
  Browser home = somebody("Anne");
  Browser phone = browser();
  const std::string game = phone.post("/api/games", of_two()).json()["game"];
  Client open(server->port(), phone.coming());
  open.join(game, Json::object(), 0);
  const std::string guest = phone.token;
  ASSERT_EQ(sign_in(phone, "Anne").status, 200);
  EXPECT_NE(phone.token, guest) << "another session";
  EXPECT_EQ(seats(phone, game), Json({0}));
  EXPECT_EQ(seats(home, game), Json({0})) << "and at the other device";
  Browser thief = browser();
  thief.token = guest;
  EXPECT_EQ(thief.me(), nullptr) << "the guest is no more";
  EXPECT_EQ(seats(thief, game), Json::array());

  start();
  Browser again = browser();
  sign_in(again, "Anne");
  EXPECT_EQ(seats(again, game), Json({0})) << "as it is stored";
}

TEST_F(People, OneNameHasOneAccount) {
  Browser anne = somebody("Élise");
  Browser other = browser();
  for (const char* name : {"Élise", "elise", "ELISE ", "E\u0301lise", "É l i s e", "Élise.", "Elise_"}) {
    const Reply reply = other.post("/api/me/account", {{"name", name}, {"password", kPassword}});
    EXPECT_EQ(reply.status, 409);
    EXPECT_EQ(reply.code(), "name_taken") << name;
  }
  EXPECT_EQ(other.token, "") << "nobody was made";
  Browser marie = somebody("Marie");
  EXPECT_EQ(marie.post("/api/me", {{"name", "elise"}}).code(), "name_taken");
  EXPECT_EQ(marie.person_after("/api/me", {{"name", "MARIE"}})["name"], "MARIE")
      << "her own in other letters";
  EXPECT_EQ(anne.post("/api/me/account", {{"name", "Élise 2"}, {"password", kPassword}}).code(),
            "not_allowed");
  EXPECT_EQ(browser().post("/api/me", {{"name", "Élise"}}).status, 200) << "a guest may be called anything";
}

TEST_F(People, AWrongPasswordAndAnUnknownNameHaveTheVerySameAnswer) {
  somebody("Anne");
  Browser other = browser();
  const Reply wrong = sign_in(other, "Anne", "le coin de repoz");
  const Reply unknown = sign_in(other, "Anno", "le coin de repoz");
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.code(), "bad_sign_in");
  EXPECT_EQ(wrong.body, unknown.body);
  EXPECT_EQ(wrong.status, unknown.status);
  EXPECT_EQ(other.token, "");
  const std::string log = server->log();
  EXPECT_EQ(log.find("coin de repo"), std::string::npos) << "the log knows no passwords";
}

TEST_F(People, APasswordIsChangedByAPersonWhoKnowsIt) {
  Browser anne = somebody("Anne");
  const std::string other = "la margot la fendue";
  EXPECT_EQ(anne.post("/api/me/password", {{"new", other}}).code(), "bad_sign_in");
  EXPECT_EQ(anne.post("/api/me/password", {{"old", "wrong!!!"}, {"new", other}}).code(), "bad_sign_in");
  EXPECT_EQ(anne.post("/api/me/password", {{"old", kPassword}, {"new", "password"}}).code(), "bad_password");
  ASSERT_EQ(anne.post("/api/me/password", {{"old", kPassword}, {"new", other}}).status, 200);
  Browser phone = browser();
  EXPECT_EQ(sign_in(phone, "Anne").code(), "bad_sign_in");
  EXPECT_EQ(sign_in(phone, "Anne", other).status, 200);
  EXPECT_EQ(browser().post("/api/me/password", {{"new", other}}).code(), "not_signed_in");
}

TEST_F(People, AnAddressIsKeptAsGivenAndTakenBack) {
  Browser anne = somebody("Anne");
  prove(anne);
  EXPECT_EQ(anne.person_after("/api/me/email", {{"email", "Anne@Club.example"}})["new_email"],
            "Anne@Club.example");
  EXPECT_EQ(anne.post("/api/me/email", {{"email", "nobody"}}).code(), "bad_address");
  EXPECT_EQ(anne.me()["new_email"], "Anne@Club.example");
  EXPECT_FALSE(anne.person_after("/api/me/email", {{"email", nullptr}}).contains("new_email"));
  Browser guest = browser();
  guest.post("/api/me", {{"name", "G"}});
  EXPECT_EQ(guest.post("/api/me/email", {{"email", "g@club.example"}}).code(), "not_signed_in");
}

TEST_F(People, WhatWasAnsweredIsThereAfterTheServerWasKilled) {
  Browser anne = somebody("Anne");
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  prove(anne);
  const Json me = anne.person_after("/api/me/email", {{"email", "anne@club.example"}});
  server->kill();
  start();
  Browser again = browser();
  again.token = anne.token;
  EXPECT_EQ(again.me(), me) << "the session goes on";
  EXPECT_EQ(seats(again, game), Json({0}));
  EXPECT_EQ(sign_in(again, "Anne").json()["person"], me);
  const bool shared = !store_for(folder / "games.db").empty();
  EXPECT_EQ(run_program("serve --check " + kept_in(folder / "games.db")).status, shared ? 0 : 1)
      << "while it is served";
  server.reset();
  EXPECT_TRUE(run_program("serve --check " + kept_in(folder / "games.db")).says("games: 1, damaged: 0"));
}

TEST_F(People, ABackupHoldsPeopleToo) {
  Browser anne = somebody("Anne");
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  const std::string games_file = (folder / "games.db").string(), copy = (folder / "copy.db").string();
  EXPECT_EQ(run_program("backup --db " + games_file + " " + copy).status, 0);
  prove(anne);
  EXPECT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  server.reset();
  EXPECT_EQ(run_program("restore " + copy + " --db " + games_file).status, 0);
  start();
  Browser again = browser();
  EXPECT_EQ(sign_in(again, "Anne").status, 200);
  EXPECT_EQ(seats(again, game), Json({0}));
  EXPECT_EQ(game_of(game)["white"]["name"], "Anne");
}

TEST_F(People, TryingCodesMakesNoGuestsWithoutEnd) {
  start({"--games-per-hour", "2"});
  Browser anne = browser();
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  const std::string path = "/api/games/" + game + "/claim";
  const Json wrong{{"player", 1}, {"claim", "wrong"}};
  EXPECT_EQ(browser().post(path, wrong).code(), "bad_key");
  EXPECT_EQ(browser().post(path, wrong).code(), "too_many");
  EXPECT_EQ(anne.post(path, wrong).code(), "bad_key") << "she is known already";
}

TEST_F(People, NothingThatWasAnsweredIsLostInAKill) {
  Browser anne = somebody("Anne");
  prove(anne);
  std::atomic<int> answered = 0;
  std::thread busy([&] {
    for (int n = 1;; ++n) {
      if (anne.post("/api/me/email", {{"email", std::to_string(n) + "@club.example"}}).status != 200) return;
      answered = n;
      answered.notify_one();
    }
  });
  for (int seen = 0; seen < 20; seen = answered) answered.wait(seen);
  server->kill();
  busy.join();
  start();
  Browser again = browser();
  const std::string email = sign_in(again, "Anne").json()["person"]["new_email"];
  EXPECT_GE(std::stoi(email), answered);
  EXPECT_LE(std::stoi(email), answered + 1);
}

TEST_F(People, GuestsNobodyCanComeBackAsAreForgotten) {
  Browser guest = browser(), kept = browser(), old = browser(), anne = somebody("Anne");
  const Json made = guest.post("/api/games", of_two()).json();
  kept.post("/api/me", {{"name", "Kept"}});
  old.post("/api/me", {{"name", "Old"}});
  guest.post("/api/sign-out");
  anne.post("/api/sign-out");
  server.reset();
  const auto file = folder / "games.db";
  execute(file,
          "UPDATE session SET created = created - 34560000 WHERE person ="
          " (SELECT row FROM person WHERE name = 'Old')");
  start();
  Browser back = browser();
  back.token = kept.token;
  EXPECT_EQ(back.me()["name"], "Kept");
  Client by_key(server->port());
  EXPECT_EQ(Json::parse(by_key.join(made["game"], made["keys"], 0)[0])["you"], Json({0}));
  server.reset();
  EXPECT_EQ(number(file, "SELECT count(*) FROM person"), 2) << "Anne and Kept";
  EXPECT_EQ(number(file, "SELECT count(*) FROM session"), 1);
  EXPECT_EQ(number(file, "SELECT count(*) FROM seat WHERE person IS NOT NULL"), 0);
}

TEST_F(People, TheCookieIsSecureWhereThePageIs) {
  start({"--trusted-proxy", "127.0.0.1"});
  Browser anne = browser();
  anne.more = {{"X-Forwarded-Proto", "https"}};
  EXPECT_NE(anne.post("/api/me", {{"name", "A"}}).head.find("; Secure\r\n"), std::string::npos);
  start({});
  Browser marie = browser();
  marie.more = {{"X-Forwarded-Proto", "https"}};
  EXPECT_EQ(marie.post("/api/me", {{"name", "M"}}).head.find("; Secure"), std::string::npos)
      << "an address without a trusted proxy is not believed";
}

TEST_F(People, TheSeatsOfANextGameAreTheSamePeoples) {
  Browser anne = browser();
  Json body = of_two();
  body["mine"] = {0, 1};
  const Json made = anne.post("/api/games", body).json();
  Client client(server->port(), anne.coming());
  client.join(made["game"], Json::object(), 0);
  EXPECT_EQ(client.ask(act_message(3, "white", {{"type", "resign"}}))["say"], "line");
  for (const int player : {0, 1}) client.send({{"do", "again"}, {"player", player}, {"wish", true}});
  EXPECT_EQ(client.await("again")["next"], nullptr);
  const Json next = client.await("again")["next"];
  ASSERT_TRUE(next.is_string()) << next;
  EXPECT_EQ(seats(anne, next), Json({0, 1}));
  EXPECT_EQ(anne.get("/api/me/games").json()["games"].size(), 2u);
}

}  // namespace people_test
}  // namespace served
