// One person challenges another one to a game, by calls and sockets, as pages do.
#include "browser.h"
#include "served_games.h"

namespace served {
namespace challenges_test {

const Json kLive{{"format", "tour"}, {"clock", {{"pace", "live"}, {"reserve", 600}, {"delay", 5}}}};
const Json kDays{{"format", "ecrire-lois"}, {"clock", {{"pace", "days"}, {"days", 3}, {"holidays", 14}}}};

class Challenges : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start({"--sign-ins-per-address", "0", "--games-per-hour", "0", "--calls-per-minute", "0"});
    anne = somebody("Anne");
    jean = somebody("Jean");
  }
  static Reply challenge(Browser& by, Browser& to, const Json& game = kLive) {
    return by.post("/api/challenges", {{"person", to.me()["id"]}, {"game", game}});
  }
  static Reply answer(Browser& who, const std::string& game, const std::string& how) {
    return who.post("/api/challenges/" + game + "/" + how);
  }
  // The open challenges among the games of a person.
  static Json open(Browser& who) {
    Json all = Json::array();
    const Json games = who.get("/api/me/games").json()["games"];
    for (const Json& game : games)
      if (game.contains("challenge")) all.push_back(game);
    return all;
  }
  // A page that follows the news of a person, and has been told the first time.
  std::unique_ptr<Client> page_of(const Browser& who) const {
    auto page = std::make_unique<Client>(server->port(), who.coming());
    page->send({{"do", "news"}});
    EXPECT_EQ(page->await("news")["say"], "news");
    return page;
  }
  Browser guest(const std::string& name) const {
    Browser made = browser();
    EXPECT_EQ(made.post("/api/me", {{"name", name}}).status, 200);
    return made;
  }
  void play_together(Browser& one, Browser& other) {
    const std::string game = challenge(one, other).json()["game"];
    EXPECT_EQ(answer(other, game, "accept").status, 200);
  }
  static void choose(Browser& who, const std::string& from) {
    const Json person = who.person_after("/api/me/challengers", {{"from", from}});
    EXPECT_EQ(person["challengers"], from);
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  // Nobody waits for an answer any longer.
  void let_time_pass() const { execute(file(), "UPDATE job SET due = 0 WHERE kind = 'end_challenge'"); }

  Browser anne = Browser(0), jean = Browser(0);
};

TEST_F(Challenges, AreSeenAtOnceAndBecomeAGameWhenAccepted) {
  const auto at_jean = page_of(jean), at_anne = page_of(anne);
  Json rated = kLive;
  rated["rated"] = true;
  const Reply made = challenge(anne, jean, rated);
  ASSERT_EQ(made.status, 201) << made.body;
  const std::string game = made.json()["game"];
  EXPECT_EQ(at_jean->await("news")["say"], "news") << "without asking";
  const Json theirs = open(jean);
  ASSERT_EQ(theirs.size(), 1u);
  EXPECT_EQ(theirs[0]["game"], game);
  EXPECT_EQ(theirs[0]["names"], Json({"Anne", "Jean"}));
  EXPECT_EQ(theirs[0]["players"], Json::array({1}));
  EXPECT_EQ(theirs[0]["challenge"]["to"], 1);
  EXPECT_EQ(theirs[0]["challenge"]["until"], made.json()["until"]);
  EXPECT_EQ(open(anne)[0]["players"], Json::array({0}));
  EXPECT_EQ(seats(jean, game), Json::array()) << "not before they accept";
  EXPECT_EQ(game_of(game)["rated"], true);
  EXPECT_EQ(at_anne->await("news")["say"], "news");
  ASSERT_EQ(answer(jean, game, "accept").status, 200);
  EXPECT_EQ(at_anne->await("news")["say"], "news");
  EXPECT_EQ(seats(jean, game), Json::array({1}));
  EXPECT_EQ(seats(anne, game), Json::array({0}));
  EXPECT_EQ(open(anne), Json::array());
  EXPECT_EQ(answer(jean, game, "accept").code(), "unknown_game");
  EXPECT_EQ(answer(anne, game, "end").code(), "unknown_game");
  EXPECT_FALSE(game_of(game)["black"].contains("free"));
}

TEST_F(Challenges, AreDeclinedOrWithdrawnByOneOfTheTwoAlone) {
  Browser marie = somebody("Marie");
  for (Browser* who : {&jean, &anne}) {
    const std::string game = challenge(anne, jean).json()["game"];
    EXPECT_EQ(answer(marie, game, "accept").status, 403);
    EXPECT_EQ(answer(marie, game, "end").code(), "unknown_game");
    EXPECT_EQ(answer(anne, game, "accept").status, 403);
    const auto at_anne = page_of(anne), at_jean = page_of(jean);
    EXPECT_EQ(answer(*who, game, "end").status, 200);
    EXPECT_EQ(at_anne->await("news")["say"], "news");
    EXPECT_EQ(at_jean->await("news")["say"], "news");
    EXPECT_EQ(open(jean), Json::array());
    EXPECT_EQ(answer(jean, game, "accept").code(), "unknown_game");
    EXPECT_EQ(game_of(game)["error"]["code"], "unknown_game");
  }
}

TEST_F(Challenges, EndWithoutAnAnswerAfterTheStatedTime) {
  const Json live = challenge(anne, jean).json();
  const std::string live_game = live["game"];
  const std::int64_t now = number(file(), "SELECT created FROM game WHERE name = '" + live_game + "'");
  EXPECT_EQ(live["until"], now + 600);
  Browser marie = somebody("Marie");
  const Json days = challenge(anne, marie, kDays).json();
  EXPECT_GE(days["until"], now + 7 * 86'400);
  play_together(jean, marie);
  const auto at_anne = page_of(anne);
  let_time_pass();
  while (!open(anne).empty()) ASSERT_EQ(at_anne->await("news")["say"], "news");
  EXPECT_EQ(marie.get("/api/me/games").json()["games"].size(), 1u) << "a game that is played goes on";
}

TEST_F(Challenges, OneToEachOpponentAndFiveInAll) {
  EXPECT_EQ(challenge(anne, jean).status, 201);
  EXPECT_EQ(challenge(anne, jean, kDays).code(), "not_allowed");
  EXPECT_EQ(challenge(jean, anne).code(), "not_allowed") << "they can accept";
  std::vector<Browser> others;
  for (const char* name : {"Marie", "Odile", "Paul", "Ruth", "Tom"}) others.push_back(somebody(name));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(challenge(anne, others[i]).status, 201);
  EXPECT_EQ(challenge(anne, others[4]).code(), "too_many");
  EXPECT_EQ(answer(jean, open(jean)[0]["game"], "end").status, 200);
  EXPECT_EQ(challenge(anne, others[4]).status, 201);
}

TEST_F(Challenges, NobodyLearnsThatTheyAreBlocked) {
  Browser marie = somebody("Marie");
  jean.post("/api/me/blocks", {{"person", anne.me()["id"]}});
  choose(marie, "nobody");
  const Reply blocked = challenge(anne, jean), closed = challenge(anne, marie);
  EXPECT_EQ(blocked.status, 403);
  EXPECT_EQ(blocked.body, closed.body);
  EXPECT_EQ(challenge(jean, anne).body, closed.body);
  EXPECT_FALSE(anne.get("/api/people/Jean").json().contains("challenge"));
  EXPECT_FALSE(anne.get("/api/people/Marie").json().contains("challenge"));
}

TEST_F(Challenges, AreTakenFromThoseWhomAPersonChooses) {
  EXPECT_EQ(anne.me()["challengers"], "everybody");
  EXPECT_EQ(anne.get("/api/people/Jean").json()["challenge"], true);
  choose(jean, "met");
  EXPECT_EQ(challenge(anne, jean).code(), "not_allowed");
  play_together(jean, anne);
  EXPECT_EQ(challenge(anne, jean).status, 201);
  EXPECT_EQ(jean.post("/api/me/challengers", {{"from", "friends"}}).code(), "bad_message");
  EXPECT_EQ(guest("Paul").post("/api/me/challengers", {{"from", "met"}}).code(), "not_signed_in");
}

TEST_F(Challenges, ReachAGuestOnlyWhileTheyAreHere) {
  Browser paul = guest("Paul");
  EXPECT_EQ(challenge(anne, paul).code(), "not_allowed");
  const auto page = page_of(paul);
  Json rated = kLive;
  rated["rated"] = true;
  EXPECT_EQ(challenge(anne, paul, rated).code(), "not_signed_in");
  const Reply made = challenge(anne, paul);
  ASSERT_EQ(made.status, 201) << made.body;
  EXPECT_EQ(page->await("news")["say"], "news");
  EXPECT_EQ(answer(paul, made.json()["game"], "accept").status, 200);
  EXPECT_EQ(game_of(made.json()["game"])["black"]["guest"], true);
  EXPECT_EQ(browser().post("/api/challenges", {{"person", "x"}, {"game", kLive}}).code(), "not_signed_in");
}

TEST_F(Challenges, AreGamesOfTwoWithoutSeatsOfTheirOwn) {
  EXPECT_EQ(challenge(anne, anne).code(), "not_allowed");
  EXPECT_EQ(anne.post("/api/challenges", {{"person", "nobody"}, {"game", kLive}}).code(), "unknown_person");
  EXPECT_EQ(challenge(anne, jean, {{"format", "poule-plumer"}}).status, 400);
  EXPECT_EQ(challenge(anne, jean, {{"format", "tour"}, {"seed", "7"}}).code(), "bad_option");
  EXPECT_EQ(
      challenge(anne, jean, {{"format", "tour"}, {"black", {{"kind", "bot"}, {"bot", "commis"}}}}).code(),
      "bad_option");
  EXPECT_EQ(open(jean), Json::array());
}

TEST_F(Challenges, AreOfferedToThoseWhoAreInTheLobbyOrWhomOneKnows) {
  Browser marie = somebody("Marie"), paul = guest("Paul");
  const auto names = [](Browser& who) {
    Json all = Json::array();
    const Json people = who.get("/api/me/opponents").json()["people"];
    for (const Json& one : people) all.push_back({one["name"], one["here"], one.contains("met")});
    return all;
  };
  EXPECT_EQ(names(anne), Json::array());
  play_together(jean, anne);
  const auto at_marie = page_of(marie);
  EXPECT_EQ(names(anne), Json({{"Jean", false, true}})) << "Marie reads a page of her own";
  const auto in_lobby = [&](const Browser& who) {
    auto page = std::make_unique<Client>(server->port(), who.coming());
    page->send({{"do", "lobby"}});
    EXPECT_EQ(page->await("lobby")["say"], "lobby");
    return page;
  };
  const auto lobby_of_marie = in_lobby(marie), lobby_of_paul = in_lobby(paul);
  EXPECT_EQ(names(anne), Json({{"Marie", true, false}, {"Paul", true, false}, {"Jean", false, true}}));
  choose(marie, "nobody");
  EXPECT_EQ(names(anne), Json({{"Paul", true, false}, {"Jean", false, true}}));
  EXPECT_EQ(jean.get("/api/people/Anne").json()["challenge"], true);
  EXPECT_FALSE(jean.get("/api/people/Anne").json().contains("here"));
  const auto at_anne = page_of(anne);
  EXPECT_EQ(jean.get("/api/people/Anne").json()["here"], true);
}

TEST_F(Challenges, OfAPersonWhoLeavesAreGone) {
  ASSERT_EQ(challenge(anne, jean).status, 201);
  prove(anne);
  ASSERT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(open(jean), Json::array());
  EXPECT_EQ(number(file(), "SELECT count(*) FROM game"), 0);
}

TEST_F(Challenges, OutliveTheServer) {
  const std::string game = challenge(anne, jean, kDays).json()["game"];
  server->kill();
  start({"--sign-ins-per-address", "0"});
  Browser again = browser();
  again.token = jean.token;
  ASSERT_EQ(open(again).size(), 1u);
  EXPECT_EQ(answer(again, game, "accept").status, 200);
  EXPECT_EQ(seats(again, game), Json::array({1}));
}

}  // namespace challenges_test
}  // namespace served
