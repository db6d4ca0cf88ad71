// Players without an account of the name at their seat are shown as guests, wherever the name stands.
#include "browser.h"
#include "served_games.h"

namespace served {
namespace guests_test {

class Guests : public WithPeople {
 protected:
  static Json named(const std::string& white, const std::string& black = "") {
    return {{"white", {{"kind", "human"}, {"name", white}}}, {"black", {{"kind", "human"}, {"name", black}}}};
  }
  Json made_by(Browser& who, const std::string& name) const {
    return who.post("/api/games", named(name)).json();
  }
  Reply sit(Browser& who, const Json& made, const Json& name) const {
    Json claim{{"player", 1}, {"claim", made["claims"]["1"]}};
    if (!name.is_null()) claim["name"] = name;
    return who.post("/api/games/" + made["game"].get<std::string>() + "/claim", claim);
  }
  bool is_guest(const Json& made, const char* side) const {
    return game_of(made["game"])[side].contains("guest");
  }
};

TEST_F(Guests, AreThoseWithoutAnAccountOfThatName) {
  Browser bruno = somebody("Bruno"), impostor = browser();
  EXPECT_FALSE(is_guest(made_by(bruno, "Bruno"), "white"));
  for (const char* name : {"Bruno", "Moderator", "Trictrac Support"})
    EXPECT_TRUE(is_guest(made_by(impostor, name), "white")) << name;
  EXPECT_TRUE(is_guest(made_by(bruno, "Anne"), "white")) << "an account under another name";
}

TEST_F(Guests, AreMarkedWhenTheyTakeASeatAndTheTableHearsIt) {
  Browser bruno = somebody("Bruno"), anne = somebody("Anne"), impostor = browser();
  const Json made = made_by(bruno, "Bruno");
  EXPECT_FALSE(is_guest(made, "black")) << "a free seat is nobody's";
  Client table(server->port(), bruno.coming());
  table.join(made["game"], Json::object(), 0);
  ASSERT_EQ(sit(impostor, made, "Anne").status, 200);
  EXPECT_EQ(table.await("taken"), (Json{{"say", "taken"}, {"player", 1}, {"name", "Anne"}, {"guest", true}}));
  EXPECT_TRUE(is_guest(made, "black"));

  const Json second = made_by(bruno, "Bruno");
  ASSERT_EQ(sit(anne, second, nullptr).status, 200);
  EXPECT_EQ(game_of(second["game"])["black"]["name"], "Anne") << "by her account, where she gives no name";
  EXPECT_FALSE(is_guest(second, "black"));
}

TEST_F(Guests, StayMarkedAfterARestartInListsAndInRecords) {
  Browser bruno = somebody("Bruno"), impostor = browser();
  const Json made = made_by(bruno, "Bruno");
  ASSERT_EQ(sit(impostor, made, "Anne").status, 200);
  start();
  EXPECT_TRUE(is_guest(made, "black"));
  EXPECT_FALSE(is_guest(made, "white"));
  Browser again(server->port());
  again.token = bruno.token;
  const Json mine = again.get("/api/me/games").json()["games"][0];
  EXPECT_EQ(mine["guests"], Json({1}));
  const Reply record =
      http_call(server->port(), "GET", "/api/games/" + made["game"].get<std::string>() + ".trictrac");
  EXPECT_NE(record.body.find("[Guests \"Black\"]"), std::string::npos) << record.body;
}

TEST_F(Guests, OfARecordAreThoseOfTheTableThatContinuesIt) {
  Browser bruno = somebody("Bruno");
  const std::string record = "[White \"Bruno\"]\n[Black \"Anne\"]\n[Guests \"White\"]\n\n1. W 42 : 1/5 1/3\n";
  const Reply made = bruno.post("/api/records?mine=all", Json());
  EXPECT_EQ(made.status, 422);
  const Reply went_on = http_call(server->port(), "POST", "/api/records?mine=all", record, bruno.coming());
  ASSERT_EQ(went_on.status, 201) << went_on.body;
  const Json game = game_of(went_on.json()["game"]);
  EXPECT_FALSE(game["white"].contains("guest")) << "the name of the account";
  EXPECT_TRUE(game["black"].contains("guest"));
}

TEST_F(Guests, AreMarkedInTheLobby) {
  Browser impostor = browser(), looker = browser();
  const Json made = made_by(impostor, "Bruno");
  Client table(server->port(), impostor.coming());
  table.join(made["game"], Json::object(), 0);
  ASSERT_TRUE(table.send({{"do", "offer"}, {"claims", made["claims"]}}));
  Client lobby(server->port(), looker.coming());
  ASSERT_TRUE(lobby.send({{"do", "lobby"}}));
  Json offers = Json::array();
  while (offers.empty()) offers = lobby.await("lobby")["offers"];
  EXPECT_EQ(offers[0]["white"]["guest"], true);
}

}  // namespace guests_test
}  // namespace served
