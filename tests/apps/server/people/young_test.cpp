// Young players, whom strangers do not reach: the doors one by one, for an account and for a whole server.
#include "served_games.h"
#include "talking.h"

namespace served {
namespace young_test {

const Json kGame{{"format", "tour"}};

class Young : public WithTable {
 protected:
  void SetUp() override {
    WithTable::SetUp();
    lea = somebody("Lea");
    EXPECT_EQ(protect(lea)["young"], true);
  }
  static Json protect(Browser& who) { return who.person_after("/api/me/young", {{"young", true}}); }
  static Reply challenge(Browser& by, Browser& to) {
    return by.post("/api/challenges", {{"person", to.me()["id"]}, {"game", kGame}});
  }
  // Seats Lea at a table of a person who has sent her the link.
  std::string meet_lea(Browser& host) {
    const Json made = host.post("/api/games", of_two()).json();
    const std::string id = made["game"];
    EXPECT_EQ(lea.post("/api/games/" + id + "/claim", {{"player", 1}, {"claim", made["claims"]["1"]}}).status,
              200);
    return id;
  }
  Ended admin(const std::string& order) const {
    return run_program("admin " + order + " " + kept_in(folder / "games.db"));
  }

  Browser lea = Browser(0);
};

TEST_F(Young, OnlyTheOwnerWithAProofEndsTheProtection) {
  execute(folder / "games.db", "UPDATE session SET proved = 0");
  EXPECT_EQ(lea.post("/api/me/young", {{"young", false}}).code(), "proof_needed");
  EXPECT_EQ(lea.me()["young"], true);
  EXPECT_EQ(lea.post("/api/me/young", {{"young", true}}).status, 200) << "to begin it again needs none";
  prove(lea);
  EXPECT_FALSE(lea.person_after("/api/me/young", {{"young", false}}).contains("young"));
  EXPECT_EQ(browser().post("/api/me/young", {{"young", true}}).code(), "not_signed_in");
}

TEST_F(Young, NeitherWriteNorReadFreelyAndPhrasesAreSaid) {
  game = meet_lea(anne);
  const auto at_lea = page(lea), at_anne = page(anne);
  EXPECT_EQ(write(*at_lea, 1, "hello")["code"], "not_allowed");
  EXPECT_EQ(write(*at_anne, 0, "how old are you?")["code"], "not_allowed");
  at_anne->send({{"do", "say"}, {"player", 0}, {"phrase", "well_played"}});
  EXPECT_EQ(at_lea->await("said")["phrase"], "well_played");
}

TEST_F(Young, ReadNoChatOfOthers) {
  EXPECT_EQ(write(*page(anne), 0, "only for us")["say"], "talk");
  EXPECT_EQ(shown_again(jean), Json({"only for us"}));
  EXPECT_EQ(shown_again(lea), Json::array());
}

TEST_F(Young, AreChallengedByThoseWhomTheyHaveMetAlone) {
  EXPECT_EQ(challenge(anne, lea).code(), "not_allowed");
  EXPECT_EQ(challenge(lea, anne).code(), "not_allowed") << "nor do they challenge strangers";
  meet_lea(anne);
  EXPECT_EQ(challenge(anne, lea).status, 201);
  EXPECT_EQ(challenge(jean, lea).code(), "not_allowed");
}

TEST_F(Young, TheLobbyIsClosedToThem) {
  Client page(port(), lea.coming());
  EXPECT_EQ(page.ask({{"do", "lobby"}})["code"], "not_allowed");
  const Json made = lea.post("/api/games", of_two()).json();
  page.join(made["game"], Json::object(), 0);
  page.send({{"do", "offer"}, {"claims", made["claims"]}});
  EXPECT_EQ(page.await("error")["code"], "not_allowed");
  EXPECT_EQ(anne.post("/api/games/" + made["game"].get<std::string>() + "/claim",
                      {{"player", 1}, {"claim", made["claims"]["1"]}})
                .status,
            200)
      << "links still work";
}

TEST_F(Young, HaveNoPageForStrangers) {
  Browser nobody = browser();
  for (Browser* stranger : {&nobody, &anne}) {
    const Reply hidden = stranger->get("/api/people/Lea");
    EXPECT_EQ(hidden.status, 404);
    EXPECT_EQ(hidden.body, stranger->get("/api/people/Nobody").body);
  }
  EXPECT_EQ(lea.get("/api/people/Lea").status, 200);
  meet_lea(anne);
  EXPECT_EQ(anne.get("/api/people/Lea").status, 200);
  EXPECT_EQ(jean.get("/api/people/Lea").status, 404);
}

TEST_F(Young, AreNamedToStrangersInNoListOfTheBest) {
  execute(folder / "games.db",
          "INSERT INTO rating SELECT row, 'tour', 1700000, 60000, 60000000, 20, 1, 99999999999 FROM person"
          " WHERE name = 'Lea'");
  const auto named = [&](Browser& who) {
    const Json best = who.get("/api/standing?kind=tour").json()["people"];
    EXPECT_EQ(best.size(), 1u);
    return best[0]["name"];
  };
  Browser nobody = browser();
  EXPECT_EQ(named(nobody), "");
  EXPECT_EQ(named(jean), "");
  EXPECT_EQ(named(lea), "Lea");
  meet_lea(anne);
  EXPECT_EQ(named(anne), "Lea");
}

TEST_F(Young, AreAllPlayersOfAServerWhoseOperatorSaysSo) {
  EXPECT_FALSE(browser().get("/api/me").json().contains("server"));
  ASSERT_EQ(admin("protect-young on").status, 0);
  EXPECT_EQ(browser().get("/api/me").json()["server"]["young"], true);
  Browser marie = somebody("Marie");
  EXPECT_EQ(challenge(jean, marie).code(), "not_allowed");
  EXPECT_EQ(challenge(jean, anne).status, 201) << "they have met";
  EXPECT_EQ(jean.get("/api/people/Marie").status, 404);
  EXPECT_EQ(write(*page(anne), 0, "hello")["code"], "not_allowed");
  Client stranger(port(), browser().coming());
  EXPECT_EQ(stranger.ask({{"do", "lobby"}})["code"], "not_allowed");
  ASSERT_EQ(admin("protect-young off").status, 0);
  EXPECT_EQ(challenge(jean, marie).status, 201);
  EXPECT_EQ(admin("protect-young perhaps").status, 1);
}

}  // namespace young_test
}  // namespace served
