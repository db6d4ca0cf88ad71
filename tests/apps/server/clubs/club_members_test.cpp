// What members of a club say and are told: whether they come, announcements, reports; and whom they know.
#include <ctime>

#include "apps/server/operations/admin.h"
#include "push_service.h"
#include "with_club.h"

namespace served {
namespace club_members_test {

class ClubMembers : public WithClub {
 protected:
  static Reply challenge(Browser& by, Browser& to) {
    return by.post("/api/challenges", {{"person", to.me()["id"]}, {"game", {{"format", "tour"}}}});
  }
  // An evening of the club, at real boards.
  std::string evening(Json more = Json::object()) {
    return odile->post("/api/tournaments", tournament(std::move(more))).json()["id"];
  }
  Reply come(Browser& who, const std::string& id, const std::string& coming) {
    return post(who, "/coming", {{"tournament", id}, {"coming", coming}});
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  // Returns the answer to an order of the operator; null where it was refused.
  Json order(const Json& order) const {
    const auto answer = trictrac::give_order(file(), order.dump(), store_for(file()));
    return answer ? Json::parse(*answer) : Json();
  }
  Json news(Browser& who) { return who.get("/api/me/clubs/news").json()["news"]; }
  std::unique_ptr<Client> page_of(const Browser& who) const {
    auto page = std::make_unique<Client>(server->port(), who.coming());
    page->send({{"do", "news"}});
    EXPECT_EQ(page->await("news")["say"], "news");
    return page;
  }
};

TEST_F(ClubMembers, SayWhetherTheyComeAndOfficersSeeWho) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  const std::string id = evening();
  EXPECT_EQ(come(bruno, id, "yes").code(), "not_allowed") << "Bruno is no member";
  EXPECT_EQ(come(*anne, id, "perhaps").code(), "bad_message");
  EXPECT_EQ(come(*anne, "nothing", "yes").code(), "bad_option");
  EXPECT_EQ(come(*odile, id, "maybe").status, 200);
  const Json shown = come(*anne, id, "yes").json()["coming"];
  ASSERT_EQ(shown.size(), 1u);
  EXPECT_EQ(shown[0]["tournament"], id);
  EXPECT_EQ(shown[0]["yours"], "yes");
  EXPECT_EQ(shown[0]["yes"], 1);
  EXPECT_EQ(shown[0]["maybe"], 1);
  EXPECT_EQ(shown[0]["no"], 0);
  EXPECT_FALSE(shown[0].contains("members")) << "names are for officers";
  EXPECT_EQ(page(*odile)["coming"][0]["members"],
            Json({{{"name", "Anne"}, {"coming", "yes"}}, {{"name", "Odile"}, {"coming", "maybe"}}}));
  EXPECT_FALSE(page(bruno).contains("coming")) << "nobody else is told";
  EXPECT_EQ(come(*anne, id, "no").json()["coming"][0]["no"], 1) << "in place of the earlier answer";
  const Json exported = anne->get("/api/me/export").json()["coming"];
  ASSERT_EQ(exported.size(), 1u);
  EXPECT_EQ(exported[0]["tournament"], id);
  EXPECT_EQ(exported[0]["coming"], "no");
  EXPECT_FALSE(come(*odile, id, "unsaid").json()["coming"][0].contains("maybe") &&
               page(*odile)["coming"][0]["maybe"] == 1);
  EXPECT_EQ(page(*odile)["coming"][0]["yours"], "unsaid");
  prove(*anne);
  EXPECT_EQ(anne->post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM club_coming"), 0);
}

TEST_F(ClubMembers, AnswerNoMoreOnceItIsOver) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  EXPECT_EQ(come(*anne, hold_evening(*anne, bruno), "yes").code(), "bad_option");
}

TEST_F(ClubMembers, WhoHasWithdrawnBeforeTheStartMayComeAfterAll) {
  make();
  take_in(*anne, "Anne");
  const std::string at = "/api/tournaments/" + evening();
  const auto act = [&](Browser& who, const Json& act) {
    const int next = odile->get(at).json()["revision"].get<int>() + 1;
    return who.post(at + "/acts", {{"number", next}, {"act", act}}).status;
  };
  const auto listed = [&] { return odile->get("/api/tournaments").json()["tournaments"][0]["entrants"]; };
  EXPECT_EQ(anne->post(at + "/enter", {{"name", ""}}).status, 200);
  EXPECT_EQ(act(*anne, {{"type", "withdraw"}, {"entrant", 1}}), 200);
  EXPECT_EQ(listed(), 0) << "who has withdrawn does not come";
  EXPECT_EQ(anne->post(at + "/enter", {{"name", ""}}).status, 200);
  EXPECT_EQ(listed(), 1);
  EXPECT_EQ(act(*odile, {{"type", "withdraw"}, {"entrant", 1}}), 200);
  EXPECT_EQ(anne->post(at + "/enter", {{"name", ""}}).code(), "not_allowed")
      << "the director has decided that";
}

TEST_F(ClubMembers, AreToldOfAnAnnouncementOnAnyPageUntilTheyKnowOfIt) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  take_in(bruno, "Bruno");
  EXPECT_EQ(post(bruno, "/hear", {{"quiet", true}}).json()["quiet"], true);
  const auto at_anne = page_of(*anne), at_bruno = page_of(bruno);
  EXPECT_EQ(post(*odile, "/announcements", {{"title", "Four boards"}}).status, 200);
  EXPECT_EQ(at_anne->await("news")["say"], "news") << "without asking";
  const Json told = news(*anne);
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0], Json({{"club", path.substr(std::string("/api/clubs/").size())},
                           {"name", "Club du Tablier"},
                           {"title", "Four boards"},
                           {"number", 1}}));
  EXPECT_EQ(news(bruno), Json::array()) << "Bruno wants none of this club";
  EXPECT_EQ(news(*odile), Json::array()) << "she has written it";
  EXPECT_EQ(post(*anne, "/hear", {{"number", 1}}).status, 200);
  EXPECT_EQ(news(*anne), Json::array());
  EXPECT_EQ(browser().get("/api/me/clubs/news").code(), "not_signed_in");
  Browser claire = somebody("Claire");
  take_in(claire, "Claire");
  EXPECT_EQ(news(claire), Json::array()) << "what came before her is no news";
  EXPECT_EQ(post(bruno, "/hear", {{"quiet", false}}).status, 200);
  EXPECT_EQ(news(bruno).size(), 1u);
}

