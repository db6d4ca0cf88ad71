// Ways to take an account away from its owner, and how they get it back.
#include "browser.h"
#include "mail_server.h"
#include "served_games.h"

namespace served {
namespace proof_test {

class Proof : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(post.ready()) << "aiosmtpd does not start";
    WithFolder::SetUp();
    start({"--sign-ins-per-address", "0", "--mail", post.url(), "--mail-from", "trictrac@club.example",
           "--public-address", "https://club.example"});
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  Browser with_address(const std::string& name, const std::string& address,
                       const std::string& language = "en") const {
    Browser at = browser();
    at.post("/api/me/account",
            {{"name", name}, {"password", kPassword}, {"email", address}, {"language", language}});
    confirm_address(at, post);
    return at;
  }
  // The same session in another browser: a thief has its cookie.
  Browser thief_of(const Browser& owner) const {
    Browser thief = browser();
    thief.token = owner.token;
    return thief;
  }
  // The last e-mail to an address with a link of that kind.
  std::string code_to(const std::string& address, const std::string& what) const {
    for (const std::string& letter : post.letters())
      if (MailServer::readable(letter).contains("To: <" + address + ">"))
        if (const std::string code = MailServer::code_in(letter, what); !code.empty()) return code;
    return "";
  }
  // Changes the address as its owner does, and returns when the change has taken place.
  void change_address(Browser& at, const std::string& address) {
    ASSERT_EQ(at.post("/api/me/email", {{"email", address}}).status, 200);
    while (code_to(address, "confirm").empty()) std::this_thread::yield();
    ASSERT_EQ(browser().post("/api/confirm/" + code_to(address, "confirm")).status, 200);
  }
  std::string way_back_to(const std::string& address) const {
    while (code_to(address, "undo").empty()) std::this_thread::yield();
    return code_to(address, "undo");
  }
  std::vector<std::string> letters_with(const std::string& text) const {
    std::vector<std::string> all;
    for (const std::string& letter : post.letters())
      if (const std::string read = MailServer::readable(letter); read.contains(text)) all.push_back(read);
    return all;
  }

  MailServer post{folder / "mail"};
};

TEST_F(Proof, ASessionAloneTakesNoAccount) {
  Browser anne = with_address("Anne", "anne@club.example");
  Browser thief = thief_of(anne);
  const std::pair<const char*, Json> calls[] = {{"/api/me/email", {{"email", "thief@evil.example"}}},
                                                {"/api/me/email", {{"email", nullptr}}},
                                                {"/api/passkey/new", {{"name", "Anne"}}},
                                                {"/api/me/delete", {{"name", "Anne"}}}};
  for (const auto& [path, body] : calls) {
    const Reply refused = thief.post(path, body);
    EXPECT_EQ(refused.status, 403) << path;
    EXPECT_EQ(refused.code(), "proof_needed") << path;
  }
  EXPECT_EQ(thief.post("/api/me/prove", {{"password", "le coin de repoz"}}).code(), "bad_sign_in");
  EXPECT_EQ(thief.post("/api/me/email", {{"email", "thief@evil.example"}}).code(), "proof_needed");
  EXPECT_EQ(anne.me()["email"], "anne@club.example");
  EXPECT_EQ(browser().post("/api/me/prove", {{"password", kPassword}}).code(), "not_signed_in");
}

TEST_F(Proof, LastsForTenMinutesInTheSessionWhereItWasGiven) {
  Browser anne = somebody("Anne"), phone = browser();
  sign_in(phone, "Anne");
  prove(anne);
  EXPECT_EQ(phone.post("/api/me/delete", {{"name", "Anne"}}).code(), "proof_needed");
  execute(file(), "UPDATE session SET proved = proved - 600");
  EXPECT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).code(), "proof_needed");
  prove(anne);
  EXPECT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
}

TEST_F(Proof, IsTriedAFewTimes) {
  start({"--sign-ins-per-address", "0", "--sign-ins-per-name", "2"});
  Browser anne = somebody("Anne");
  for (int tried = 0; tried < 2; ++tried)
    EXPECT_EQ(anne.post("/api/me/prove", {{"password", "wrong password"}}).code(), "bad_sign_in");
  EXPECT_EQ(anne.post("/api/me/prove", {{"password", kPassword}}).code(), "too_many");
  Browser thief = thief_of(anne);
  for (int tried = 0; tried < 2; ++tried)
    EXPECT_EQ(thief.post("/api/me/prove", {{"password", "wrong password"}}).code(), "bad_sign_in");
  EXPECT_EQ(thief.post("/api/me/prove", {{"password", kPassword}}).code(), "too_many");
}

