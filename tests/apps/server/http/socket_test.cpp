// Joining, acting, watching over the WebSocket.
#include "fixture.h"

namespace served {
namespace socket_test {

class Sockets : public WithServer {
 protected:
  void SetUp() override {
    WithServer::SetUp();
    made = new_game(port(), "human", "human");
    game = made["game"].get<std::string>();
  }
  // The last line heard, of messages ending in lines.
  static Json last(const std::vector<std::string>& heard) { return Json::parse(heard.back()); }

  Json made;
  std::string game;
};

TEST_F(Sockets, AJoinShowsTheGameAndItsLines) {
  Client page(port());
  const auto heard = page.join(game, made["keys"], 0);
  ASSERT_EQ(heard.size(), 3u);
  const Json info = Json::parse(heard[0]);
  EXPECT_EQ(info["say"], "game");
  EXPECT_EQ(info["you"], Json::parse("[0,1]"));
  EXPECT_EQ(info["lines"], 2);
  EXPECT_EQ(Json::parse(heard[1])["n"], 1);
  EXPECT_EQ(Json::parse(heard[2])["n"], 2);
  EXPECT_EQ(page.join(game, made["keys"], 1).size(), 2u);
  EXPECT_EQ(page.join(game, made["keys"], 2).size(), 1u);
  EXPECT_EQ(Json::parse(page.join(game, made["keys"], 3)[0])["code"], "stale");
}

TEST_F(Sockets, EveryoneIsShownEveryEvent) {
  Client page(port()), subscriber(port());
  const Json line = last(page.join(game, made["keys"], 0));
  subscriber.join(game, Json::object(), 2);
  const std::string side = line["turn"]["side"].get<std::string>();
  page.send(act_message(3, side, legal_action(line["turn"], 0)));
  const auto mine = page.receive(), theirs = subscriber.receive();
  ASSERT_TRUE(mine && theirs);
  EXPECT_EQ(*mine, *theirs);
  EXPECT_EQ(Json::parse(*mine)["n"], 3);
  for (const char* key : {"0", "1"})
    EXPECT_EQ(theirs->find(made["keys"][key].get<std::string>()), std::string::npos);
}

TEST_F(Sockets, ARepeatedActIsAnsweredAlikeAndDoneOnce) {
  Client page(port());
  const Json line = last(page.join(game, made["keys"], 0));
  const Json act = act_message(3, line["turn"]["side"].get<std::string>(), legal_action(line["turn"], 1));
  const Json first = page.ask(act), second = page.ask(act);
  EXPECT_EQ(first["n"], 3);
  EXPECT_EQ(second, first);
  Client other(port());
  EXPECT_EQ(other.join(game, Json::object(), 0).size(), 4u);
}

TEST_F(Sockets, KeysOpenTheirOwnSeatOnly) {
  Client page(port());
  EXPECT_EQ(page.ask(join_message(game, {{"0", "x"}}, 0))["code"], "bad_key");
  EXPECT_EQ(page.ask(join_message(game, {{"0", made["keys"]["1"]}}, 0))["code"], "bad_key");
  EXPECT_EQ(page.ask(act_message(3, "white", {{"type", "resign"}}))["code"], "not_joined");

  Client white(port());
  const auto heard = white.join(game, {{"0", made["keys"]["0"]}}, 0);
  EXPECT_EQ(Json::parse(heard[0])["you"], Json::parse("[0]"));
  EXPECT_EQ(white.ask(act_message(3, "black", {{"type", "resign"}}))["code"], "bad_key");

  Client subscriber(port());
  subscriber.join(game, Json::object(), 0);
  EXPECT_EQ(subscriber.ask(act_message(3, "white", {{"type", "resign"}}))["code"], "bad_key");
  Client again(port());
  EXPECT_EQ(again.join(game, Json::object(), 0).size(), 3u) << "nobody has done anything";
}

TEST_F(Sockets, ABotsSeatHasNoKey) {
  const Json with_bot = new_game(port(), "human", "commis");
  Client page(port());
  EXPECT_EQ(page.ask(join_message(with_bot["game"], {{"1", ""}}, 0))["code"], "bad_key");
}

TEST_F(Sockets, ErrorsOfTheTable) {
  Client page(port());
  const Json turn = last(page.join(game, made["keys"], 0))["turn"];
  const std::string side = turn["side"].get<std::string>();
  const std::string other = side == "white" ? "black" : "white";
  EXPECT_EQ(page.ask(act_message(9, side, {{"type", "roll"}}))["code"], "stale");
  EXPECT_EQ(page.ask(act_message(3, side, {{"type", "roll"}}))["code"], "wrong_stage");
  EXPECT_EQ(page.ask(act_message(3, other, legal_action(turn, 0)))["code"], "not_your_turn");
  const Json refused = page.ask(act_message(3, side, Json::parse(R"({"type":"play","steps":[[9,10]]})")));
  EXPECT_EQ(refused["code"], "refused");
  EXPECT_EQ(refused["refusal"]["law"], "no_man");
  const Json over = page.ask(act_message(3, other, {{"type", "resign"}}));
  EXPECT_EQ(over["over"]["seed"], std::string(64, '7'));
  EXPECT_EQ(page.ask(act_message(4, side, {{"type", "roll"}}))["code"], "game_over");
}

TEST_F(Sockets, WhyIsAnsweredByAVerdict) {
  Client page(port());
  EXPECT_EQ(page.ask(Json::parse(R"({"do":"why","side":"white","steps":[]})"))["code"], "not_joined");
  const Json turn = last(page.join(game, made["keys"], 0))["turn"];
  Json why{{"do", "why"}, {"side", turn["side"]}, {"steps", Json::parse("[[5,9]]")}};
  const Json verdict = page.ask(why);
  EXPECT_EQ(verdict["say"], "verdict");
  EXPECT_EQ(verdict["steps"], why["steps"]);
  EXPECT_EQ(verdict["refusal"]["rule"], "M1");
  why["steps"] = legal_action(turn, 0)["steps"];
  EXPECT_TRUE(page.ask(why)["refusal"].is_null());
}

TEST_F(Sockets, APageMayChangeGames) {
  const Json second = new_game(port(), "human", "human", '8');
  Client page(port());
  page.join(game, made["keys"], 0);
  EXPECT_EQ(Json::parse(page.join(second["game"].get<std::string>(), second["keys"], 0)[0])["game"],
            second["game"]);
  Client other(port());
  other.join(game, made["keys"], 0);
  other.ask(act_message(3, "white", {{"type", "resign"}}));
  // Had the page still been listening to the first game, its line would come before this answer.
  EXPECT_EQ(page.ask(act_message(9, "white", {{"type", "roll"}}))["code"], "stale");
}

TEST_F(Sockets, ManyAnswersToAPageThatReadsLate) {
  Client page(port());
  page.join(game, made["keys"], 0);
  for (int i = 0; i < 500; ++i) ASSERT_TRUE(page.send(act_message(99, "white", {{"type", "roll"}})));
  for (int i = 0; i < 500; ++i) ASSERT_EQ(page.json()["code"], "stale");
}

TEST_F(Sockets, MessagesArePackedForWhoTakesThemSo) {
  const Json bots = new_game(port(), "commis", "commis");
  Client plain(port()), packed(port(), {.packs = true});
  EXPECT_EQ(plain.answer().head.find("permessage-deflate"), std::string::npos);
  EXPECT_NE(packed.answer().head.find("permessage-deflate"), std::string::npos);
  const auto heard = packed.watch(bots["game"]);
  EXPECT_EQ(heard, plain.watch(bots["game"]));
  EXPECT_EQ(packed.watch(bots["game"]), heard) << "and again on the same socket";
  EXPECT_EQ(packed.ask(Json::array())["code"], "bad_message");
}

TEST_F(Sockets, AWholeGameOfBotsIsShownToTheEnd) {
  const Json bots = new_game(port(), "commis", "commis");
  Client subscriber(port());
  const auto lines = subscriber.watch(bots["game"].get<std::string>());
  ASSERT_GT(lines.size(), 50u);
  for (std::size_t i = 0; i < lines.size(); ++i) ASSERT_EQ(Json::parse(lines[i])["n"], i + 1);
  EXPECT_FALSE(last(lines)["over"].is_null());
  EXPECT_EQ(subscriber.watch(bots["game"].get<std::string>()), lines) << "and again, as it was stored";
}

TEST_F(Sockets, ASecondSeatIsTakenByItsCode) {
  const Json body{{"white", {{"kind", "human"}, {"name", "A"}}},
                  {"black", {{"kind", "human"}, {"name", "B"}}}};
  const Json asked = http_call(port(), "POST", "/api/games", body.dump()).json();
  EXPECT_FALSE(asked["keys"].contains("1"));
  const std::string id = asked["game"].get<std::string>();
  Client page(port());
  EXPECT_EQ(page.join(id, asked["keys"], 0).size(), 1u) << "no line before both sit";
  const Json claim{{"player", 1}, {"claim", asked["claims"]["1"]}};
  const Reply taken = http_call(port(), "POST", "/api/games/" + id + "/claim", claim.dump());
  ASSERT_EQ(taken.status, 200) << taken.body;
  EXPECT_EQ(page.json(), Json::parse(R"({"say":"taken","player":1,"name":"","guest":true})"));
  EXPECT_EQ(page.json()["do"]["type"], "lead");
  EXPECT_EQ(http_call(port(), "POST", "/api/games/" + id + "/claim", claim.dump()).code(), "bad_key");
  Client other(port());
  const auto heard = other.join(id, {{"1", taken.json()["key"]}}, 0);
  EXPECT_EQ(Json::parse(heard[0])["you"], Json::parse("[1]"));
}

TEST_F(Sockets, APingIsAnsweredWhateverHasBeenJoined) {
  Client page(port());
  const Json ping{{"do", "ping"}};
  EXPECT_EQ(page.ask(ping), Json({{"say", "pong"}}));
  page.join(game, made["keys"], 0);
  EXPECT_EQ(page.ask(ping), Json({{"say", "pong"}}));
  EXPECT_EQ(page.ask(Json({{"do", "ping"}, {"since", 1}}))["code"], "bad_message");
}

// Long before it has been silent for half of --idle.
TEST_F(Sockets, APageThatPingsIsAskedHowFarAwayItIs) {
  Client page(port());
  page.join(game, made["keys"], 0);
  EXPECT_EQ(page.ask({{"do", "ping"}})["say"], "pong");
  EXPECT_EQ(page.await("ping"), Json({{"say", "ping"}}));
  EXPECT_EQ(page.ask({{"do", "ping"}})["say"], "pong") << "by which the page answers it";
}

class SilentSockets : public WithFolder {
 protected:
  std::unique_ptr<Process> server() { return serve({"--allow-seed", "--idle", "2"}); }
};

// Its WebSocket still answers for it, as that of a proxy would.
TEST_F(SilentSockets, APageThatPingsAndThenSaysNothingIsAskedAndClosed) {
  const auto served = server();
  const Json made = new_game(served->port(), "human", "human");
  Client subscriber(served->port()), page(served->port());
  subscriber.join(made["game"], Json::object(), 0);
  page.join(made["game"], made["keys"], 0);
  EXPECT_EQ(subscriber.await("here")["players"], Json::array()) << "it had come alone";
  EXPECT_EQ(subscriber.await("here")["players"], Json::array({0, 1}));
  EXPECT_EQ(page.ask({{"do", "ping"}})["say"], "pong");
  EXPECT_EQ(page.json()["say"], "ping");
  EXPECT_EQ(page.receive(), std::nullopt);
  Client late(served->port());
  late.join(made["game"], Json::object(), 0);
  Json here = late.await("here");
  while (here["say"] == "here" && !here["players"].empty()) here = late.await("here");
  EXPECT_EQ(here["players"], Json::array()) << "a page that does not answer is not there";
}

}  // namespace socket_test
}  // namespace served
