// A new password by a link in an e-mail, through a real mail server.
#include "browser.h"
#include "mail_server.h"
#include "served_games.h"

namespace served {
namespace recovery_test {

class Recovery : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(post.ready()) << "aiosmtpd does not start";
    WithFolder::SetUp();
    start_with(post.url());
  }
  void start_with(const std::string& mail) {
    start({"--sign-ins-per-address", "0", "--mail", mail, "--mail-from", "trictrac@club.example",
           "--public-address", "https://club.example"});
  }
  Browser with_address(const std::string& name, const std::string& address) const {
    Browser at = browser();
    at.post("/api/me/account", {{"name", name}, {"password", kPassword}, {"email", address}});
    confirm_address(at, post);
    return at;
  }
  static Reply ask(Browser& at, const std::string& name, const std::string& language = "en") {
    return at.post("/api/recover", {{"name", name}, {"language", language}});
  }
  static std::string read(const std::string& letter) { return MailServer::readable(letter); }
  static std::string code_in(const std::string& letter) { return MailServer::code_in(letter, "recover"); }
  std::vector<std::string> letters_of_recovery() const {
    auto all = post.letters();
    std::erase_if(all, [](const std::string& letter) { return code_in(letter).empty(); });
    return all;
  }
  // The only one.
  std::string the_letter() const {
    const auto all = letters_of_recovery();
    EXPECT_EQ(all.size(), 1u);
    return all.empty() ? "" : all[0];
  }
  static Reply use(Browser& at, const std::string& code, const std::string& password) {
    return at.post("/api/recover/" + code, {{"password", password}});
  }

  MailServer post{folder / "mail"};
  const std::string next = "la margot la fendue";
};

TEST_F(Recovery, AnEmailLeadsToANewPassword) {
  Browser home = with_address("Anne", "anne@club.example");
  EXPECT_EQ(home.get("/api/me").json()["mail"], true);
  Browser other = browser();
  const Reply asked = ask(other, "ANNE");
  EXPECT_EQ(asked.status, 200);
  EXPECT_EQ(asked.json(), Json::object());
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  const std::string letter = the_letter();
  for (const char* line : {"From: Trictrac <trictrac@club.example>\n", "To: <anne@club.example>\n",
                           "Subject: A new password for your Trictrac account\n", "\nHello Anne,\n"})
    EXPECT_NE(read(letter).find(line), std::string::npos) << line << letter;

  const std::string code = code_in(letter);
  ASSERT_EQ(code.size(), 26u) << letter;
  EXPECT_EQ(use(other, code, "password").code(), "bad_password");
  const Reply back = use(other, code, next);
  ASSERT_EQ(back.status, 200) << back.body;
  EXPECT_EQ(back.json()["person"]["name"], "Anne");
  EXPECT_EQ(other.me()["name"], "Anne") << "she is signed in";
  EXPECT_EQ(home.me(), nullptr) << "and nowhere else";
  Browser third = browser();
  EXPECT_EQ(sign_in(third, "Anne").code(), "bad_sign_in");
  EXPECT_EQ(sign_in(third, "Anne", next).status, 200);
  EXPECT_EQ(use(third, code, kPassword).code(), "bad_sign_in") << "it works once";
  const std::string log = server->log();
  EXPECT_EQ(log.find(code), std::string::npos);
  EXPECT_EQ(log.find("anne@"), std::string::npos);
}

TEST_F(Recovery, InFrenchForAPersonWhoAsksInFrench) {
  with_address("Élise", "elise@club.example");
  Browser other = browser();
  ask(other, "elise", "fr");
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  const std::string letter = read(the_letter());
  EXPECT_NE(letter.find("Subject: Un nouveau mot de passe pour votre compte Trictrac\n"), std::string::npos);
  EXPECT_NE(letter.find("Bonjour Élise,\n"), std::string::npos) << letter;
  EXPECT_NE(letter.find("Quelqu’un, sans doute vous, a demandé un nouveau mot de passe"), std::string::npos);
  EXPECT_EQ(code_in(the_letter()).size(), 26u);
}

TEST_F(Recovery, NothingSaysWhetherThereIsSuchAnAccount) {
  somebody("Without");
  with_address("Anne", "anne@club.example");
  Browser other = browser();
  const Reply unknown = ask(other, "Nobody"), without = ask(other, "Without"), known = ask(other, "Anne");
  EXPECT_EQ(unknown.body, known.body);
  EXPECT_EQ(without.body, known.body);
  EXPECT_EQ(unknown.status, known.status);
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  EXPECT_EQ(letters_of_recovery().size(), 1u) << "sent after those before it would have been";
  EXPECT_EQ(other.post("/api/recover", {{"name", "Anne"}, {"language", "de"}}).code(), "bad_message");
}

TEST_F(Recovery, OnlyTheLastLinkCountsAndNoneAfterAnHour) {
  with_address("Anne", "anne@club.example");
  Browser other = browser();
  ask(other, "Anne");
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  const std::string first = code_in(the_letter());
  ask(other, "Anne");
  ASSERT_TRUE(server->logs("event=mail sent", 3));
  std::string last;
  for (const std::string& letter : letters_of_recovery())
    if (code_in(letter) != first) last = code_in(letter);
  EXPECT_EQ(use(other, first, next).code(), "bad_sign_in");
  server.reset();
  execute(folder / "games.db", "UPDATE recovery SET until = until - 3600");
  start_with(post.url());
  Browser later = browser();
  EXPECT_EQ(use(later, last, next).code(), "bad_sign_in");
  EXPECT_EQ(use(later, last, next).code(), "bad_sign_in");
  EXPECT_EQ(use(later, std::string(26, 'a'), next).code(), "bad_sign_in");
}

TEST_F(Recovery, WhatCannotBeSentIsNotedAndHoldsNobodyUp) {
  with_address("Anne", "anne@club.example");
  start_with("smtp://127.0.0.1:1");
  Browser other = browser();
  EXPECT_EQ(ask(other, "Anne").json(), Json::object());
  ASSERT_TRUE(server->logs("event=mail not sent: "));
  EXPECT_EQ(server->log().find("anne@"), std::string::npos);
}

TEST_F(Recovery, OptionsThatDoNotFitAreNamed) {
  server.reset();
  const auto serve = [&](const std::string& options) {
    return run_program("serve --port 0 --db " + (folder / "x.db").string() + " " + options);
  };
  EXPECT_TRUE(serve("--mail http://x --mail-from a@b --public-address https://c").says("smtp://HOST:PORT"));
  EXPECT_TRUE(serve("--mail smtp://x --public-address https://c").says("--mail-from: an address"));
  EXPECT_TRUE(serve("--mail smtp://x --mail-from a@b").says("--public-address"));
  EXPECT_TRUE(serve("--mail smtp://x --mail-from a@b --public-address https://c --mail-user u")
                  .says("--mail-password-file"));
}

}  // namespace recovery_test
}  // namespace served
