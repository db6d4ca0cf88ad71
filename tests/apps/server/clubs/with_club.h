// A club and its people, by HTTP, as pages use them.
#pragma once

#include "asked_settings.h"
#include "browser.h"
#include "served_games.h"

namespace served {

// A club of Odile at a server, of which Anne knows.
class WithClub : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start(without_limits());
    odile.emplace(somebody("Odile"));
    anne.emplace(somebody("Anne"));
  }
  Json make(const Json& more = Json::object()) {
    const Reply reply = odile->post("/api/clubs", club_body(more));
    EXPECT_EQ(reply.status, 200) << reply.body;
    path = "/api/clubs/" + reply.json()["id"].get<std::string>();
    return reply.json();
  }
  Reply post(Browser& who, const std::string& what, const Json& body = Json::object()) {
    return who.post(path + what, body);
  }
  Json page(Browser& who) { return who.get(path).json(); }
  static std::string role(const Json& page) { return page["role"]; }
  static std::vector<std::string> names(const Json& people) {
    std::vector<std::string> all;
    for (const Json& one : people) all.push_back(one["name"]);
    return all;
  }
  // Makes a member of somebody.
  void take_in(Browser& who, const std::string& name) {
    EXPECT_EQ(post(*odile, "/invite", {{"name", name}}).status, 200);
    EXPECT_EQ(role(post(who, "/join").json()), "member");
  }
  Json tournament(const Json& more) {
    Json all{{"rounds", 1}, {"on_wood", true}, {"club", path.substr(std::string("/api/clubs/").size())}};
    all.update(more);
    return tournament_body(all);
  }
  // Holds a ranked tournament of two accounts, which the first of them wins; returns its id.
  std::string hold_evening(Browser& winner, Browser& loser) {
    const Json made = odile->post("/api/tournaments", tournament({{"ranked", true}})).json();
    const std::string at = "/api/tournaments/" + made["id"].get<std::string>();
    for (Browser* who : {&winner, &loser}) EXPECT_EQ(who->post(at + "/enter", {{"name", ""}}).status, 200);
    const auto next = [&] { return odile->get(at).json()["revision"].get<int>() + 1; };
    EXPECT_EQ(odile->post(at + "/rounds", {{"number", next()}}).status, 200);
    const Json table = odile->get(at).json()["rounds"][0]["tables"][0];
    const Json result{{"type", "enter_result"},
                      {"at", {{"round", 1}, {"table", 1}}},
                      {"result", {{"winner", table["seats"][0] == 1 ? 0 : 1}, {"holes", {12, 3}}}}};
    for (const Json& act : {result, Json{{"type", "close_round"}}, Json{{"type", "finish"}}}) {
      const Reply done = odile->post(at + "/acts", {{"number", next()}, {"act", act}});
      EXPECT_EQ(done.status, 200) << done.body;
    }
    return made["id"];
  }

  std::optional<Browser> odile, anne;
  std::string path;
};

}  // namespace served