TEST_F(ClubMembers, AreNotifiedInTheirBrowsersUnlessTheyHaveReadIt) {
  PushService service{folder / "push"};
  PushKeys keys;
  ASSERT_TRUE(service.ready()) << "python3 does not start";
  start(
      {"--sign-ins-per-address", "0", "--games-per-hour", "0", "--calls-per-minute", "0", "--push-anywhere"});
  for (auto* who : {&odile, &anne}) {
    const std::string token = (*who)->token;
    who->emplace(browser());
    (*who)->token = token;
  }
  make();
  take_in(*anne, "Anne");
  EXPECT_EQ(anne->post("/api/me/browser", keys.subscription(service.endpoint("anne", 201))).status, 200);
  EXPECT_EQ(anne->get("/api/me/notices").json()["wished"]["announcement"], true);
  EXPECT_EQ(post(*odile, "/announcements", {{"title", "Four boards"}}).status, 200);
  ASSERT_TRUE(server->logs("event=push sent"));
  const Json sent = Json::parse(keys.read(service.sent().at(0)));
  EXPECT_EQ(sent["what"], "announcement");
  EXPECT_EQ(sent["game"], path.substr(std::string("/api/clubs/").size()));
  EXPECT_EQ(sent["who"], "Club du Tablier: Four boards");
  EXPECT_EQ(anne->post("/api/me/notices", {{"announcement", false}}).status, 200);
  EXPECT_EQ(post(*odile, "/announcements", {{"title", "Two more"}}).status, 200);
  while (number(file(), "SELECT count(*) FROM job WHERE kind = 'call'") > 0) (void)page(*odile);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM job WHERE kind = 'push'"), 0);
}

TEST_F(ClubMembers, KnowEachOtherWhereAnOfficerHasLetBothIn) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  EXPECT_EQ(anne->post("/api/me/challengers", {{"from", "met"}}).status, 200);
  EXPECT_EQ(challenge(bruno, *anne).code(), "not_allowed");
  take_in(bruno, "Bruno");
  EXPECT_EQ(challenge(bruno, *anne).status, 201) << "fellow members";
  EXPECT_EQ(challenge(*odile, *anne).status, 201);
  EXPECT_EQ(post(bruno, "/leave").status, 200);
  EXPECT_EQ(
      bruno.post("/api/challenges", {{"person", anne->me()["id"]}, {"game", {{"format", "ecrire-lois"}}}})
          .code(),
      "not_allowed");
}

TEST_F(ClubMembers, NobodyGetsToKnowAYoungPlayerThroughAnOpenDoor) {
  make({{"joining", "open"}});
  EXPECT_EQ(anne->post("/api/me/young", {{"young", true}}).status, 200);
  EXPECT_EQ(role(post(*anne, "/join").json()), "member");
  Browser bruno = somebody("Bruno");
  EXPECT_EQ(role(post(bruno, "/join").json()), "member");
  EXPECT_EQ(challenge(bruno, *anne).code(), "not_allowed");
  EXPECT_EQ(challenge(*odile, *anne).code(), "not_allowed") << "also who has founded it";
  EXPECT_EQ(odile->post(path, club_body({{"joining", "request"}})).status, 200);
  EXPECT_EQ(challenge(bruno, *anne).code(), "not_allowed") << "the door was open when they came";
  EXPECT_EQ(bruno.get("/api/people/Anne").status, 404);
}

