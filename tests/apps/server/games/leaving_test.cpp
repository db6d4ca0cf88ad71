// A person who deletes their account: nothing of them stays, and the games go on for the other players.
#include "browser.h"
#include "served_games.h"

namespace served {
namespace leaving_test {

class Leaving : public WithPeople {
 protected:
  // A game of Anne's and Marie's, each at a browser of her own.
  std::string between(Browser& anne, Browser& marie) const {
    const Json made = anne.post("/api/games", of_two()).json();
    marie.post("/api/games/" + made["game"].get<std::string>() + "/claim",
               {{"player", 1}, {"claim", made["claims"]["1"]}, {"name", "Marie"}});
    keys = made["keys"];
    EXPECT_EQ(game_of(made["game"])["lines"], 2) << "the lead and its roll";
    return made["game"];
  }
  std::string record(const std::string& game) const {
    return http_call(server->port(), "GET", "/api/games/" + game + ".trictrac").body;
  }
  // Everything the file holds, and its log.
  std::string file() const {
    return bytes_of(folder / "games.db") + bytes_of((folder / "games.db").string() + "-wal");
  }

  mutable Json keys;
};

TEST_F(Leaving, TheNameIsGoneFromGamesThatCanStillBeRead) {
  Browser anne = somebody("Anne"), marie = browser();
  const std::string game = between(anne, marie);
  Client watching(server->port(), marie.coming());
  watching.join(game, Json::object(), 0);
  const std::string token = anne.token;
  prove(anne);
  EXPECT_EQ(anne.post("/api/me/delete", {{"name", "Marie"}}).code(), "bad_message");
  const Reply left = anne.post("/api/me/delete", {{"name", "Anne"}});
  ASSERT_EQ(left.status, 200) << left.body;
  EXPECT_EQ(left.json(), Json::object());
  EXPECT_EQ(anne.token, "");

  anne.token = token;
  EXPECT_EQ(anne.me(), nullptr);
  EXPECT_EQ(sign_in(anne, "Anne").code(), "bad_sign_in");
  EXPECT_EQ(game_of(game)["white"]["name"], "");
  EXPECT_EQ(game_of(game)["black"]["name"], "Marie");
  EXPECT_EQ(record(game).find("Anne"), std::string::npos) << record(game);
  EXPECT_NE(record(game).find("Marie"), std::string::npos);
  EXPECT_EQ(seats(marie, game), Json({1}));
  Client by_key(server->port());
  EXPECT_EQ(by_key.ask(join_message(game, keys, 0))["code"], "bad_key") << "their key opens nothing any more";
  const Reply again = browser().post("/api/me/account", {{"name", "Anne"}, {"password", kPassword}});
  EXPECT_EQ(again.status, 200) << "the name is free";

  server.reset();
  EXPECT_EQ(run_program("serve --check " + kept_in(folder / "games.db")).status, 0);
}

TEST_F(Leaving, NothingOfThePersonStaysInTheFile) {
  Browser anne = browser();
  const std::string name = "Anne-Barbe de Trictraqueville";
  anne.person_after("/api/me/account", {{"name", name.substr(0, 24)}, {"password", kPassword}});
  prove(anne);
  anne.post("/api/me/email", {{"email", "barbe@trictraqueville.example"}});
  Json body = of_two();
  body["white"]["name"] = name;
  anne.post("/api/games", body);
  ASSERT_EQ(anne.post("/api/me/delete", {{"name", name.substr(0, 24)}}).status, 200);
  EXPECT_EQ(this->file().find("rictraqueville"), std::string::npos) << "neither in its log or free pages";
  server.reset();
  const auto file = folder / "games.db";
  for (const char* table : {"person", "session", "passkey", "recovery"})
    EXPECT_EQ(number(file, "SELECT count(*) FROM " + std::string(table)), 0) << table;
  EXPECT_EQ(number(file, "SELECT count(*) FROM game WHERE config LIKE '%Trictraqueville%'"), 0);
  EXPECT_EQ(number(file, "SELECT count(*) FROM seat WHERE player = 0 AND key = '' AND person IS NULL"), 1);
}

TEST_F(Leaving, WhatWasCutShortIsDoneAtTheNextStart) {
  Browser anne = somebody("Anne"), marie = browser();
  const std::string game = between(anne, marie);
  server.reset();
  execute(folder / "games.db", "UPDATE person SET leaves = 1, folded = NULL WHERE name = 'Anne'");
  start();
  Browser again = browser();
  again.token = anne.token;
  EXPECT_EQ(again.me(), nullptr);
  // Each step of a departure is a transaction of its own.
  while (number(folder / "games.db", "SELECT count(*) FROM person WHERE leaves = 1") != 0)
    std::this_thread::yield();
  EXPECT_EQ(game_of(game)["white"]["name"], "");
}

TEST_F(Leaving, AGuestLeavesByTheirName) {
  Browser guest = browser();
  const std::string game = guest.post("/api/games", of_two()).json()["game"];
  EXPECT_EQ(guest.post("/api/me/delete", Json::object()).code(), "bad_message");
  EXPECT_EQ(guest.post("/api/me/delete", {{"name", ""}}).status, 200);
  EXPECT_EQ(game_of(game)["white"]["name"], "");
  EXPECT_EQ(game_of(game)["black"]["name"], "Jean") << "that seat is nobody's yet";
  EXPECT_EQ(guest.post("/api/me/delete", {{"name", ""}}).code(), "not_signed_in");
}

TEST_F(Leaving, AGameThatIsDamagedStaysDamagedAndLosesItsPeople) {
  Browser anne = somebody("Anne"), marie = browser();
  const std::string game = between(anne, marie);
  server.reset();
  execute(folder / "games.db", "UPDATE event SET text = 'w nothing' WHERE n = 1");
  start();
  Browser again = browser();
  again.token = anne.token;
  prove(again);
  EXPECT_EQ(again.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(http_call(server->port(), "GET", "/api/games/" + game).code(), "internal");
  server.reset();
  EXPECT_EQ(number(folder / "games.db", "SELECT count(*) FROM seat WHERE person IS NOT NULL"), 1) << "Marie";
}

}  // namespace leaving_test
}  // namespace served
