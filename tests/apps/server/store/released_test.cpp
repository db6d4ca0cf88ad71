// Every released version leaves a file of its own (CONTRIBUTING.md, A release): this program opens them all,
// and what was in them goes on.
#include <cstdlib>

#include "browser.h"
#include "served_games.h"
#include "waiting_store.h"

namespace served {
namespace released_test {

namespace fs = std::filesystem;

constexpr const char* kReleases = SERVER_TEST_DATA "/releases";

std::vector<fs::path> released_files() {
  std::vector<fs::path> all;
  for (const auto& entry : fs::directory_iterator(kReleases))
    if (entry.path().extension() == ".db") all.push_back(entry.path());
  return all;
}

class Released : public WithPeople {
 protected:
  std::string file() const { return (folder / "games.db").string(); }
  // Something of everything: people, a game in play and one that is over, chat, blocks, reports.
  void fill() {
    Browser anne = somebody("Anne"), bruno = somebody("Bruno"), guest = browser();
    prove(anne);
    anne.post("/api/me/email", {{"email", "anne@club.example"}});
    guest.post("/api/me", {{"name", "Claire"}});
    const std::string played = between(anne, bruno), over = between(bruno, guest);
    play_on(server->port(), bruno, "black", played);
    play_on(server->port(), anne, "white", played);
    Client table(server->port(), bruno.coming());
    const auto lines = table.join(over, Json::object(), 0);
    table.ask(act_message(Json::parse(lines.back())["n"].get<int>() + 1, "white", {{"type", "resign"}}));
    Client said(server->port(), anne.coming());
    said.join(played, Json::object(), 0);
    said.send({{"do", "talk"}, {"player", 0}, {"text", "Bonne chance !"}});
    EXPECT_EQ(said.await("talk")["text"], "Bonne chance !");
    EXPECT_EQ(bruno.post("/api/reports", {{"game", over}, {"player", 1}, {"reason", "other"}, {"words", "…"}})
                  .status,
              200);
    anne.post("/api/me/notices", {{"letters", true}, {"language", "fr"}});
    anne.post("/api/me/learning", {{"kind", "course"}, {"version", 0}, {"kept", Json::object()}});
  }
  std::string between(Browser& white, Browser& black) const {
    const Json made = white.post("/api/games", of_two()).json();
    EXPECT_EQ(black
                  .post("/api/games/" + made["game"].get<std::string>() + "/claim",
                        {{"player", 1}, {"claim", made["claims"]["1"]}})
                  .status,
              200);
    return made["game"];
  }
  void expect_to_go_on() {
    EXPECT_EQ(http_call(server->port(), "GET", "/health/ready").status, 200);
    Browser anne = browser();
    ASSERT_EQ(sign_in(anne, "Anne").status, 200);
    const Json games = anne.get("/api/me/games").json()["games"];
    ASSERT_EQ(games.size(), 1u);
    const std::string game = games[0]["game"];
    Client table(server->port(), anne.coming());
    const auto lines = table.join(game, Json::object(), 0);
    const Json last = Json::parse(lines.back());
    ASSERT_EQ(last["say"], "line");
    EXPECT_EQ(table.ask(act_message(last["n"].get<int>() + 1, "white", {{"type", "resign"}}))["say"], "line");
    Browser bruno = browser();
    ASSERT_EQ(sign_in(bruno, "Bruno").status, 200);
    EXPECT_EQ(bruno.get("/api/me/games").json()["games"].size(), 2u);
    EXPECT_EQ(bruno.get("/api/me/export").json()["games"].size(), 2u);
  }
};

// With TRICTRAC_RELEASE_FILE=PATH the file is kept there.
TEST_F(Released, ThisVersionLeavesAFileThatItOpens) {
  fill();
  const std::string copy = (folder / "released.db").string();
  ASSERT_EQ(run_program("backup " + kept_in(file()) + " " + copy).status, 0);
  if (const char* kept = std::getenv("TRICTRAC_RELEASE_FILE")) fs::copy_file(copy, kept);
  start();
  expect_to_go_on();
}

TEST_F(Released, TheFilesOfAllVersionsAreOpenedAndGoOn) {
  ASSERT_FALSE(released_files().empty());
  for (const fs::path& released : released_files()) {
    SCOPED_TRACE(released.filename());
    server.reset();
    const std::string copy = (folder / released.filename()).string();
    fs::copy_file(released, copy);
    stored::Gate gate;
    const auto opened = stored::open(copy, {}, gate);
    ASSERT_TRUE(opened) << opened.error().what;
    const fs::path restored = folder / ("restored-" + released.filename().string());
    const Ended ended = run_program("restore " + released.string() + " " + kept_in(restored));
    ASSERT_EQ(ended.status, 0) << ended.output;
    server = std::make_unique<Process>(restored, folder / "web",
                                       std::vector<std::string>{"--sign-ins-per-address", "0"});
    ASSERT_NE(server->port(), 0) << server->log();
    expect_to_go_on();
  }
}

}  // namespace released_test
}  // namespace served