TEST_F(ClubMembers, AYoungPlayerIsInvitedByThoseTheyKnowAndAsksThemselves) {
  make();
  EXPECT_EQ(anne->post("/api/me/young", {{"young", true}}).status, 200);
  const Reply hidden = post(*odile, "/invite", {{"name", "Anne"}});
  EXPECT_EQ(hidden.body, post(*odile, "/invite", {{"name", "Nobody"}}).body) << "as if there were no Anne";
  EXPECT_EQ(role(post(*anne, "/join").json()), "asked");
  EXPECT_EQ(post(*odile, "/answer", {{"name", "Anne"}, {"accept", true}}).status, 200);
  EXPECT_EQ(challenge(*odile, *anne).status, 201);
}

TEST_F(ClubMembers, TheNameOfAYoungPlayerIsShownToThoseWhoKnowThem) {
  make();
  EXPECT_EQ(anne->post("/api/me/young", {{"young", true}}).status, 200);
  post(*anne, "/join");
  post(*odile, "/answer", {{"name", "Anne"}, {"accept", true}});
  post(*odile, "/officers", {{"name", "Anne"}, {"officer", true}});
  Browser bruno = somebody("Bruno"), claire = somebody("Claire");
  take_in(claire, "Claire");
  hold_evening(*anne, bruno);
  EXPECT_EQ(post(*anne, "/announcements", {{"title", "Hello"}}).status, 200);
  Browser nobody = browser();
  for (Browser* stranger : {&nobody, &bruno}) {
    for (const char* part : {"", "/members", "/announcements", "/season", "/file?file=members.csv",
                             "/file?file=members.json", "/file?file=season.csv", "/file?file=season.json"})
      EXPECT_EQ(stranger->get(path + part).body.find("Anne"), std::string::npos) << part;
    EXPECT_EQ(page(*stranger)["members"], 3) << "they are counted";
    EXPECT_EQ(page(*stranger)["season"]["rows"][0]["points"], 10) << "and so are their points";
    EXPECT_EQ(page(*stranger)["season"]["rows"][0]["hidden"], true);
  }
  for (Browser* known : {&*odile, &claire, &*anne}) {
    EXPECT_NE(known->get(path + "/members").body.find("Anne"), std::string::npos);
    EXPECT_EQ(page(*known)["season"]["rows"][0]["name"], "Anne");
  }
}

TEST_F(ClubMembers, OfferAGameToTheirClubAlone) {
  make();
  take_in(*anne, "Anne");
  Browser bruno = somebody("Bruno");
  const Json made = anne->post("/api/games", of_two()).json();
  Client table(server->port(), anne->coming());
  table.join(made["game"], made["keys"], 0);
  const std::string club = path.substr(std::string("/api/clubs/").size());
  table.send({{"do", "offer"}, {"claims", made["claims"]}, {"club", club}});
  while (page(*odile)["here"][0]["doing"] != "waits") {
  }
  EXPECT_EQ(page(*odile)["here"][0]["offer"]["claims"], made["claims"]);
  EXPECT_EQ(page(bruno)["here"][0]["doing"], "plays") << "visitors find no seat";
  EXPECT_EQ(bruno.get(path).body.find(made["claims"]["1"].get<std::string>()), std::string::npos);
  Client lobby(server->port(), bruno.coming());
  lobby.send({{"do", "lobby"}});
  EXPECT_EQ(lobby.await("lobby")["offers"], Json::array());
}

TEST_F(ClubMembers, AtTheTablesOfAClubForYoungPlayersNobodyWritesFreely) {
  make({{"young", true}});
  take_in(*anne, "Anne");
  const std::string at = "/api/tournaments/" + evening({{"on_wood", false}});
  for (Browser* who : {&*odile, &*anne}) EXPECT_EQ(who->post(at + "/enter", {{"name", ""}}).status, 200);
  const int next = odile->get(at).json()["revision"].get<int>() + 1;
  EXPECT_EQ(odile->post(at + "/rounds", {{"number", next}}).status, 200);
  const std::string game = odile->get(at).json()["rounds"][0]["tables"][0]["game"];
  Client page(server->port(), anne->coming());
  page.join(game, Json::object(), 0);
  const Json seats = anne->get("/api/me/games").json()["games"][0]["players"];
  page.send({{"do", "talk"}, {"player", seats[0]}, {"text", "hello"}});
  EXPECT_EQ(page.await("error")["code"], "not_allowed");
}