TEST_F(Proof, AnAddressStaysUntilTheNextIsConfirmed) {
  Browser anne = with_address("Anne", "anne@club.example");
  prove(anne);
  Json me = anne.person_after("/api/me/email", {{"email", "typo@club.exmaple"}});
  EXPECT_EQ(me["email"], "anne@club.example");
  EXPECT_EQ(me["new_email"], "typo@club.exmaple");
  browser().post("/api/recover", {{"name", "Anne"}});
  while (code_to("anne@club.example", "recover").empty()) std::this_thread::yield();
  me = anne.person_after("/api/me/email", {{"email", "anne@club.example"}});
  EXPECT_FALSE(me.contains("new_email")) << "the address itself again: nothing is to be confirmed";
  EXPECT_EQ(browser().post("/api/confirm/" + code_to("typo@club.exmaple", "confirm")).code(), "bad_sign_in");
  EXPECT_EQ(anne.me()["email"], "anne@club.example");
  EXPECT_TRUE(letters_with("#undo=").empty()) << "nothing has been changed";
}

TEST_F(Proof, TheFormerAddressHasAWayBackThatEndsTheOtherSessions) {
  Browser anne = with_address("Anne", "anne@club.example", "fr");
  Browser thief = browser();
  sign_in(thief, "Anne");  // who knows the password
  prove(thief);
  thief.post("/api/me/email", {{"email", "other@evil.example"}, {"language", "en"}});
  change_address(thief, "thief@evil.example");
  EXPECT_EQ(anne.me()["email"], "thief@evil.example");
  const std::string code = way_back_to("anne@club.example");
  const auto warned = letters_with("#undo=");
  ASSERT_EQ(warned.size(), 1u);
  EXPECT_NE(warned[0].find("\nBonjour Anne,\n"), std::string::npos) << "in her language: " << warned[0];
  EXPECT_EQ(warned[0].find("evil.example"), std::string::npos);

  const Reply undone = anne.post("/api/undo/" + code, Json::object());
  ASSERT_EQ(undone.status, 200) << undone.body;
  EXPECT_EQ(anne.me()["email"], "anne@club.example") << "her own session goes on";
  EXPECT_EQ(thief.me(), nullptr);
  Browser again = browser();
  EXPECT_EQ(again.post("/api/undo/" + code, Json::object()).code(), "bad_sign_in") << "it works once";
  const std::string next = "la margot la fendue";
  EXPECT_EQ(
      again.post("/api/recover/" + undone.json()["recover"].get<std::string>(), {{"password", next}}).status,
      200)
      << "a new password follows at once";
  EXPECT_EQ(sign_in(thief, "Anne").code(), "bad_sign_in");
  EXPECT_EQ(server->log().find(code), std::string::npos);
}

TEST_F(Proof, ALaterAddressCannotTakeTheWayBackOfAnEarlierOne) {
  Browser thief = with_address("Anne", "anne@club.example");
  prove(thief);
  change_address(thief, "first@evil.example");
  change_address(thief, "second@evil.example");
  const std::string own = way_back_to("anne@club.example"), evil = way_back_to("first@evil.example");
  EXPECT_EQ(thief.post("/api/undo/" + evil, Json::object()).status, 200);
  EXPECT_EQ(thief.me()["email"], "first@evil.example");
  EXPECT_EQ(thief.post("/api/undo/" + own, Json::object()).status, 200);
  EXPECT_EQ(thief.me()["email"], "anne@club.example");
  EXPECT_EQ(number(file(), "SELECT count(*) FROM former_email"), 0);
}

TEST_F(Proof, AnAddressThatIsRemovedHasAWayBackForAWeek) {
  Browser anne = with_address("Anne", "anne@club.example");
  prove(anne);
  EXPECT_EQ(anne.person_after("/api/me/email", {{"email", nullptr}})["email"], nullptr);
  const std::string code = way_back_to("anne@club.example");
  execute(file(), "UPDATE former_email SET until = until - 7 * 24 * 3600");
  EXPECT_EQ(anne.post("/api/undo/" + code, Json::object()).code(), "bad_sign_in");
  EXPECT_EQ(anne.me()["email"], nullptr);
  start();
  // The expired address is deleted before later requests.
  browser().post("/api/me", {{"name", "x"}});
  server.reset();
  EXPECT_EQ(number(file(), "SELECT count(*) FROM former_email"), 0) << "and is forgotten";
}

TEST_F(Proof, ASignInOnANewDeviceIsTold) {
  Browser anne = with_address("Anne", "anne@club.example");
  anne.post("/api/sign-out");
  ASSERT_EQ(sign_in(anne, "Anne").status, 200);
  Browser thief = browser();
  thief.agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36";
  ASSERT_EQ(sign_in(thief, "Anne").status, 200);
  ASSERT_TRUE(server->logs("event=mail sent", 2));
  auto told = letters_with("Subject: A new device is signed in to your Trictrac account");
  ASSERT_EQ(told.size(), 1u) << "her own browser is not new";
  EXPECT_NE(told[0].find(", Windows, "), std::string::npos) << told[0];
  EXPECT_NE(told[0].find("\nhttps://club.example/#account\n"), std::string::npos) << told[0];
  thief.post("/api/sign-out");
  ASSERT_EQ(sign_in(thief, "Anne").status, 200);
  browser().post("/api/recover", {{"name", "Anne"}});
  ASSERT_TRUE(server->logs("event=mail sent", 3)) << "sent after one before it would have been";
  EXPECT_EQ(letters_with("A new device").size(), 1u) << "it is told once";
}

}  // namespace proof_test
}  // namespace served
