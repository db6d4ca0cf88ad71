// Le Tric Trac over HTTP and the WebSocket: a whole match against the bot, step by step as a page plays it.
#include "fixture.h"

namespace served {
namespace courrier_test {

Json courrier_game(const char* black) {
  const Json person{{"kind", "human"}, {"name", "W"}};
  const Json foe =
      std::string(black) == "human" ? person : Json{{"kind", "bot"}, {"bot", black}, {"name", "Bot"}};
  return {{"format", "courrier"},
          {"points", 2},
          {"white", person},
          {"black", foe},
          {"mine", std::string(black) == "human" ? Json::array({0, 1}) : Json::array({0})},
          {"seed", std::string(64, '7')}};
}

class Courrier : public WithServer {
 protected:
  // The action the last line asks of White, built from verdicts.
  Json action(Client& page, const Json& turn) {
    if (turn["stage"] == "roll") return {{"type", "roll"}};
    Json steps = Json::array(), next = turn["first_steps"];
    while (!next.empty()) {
      steps.push_back({next.back()[0], next.back()[1]});
      next = page.ask({{"do", "why"}, {"side", "white"}, {"steps", steps}})["next"];
    }
    return {{"type", "play"}, {"steps", steps}};
  }
};

TEST_F(Courrier, AWholeMatchAgainstTheBot) {
  const Reply made = http_call(port(), "POST", "/api/games", courrier_game("commis").dump());
  ASSERT_EQ(made.status, 201) << made.body;
  const Json keys = made.json()["keys"];
  const std::string game = made.json()["game"];
  EXPECT_FALSE(keys.contains("1"));

  Client page(port());
  auto heard = page.join(game, keys, 0);
  ASSERT_EQ(Json::parse(heard[0])["format"], "courrier");
  Json line = Json::parse(heard.back());
  const auto await_white = [&] {
    while (line["over"].is_null() && line["turn"]["side"] == "black") line = page.json();
  };
  await_white();
  for (int acts = 0; line["over"].is_null() && acts < 2000; ++acts) {
    const int n = line["n"].get<int>();
    line = page.ask(act_message(n + 1, "white", action(page, line["turn"])));
    ASSERT_EQ(line["say"], "line") << line;
    await_white();
  }
  ASSERT_EQ(line["over"]["seed"], std::string(64, '7'));

  const Reply record = http_call(port(), "GET", "/api/games/" + game + ".trictrac");
  EXPECT_NE(record.body.find("[Game \"courrier\"]"), std::string::npos);
  EXPECT_NE(record.body.find("[Seed \"7777"), std::string::npos);
  const Reply again = http_call(port(), "POST", "/api/records?mine=0,1", record.body);
  EXPECT_EQ(again.status, 201) << again.body;
  Client other(port());
  EXPECT_EQ(Json::parse(other.join(again.json()["game"], Json::object(), 0).back())["n"], line["n"]);
}

TEST_F(Courrier, ARefusalAndAVerdictSayTheLaw) {
  const Json made = http_call(port(), "POST", "/api/games", courrier_game("human").dump()).json();
  Client page(port());
  const Json lead = Json::parse(page.join(made["game"], made["keys"], 0).back());
  const std::string side = lead["turn"]["side"];
  ASSERT_EQ(page.ask(act_message(2, side, {{"type", "roll"}}))["turn"]["stage"], "move");
  const Json steps = Json::parse("[[9,12]]");
  EXPECT_EQ(page.ask(act_message(3, side, {{"type", "play"}, {"steps", steps}}))["refusal"]["rule"], "J3");
  const Json verdict = page.ask({{"do", "why"}, {"side", side}, {"steps", steps}});
  EXPECT_EQ(verdict["refusal"]["law"], "no_man");
  EXPECT_EQ(verdict["complete"], false);
}

TEST_F(Courrier, WhatCannotBeAskedForIsRefused) {
  Json wrong = courrier_game("commis");
  wrong["points"] = 100;
  EXPECT_EQ(http_call(port(), "POST", "/api/games", wrong.dump()).code(), "bad_message");
  wrong = courrier_game("deep green");
  EXPECT_EQ(http_call(port(), "POST", "/api/games", wrong.dump()).code(), "bad_option");
  wrong = courrier_game("commis");
  wrong["rules"] = "lois";
  EXPECT_EQ(http_call(port(), "POST", "/api/games", wrong.dump()).code(), "bad_message");
  const Reply record = http_call(port(), "POST", "/api/records", "[Game \"courrier\"]\n\n1. W 65 : 1/9\n");
  EXPECT_EQ(record.status, 422);
  EXPECT_EQ(record.json()["error"]["line"], 3);
}

}  // namespace courrier_test
}  // namespace served