TEST_F(ClubMembers, ReportWhatAClubSaysAndModeratorsRewriteItCloseItAndNoteIt) {
  make();
  const std::string club = path.substr(std::string("/api/clubs/").size());
  post(*odile, "/announcements", {{"title", "Insult"}, {"text", "long"}});
  const Json said{{"announcement", 1}, {"reason", "insult"}, {"words", "look"}};
  EXPECT_EQ(post(*anne, "/report", said).status, 200);
  EXPECT_EQ(post(*anne, "/report", said).status, 200) << "once more is once";
  EXPECT_EQ(post(*anne, "/report", {{"reason", "name"}}).status, 200);
  EXPECT_EQ(post(*anne, "/report", {{"announcement", 7}, {"reason", "name"}}).code(), "bad_option");
  Browser nobody = browser();
  EXPECT_EQ(post(nobody, "/report", said).code(), "not_signed_in");
  EXPECT_EQ(anne->get("/api/me/export").json()["text_reports"][0]["words"], "look");

  Browser marc = somebody("Marc");
  const auto give = [&](const Json& order) { return marc.post("/api/moderation", order); };
  EXPECT_EQ(give({{"do", "club"}, {"club", club}}).code(), "not_allowed");
  ASSERT_FALSE(order({{"do", "grant"}, {"name", "Marc"}}).is_null());
  const Json reports = give({{"do", "text_reports"}}).json()["text_reports"];
  ASSERT_EQ(reports.size(), 2u);
  EXPECT_EQ(reports[1]["announcement"], 1);
  EXPECT_EQ(reports[1]["by"]["name"], "Anne");
  EXPECT_EQ(reports[0]["announcement"], nullptr);
  const Json shown = give({{"do", "club"}, {"club", club}}).json()["club"];
  EXPECT_EQ(shown["announcements"][0]["title"], "Insult");
  EXPECT_EQ(shown["officers"][0]["name"], "Odile");
  EXPECT_EQ(give({{"do", "delete_announcement"}, {"club", club}, {"announcement", 1}, {"why", "insult"}})
                .json()["club"]["announcements"],
            Json::array());
  EXPECT_EQ(give({{"do", "rewrite_club"}, {"club", club}, {"new", "Club"}, {"about", ""}})
                .json()["club"]["settings"]["name"],
            "Club");
  EXPECT_EQ(give({{"do", "rewrite_club"}, {"club", club}, {"new", " "}}).code(), "bad_message");
  EXPECT_EQ(page(nobody)["settings"]["about"], "");
  EXPECT_EQ(page(nobody)["settings"]["place"], "Lyon") << "what was left out stays";
  EXPECT_EQ(odile->get(path + "/acts").json()["acts"][0]["act"], "moderate");
  EXPECT_EQ(odile->get(path + "/acts").json()["acts"][0]["by"], "") << "which moderator is in their log";
  EXPECT_EQ(give({{"do", "close_club"}, {"club", club}}).json()["club"]["closed"], true);
  for (Browser* who : {&nobody, &*odile}) EXPECT_EQ(who->get(path).status, 404);
  EXPECT_EQ(odile->get("/api/clubs").json()["clubs"], Json::array());
  EXPECT_EQ(odile->post("/api/tournaments", tournament(Json::object())).code(), "not_allowed");
  EXPECT_EQ(post(*odile, "/announcements", {{"title", "Again"}}).status, 404);
  EXPECT_EQ(give({{"do", "reopen_club"}, {"club", club}}).json()["club"]["closed"], false);
  EXPECT_EQ(page(*odile)["role"], "president") << "all of it is there again";
  for (const Json& one : reports)
    EXPECT_EQ(give({{"do", "settle_text_report"}, {"report", one["id"]}}).status, 200);
  EXPECT_EQ(give({{"do", "text_reports"}}).json()["text_reports"], Json::array());
  EXPECT_EQ(give({{"do", "text_reports"}, {"settled", true}}).json()["text_reports"].size(), 2u);
  std::vector<std::string> done;
  for (const Json log = order({{"do", "log"}})["log"]; const Json& one : log)
    done.push_back(one["who"].get<std::string>() + " " + one["did"].get<std::string>() + " " +
                   one["what"].get<std::string>() + one["why"].get<std::string>());
  ASSERT_EQ(done.size(), 7u);
  EXPECT_EQ(done[5], "Marc delete_announcement club " + club + ", announcement 1insult");
  EXPECT_EQ(done[3], "Marc close_club club " + club);
  prove(*anne);
  EXPECT_EQ(anne->post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  const Json left = give({{"do", "text_reports"}, {"settled", true}}).json()["text_reports"];
  EXPECT_EQ(left[0]["by"], nullptr);
  EXPECT_EQ(left[1]["words"], "");
}

}  // namespace club_members_test
}  // namespace served
