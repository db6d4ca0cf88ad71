// Rated games at a service: for whom they are, what they change, and who may see it.
#include "browser.h"
#include "table/fair.h"

namespace served {
namespace standing_test {

Json rated_game(Json more = Json::object()) {
  Json game = of_two();
  game["rated"] = true;
  game["dice"] = "fair";
  game.update(more);
  return game;
}

// A player at a table, who follows its messages.
class AtTable {
 public:
  AtTable(int port, const Browser& who, const std::string& game, int player)
      : client_(port, who.coming()), player_(player) {
    for (const std::string& text : client_.join(game, Json::object(), 0)) take(Json::parse(text));
  }
  void send(const Json& message) { client_.send(message); }
  Json line() {
    take(client_.await("line"));
    return last_;
  }
  void commitment() {
    send({{"do", "commit"},
          {"player", player_},
          {"commitment", trictrac::to_hex(trictrac::commitment_of(player_).commitment)}});
  }
  void share() {
    send({{"do", "reveal"}, {"player", player_}, {"share", trictrac::to_hex(trictrac::share_of(player_))}});
  }
  std::string side() const { return player_ == 0 ? "white" : "black"; }
  const Json& last() const { return last_; }

 private:
  void take(Json message) {
    if (message["say"] == "line") last_ = std::move(message);
  }
  Client client_;
  int player_;
  Json last_;
};

class RatedGames : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    open();
    anne.emplace(somebody("Anne"));
    jean.emplace(somebody("Jean"));
  }
  void open() { start(without_limits()); }
  Json made(Json more = Json::object()) {
    return anne->post("/api/games", rated_game(std::move(more))).json();
  }
  static Reply sit(Browser& who, const Json& made) {
    return who.post("/api/games/" + made["game"].get<std::string>() + "/claim",
                    {{"player", 1}, {"claim", made["claims"]["1"]}});
  }
  Json standing(const std::string& game) { return browser().get("/api/games/" + game + "/standing").json(); }
  // Plays that many throws; then the player to move resigns.
  std::string played(int throws, Json more = Json::object()) {
    const Json made = this->made(std::move(more));
    const std::string game = made["game"];
    EXPECT_EQ(sit(*jean, made).status, 200);
    AtTable a(server->port(), *anne, game, 0), j(server->port(), *jean, game, 1);
    const auto both = [&] { a.line(), j.line(); };
    a.commitment(), both(), j.commitment(), both(), a.share(), both(), j.share(), both();
    while (a.last()["turn"]["stage"] == "shares" || a.last()["turn"]["stage"] == "draw") both();
    for (int made_so_far = 0; made_so_far < throws;) {
      const Json turn = a.last()["turn"];
      AtTable& who = turn["side"] == "white" ? a : j;
      who.send(act_message(a.last()["n"].get<int>() + 1, turn["side"], legal_action(turn, 0)));
      made_so_far += turn["stage"] == "roll";
      both();
    }
    const Json turn = a.last()["turn"];
    AtTable& who = turn["side"] == "white" ? a : j;
    who.send(act_message(a.last()["n"].get<int>() + 1, turn["side"], {{"type", "resign"}}));
    both();
    EXPECT_FALSE(a.last()["over"].is_null());
    return game;
  }
  // Once it has been counted: jobs are done a moment after.
  Json counted(const std::string& game) {
    Json now = standing(game);
    while (now["counted"].is_null()) now = standing(game);
    return now;
  }

  std::optional<Browser> anne, jean;
};

TEST_F(RatedGames, AreForAccountsEachAtOneSeat) {
  Browser guest = browser();
  EXPECT_EQ(guest.post("/api/games", rated_game()).code(), "not_signed_in");
  EXPECT_EQ(anne->post("/api/games", rated_game({{"mine", {0, 1}}})).code(), "not_allowed");
  const Json game = made();
  EXPECT_EQ(sit(guest, game).code(), "not_signed_in");
  EXPECT_EQ(sit(*anne, game).code(), "not_allowed");
  EXPECT_EQ(sit(*jean, game).status, 200);
  EXPECT_EQ(game_of(game["game"])["rated"], true);
}

