// People who write forbidden words, or in another person's name.
#include "talking.h"

namespace served {
namespace talk_abuse_test {

class TalkAbuse : public WithTable {};

TEST_F(TalkAbuse, NobodyWritesInTheNameOfAnother) {
  const auto at_anne = page(anne), nowhere = std::make_unique<Client>(port(), anne.coming());
  EXPECT_EQ(write(*at_anne, 1, "I am Jean")["code"], "bad_key");
  EXPECT_EQ(write(*at_anne, 7, "I am nobody")["code"], "bad_key");
  EXPECT_EQ(write(*at_anne, nullptr, "I only look on")["code"], "bad_message");
  EXPECT_EQ(write(*nowhere, nullptr, "I am not here")["code"], "not_joined");
  const auto with_more = at_anne->ask({{"do", "talk"}, {"player", 0}, {"text", "a"}, {"name", "Jean"}});
  EXPECT_EQ(with_more["code"], "bad_message");
  EXPECT_EQ(shown_again(jean), Json::array());
}

TEST_F(TalkAbuse, WhatHidesOrTurnsTheTextIsRefused) {
  const auto at_anne = page(anne);
  for (const char* text :
       {"", "   ", "a\nb", "a\x1b[31mb", "\u202Egnp.exe", "\u2066abc", "a\u200Bb", "\u2028"})
    EXPECT_EQ(write(*at_anne, 0, text)["code"], "bad_message") << text;
  EXPECT_EQ(write(*at_anne, 0, std::string(301, 'a'))["code"], "bad_message");
  EXPECT_EQ(write(*at_anne, 0, std::string(20'000, 'a'))["code"], "too_large");
  EXPECT_EQ(write(*at_anne, 0, std::string(300, 'a'))["say"], "talk");
}

TEST_F(TalkAbuse, BytesThatAreNoTextEndTheSocketAlone) {
  const auto at_anne = page(anne), at_jean = page(jean);
  at_anne->send_text("{\"do\":\"talk\",\"player\":0,\"text\":\"\xff\xfe\"}");
  while (at_anne->hear()) {
  }
  EXPECT_EQ(write(*at_jean, 1, "I am still here")["say"], "talk");
}

TEST_F(TalkAbuse, AFloodIsOnePersonsOnAllTheirSockets) {
  start({"--talk-per-minute", "3"});
  const auto here = page(anne), there = page(anne), at_jean = page(jean);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(write(i % 2 ? *here : *there, 0, "again")["say"], "talk");
  Json last = write(*here, 0, "again");
  while (last["say"] == "talk") last = heard(*here);
  EXPECT_EQ(last["code"], "too_many");
  EXPECT_GT(last["retry_after"].get<int>(), 0);
  EXPECT_EQ(heard(*at_jean)["text"], "again");
  write(*at_jean, 1, "enough");
  EXPECT_EQ(shown_again(jean), Json({"again", "again", "again", "enough"}));
}

TEST_F(TalkAbuse, ABlockedPersonIsHeardByOthersAlone) {
  const auto at_anne = page(anne), at_jean = page(jean);
  const Json blocks = anne.post("/api/me/blocks", {{"game", game}, {"player", 1}}).json()["blocks"];
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(blocks[0]["name"], "Jean");
  EXPECT_EQ(write(*at_jean, 1, "can you hear me?")["say"], "talk") << "nobody learns that they are blocked";
  EXPECT_EQ(write(*at_anne, 0, "silence")["text"], "silence");
  EXPECT_EQ(shown_again(anne), Json({"silence"}));
  EXPECT_EQ(shown_again(jean), Json({"can you hear me?", "silence"}));
  EXPECT_EQ(anne.post("/api/me/blocks/end", {{"person", blocks[0]["id"]}}).json()["blocks"].size(), 0u);
  EXPECT_EQ(shown_again(anne), Json({"can you hear me?", "silence"}));
}

TEST_F(TalkAbuse, ABlockedPersonDoesNotSitDownAndIsAnsweredAsByAUsedCode) {
  anne.post("/api/me/blocks", {{"person", jean.me()["id"]}});
  const Json made = anne.post("/api/games", of_two()).json();
  const std::string claim = "/api/games/" + made["game"].get<std::string>() + "/claim";
  const Json right{{"player", 1}, {"claim", made["claims"]["1"]}}, wrong{{"player", 1}, {"claim", "used"}};
  const Reply barred = jean.post(claim, right);
  EXPECT_EQ(barred.status, 403);
  EXPECT_EQ(barred.body, jean.post(claim, wrong).body);
  Browser marie = somebody("Marie");
  EXPECT_EQ(marie.post(claim, right).status, 200);
}

TEST_F(TalkAbuse, OnlyAccountsBlockAndNobodyBlocksThemselves) {
  Browser guest = browser();
  EXPECT_EQ(guest.post("/api/me/blocks", {{"person", anne.me()["id"]}}).code(), "not_signed_in");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"person", anne.me()["id"]}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"person", "nobody"}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"game", "nowhere"}, {"player", 0}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", Json::object()).code(), "bad_message");
}

}  // namespace talk_abuse_test
}  // namespace served

// The talk of people at a table, over real sockets.
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

TEST_F(TalkAtTable, WatchersWriteApartWhileTheGameLasts) {
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

TEST_F(TalkAtTable, APersonWhoLeavesTakesTheirWordsAlong) {
  write(*page(anne), 0, "my address is");
  write(*page(jean), 1, "thank you");
  EXPECT_EQ(anne.get("/api/me/export").json()["talk"][0]["text"], "my address is");
  prove(anne);
  ASSERT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(shown_again(jean), Json({"thank you"}));
}

}  // namespace talk_test
}  // namespace served
