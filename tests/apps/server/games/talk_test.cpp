// What people write to each other at a table, over real sockets.
#include "talking.h"

namespace served {
namespace talk_test {

class TalkAtTable : public WithTable {};

TEST_F(TalkAtTable, AccountsWriteAndAReloadShowsIt) {
  const auto at_anne = page(anne), at_jean = page(jean);
  const Json said = write(*at_anne, 0, "  Bien joué <b>!  ");
  EXPECT_EQ(said["say"], "talk");
  EXPECT_EQ(said["n"], 1);
  EXPECT_EQ(said["text"], "Bien joué <b>!");
  EXPECT_EQ(said["name"], "Anne");
  EXPECT_EQ(said["by"], anne.me()["id"]);
  EXPECT_EQ(said["player"], 0);
  EXPECT_EQ(said["to"], "players");
  EXPECT_EQ(heard(*at_jean), said);
  EXPECT_EQ(write(*at_jean, 1, "merci")["n"], 2);
  EXPECT_EQ(shown_again(anne), Json({"Bien joué <b>!", "merci"}));
}

TEST_F(TalkAtTable, IsKeptOverARestartAndStandsInNoRecord) {
  write(*page(anne), 0, "à demain");
  start();
  EXPECT_EQ(shown_again(jean), Json({"à demain"}));
  const auto record = http_call(port(), "GET", "/api/games/" + game + ".trictrac").body;
  EXPECT_EQ(record.find("demain"), std::string::npos);
}

TEST_F(TalkAtTable, WhoeverLooksOnWritesApartWhileTheGameLasts) {
  const Browser marie = somebody("Marie"), claire = somebody("Claire"), guest = browser();
  const auto at_anne = page(anne), at_marie = page(marie), at_claire = page(claire);
  EXPECT_EQ(write(*at_anne, 0, "for Jean")["to"], "players");
  const Json beside = write(*at_marie, nullptr, "she should hold");
  EXPECT_EQ(beside["to"], "watchers");
  EXPECT_EQ(beside["player"], nullptr);
  EXPECT_EQ(heard(*at_claire), beside) << "and not what players write";
  EXPECT_EQ(shown_again(guest), Json::array()) << "a player in another window is such a guest";
  EXPECT_EQ(shown_again(anne), Json({"for Jean"}));
  EXPECT_EQ(shown_again(marie), Json({"she should hold"}));
  const auto at_jean = page(jean);
  const int next = game_of(game)["lines"].get<int>() + 1;
  at_anne->send(act_message(next, "white", {{"type", "resign"}}));  // whichever of them is asked
  at_jean->send(act_message(next, "black", {{"type", "resign"}}));
  ASSERT_FALSE(at_anne->await("line")["over"].is_null());
  EXPECT_EQ(shown_again(anne), Json({"for Jean", "she should hold"})) << "the game is over";
  EXPECT_EQ(shown_again(marie), Json({"she should hold"}));
  EXPECT_EQ(shown_again(guest), Json({"she should hold"}));
}

TEST_F(TalkAtTable, GuestsReadAndAreAskedToSignIn) {
  Browser guest = browser();
  const Json made = guest.post("/api/games", of_two()).json();
  game = made["game"];
  const auto at_guest = page(guest);
  EXPECT_EQ(write(*at_guest, 0, "hello")["code"], "not_signed_in");
  EXPECT_EQ(write(*page(browser()), nullptr, "hello")["code"], "not_signed_in");
  EXPECT_EQ(shown_again(guest), Json::array());
}

TEST_F(TalkAtTable, WhoeverLeavesTakesHisWordsAlong) {
  write(*page(anne), 0, "my address is");
  write(*page(jean), 1, "thank you");
  EXPECT_EQ(anne.get("/api/me/export").json()["talk"][0]["text"], "my address is");
  ASSERT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(shown_again(jean), Json({"thank you"}));
}

}  // namespace talk_test
}  // namespace served
