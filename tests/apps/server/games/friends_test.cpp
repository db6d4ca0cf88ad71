// Friends at a table, each on their own device: seats taken, presence, messages, rematch.
#include <set>

#include "fixture.h"

namespace served {
namespace friends_test {

Json person(const std::string& name) { return {{"kind", "human"}, {"name", name}}; }

class Friends : public WithServer {
 protected:
  int port() const { return serving->port(); }
  Json make(const Json& body) { return http_call(port(), "POST", "/api/games", body.dump()).json(); }
  Json of_two() { return make({{"white", person("Anne")}, {"black", person("")}}); }
  Reply claim(const Json& made, int player, const Json& more = Json::object()) {
    Json body{{"player", player}, {"claim", made["claims"].value(std::to_string(player), "")}};
    body.update(more);
    return http_call(port(), "POST", "/api/games/" + id(made) + "/claim", body.dump());
  }
  static std::string id(const Json& made) { return made["game"].get<std::string>(); }
  Json game_of(const std::string& game) { return http_call(port(), "GET", "/api/games/" + game).json(); }

  const Process* serving = &server;
};

Json here(const Json& players, int watching) {
  return {{"say", "here"}, {"players", players}, {"watching", watching}};
}

TEST_F(Friends, ASeatIsFreeUntilItIsTakenUnderAName) {
  const Json made = of_two();
  EXPECT_EQ(made["keys"].size(), 1u);
  EXPECT_EQ(made["claims"].size(), 1u);
  EXPECT_FALSE(game_of(id(made))["white"].contains("free"));
  EXPECT_EQ(game_of(id(made))["black"]["free"], true);
  EXPECT_EQ(claim(made, 1, {{"name", "Ma\u202Erie"}}).code(), "bad_message");
  EXPECT_EQ(claim(made, 1, {{"name", std::string(65, 'x')}}).code(), "bad_message");
  EXPECT_EQ(claim(made, 1, {{"name", 7}}).code(), "bad_message");
  EXPECT_EQ(game_of(id(made))["black"]["free"], true) << "the code has not been used up";

  Client anne(port());
  anne.join(id(made), made["keys"], 0);
  EXPECT_EQ(anne.ask(act_message(1, "white", {{"type", "resign"}}))["code"], "wrong_stage");
  const Reply taken = claim(made, 1, {{"name", "Marie"}});
  ASSERT_EQ(taken.status, 200) << taken.body;
  EXPECT_EQ(anne.json(), Json::parse(R"({"say":"taken","player":1,"name":"Marie","guest":true})"));
  EXPECT_EQ(anne.json()["do"]["type"], "lead");
  EXPECT_EQ(claim(made, 1).code(), "bad_key") << "a third person by the same link";

  const Json game = game_of(id(made));
  EXPECT_EQ(game["black"], (Json{{"name", "Marie"}, {"kind", "human"}, {"guest", true}}));
  Client subscriber(port());
  EXPECT_EQ(Json::parse(subscriber.join(id(made), Json::object(), 0)[0])["you"], Json::array())
      << "may look on";
  EXPECT_EQ(subscriber.ask(act_message(3, "white", {{"type", "resign"}}))["code"], "bad_key");
  const auto record = http_call(port(), "GET", "/api/games/" + id(made) + ".trictrac").body;
  EXPECT_NE(record.find("[Black \"Marie\"]"), std::string::npos) << record;
}

TEST_F(Friends, AllHearWhoComesAndGoes) {
  const Json made = of_two();
  const Json marie_key = claim(made, 1).json()["key"];
  Client anne(port());
  anne.join(id(made), made["keys"], 0);
  EXPECT_EQ(anne.await("here"), here({0}, 0));
  {
    Client marie(port());
    marie.join(id(made), {{"1", marie_key}}, 0);
    EXPECT_EQ(marie.await("here"), here({0, 1}, 0));
    EXPECT_EQ(anne.await("here"), here({0, 1}, 0));
    Client subscriber(port());
    subscriber.join(id(made), Json::object(), 0);
    EXPECT_EQ(subscriber.await("here"), here({0, 1}, 1));
    EXPECT_EQ(anne.await("here"), here({0, 1}, 1));
    EXPECT_EQ(marie.await("here"), here({0, 1}, 1));
    subscriber.join(id(made), {{"1", marie_key}}, 0);
    EXPECT_EQ(anne.await("here"), here({0, 1}, 0)) << "a second page of hers";
  }
  Json last = anne.await("here");
  while (last != here({0}, 0)) last = anne.await("here");
  Client marie(port());
  marie.join(id(made), {{"1", marie_key}}, 0);
  EXPECT_EQ(anne.await("here"), here({0, 1}, 0)) << "she has come back";
}

TEST_F(Friends, WhatIsSaidReachesAll) {
  const Json made = of_two();
  const Json marie_key = claim(made, 1).json()["key"];
  Client anne(port()), marie(port()), subscriber(port());
  anne.join(id(made), made["keys"], 0);
  marie.join(id(made), {{"1", marie_key}}, 0);
  subscriber.join(id(made), Json::object(), 0);
  const Json said{{"say", "said"}, {"player", 1}, {"phrase", "good_luck"}};
  marie.send({{"do", "say"}, {"player", 1}, {"phrase", "good_luck"}});
  EXPECT_EQ(anne.await("said"), said);
  EXPECT_EQ(marie.await("said"), said);
  EXPECT_EQ(subscriber.await("said"), said);
  EXPECT_EQ(marie.ask({{"do", "say"}, {"player", 0}, {"phrase", "hello"}})["code"], "bad_key");
  EXPECT_EQ(subscriber.ask({{"do", "say"}, {"player", 0}, {"phrase", "hello"}})["code"], "bad_key");
  EXPECT_EQ(marie.ask({{"do", "say"}, {"player", 1}, {"phrase", "you are"}})["code"], "bad_message");
}

// Three at three devices and a bot, two marqués à la ronde: each acts when they sit at the side that is
// asked.
class Round {
 public:
  Round(int port, std::string game, std::map<int, std::string> keys) {
    for (const auto& [player, key] : keys) {
      auto& page = pages_[player] = std::make_unique<Client>(port);
      auto heard = page->join(game, {{std::to_string(player), key}}, 0);
      if (player == keys.begin()->first)
        for (std::size_t i = 1; i < heard.size(); ++i) take(Json::parse(heard[i]));
    }
  }
  // Plays until that many marqués have been written.
  void play(std::size_t marques) {
    while (written_ < marques && !over_ && !testing::Test::HasFailure()) {
      const std::string side = turn_["side"];
      const int player = at_[side];
      if (pages_.contains(player)) act(player, side);
      take(first().await("line"));
    }
  }
  const std::set<int>& acted() const { return acted_; }

