// Whoever writes what he should not, or as somebody he is not.
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

TEST_F(TalkAbuse, AFloodIsOnePersonsOnAllHisSockets) {
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

TEST_F(TalkAbuse, WhoeverIsBlockedIsHeardByOthersAlone) {
  const auto at_anne = page(anne), at_jean = page(jean);
  const Json blocks = anne.post("/api/me/blocks", {{"game", game}, {"player", 1}}).json()["blocks"];
  ASSERT_EQ(blocks.size(), 1u);
  EXPECT_EQ(blocks[0]["name"], "Jean");
  EXPECT_EQ(write(*at_jean, 1, "can you hear me?")["say"], "talk") << "nobody learns that he is blocked";
  EXPECT_EQ(write(*at_anne, 0, "silence")["text"], "silence");
  EXPECT_EQ(shown_again(anne), Json({"silence"}));
  EXPECT_EQ(shown_again(jean), Json({"can you hear me?", "silence"}));
  EXPECT_EQ(anne.post("/api/me/blocks/end", {{"person", blocks[0]["id"]}}).json()["blocks"].size(), 0u);
  EXPECT_EQ(shown_again(anne), Json({"can you hear me?", "silence"}));
}

TEST_F(TalkAbuse, WhoeverIsBlockedDoesNotSitDownAndIsAnsweredAsByAUsedCode) {
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

TEST_F(TalkAbuse, OnlyAccountsBlockAndNobodyBlocksHimself) {
  Browser guest = browser();
  EXPECT_EQ(guest.post("/api/me/blocks", {{"person", anne.me()["id"]}}).code(), "not_signed_in");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"person", anne.me()["id"]}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"person", "nobody"}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", {{"game", "nowhere"}, {"player", 0}}).code(), "bad_message");
  EXPECT_EQ(anne.post("/api/me/blocks", Json::object()).code(), "bad_message");
}

}  // namespace talk_abuse_test
}  // namespace served
