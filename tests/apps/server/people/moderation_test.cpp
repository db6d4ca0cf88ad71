// The measures of moderators, from the page and by `trictrac-server admin`, and their effects on people.
#include "apps/server/operations/admin.h"
#include "talking.h"

namespace served {
namespace moderation_test {

class Moderating : public WithTable {
 protected:
  // Returns the answer to an order of the operator; "" where it was refused.
  std::string order(const Json& order) const {
    return trictrac::give_order(folder / "games.db", order.dump(), store_for(folder / "games.db"))
        .value_or("");
  }
  static Reply ask(Browser& who, const Json& order) { return who.post("/api/moderation", order); }
  Json log() const { return Json::parse(order({{"do", "log"}}))["log"]; }
};

TEST_F(Moderating, OnlyModeratorsMayAndOnlyTheOperatorMakesThem) {
  EXPECT_EQ(ask(anne, {{"do", "reports"}}).code(), "not_allowed");
  Browser nobody = browser();
  EXPECT_EQ(ask(nobody, {{"do", "reports"}}).code(), "not_signed_in");
  EXPECT_NE(order({{"do", "grant"}, {"name", "ANNE"}}), "");
  EXPECT_EQ(anne.me()["moderator"], true);
  EXPECT_EQ(ask(anne, {{"do", "reports"}}).json()["reports"].size(), 0u);
  EXPECT_EQ(ask(anne, {{"do", "grant"}, {"name", "Jean"}}).code(), "not_allowed");
  order({{"do", "grant"}, {"name", "Jean"}});
  EXPECT_EQ(ask(anne, {{"do", "mute"}, {"name", "Jean"}, {"days", 1}}).code(), "not_allowed")
      << "moderators do nothing to each other";
  order({{"do", "revoke"}, {"name", "Anne"}});
  EXPECT_EQ(ask(anne, {{"do", "reports"}}).code(), "not_allowed");
}

TEST_F(Moderating, AReportComesWithTheTalkAndEachOrderIsNoted) {
  order({{"do", "grant"}, {"name", "Anne"}});
  const auto at_jean = page(jean);
  write(*at_jean, 1, "you fool");
  const Json saying{{"game", game}, {"talk", 1}, {"reason", "insult"}, {"words", "again"}};
  EXPECT_EQ(anne.post("/api/reports", saying).status, 200);
  EXPECT_EQ(anne.post("/api/reports", saying).status, 200) << "once more is once";
  const Json reports = ask(anne, {{"do", "reports"}}).json()["reports"];
  ASSERT_EQ(reports.size(), 1u);
  EXPECT_EQ(reports[0]["against"]["name"], "Jean");
  const Json whole = ask(anne, {{"do", "report"}, {"report", reports[0]["id"]}}).json()["report"];
  EXPECT_EQ(whole["talks"][0]["text"], "you fool");
  EXPECT_EQ(whole["against"]["account"], true);

  ask(anne, {{"do", "mute"}, {"name", "Jean"}, {"days", 2}, {"why", "insults"}});
  EXPECT_EQ(write(*at_jean, 1, "and again")["code"], "muted");
  EXPECT_TRUE(jean.me()["muted"].is_number());
  ask(anne, {{"do", "unmute"}, {"name", jean.me()["id"]}});
  EXPECT_EQ(write(*at_jean, 1, "thank you")["say"], "talk");
  ask(anne, {{"do", "delete_talk"}, {"game", game}, {"talk", 1}});
  EXPECT_EQ(heard(*at_jean)["text"], "") << "those who are there see it go";
  EXPECT_EQ(shown_again(anne), Json({"thank you"}));
  ask(anne, {{"do", "settle"}, {"report", reports[0]["id"]}});
  EXPECT_EQ(ask(anne, {{"do", "reports"}}).json()["reports"].size(), 0u);
  std::vector<std::string> done;
  for (const Json& order : log())
    done.push_back(order["who"].get<std::string>() + " " + order["did"].get<std::string>());
  EXPECT_EQ(done.size(), 5u);
  EXPECT_EQ(done[0], "Anne settle");
  EXPECT_EQ(done[3], "Anne mute");
  EXPECT_TRUE(done[4].starts_with("os:")) << done[4];
}

TEST_F(Moderating, APrivateGameIsOpenToModeratorsAsLongAsItIsReported) {
  const std::string open_game = game;
  meet({{"private", true}});
  Browser judge = somebody("Marc");
  const auto shown = [&](const Browser& who, const std::string& of) {
    Client client(port(), who.coming());
    return Json::parse(client.join(of, Json::object(), 0).at(0))["say"];
  };
  const auto read = [&](Browser& who) { return who.get("/api/games/" + game + ".trictrac").status; };
  order({{"do", "grant"}, {"name", "Marc"}});
  EXPECT_EQ(shown(judge, game), "error") << "nobody has reported it";
  Json saying{{"game", open_game}, {"player", 1}, {"reason", "other"}};
  EXPECT_EQ(anne.post("/api/reports", saying).status, 200);
  EXPECT_EQ(shown(judge, game), "error") << "another game is reported";
  saying["game"] = game;
  EXPECT_EQ(anne.post("/api/reports", saying).status, 200);
  EXPECT_EQ(shown(judge, game), "game");
  EXPECT_EQ(read(judge), 200);
  Browser other = somebody("Paul");
  EXPECT_EQ(shown(other, game), "error") << "this is no moderator";
  EXPECT_EQ(read(other), 403);
  const Json reports = ask(judge, {{"do", "reports"}}).json()["reports"];
  for (const Json& report : reports) ask(judge, {{"do", "settle"}, {"report", report["id"]}});
  EXPECT_EQ(shown(judge, game), "error") << "it is settled";
}

TEST_F(Moderating, AClosedAccountIsOutAndSignsInNoMore) {
  Client at_jean(port(), jean.coming());
  at_jean.join(game, Json::object(), 0);
  order({{"do", "close"}, {"name", "Jean"}, {"why", "cheats"}});
  while (at_jean.hear()) {
  }
  EXPECT_EQ(at_jean.close_code(), 4001);
  EXPECT_TRUE(jean.me().is_null());
  Browser again = browser();
  EXPECT_EQ(sign_in(again, "Jean").code(), "account_closed");
  EXPECT_EQ(sign_in(again, "Jean", "not the password").code(), "bad_sign_in");
  EXPECT_EQ(again.post("/api/me/account", {{"name", "jean"}, {"password", kPassword}}).code(), "name_taken");
  order({{"do", "reopen"}, {"name", "Jean"}});
  EXPECT_EQ(sign_in(again, "Jean").status, 200);
}

TEST_F(Moderating, ARenamedOrDeletedPersonIsSoEverywhere) {
  EXPECT_EQ(order({{"do", "rename"}, {"name", "Jean"}, {"new", "Anne"}}), "") << "that name is taken";
  order({{"do", "rename"}, {"name", "Jean"}, {"new", "Jean II"}});
  EXPECT_EQ(jean.me()["name"], "Jean II");
  write(*page(jean), 1, "farewell");
  order({{"do", "mute"}, {"name", "Jean II"}, {"days", 7}});
  const std::string id = jean.me()["id"];
  EXPECT_NE(order({{"do", "delete"}, {"name", "Jean II"}}), "");
  EXPECT_TRUE(jean.me().is_null());
  EXPECT_EQ(shown_again(anne), Json::array());
  EXPECT_EQ(game_of(game)["black"]["name"], "");
  EXPECT_EQ(log().dump().find("Jean"), std::string::npos) << "a deleted person is named nowhere";
  const Json all = log();
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0]["what"], id);
  EXPECT_EQ(all[1]["whom"], id) << "but what was done to one person stays together";
  EXPECT_EQ(all[1]["what"], "7 days");
  EXPECT_EQ(all[2]["whom"], id);
  EXPECT_EQ(all[2]["what"], "") << "which was a name";
}

