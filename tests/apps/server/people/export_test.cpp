// Everything stored about a person, as one file.
#include "browser.h"
#include "served_games.h"
#include "store/rows/tables.h"

namespace served {
namespace export_test {

class Export : public WithPeople {};

TEST_F(Export, HoldsThePersonTheirSessionsAndTheirGames) {
  Browser anne = browser();
  std::vector<std::string> games;
  for (int i = 0; i < 3; ++i) games.push_back(anne.post("/api/games", of_two()).json()["game"]);
  anne.post("/api/me/account",
            {{"name", "Anne \"É\""}, {"password", kPassword}, {"email", "anne@club.example"}});
  browser().post("/api/games", of_two());

  const Reply reply = anne.get("/api/me/export");
  ASSERT_EQ(reply.status, 200) << reply.body;
  EXPECT_NE(reply.head.find("filename*=UTF-8''trictrac-Anne%20%22%C3%89%22.json"), std::string::npos)
      << reply.head;
  const Json all = reply.json();
  EXPECT_EQ(all["person"], anne.me());
  EXPECT_GT(all["created"], 1'600'000'000);
  EXPECT_EQ(all["sessions"].size(), 1u);
  ASSERT_EQ(all["games"].size(), 3u) << "hers alone";
  for (std::size_t i = 0; i < 3; ++i) {
    const Json& game = all["games"][i];
    EXPECT_EQ(game["game"], games[2 - i]);
    EXPECT_EQ(game["players"], Json({0}));
    EXPECT_EQ(game["record"],
              http_call(server->port(), "GET", "/api/games/" + games[2 - i] + ".trictrac").body);
  }
  for (const std::string& secret : {anne.token, kPassword, std::string("argon2")})
    EXPECT_EQ(reply.body.find(secret), std::string::npos) << secret;
}

TEST_F(Export, AGameThatIsDamagedHasNoRecord) {
  Browser anne = browser();
  anne.post("/api/games", of_two());
  server.reset();
  execute(folder / "games.db", "UPDATE game SET rules = 77");
  start();
  Browser again = browser();
  again.token = anne.token;
  const Json all = again.get("/api/me/export").json();
  ASSERT_EQ(all["games"].size(), 1u);
  EXPECT_EQ(all["games"][0]["record"], "");
}

TEST_F(Export, HasAPartForEveryTableThatIsToBeShown) {
  const Json all = somebody("Anne").get("/api/me/export").json();
  for (const auto& [table, column] : trictrac::references_to("person"))
    if (!column.exported.empty()) {
      EXPECT_TRUE(all.contains(column.exported)) << table.name;
    }
}

TEST_F(Export, IsOfSomebody) { EXPECT_EQ(browser().get("/api/me/export").code(), "not_signed_in"); }

}  // namespace export_test
}  // namespace served
