// Clubs by HTTP, as pages use them.
#include "with_club.h"

namespace served {
namespace club_api_test {

class ClubApi : public WithClub {};

TEST_F(ClubApi, IsFoundedShownAndChanged) {
  const Json made = make();
  EXPECT_EQ(made["id"], "club-du-tablier");
  EXPECT_EQ(role(made), "president");
  EXPECT_EQ(made["settings"]["about"], "Boards and coffee\nare provided.");
  EXPECT_EQ(make()["id"], "club-du-tablier-2");
  EXPECT_EQ(names(page(*odile)["officers"]), std::vector<std::string>{"Odile"});
  EXPECT_EQ(anne->post("/api/clubs", club_body({{"name", " "}})).code(), "bad_message");
  EXPECT_EQ(anne->post("/api/clubs", club_body({{"about", std::string(4'001, 'x')}})).code(), "bad_message");
  EXPECT_EQ(anne->post("/api/clubs", club_body({{"joining", "open"}, {"is_private", true}})).code(),
            "bad_option");
  EXPECT_EQ(browser().post("/api/clubs", club_body()).code(), "not_signed_in");
  EXPECT_EQ(anne->post(path, club_body({{"place", "Paris"}})).code(), "not_allowed");
  const Json changed = odile->post(path, club_body({{"name", "Coin"}, {"young", true}})).json();
  EXPECT_EQ(changed["id"], "club-du-tablier-2") << "its address stays";
  EXPECT_EQ(changed["settings"]["young"], true);
  EXPECT_EQ(browser().get(path).json()["settings"]["name"], "Coin");
  EXPECT_EQ(browser().get("/api/clubs").json()["clubs"].size(), 2u);
  EXPECT_EQ(browser().get("/api/clubs/none").status, 404);
}

TEST_F(ClubApi, OneAsksAndIsAnswered) {
  make();
  EXPECT_EQ(role(post(*anne, "/join").json()), "asked");
  EXPECT_EQ(page(*odile)["asked"], 1);
  EXPECT_EQ(page(*anne)["asked"], 0) << "for officers alone";
  EXPECT_FALSE(anne->get(path + "/members").json()["waiting"].size() > 0);
  EXPECT_EQ(post(*odile, "/answer", {{"name", "Anne"}, {"accept", false}}).status, 200);
  EXPECT_EQ(role(page(*anne)), "none");
  post(*anne, "/join");
  EXPECT_EQ(names(odile->get(path + "/members").json()["waiting"]), std::vector<std::string>{"Anne"});
  const Json members = post(*odile, "/answer", {{"name", "anne"}, {"accept", true}}).json();
  EXPECT_EQ(names(members["members"]), (std::vector<std::string>{"Odile", "Anne"}));
  EXPECT_EQ(post(*odile, "/answer", {{"name", "Anne"}, {"accept", true}}).code(), "not_allowed");
  EXPECT_EQ(page(*anne)["members"], 2);
  EXPECT_EQ(role(post(*anne, "/leave").json()), "none");
  EXPECT_EQ(post(*odile, "/leave").code(), "not_allowed") << "first she hands it over";
}

TEST_F(ClubApi, AnOpenOneTakesEverybodyAndOneByInvitationWhomItInvites) {
  make({{"joining", "open"}});
  EXPECT_EQ(role(post(*anne, "/join").json()), "member");
  make({{"joining", "invitation"}});
  EXPECT_EQ(post(*anne, "/join").code(), "not_allowed");
  EXPECT_EQ(post(*anne, "/invite", {{"name", "Anne"}}).code(), "not_allowed");
  EXPECT_EQ(post(*odile, "/invite", {{"name", "Nobody"}}).code(), "unknown_person");
  EXPECT_EQ(post(*odile, "/invite", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(anne->get("/api/clubs").json()["clubs"][1]["role"], "invited");
  EXPECT_EQ(role(post(*anne, "/leave").json()), "none") << "she declines";
  take_in(*anne, "Anne");
}

TEST_F(ClubApi, OfficersAreNamedByThePresidentAndTheirActsAreRecorded) {
  make();
  take_in(*anne, "Anne");
  EXPECT_EQ(post(*anne, "/announcements", {{"title", "Hello"}}).code(), "not_allowed");
  EXPECT_EQ(anne->get(path + "/acts").code(), "not_allowed");
  EXPECT_EQ(post(*anne, "/officers", {{"name", "Anne"}, {"officer", true}}).code(), "not_allowed");
  const Json members =
      post(*odile, "/officers", {{"name", "Anne"}, {"officer", true}, {"task", "treasurer"}}).json();
  EXPECT_EQ(members["members"][1]["role"], "officer");
  EXPECT_EQ(members["members"][1]["task"], "treasurer");
  EXPECT_EQ(post(*anne, "/announcements", {{"title", "Four boards"}, {"text", "Two\nstay."}}).status, 200);
  EXPECT_EQ(post(*anne, "/remove", {{"name", "Odile"}}).code(), "not_allowed");
  EXPECT_EQ(post(*odile, "/president", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(role(page(*anne)), "president");
  EXPECT_EQ(role(page(*odile)), "officer");
  EXPECT_EQ(post(*anne, "/officers", {{"name", "Odile"}, {"officer", false}}).status, 200);
  EXPECT_EQ(post(*anne, "/remove", {{"name", "Odile"}}).status, 200);
  EXPECT_EQ(role(page(*odile)), "none");
  std::vector<std::string> acts;
  const Json recorded = anne->get(path + "/acts").json()["acts"];
  for (const Json& one : recorded)
    acts.push_back(one["by"].get<std::string>() + " " + one["act"].get<std::string>() + " " +
                   one.value("whom", "") + one.value("what", ""));
  EXPECT_EQ(acts, (std::vector<std::string>{"Anne remove Odile", "Anne revoke Odile", "Odile hand_over Anne",
                                            "Anne announce Four boards", "Odile appoint Annetreasurer",
                                            "Anne join ", "Odile invite Anne", "Odile found "}));
}

TEST_F(ClubApi, APageHasTheLastAnnouncementsAndACallHasAll) {
  make();
  for (int i = 1; i <= 7; ++i)
    EXPECT_EQ(post(*odile, "/announcements", {{"title", "No. " + std::to_string(i)}}).status, 200);
  const Json shown = browser().get(path).json();
  EXPECT_EQ(shown["announced"], 7);
  ASSERT_EQ(shown["announcements"].size(), 5u);
  EXPECT_EQ(shown["announcements"][0]["title"], "No. 7");
  EXPECT_EQ(shown["announcements"][0]["by"], "Odile");
  const Json left = post(*odile, "/announcements/remove", {{"number", 6}}).json()["announcements"];
  ASSERT_EQ(left.size(), 6u);
  EXPECT_EQ(left[1]["number"], 5);
  EXPECT_EQ(browser().get(path + "/announcements").json()["announcements"], left);
  EXPECT_EQ(post(*odile, "/announcements/remove", {{"number", 6}}).code(), "bad_option");
}

TEST_F(ClubApi, APrivateOneShowsAVisitorItsNameAndTheWayIn) {
  make({{"is_private", true}});
  post(*odile, "/announcements", {{"title", "Secret"}});
  const std::string id = odile->post("/api/tournaments", tournament(Json::object())).json()["id"];
  const Json shown = page(*anne);
  EXPECT_EQ(shown["closed"], true);
  EXPECT_EQ(shown["settings"]["name"], "Club du Tablier");
  EXPECT_EQ(shown["settings"]["joining"], "request");
  for (const char* secret : {"Lyon", "Thursdays", "coffee", "Odile", "Secret", "Evening"})
    EXPECT_EQ(shown.dump().find(secret), std::string::npos) << secret;
  EXPECT_EQ(anne->get("/api/clubs").json()["clubs"].size(), 0u);
  EXPECT_EQ(anne->get("/api/tournaments").json()["tournaments"].size(), 0u);
  for (const char* part : {"/members", "/announcements", "/season", "/file?file=members.csv"})
    EXPECT_EQ(anne->get(path + part).code(), "not_allowed") << part;
  EXPECT_EQ(anne->get("/api/tournaments/" + id).status, 404);
  EXPECT_EQ(anne->post("/api/tournaments/" + id + "/enter", {{"name", ""}}).status, 404);
  EXPECT_EQ(role(post(*anne, "/join").json()), "asked");
  EXPECT_EQ(page(*anne)["closed"], true) << "as long as nobody has answered";
  post(*odile, "/answer", {{"name", "Anne"}, {"accept", true}});
  EXPECT_FALSE(page(*anne).contains("closed"));
  EXPECT_EQ(page(*anne)["tournaments"][0]["id"], id);
  EXPECT_EQ(anne->get("/api/tournaments").json()["tournaments"].size(), 1u);
  EXPECT_EQ(anne->get("/api/tournaments/" + id).status, 200);
  Client watching(server->port(), anne->coming());
  watching.send({{"do", "tournament"}, {"tournament", id}});
  EXPECT_EQ(watching.await("tournament")["revision"], 1);
  EXPECT_EQ(anne->post("/api/tournaments/" + id + "/enter", {{"name", ""}}).status, 200)
      << "without its code";
}

TEST_F(ClubApi, ItsOfficersMakeItsTournamentsAndThoseCountForTheSeason) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  EXPECT_EQ(anne->post("/api/tournaments", tournament(Json::object())).code(), "not_allowed");
  EXPECT_EQ(anne->post("/api/tournaments", tournament({{"club", ""}, {"ranked", true}})).code(),
            "bad_option");
  post(*odile, "/officers", {{"name", "Anne"}, {"officer", true}});
  const Json later = anne->post("/api/tournaments",
                                tournament({{"name", "Later"}, {"ranked", true}, {"starts", 4'000'000'000}}))
                         .json();
  EXPECT_EQ(later["settings"]["club"], "club-du-tablier");
  EXPECT_EQ(later["settings"]["starts"], 4'000'000'000);
  EXPECT_EQ(odile->get("/api/tournaments/" + later["id"].get<std::string>()).json()["you"]["role"], "officer")
      << "all officers of the club direct it";
  const std::string first = hold_evening(*anne, bruno), second = hold_evening(bruno, *anne);
  const Json shown = page(*anne);
  ASSERT_EQ(shown["tournaments"].size(), 3u);
  EXPECT_EQ(shown["tournaments"][0]["name"], "Later");
  EXPECT_EQ(shown["tournaments"][0]["starts"], 4'000'000'000);
  EXPECT_EQ(shown["tournaments"][0]["club"], "club-du-tablier");
  const Json season = shown["season"];
  EXPECT_EQ(season["planned"], 2) << "the one to come is of another year";
  EXPECT_EQ(season["points"], Json({10, 8, 6, 5, 4, 3, 2, 1}));
  ASSERT_EQ(season["tournaments"].size(), 2u);
  EXPECT_EQ(season["tournaments"][1]["id"], second);
  ASSERT_EQ(season["rows"].size(), 2u);
  EXPECT_EQ(names(season["rows"]), (std::vector<std::string>{"Bruno", "Anne"})) << "the last evening first";
  EXPECT_EQ(season["rows"][1]["earned"], Json({10, 8}));
  EXPECT_EQ(season["rows"][1]["you"], true);
  EXPECT_FALSE(season["rows"][0].contains("member"));
  EXPECT_EQ(browser().get(path + "/season?year=1999").json()["planned"], 0);
  const Reply csv = browser().get(path + "/file?file=season.csv");
  EXPECT_NE(csv.body.find("1,Bruno,8,10,18\r\n"), std::string::npos) << csv.body;
  EXPECT_NE(csv.head.find("club-du-tablier-season.csv"), std::string::npos) << csv.head;
  EXPECT_EQ(Json::parse(browser().get(path + "/file?file=season.json").body)["rows"].size(), 2u);
  const Json acts = odile->get(path + "/acts").json()["acts"];
  EXPECT_EQ(acts[0]["act"], "tournament");
  EXPECT_EQ(acts[0]["what"], second);
}

TEST_F(ClubApi, MembersAreAFile) {
  make();
  take_in(*anne, "Anne");
  const Reply csv = browser().get(path + "/file?file=members.csv");
  EXPECT_TRUE(csv.body.starts_with("name,role,task,since\r\nOdile,president,,20")) << csv.body;
  EXPECT_EQ(Json::parse(browser().get(path + "/file?file=members.json").body)["members"].size(), 2u);
  EXPECT_EQ(browser().get(path + "/file?file=secrets").code(), "bad_option");
}

TEST_F(ClubApi, APageShowsWhoIsHereAndWhatTheyDo) {
  make();
  take_in(*anne, "Anne");
  EXPECT_EQ(page(*odile)["here"], Json::array());
  Client lobby(server->port(), anne->coming());
  lobby.send({{"do", "lobby"}});
  lobby.await("lobby");
  EXPECT_EQ(page(*odile)["here"], Json::array({{{"name", "Anne"}, {"doing", "free"}}}));
  EXPECT_EQ(page(*anne)["here"], Json::array()) << "she knows that she is here";
  const Json made = anne->post("/api/games", of_two()).json();
  lobby.join(made["game"], made["keys"], 0);
  EXPECT_EQ(page(*odile)["here"][0]["doing"], "plays");
  lobby.send({{"do", "offer"}, {"claims", made["claims"]}});
  lobby.send({{"do", "ping"}});
  lobby.await("pong");
  Json here = page(*odile)["here"][0];
  while (here["doing"] != "waits") here = page(*odile)["here"][0];
  EXPECT_EQ(here["offer"]["game"], made["game"]);
  EXPECT_EQ(here["offer"]["claims"], made["claims"]);
}

TEST_F(ClubApi, ThatEndsLeavesItsTournamentsAndNobodyGetsItsAddress) {
  make();
  take_in(*anne, "Anne");
  const std::string id = odile->post("/api/tournaments", tournament(Json::object())).json()["id"];
  EXPECT_EQ(post(*odile, "/end", {{"name", "Another"}}).code(), "bad_message");
  EXPECT_EQ(post(*anne, "/end", {{"name", "Club du Tablier"}}).code(), "not_allowed");
  EXPECT_EQ(post(*odile, "/end", {{"name", "club du tablier"}}).status, 200);
  EXPECT_EQ(odile->get(path).status, 404);
  const Json left = odile->get("/api/tournaments/" + id).json();
  EXPECT_FALSE(left["settings"].contains("club"));
  EXPECT_FALSE(odile->get("/api/tournaments").json()["tournaments"][0].contains("club"));
  EXPECT_EQ(make()["id"], "club-du-tablier-2");
}

TEST_F(ClubApi, DeletingAnAccountTakesItsNameOutOfClubs) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  hold_evening(*anne, bruno);
  post(*odile, "/announcements", {{"title", "Well played"}});
  const Json exported = anne->get("/api/me/export").json();
  EXPECT_EQ(exported["clubs"][0]["club"], "club-du-tablier");
  EXPECT_EQ(exported["clubs"][0]["role"], "member");
  EXPECT_EQ(odile->get("/api/me/export").json()["announcements"][0]["title"], "Well played");
  for (const auto& [who, name] : {std::pair(&*anne, "Anne"), std::pair(&*odile, "Odile")}) {
    prove(*who);
    EXPECT_EQ(who->post("/api/me/delete", {{"name", name}}).status, 200);
  }
  EXPECT_EQ(bruno.get(path).status, 404) << "nobody is left in it";
  EXPECT_EQ(bruno.get("/api/tournaments").json()["tournaments"].size(), 1u) << "what was played stays";
}

TEST_F(ClubApi, AnErasedMemberLeavesTheSeason) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  hold_evening(*anne, bruno);
  prove(*anne);
  EXPECT_EQ(anne->post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(names(page(*odile)["season"]["rows"]), std::vector<std::string>{"Bruno"});
  EXPECT_EQ(page(*odile)["season"]["rows"][0]["points"], 8) << "the places stay";
  EXPECT_EQ(page(*odile)["members"], 1);
}

TEST_F(ClubApi, OnePersonFoundsFiveAtMost) {
  for (int i = 0; i < 5; ++i) make();
  const Reply sixth = odile->post("/api/clubs", club_body());
  EXPECT_EQ(sixth.code(), "not_allowed");
  EXPECT_EQ(sixth.json()["error"]["message"], "you lead 5 clubs already: first hand one over, or end it");
}

}  // namespace club_api_test
}  // namespace served