// As the operator types it.
TEST_F(Moderating, TheProgramOrdersAndPrintsIt) {
  const auto admin = [&](const std::string& verb, const std::string& more = "") {
    return run_program("admin " + verb + " " + more + " " + kept_in(folder / "games.db"));
  };
  EXPECT_EQ(admin("reports").output, "");
  const Ended before = admin("who", "Jean");
  EXPECT_TRUE(before.says("account    yes\n") && before.says("muted      -\n")) << before.output;
  EXPECT_EQ(admin("mute", "Jean --days 2 --why 'insults at the table'").status, 0);
  EXPECT_TRUE(admin("who", "Jean").says("muted      20"));
  EXPECT_EQ(admin("rename", "Jean 'Jean II'").status, 0);
  EXPECT_EQ(jean.me()["name"], "Jean II");
  const Ended log = admin("log");
  EXPECT_TRUE(log.says("   mute   ") && log.says("   Jean   ")) << log.output;
  EXPECT_TRUE(log.says("insults at the table"));
  EXPECT_TRUE(Json::parse(admin("who", "'Jean II' --json").output)["person"]["account"]);
  const Ended nobody = admin("close", "Nobody");
  EXPECT_EQ(nobody.status, 1);
  EXPECT_TRUE(nobody.says("no account with that name"));
  EXPECT_NE(admin("mute", "Jean --days 0").status, 0);
  EXPECT_NE(admin("hang", "Jean").status, 0);
}

TEST_F(Moderating, TheSameIsDoneWithoutAServer) {
  server.reset();
  EXPECT_NE(order({{"do", "mute"}, {"name", "Jean"}, {"days", 3}}), "");
  EXPECT_NE(order({{"do", "delete"}, {"name", "Anne"}}), "");
  EXPECT_EQ(order({{"do", "who"}, {"name", "Anne"}}), "");
  start();
  EXPECT_EQ(game_of(game)["white"]["name"], "");
  EXPECT_EQ(write(*page(jean), 1, "hello")["code"], "muted");
}

TEST_F(Moderating, OrdersThatAreNoneChangeNothing) {
  for (const Json& wrong :
       {Json{{"do", "hang"}, {"name", "Jean"}}, Json{{"do", "mute"}, {"name", "Jean"}},
        Json{{"do", "mute"}, {"name", "Jean"}, {"days", 0}},
        Json{{"do", "mute"}, {"name", "Nobody"}, {"days", 1}}, Json{{"do", "report"}, {"report", 99}},
        Json{{"do", "delete_talk"}, {"game", game}, {"talk", 99}},
        Json{{"do", "close"}, {"name", "Jean"}, {"why", "a\nb"}}, Json::array(), Json("mute")})
    EXPECT_EQ(order(wrong), "") << wrong;
  EXPECT_EQ(log().size(), 0u);
}

}  // namespace moderation_test
}  // namespace served
