// What a tournament says, as it is reported, and what moderators do about it.
#include "apps/server/operations/admin.h"
#include "asked_settings.h"
#include "browser.h"

namespace served {
namespace moderated_test {

class ModeratedTournament : public WithPeople {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start(without_limits());
    odile.emplace(somebody("Odile"));
    anne.emplace(somebody("Anne"));
    marc.emplace(somebody("Marc"));
    order({{"do", "grant"}, {"name", "Marc"}});
    hold();
  }
  void hold(const Json& more = Json::object()) {
    Json body{{"on_wood", true}};
    body.update(more);
    const Reply made = odile->post("/api/tournaments", tournament_body(body));
    ASSERT_EQ(made.status, 200) << made.body;
    id = made.json()["id"];
    path = "/api/tournaments/" + id;
    code = made.json()["you"]["code"];
    act(*odile, {{"type", "announce"}, {"text", "Bruno is a fool"}});
    message = made.json()["revision"].get<int>() + 1;
  }
  Reply act(Browser& who, const Json& what) {
    const int next = odile->get(path).json()["revision"].get<int>() + 1;
    return who.post(path + "/acts", {{"number", next}, {"act", what}});
  }
  // Returns the answer to an order of the operator; null where it was refused.
  Json order(const Json& order) const {
    return Json::parse(trictrac::give_order(folder / "games.db", order.dump(), store_for(folder / "games.db"))
                           .value_or("null"));
  }
  Reply give(const Json& order) { return marc->post("/api/moderation", order); }
  Json reports(bool settled = false) {
    return give({{"do", "text_reports"}, {"settled", settled}}).json()["text_reports"];
  }

  std::optional<Browser> odile, anne, marc;
  std::string id, path, code;
  int message = 0;
};

TEST_F(ModeratedTournament, IsReportedByThoseWhoSeeIt) {
  const Json said{{"message", message}, {"reason", "insult"}, {"words", "look"}};
  EXPECT_EQ(anne->post(path + "/report", said).status, 200);
  EXPECT_EQ(anne->post(path + "/report", said).status, 200) << "once more is once";
  EXPECT_EQ(anne->post(path + "/report", {{"reason", "name"}}).status, 200);
  EXPECT_EQ(anne->post(path + "/report", {{"message", message + 1}, {"reason", "name"}}).code(),
            "bad_message");
  Browser nobody = browser();
  EXPECT_EQ(nobody.post(path + "/report", said).code(), "not_signed_in");
  const Json all = reports();
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[1]["tournament"], id);
  EXPECT_EQ(all[1]["name"], "Thursday");
  EXPECT_EQ(all[1]["announcement"], message);
  EXPECT_EQ(all[1]["by"]["name"], "Anne");
  EXPECT_FALSE(all[1].contains("club"));
  EXPECT_EQ(all[0]["announcement"], nullptr);
  EXPECT_EQ(anne->get("/api/me/export").json()["text_reports"][0]["tournament"], id);

  hold({{"is_private", true}});
  EXPECT_EQ(anne->post(path + "/report", {{"reason", "other"}}).status, 404);
  EXPECT_EQ(anne->post(path + "/report", {{"reason", "other"}, {"code", code}}).status, 200);
}

TEST_F(ModeratedTournament, HasAMessageTakenBackWithoutATrace) {
  anne->post(path + "/report", {{"message", message}, {"reason", "insult"}});
  const Json withdraw{{"do", "withdraw_message"}, {"tournament", id}, {"number", message}, {"why", "insult"}};
  EXPECT_EQ(anne->post("/api/moderation", withdraw).code(), "not_allowed");
  EXPECT_EQ(give({{"do", "tournament"}, {"tournament", id}}).json()["tournament"]["messages"][0]["text"],
            "Bruno is a fool");
  const Json shown = give(withdraw).json()["tournament"];
  EXPECT_EQ(shown["messages"], Json::array());
  EXPECT_EQ(shown["staff"], Json({"Odile"}));
  EXPECT_EQ(give(withdraw).code(), "bad_message") << "it is no longer there";
  for (const char* part : {"", "/news", "/log", "/file?file=tournament.json"}) {
    const Reply read = odile->get(path + part);
    EXPECT_EQ(read.status, 200) << part;
    EXPECT_EQ(read.body.find("Bruno"), std::string::npos) << part << " " << read.body;
  }
  EXPECT_EQ(act(*odile, {{"type", "undo"}, {"number", message + 1}}).code(), "not_allowed")
      << "the director does not bring it back";
  EXPECT_EQ(act(*odile, {{"type", "announce"}, {"text", "Round 2 at nine"}}).status, 200) << "it goes on";
  EXPECT_EQ(act(*odile, {{"type", "undo"}, {"number", message + 2}}).status, 200);
  EXPECT_NE(odile->get(path + "/log").body.find("at nine"), std::string::npos)
      << "an undo of the director hides nothing";
  EXPECT_EQ(give({{"do", "settle_text_report"}, {"report", reports()[0]["id"]}}).status, 200);
  EXPECT_EQ(reports(), Json::array());
  EXPECT_EQ(reports(true).size(), 1u);
  const Json log = order({{"do", "log"}})["log"];
  EXPECT_EQ(log[1]["what"], "tournament " + id + ", message " + std::to_string(message));
  EXPECT_EQ(log[1]["why"], "insult");
  EXPECT_EQ(log[2]["did"], "grant") << "what was refused is not in the log";
}

TEST_F(ModeratedTournament, IsDeletedWithItsReports) {
  anne->post(path + "/report", {{"reason", "name"}});
  EXPECT_EQ(give({{"do", "delete_tournament"}, {"tournament", "nowhere"}}).status, 404);
  EXPECT_EQ(give({{"do", "delete_tournament"}, {"tournament", id}}).status, 200);
  for (Browser* who : {&*odile, &*anne}) EXPECT_EQ(who->get(path).status, 404);
  EXPECT_EQ(odile->get("/api/tournaments").json()["tournaments"], Json::array());
  EXPECT_EQ(odile->post(path + "/acts", {{"number", 9}, {"act", {{"type", "pause"}}}}).status, 404);
  EXPECT_EQ(reports(), Json::array());
  EXPECT_EQ(order({{"do", "log"}})["log"][0]["what"], "tournament " + id + ", Thursday");
}

}  // namespace moderated_test
}  // namespace served
