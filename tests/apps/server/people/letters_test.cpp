// The e-mail that says which games wait for a person, through a real mail server.
#include <regex>
#include <thread>

#include "browser.h"
#include "mail_server.h"
#include "served_games.h"

namespace served {
namespace letters_test {

class Letters : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(post.ready()) << "aiosmtpd does not start";
    WithFolder::SetUp();
    start({"--sign-ins-per-address", "0", "--mail", post.url(), "--mail-from", "trictrac@club.example",
           "--public-address", "https://club.example"});
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  // A person who wants e-mails, and a free seat at one of their tables.
  Browser host() {
    Browser anne = browser();
    anne.post("/api/me/account", {{"name", "Anne"}, {"password", kPassword}, {"email", "anne@club.example"}});
    confirm_address(anne, post);
    EXPECT_EQ(anne.post("/api/me/notices", {{"letters", true}, {"language", "en"}}).json()["letters"], true);
    return anne;
  }
  // Marie sits down at a table of Anne's, and plays until something is awaited from her.
  std::string play(Browser& anne) const {
    const Json made = anne.post("/api/games", of_two()).json();
    const std::string game = made["game"];
    Browser marie = browser();
    marie.post("/api/games/" + game + "/claim",
               {{"player", 1}, {"claim", made["claims"]["1"]}, {"name", "Marie"}});
    play_on(server->port(), marie, "black", game);
    return game;
  }
  std::vector<std::string> letters_of_games() const {
    auto all = post.letters();
    std::erase_if(all,
                  [](const std::string& letter) { return !MailServer::code_in(letter, "confirm").empty(); });
    return all;
  }
  // Nobody waits any longer for those who might come back, or for the hour of e-mails.
  void let_time_pass() const { execute(file(), "UPDATE job SET due = 0 WHERE taken = 0"); }
  // Once `wanted` jobs of a kind are there.
  void wait_for(const std::string& kind, int wanted) const {
    while (number(file(), "SELECT count(*) FROM job WHERE kind = '" + kind + "'") != wanted)
      std::this_thread::yield();
  }

  MailServer post{folder / "mail"};
};

TEST_F(Letters, OneADayNamesTheGamesThatWait) {
  Browser anne = host();
  const std::string one = play(anne), other = play(anne);
  let_time_pass();
  wait_for("letter", 1);
  wait_for("call", 0);
  let_time_pass();
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  std::string letter = letters_of_games().at(0);
  std::erase(letter, '\r');
  for (std::size_t at; (at = letter.find("=\n")) != std::string::npos;) letter.erase(at, 2);
  for (const std::string& line :
       {std::string("Subject: 2 games are waiting for you at Trictrac\n"),
        std::string("To: <anne@club.example>\n"), "Against Marie: https://club.example/#/g/" + one,
        "Against Marie: https://club.example/#/g/" + other,
        std::string("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n")})
    EXPECT_NE(letter.find(line), std::string::npos) << line << letter;
  wait_for("letter", 0);

  play(anne);
  let_time_pass();
  wait_for("letter", 1);
  EXPECT_GE(number(file(), "SELECT due - last_letter FROM job, notices WHERE kind = 'letter'"), 24 * 3600);

  std::smatch found;
  ASSERT_TRUE(std::regex_search(
      letter, found,
      std::regex("List-Unsubscribe: <https://club\\.example(/api/letters/stop/[a-z2-7]{26})>")));
  const Reply ended = http_call(server->port(), "POST", found[1], "List-Unsubscribe=One-Click");
  EXPECT_EQ(ended.status, 200) << ended.body;
  EXPECT_EQ(anne.get("/api/me/notices").json()["letters"], false);
  let_time_pass();
  wait_for("letter", 0);
  EXPECT_EQ(letters_of_games().size(), 1u) << "she wishes none any more";
  EXPECT_EQ(
      http_call(server->port(), "POST", "/api/letters/stop/" + std::string(26, 'a')).json()["error"]["code"],
      "bad_key");
  EXPECT_EQ(server->log().find("anne@"), std::string::npos);
}

TEST_F(Letters, NoneGoesToAPlayerWhoHasPlayedMeanwhile) {
  Browser anne = host();
  const std::string game = play(anne);
  let_time_pass();
  wait_for("letter", 1);
  Client page(server->port(), anne.coming());
  const Json last = Json::parse(page.join(game, Json::object(), 0).back());
  page.ask(act_message(last["n"].get<int>() + 1, "white", {{"type", "resign"}}));
  let_time_pass();
  wait_for("letter", 0);
  EXPECT_TRUE(letters_of_games().empty());
}

}  // namespace letters_test
}  // namespace served
