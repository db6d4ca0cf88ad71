// The names of young players in public tournaments: told to those who know them, hidden from strangers.
#include "asked_settings.h"
#include "browser.h"

namespace served {
namespace young_names_test {

class YoungNames : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start(without_limits());
    odile.emplace(somebody("Odile"));
    lea.emplace(somebody("Lea"));
    bruno.emplace(somebody("Bruno"));
    claire.emplace(somebody("Claire"));
    EXPECT_EQ(lea->post("/api/me/young", {{"young", true}}).status, 200);
  }
  void hold(Json more = Json::object()) {
    more.update(Json{{"rounds", 2}, {"on_wood", true}});
    const Reply made = odile->post("/api/tournaments", tournament_body(more));
    EXPECT_EQ(made.status, 200) << made.body;
    path = "/api/tournaments/" + made.json()["id"].get<std::string>();
    code = made.json()["you"]["code"];
    for (Browser* who : {&*lea, &*bruno, &*claire})
      EXPECT_EQ(who->post(path + "/enter", {{"name", ""}, {"club", "Lyon"}, {"code", code}}).status, 200);
    announce("Well played, Lea!");
    const Reply paired = odile->post(path + "/rounds", {{"number", next()}});
    ASSERT_EQ(paired.status, 200) << paired.body;
    const Json seats = paired.json()["rounds"][0]["tables"][0]["seats"];
    const auto sits = [&](int entrant) { return seats[0] == entrant || seats[1] == entrant; };
    ASSERT_TRUE(sits(1)) << "the first of equal ratings has an opponent";
    opponent = sits(2) ? &*bruno : &*claire;
    other = sits(2) ? &*claire : &*bruno;
    const Json result{{"type", "enter_result"},
                      {"at", {{"round", 1}, {"table", 1}}},
                      {"result", {{"winner", seats[0] == 1 ? 0 : 1}, {"holes", {12, 3}}}}};
    EXPECT_EQ(odile->post(path + "/acts", {{"number", next()}, {"act", result}}).status, 200);
  }
  void announce(const std::string& text) {
    EXPECT_EQ(
        odile->post(path + "/acts", {{"number", next()}, {"act", {{"type", "announce"}, {"text", text}}}})
            .status,
        200);
  }
  int next() { return odile->get(path).json()["revision"].get<int>() + 1; }

  static constexpr const char* kParts[] = {"",
                                           "/news",
                                           "/log",
                                           "/file?file=standings.csv",
                                           "/file?file=entrants.csv",
                                           "/file?file=tournament.json",
                                           "/file?file=tournament.trf"};
  std::optional<Browser> odile, lea, bruno, claire;
  Browser *opponent = nullptr, *other = nullptr;  // of Lea; who has not met her
  std::string path, code;
};

TEST_F(YoungNames, AreHiddenFromStrangersAndTheirResultsCount) {
  hold();
  Browser nobody = browser();
  for (Browser* stranger : {&nobody, other})
    for (const char* part : kParts) {
      const Reply shown = stranger->get(path + part);
      EXPECT_EQ(shown.status, 200) << part;
      EXPECT_EQ(shown.body.find("Lea"), std::string::npos) << part << " " << shown.body;
      EXPECT_NE(shown.body.find("Bruno"), std::string::npos) << part;
    }
  const Json page = nobody.get(path).json();
  EXPECT_EQ(page["entrants"][0]["hidden"], true);
  EXPECT_EQ(page["entrants"][0]["name"], "");
  EXPECT_FALSE(page["entrants"][1].contains("hidden"));
  EXPECT_EQ(page["standings"][0]["entrant"], 1) << "she leads";
  EXPECT_EQ(page["messages"][0]["text"], "Well played, ?!");
}

TEST_F(YoungNames, AreToldToThoseWhoDirectTheirOpponentsAndThemselves) {
  hold();
  for (Browser* known : {&*odile, opponent, &*lea}) {
    const Json you = known->get(path).json()["you"];
    ASSERT_EQ(you["named"].size(), 1u);
    EXPECT_EQ(you["named"][0]["entrant"], 1);
    EXPECT_EQ(you["named"][0]["name"], "Lea");
    EXPECT_EQ(known->get(path + "/news").json()["you"]["named"], you["named"]);
  }
  for (const char* part : kParts)
    EXPECT_NE(odile->get(path + part).body.find("Lea"), std::string::npos) << part;
  EXPECT_FALSE(other->get(path).json()["you"].contains("named"));
}

TEST_F(YoungNames, AreToldToThoseWhoKnowThem) {
  hold();
  const Json made = other->post("/api/games", of_two()).json();
  EXPECT_EQ(lea->post("/api/games/" + made["game"].get<std::string>() + "/claim",
                      {{"player", 1}, {"claim", made["claims"]["1"]}})
                .status,
            200);
  EXPECT_EQ(other->get(path).json()["you"]["named"][0]["name"], "Lea");
}

TEST_F(YoungNames, AreShownInAPrivateOneWhichShowsItselfToItsPeopleAlone) {
  hold({{"is_private", true}});
  EXPECT_EQ(other->get(path).json()["entrants"][0]["name"], "Lea");
  EXPECT_EQ(browser().get(path).status, 404);
}

TEST_F(YoungNames, AreHiddenInWhatAnActWouldDo) {
  hold();
  const Reply would_be =
      other->post(path + "/acts", {{"number", next()},
                                   {"preview", true},
                                   {"act", {{"type", "withdraw"}, {"entrant", other == &*bruno ? 2 : 3}}}});
  EXPECT_EQ(would_be.status, 200) << would_be.body;
  EXPECT_EQ(would_be.body.find("Lea"), std::string::npos);
}

}  // namespace young_names_test
}  // namespace served
