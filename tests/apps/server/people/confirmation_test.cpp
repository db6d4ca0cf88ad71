// Addresses of e-mail are confirmed before anything else is sent to them, through a real mail server.
#include "browser.h"
#include "mail_server.h"
#include "served_games.h"

namespace served {
namespace confirmation_test {

class Confirmation : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(post.ready()) << "aiosmtpd does not start";
    WithFolder::SetUp();
    start({"--sign-ins-per-address", "0", "--mail", post.url(), "--mail-from", "trictrac@club.example",
           "--public-address", "https://club.example"});
  }
  Browser with_address(const std::string& name, const std::string& address,
                       const std::string& language = "en") const {
    Browser at = browser();
    at.post("/api/me/account",
            {{"name", name}, {"password", kPassword}, {"email", address}, {"language", language}});
    return at;
  }
  std::string code() const {
    for (const std::string& letter : post.letters())
      if (const std::string found = MailServer::code_in(letter, "confirm"); !found.empty()) return found;
    return "";
  }

  MailServer post{folder / "mail"};
};

TEST_F(Confirmation, ALinkIsSentToAnAddressAndConfirmsIt) {
  Browser anne = with_address("Anne", "anne@club.example");
  ASSERT_TRUE(server->logs("event=mail sent"));
  EXPECT_EQ(anne.me()["email"], nullptr);
  EXPECT_EQ(anne.me()["new_email"], "anne@club.example");
  const std::string letter = MailServer::readable(post.letters().at(0));
  for (const char* line :
       {"To: <anne@club.example>\n", "Subject: Confirm your address for Trictrac\n", "\nHello Anne,\n"})
    EXPECT_NE(letter.find(line), std::string::npos) << line << letter;
  EXPECT_NE(letter.find("\nMessage-ID: <"), std::string::npos) << letter;
  EXPECT_NE(letter.find("@club.example>\n"), std::string::npos);
  Browser elsewhere = browser();
  EXPECT_EQ(elsewhere.post("/api/confirm/" + code()).status, 200) << "on whatever device the e-mail is read";
  EXPECT_EQ(anne.me()["email"], "anne@club.example");
  EXPECT_FALSE(anne.me().contains("new_email"));
  EXPECT_EQ(elsewhere.post("/api/confirm/" + code()).code(), "bad_sign_in") << "it works once";
}

TEST_F(Confirmation, NothingElseIsSentToAnAddressThatIsNotConfirmed) {
  Browser thief = with_address("Thief", "victim@club.example");
  ASSERT_TRUE(server->logs("event=mail sent"));
  for (int asked = 0; asked < 3; ++asked) thief.post("/api/recover", {{"name", "Thief"}});
  Browser other = with_address("Other", "other@club.example");
  ASSERT_TRUE(server->logs("event=mail sent", 2)) << "sent after those before it would have been";
  EXPECT_EQ(post.letters().size(), 2u);
}

TEST_F(Confirmation, AnAddressGetsAtMostFiveEmailsADay) {
  Browser thief = with_address("Thief", "victim@club.example");
  for (int asked = 0; asked < 10; ++asked)
    EXPECT_EQ(thief.post("/api/me/email/confirm", Json::object()).status, 200);
  for (const char* name : {"Second", "Third"}) with_address(name, "Victim@Club.example");
  ASSERT_TRUE(server->logs("event=mail lost: more than 5 e-mails a day to one address"));
  with_address("Other", "other@club.example");
  ASSERT_TRUE(server->logs("event=mail sent", 6));
  EXPECT_EQ(post.letters().size(), 6u);
}

TEST_F(Confirmation, ALinkConfirmsNoOtherAddressAndNoneAfterAWeek) {
  Browser anne = with_address("Anne", "anne@club.example", "fr");
  ASSERT_TRUE(server->logs("event=mail sent"));
  EXPECT_NE(MailServer::readable(post.letters().at(0)).find("\nBonjour Anne,\n"), std::string::npos);
  const std::string first = code();
  prove(anne);
  EXPECT_EQ(anne.person_after("/api/me/email", {{"email", "victim@club.example"}})["email"], nullptr);
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  EXPECT_EQ(anne.post("/api/confirm/" + first).code(), "bad_sign_in");
  EXPECT_EQ(anne.me()["email"], nullptr);
  std::string last;
  for (const std::string& letter : post.letters())
    if (const std::string found = MailServer::code_in(letter, "confirm"); found != first) last = found;
  execute(folder / "games.db", "UPDATE confirmation SET until = until - 7 * 24 * 3600");
  EXPECT_EQ(anne.post("/api/confirm/" + last).code(), "bad_sign_in");
  EXPECT_EQ(anne.me()["email"], nullptr);
}

}  // namespace confirmation_test
}  // namespace served