 private:
  Client& first() { return *pages_.begin()->second; }

  void act(int player, const std::string& side) {
    const Json message = act_message(n_ + 1, side, legal_action(turn_, static_cast<unsigned>(n_)));
    for (const auto& [other, page] : pages_)
      if (other != player && turn_["stage"] == "roll" && !asked_of_others_) {
        page->send(message);
        EXPECT_EQ(page->await("error")["code"], "bad_key")
            << "player " << other << " does not sit at " << side;
      }
    asked_of_others_ = true;
    acted_.insert(player);
    pages_[player]->send(message);
  }
  void take(const Json& line) {
    ASSERT_EQ(line["n"], n_ + 1) << line;
    n_ = line["n"];
    turn_ = line["turn"];
    over_ = !line["over"].is_null();
    if (!line.contains("account")) return;
    if (line["account"]["at"] != at_) asked_of_others_ = false;
    at_ = line["account"]["at"];
    written_ = line["account"]["sheet"].size();
  }

  std::map<int, std::unique_ptr<Client>> pages_;
  Json turn_, at_;
  int n_ = 0;
  std::size_t written_ = 0;
  bool over_ = false, asked_of_others_ = false;
  std::set<int> acted_;
};

TEST_F(Friends, EachOfMoreThanTwoActsFromTheirOwnSeat) {
  const Json made = make({{"format", "ecrire-lois"},
                          {"match", {{"players", 3}, {"rounds", 3}}},
                          {"white", person("Anne")},
                          {"black", person("Marie")},
                          {"others", {person("Cloris")}},
                          {"seed", std::string(64, '5')}});
  ASSERT_TRUE(made.contains("claims")) << made;
  EXPECT_EQ(made["claims"].size(), 2u);
  std::map<int, std::string> keys{{0, made["keys"]["0"]}, {1, claim(made, 1).json()["key"]}};
  Client anne(port());
  EXPECT_EQ(anne.join(id(made), made["keys"], 0).size(), 1u) << "nothing is drawn while a seat is free";
  EXPECT_EQ(game_of(id(made))["others"][0]["free"], true);
  keys[2] = claim(made, 2).json()["key"];
  Round round(port(), id(made), keys);
  round.play(3);
  EXPECT_EQ(round.acted(), (std::set{0, 1, 2}));
}

TEST_F(Friends, ABotPlaysAmongThem) {
  const Json made = make({{"format", "ecrire-lois"},
                          {"match", {{"players", 3}, {"rounds", 3}}},
                          {"white", person("Anne")},
                          {"black", {{"kind", "bot"}, {"bot", "hasard"}, {"name", "Hasard"}}},
                          {"others", {person("Cloris")}},
                          {"seed", std::string(64, '6')}});
  ASSERT_TRUE(made["claims"].contains("2")) << made;
  Round round(port(), id(made), {{0, made["keys"]["0"]}, {2, claim(made, 2).json()["key"]}});
  round.play(3);
  EXPECT_EQ(round.acted(), (std::set{0, 2}));
}

TEST_F(Friends, TheNextGameIsOpenedByTheSameKeysAndOutlivesTheServer) {
  Process before(folder / "own.db", folder / "web");
  serving = &before;
  const Json made = of_two();
  const Json marie_key = claim(made, 1, {{"name", "Marie"}}).json()["key"];
  Json last;
  {
    Client anne(port()), marie(port());
    anne.join(id(made), made["keys"], 0);
    marie.join(id(made), {{"1", marie_key}}, 0);
    anne.send(act_message(3, "white", {{"type", "resign"}}));
    marie.await("line");
    anne.send({{"do", "again"}, {"player", 0}, {"wish", true}});
    last = marie.await("again");
    EXPECT_EQ(last, Json::parse(R"({"say":"again","wish":[0],"next":null})"));
    marie.send({{"do", "again"}, {"player", 1}, {"wish", true}});
    last = marie.await("again");
    EXPECT_EQ(last["wish"], (Json{0, 1}));
    EXPECT_EQ(last["players"], (Json{1, 0}));
  }
  before.kill();
  Process after(folder / "own.db", folder / "web");
  const auto got = [&](const std::string& game) {
    return http_call(after.port(), "GET", "/api/games/" + game).json();
  };
  EXPECT_EQ(got(id(made))["next"], last["next"]);
  const std::string next = last["next"];
  EXPECT_EQ(got(next)["white"]["name"], "Marie");
  EXPECT_EQ(got(next)["black"]["name"], "Anne");
  EXPECT_NE(got(next)["commit"], got(id(made))["commit"]);
  Client marie(after.port());
  EXPECT_EQ(Json::parse(marie.join(next, {{"0", marie_key}}, 0)[0])["you"], Json::array({0}));
  Client anne(after.port());
  EXPECT_EQ(anne.ask(join_message(next, {{"0", made["keys"]["0"]}}, 0))["code"], "bad_key");
  EXPECT_EQ(Json::parse(anne.join(next, {{"1", made["keys"]["0"]}}, 0)[0])["you"], Json::array({1}));
  EXPECT_EQ(anne.await("here"), here({0, 1}, 0)) << "they are here again, though the server was killed";
  Client old(after.port());
  old.join(id(made), made["keys"], 0);
  EXPECT_EQ(old.ask({{"do", "again"}, {"player", 0}, {"wish", true}})["next"], next) << "none is made twice";
}

// Killed at any moment while both wish another game: there is one, or none yet, and never two.
TEST_F(Friends, KilledWhileItIsMadeThereIsOneNextGame) {
  auto running = std::make_unique<Process>(folder / "killed.db", folder / "web");
  const auto call = [&](const std::string& method, const std::string& path, const Json& body = {}) {
    return http_call(running->port(), method, path, body.is_null() ? "" : body.dump()).json();
  };
  for (int i = 0; i < 10; ++i) {
    const Json made =
        call("POST", "/api/games", {{"white", person("A")}, {"black", person("B")}, {"mine", {0, 1}}});
    const std::string game = id(made);
    std::string next;
    for (int life = 0; life < 3; ++life) {
      Client page(running->port());
      page.join(game, made["keys"], 0);
      if (life == 0) page.ask(act_message(3, "white", {{"type", "resign"}}));
      page.send({{"do", "again"}, {"player", 0}, {"wish", true}});
      page.send({{"do", "again"}, {"player", 1}, {"wish", true}});
      if (life > 0) {
        Json heard = page.await("again");
        while (heard["next"].is_null()) heard = page.await("again");
        if (!next.empty()) {
          EXPECT_EQ(heard["next"], next);
        }
        next = heard["next"];
        EXPECT_EQ(call("GET", "/api/games/" + next)["say"], "game");
      } else if (i % 2 == 0) {
        page.await("again");
      }
      running->kill();
      running = std::make_unique<Process>(folder / "killed.db", folder / "web");
      const Json found = call("GET", "/api/games/" + game).value("next", Json());
      if (!next.empty()) {
        EXPECT_EQ(found, next) << "what was shown is durable";
      }
      if (found.is_string()) next = found;
    }
  }
}

TEST_F(Friends, OffersOfAnotherGameCountAsGamesAskedFor) {
  Process strict(folder / "strict.db", folder / "web", {"--games-per-hour", "2"});
  const auto made = http_call(strict.port(), "POST", "/api/games",
                              Json{{"white", person("A")}, {"black", person("B")}, {"mine", {0, 1}}}.dump())
                        .json();
  Client page(strict.port());
  page.join(id(made), made["keys"], 0);
  page.ask(act_message(3, "white", {{"type", "resign"}}));
  const Json wish{{"do", "again"}, {"player", 0}, {"wish", true}};
  EXPECT_EQ(page.ask(wish)["say"], "again");
  EXPECT_EQ(page.ask(wish)["code"], "too_many");
}

}  // namespace friends_test
}  // namespace served