TEST_F(RatedGames, ArePlayedWithFairDiceFromTheirBeginning) {
  EXPECT_EQ(anne->post("/api/games", rated_game({{"dice", "table"}})).code(), "bad_option");
  EXPECT_EQ(anne->post("/api/games", rated_game({{"black", {{"kind", "bot"}, {"bot", "commis"}}}})).code(),
            "bad_option");
}

TEST_F(RatedGames, OneThatWasPlayedMovesBothAndAnybodySeesIt) {
  const std::string game = played(12);
  const Json now = counted(game);
  EXPECT_EQ(now["counted"]["why"], nullptr);
  const Json &white = now["players"][0], &black = now["players"][1];
  EXPECT_EQ(white["name"], "Anne");
  EXPECT_EQ(white["after"].get<int>() - 1500, 1500 - black["after"].get<int>());
  EXPECT_NE(white["after"], 1500);
  const Json profile = browser().get("/api/people/JEAN").json();
  EXPECT_EQ(profile["person"]["name"], "Jean");
  EXPECT_EQ(profile["ratings"][0]["kind"], "tour");
  EXPECT_EQ(profile["ratings"][0]["rating"], black["after"]);
  EXPECT_EQ(profile["games"][0]["game"], game);
  EXPECT_EQ(profile["games"][0]["other"], "Anne");
  EXPECT_EQ(browser().get("/api/standing?kind=tour").json()["people"], Json::array()) << "provisional";
  const Json kept = anne->get("/api/me/export").json();
  EXPECT_EQ(kept["ratings"][0]["games"], 1);
  EXPECT_EQ(kept["rated"][0]["other"], "Jean");
}

TEST_F(RatedGames, APrivateOneChangesRatingsAndIsShownToItsPlayersOnly) {
  const std::string game = played(12, {{"private", true}});
  const auto games_seen_by = [](Browser who) { return who.get("/api/people/Anne").json()["games"]; };
  Json seen = games_seen_by(browser());
  while (seen.empty()) seen = games_seen_by(browser());
  EXPECT_NE(seen[0]["after"], 1500);
  EXPECT_EQ(seen[0]["game"], nullptr);
  EXPECT_EQ(seen[0]["other"], nullptr);
  EXPECT_EQ(games_seen_by(*anne)[0]["game"], game);
  EXPECT_EQ(browser().get("/api/games/" + game + "/standing").code(), "private");
}

TEST_F(RatedGames, IsCountedOnceWhenTheServerIsKilledAsSoonAsItIsOver) {
  const std::string game = played(12);
  for (int killed = 0; killed < 3; ++killed) {
    server->kill();
    open();
    anne.emplace(server->port()), jean.emplace(server->port());
    EXPECT_EQ(counted(game)["counted"]["why"], nullptr);
  }
  const Json profile = browser().get("/api/people/Anne").json();
  EXPECT_EQ(profile["ratings"][0]["games"], 1);
  EXPECT_EQ(profile["games"].size(), 1u);
}

TEST_F(RatedGames, AfterwardsItIsSaidHowWellBothPlayed) {
  counted(played(12));
  Json seen;
  while (seen.is_null()) seen = browser().get("/api/people/Anne").json()["games"][0]["quality"];
  EXPECT_GT(seen["choices"], 0);
  EXPECT_GE(seen["lost"], 0);
}

TEST_F(RatedGames, APlayerWhoResignsAtOnceLosesNothing) {
  const Json now = counted(played(2));
  EXPECT_EQ(now["counted"]["why"], "too_short");
  EXPECT_EQ(now["players"][0]["after"], 1500);
}

TEST_F(RatedGames, ItsRecordIsGivenOnceItIsOver) {
  const Json game = made();
  const std::string record = "/api/games/" + game["game"].get<std::string>() + ".trictrac";
  EXPECT_EQ(anne->get(record).code(), "not_allowed");
  EXPECT_EQ(browser().get("/api/games/" + played(2) + ".trictrac").status, 200);
}

