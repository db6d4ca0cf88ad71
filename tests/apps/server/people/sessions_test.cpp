// The sessions of a person: shown, and ended.
#include "browser.h"

namespace served {
namespace sessions_test {

class Sessions : public WithPeople {
 protected:
  static Json devices(Browser& at) {
    Json all = Json::array();
    const Json shown = at.get("/api/me/sessions").json();
    for (const Json& s : shown["sessions"]) all.push_back(s["device"]);
    std::sort(all.begin(), all.end());
    return all;
  }
  static std::string id_of(Browser& at, const std::string& device) {
    const Json shown = at.get("/api/me/sessions").json();
    for (const Json& s : shown["sessions"])
      if (s["device"] == device) return s["id"];
    return "";
  }
  Browser on_phone() const {
    Browser phone = browser();
    phone.agent =
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like "
        "Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
    return phone;
  }
};

TEST_F(Sessions, EveryDeviceIsShown) {
  Browser home = somebody("Anne"), phone = on_phone();
  sign_in(phone, "Anne");
  EXPECT_EQ(devices(home), Json({"Firefox, Linux", "Safari, iPhone"}));
  const Json sessions = phone.get("/api/me/sessions").json()["sessions"];
  for (const Json& s : sessions) {
    EXPECT_EQ(s["this"], s["device"] == "Safari, iPhone");
    EXPECT_GT(s["created"], 1'600'000'000);
    EXPECT_GE(s["seen"], s["created"]);
    EXPECT_EQ(s["id"].get<std::string>().size(), 16u);
  }
  EXPECT_EQ(sessions.dump().find(home.token), std::string::npos);
}

TEST_F(Sessions, OneThatIsEndedIsOutAtOnce) {
  Browser home = somebody("Anne"), phone = on_phone();
  sign_in(phone, "Anne");
  const std::string game = phone.post("/api/games", of_two()).json()["game"];
  Client playing(server->port(), phone.coming());
  playing.join(game, Json::object(), 0);
  Client at_home(server->port(), home.coming());
  at_home.join(game, Json::object(), 0);

  const Reply ended = home.post("/api/me/sessions/end", {{"id", id_of(home, "Safari, iPhone")}});
  EXPECT_EQ(ended.json()["sessions"].size(), 1u);
  EXPECT_EQ(playing.await("nothing more")["say"], "gone");
  EXPECT_EQ(playing.close_code(), 4001);
  EXPECT_EQ(phone.me(), nullptr);
  EXPECT_EQ(seats(phone, game), Json::array());
  EXPECT_EQ(at_home.ask({{"do", "why"}, {"side", "white"}, {"steps", Json::array()}})["say"], "error")
      << "who is not meant plays on";
  EXPECT_EQ(home.post("/api/me/sessions/end", {{"id", "nosuchsession234"}}).code(), "bad_message");
  EXPECT_EQ(home.post("/api/me/sessions/end", {{"others", false}}).code(), "bad_message");
}

TEST_F(Sessions, AllOthersCanBeEnded) {
  Browser home = somebody("Anne"), phone = on_phone(), work = browser();
  sign_in(phone, "Anne");
  sign_in(work, "Anne");
  EXPECT_EQ(home.post("/api/me/sessions/end", {{"others", true}}).json()["sessions"].size(), 1u);
  EXPECT_EQ(phone.me(), nullptr);
  EXPECT_EQ(work.me(), nullptr);
  EXPECT_EQ(home.me()["name"], "Anne");
}

TEST_F(Sessions, NobodyEndsAnothersSession) {
  Browser anne = somebody("Anne"), thief = somebody("Thief");
  const std::string id = id_of(anne, "Firefox, Linux");
  EXPECT_EQ(thief.post("/api/me/sessions/end", {{"id", id}}).code(), "bad_message");
  EXPECT_EQ(anne.me()["name"], "Anne");
}

TEST_F(Sessions, SigningOutForgetsTheCookieAndClosesItsSockets) {
  Browser anne = somebody("Anne");
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  const std::string token = anne.token;
  Client playing(server->port(), anne.coming());
  playing.join(game, Json::object(), 0);
  const Reply out = anne.post("/api/sign-out");
  EXPECT_EQ(out.json()["person"], nullptr);
  EXPECT_NE(out.head.find("trictrac=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0"), std::string::npos);
  EXPECT_EQ(playing.await("nothing more")["say"], "gone");
  anne.token = token;
  EXPECT_EQ(anne.me(), nullptr) << "what was kept of it is worth nothing";
}

TEST_F(Sessions, SigningInAsSomebodyElseEndsTheFirst) {
  Browser anne = somebody("Anne");
  somebody("Marie");
  const std::string game = anne.post("/api/games", of_two()).json()["game"];
  const std::string token = anne.token;
  sign_in(anne, "Marie");
  EXPECT_EQ(anne.me()["name"], "Marie");
  EXPECT_EQ(seats(anne, game), Json::array()) << "Anne's games stay hers";
  anne.token = token;
  EXPECT_EQ(anne.me(), nullptr);
}

}  // namespace sessions_test
}  // namespace served
