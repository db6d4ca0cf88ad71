// What the operator says of a server: its name, its rules, announcements.
#include <fstream>

#include "browser.h"
#include "served_games.h"

namespace served {
namespace server_profile_test {

class ServerProfile : public WithPeople {
 protected:
  Ended admin(const std::string& order) const {
    return run_program("admin " + order + " " + kept_in(folder / "games.db"));
  }
  Json notice() const { return browser().get("/api/me").json()["server"]; }
  std::string file_of(const std::string& text) const {
    const auto path = folder / "rules.txt";
    std::ofstream(path) << text;
    return path.string();
  }
};

TEST_F(ServerProfile, SaysNothingUntilTheOperatorDoes) {
  EXPECT_FALSE(browser().get("/api/me").json().contains("server"));
  EXPECT_EQ(browser().get("/api/server").json(), Json({{"name", ""}, {"rules", Json::array()}}));
}

TEST_F(ServerProfile, HasANameRulesAndAnnouncementsWhileItRunsAndAfterwards) {
  ASSERT_EQ(admin("name-server 'Club du Tablier'").status, 0);
  ASSERT_EQ(admin("set-rules " + file_of("Be kind.\nBe on time.")).status, 0);
  ASSERT_EQ(admin("set-rules --language fr " + file_of("Soyez à l’heure.")).status, 0);
  ASSERT_EQ(admin("announce 'Tournament on Friday' --days 3").status, 0);
  for (int i = 0; i < 2; ++i) {
    const Json said = notice();
    EXPECT_EQ(said["name"], "Club du Tablier");
    EXPECT_EQ(said["rules"], true);
    ASSERT_EQ(said["announcements"].size(), 1u);
    EXPECT_EQ(said["announcements"][0]["text"], "Tournament on Friday");
    EXPECT_EQ(said["announcements"][0]["language"], "en");
    const Json rules = browser().get("/api/server").json()["rules"];
    ASSERT_EQ(rules.size(), 2u);
    EXPECT_EQ(rules[0]["text"], "Be kind.\nBe on time.");
    EXPECT_EQ(rules[1]["language"], "fr");
    start();
  }
  EXPECT_NE(admin("log").output.find("Club du Tablier"), std::string::npos);
}

TEST_F(ServerProfile, EndsAnAnnouncementWithItsTimeOrByTheOperator) {
  ASSERT_EQ(admin("announce 'Closed tonight'").status, 0);
  ASSERT_EQ(admin("announce 'Fermé ce soir' --language fr").status, 0);
  EXPECT_EQ(notice()["announcements"].size(), 2u);
  ASSERT_EQ(admin("announce ''").status, 0);
  EXPECT_EQ(notice()["announcements"][0]["language"], "fr");
  execute(folder / "games.db",
          "UPDATE setting SET value = '1 Fermé ce soir' WHERE name = 'server announcement fr'");
  start();
  EXPECT_FALSE(browser().get("/api/me").json().contains("server"));
}

TEST_F(ServerProfile, RefusesWhatPagesCannotShow) {
  EXPECT_EQ(admin("name-server " + std::string(61, 'x')).status, 1);
  EXPECT_EQ(admin("announce 'x' --language xx").status, 1);
  EXPECT_EQ(admin("set-rules " + (folder / "none.txt").string()).status, 1);
  EXPECT_EQ(admin("set-rules " + file_of(std::string(8001, 'x'))).status, 1);
  Browser anne = somebody("Anne");
  ASSERT_EQ(admin("grant Anne").status, 0);
  const Reply moderator = anne.post("/api/moderation", {{"do", "name_server"}, {"name", "Anne's"}});
  EXPECT_EQ(moderator.code(), "not_allowed");
}

}  // namespace server_profile_test
}  // namespace served