// Between two at the same table, for nothing.
TEST_F(RatedGames, AFriendlyGameIsKeptForHowItWasPlayedAndHidesTheOpponent) {
  const Json game = anne->post("/api/games", of_two()).json();
  Browser friendly = browser();
  ASSERT_EQ(sit(friendly, game).status, 200);
  const std::string id = game["game"];
  for (int line = 0; line < 40; line += 2) {
    play_on(server->port(), *anne, "white", id);
    play_on(server->port(), friendly, "black", id);
  }
  Client page(server->port(), anne->coming());
  const Json last = Json::parse(page.join(id, Json::object(), 0).back());
  page.ask(act_message(last["n"].get<int>() + 1, "white", {{"type", "resign"}}));
  const auto kept = [&](Browser who) { return who.get("/api/people/Anne").json()["games"]; };
  while (kept(browser()).empty() || kept(browser())[0]["quality"].is_null()) {
  }
  const Json seen = kept(browser())[0], own = kept(*anne)[0];
  EXPECT_EQ(seen["why"], "friendly");
  EXPECT_EQ(seen["score"], 0);
  EXPECT_GT(seen["quality"]["choices"], 0);
  EXPECT_EQ(seen["game"], nullptr);
  EXPECT_EQ(own["game"], id);
  EXPECT_EQ(browser().get("/api/people/Anne").json()["ratings"], Json::array());
  EXPECT_EQ(standing(id)["counted"], nullptr);
}

TEST_F(RatedGames, OfSelfPlayTheModeratorsHearOnce) {
  Browser one = browser();
  ASSERT_EQ(sign_in(one, "Anne").status, 200);
  const std::string mark = one.mark;
  one.post("/api/sign-out");
  ASSERT_EQ(sign_in(one, "Jean").status, 200);
  EXPECT_EQ(one.mark, mark) << "a browser keeps its mark when people sign in and out";
  EXPECT_NE(anne->mark, jean->mark);
  const std::string game = played(12);
  counted(game);
  const auto reports = [&] {
    return Json::parse(run_program("admin reports --json " + kept_in(folder / "games.db")).output)["reports"];
  };
  ASSERT_EQ(reports().size(), 1u);
  const Json report = reports()[0];
  EXPECT_EQ(report["reason"], "self_play");
  EXPECT_EQ(report["game"], game);
  EXPECT_EQ(report["by"], nullptr);
  EXPECT_EQ(report["against"]["name"], "Anne");
  EXPECT_EQ(report["with"]["name"], "Jean");
  counted(played(12));
  EXPECT_EQ(reports().size(), 1u) << "of the same two it is said once, until it is settled";
  EXPECT_TRUE(run_program("admin reports " + kept_in(folder / "games.db")).says("self_play"));
}

TEST_F(RatedGames, OfTwoWhoComeFromTheirOwnBrowsersTheyHearNothing) {
  counted(played(12));
  const Ended all = run_program("admin reports --json " + kept_in(folder / "games.db"));
  EXPECT_EQ(Json::parse(all.output)["reports"], Json::array()) << all.output;
}

TEST_F(RatedGames, APersonWhoLeavesIsSeenNoMore) {
  counted(played(12));
  prove(*jean);
  EXPECT_EQ(jean->post("/api/me/delete", {{"name", "Jean"}}).status, 200);
  EXPECT_EQ(browser().get("/api/people/Jean").code(), "unknown_person");
  EXPECT_EQ(browser().get("/api/people/Anne").json()["games"][0]["other"], nullptr);
}

TEST_F(RatedGames, NoCallIsTakenForAnother) {
  EXPECT_EQ(browser().get("/api/people/").code(), "unknown_person");
  EXPECT_EQ(browser().get("/api/people/%ZZ").code(), "unknown_person");
  EXPECT_EQ(browser().get("/api/people/Anne").status, 200);
  EXPECT_EQ(browser().post("/api/people/Anne", Json::object()).status, 405);
  EXPECT_EQ(browser().get("/api/standing").code(), "bad_message");
  EXPECT_EQ(browser().get("/api/standing?kind=tour&from=-1").code(), "bad_message");
  EXPECT_EQ(browser().get("/api/standing?kind=no").json()["people"], Json::array());
  EXPECT_EQ(browser().get("/api/games/nothing/standing").code(), "unknown_game");
}

}  // namespace standing_test
}  // namespace served
