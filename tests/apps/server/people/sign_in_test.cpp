// Signing in under attack, and calls that are not what they should be.
#include <csignal>

#include "browser.h"
#include "served_games.h"

namespace served {
namespace sign_in_test {

class SignIn : public WithPeople {};

TEST_F(SignIn, AnAddressMayTryAFewTimes) {
  start({"--sign-ins-per-address", "3", "--sign-ins-per-name", "0"});
  Browser thief(server->port(), "127.0.0.2");
  EXPECT_EQ(sign_in(thief, "Anne").code(), "bad_sign_in");
  EXPECT_EQ(thief.post("/api/me/account", {{"name", "Thief"}, {"password", kPassword}}).status, 200);
  EXPECT_EQ(thief.post("/api/me/account", {{"name", "thief"}, {"password", kPassword}}).code(),
            "not_allowed");
  const Reply over = sign_in(thief, "Anne");
  EXPECT_EQ(over.status, 429);
  EXPECT_EQ(over.code(), "too_many");
  EXPECT_GE(over.json()["error"]["retry_after"], 1);
  EXPECT_EQ(thief.post("/api/recover", {{"name", "Anne"}}).code(), "too_many");
  EXPECT_EQ(thief.post("/api/recover/" + std::string(26, 'a'), {{"password", kPassword}}).code(), "too_many");
  EXPECT_EQ(thief.post("/api/passkey/new", {{"name", "Anno"}}).code(), "too_many");
  Browser anne(server->port(), "127.0.0.3");
  EXPECT_EQ(sign_in(anne, "Anne").code(), "bad_sign_in") << "others may";
}

TEST_F(SignIn, UnderAnyNameAFewAreTriedWhetherItExistsOrNot) {
  start({"--sign-ins-per-address", "0", "--sign-ins-per-name", "2"});
  somebody("Anne");
  Reply over[2];
  const char* names[] = {"Anne", "Nobody"};
  for (int i = 0; i < 2; ++i) {
    Browser thief(server->port(), "127.0.0." + std::to_string(2 + i));
    for (int tried = 0; tried < 2; ++tried)
      EXPECT_EQ(sign_in(thief, names[i], "wrong password").code(), "bad_sign_in");
    over[i] = sign_in(thief, names[i], "wrong password");
    EXPECT_EQ(over[i].code(), "too_many");
  }
  EXPECT_EQ(over[0].json()["error"]["code"], over[1].json()["error"]["code"]);
  Browser upper(server->port(), "127.0.0.2");
  EXPECT_EQ(sign_in(upper, "ÀNNE").code(), "too_many") << "the same name in other letters";
}

TEST_F(SignIn, WhatStrangersTryKeepsNoOwnerOut) {
  start({"--sign-ins-per-address", "0", "--sign-ins-per-name", "2"});
  Browser home = somebody("Anne");
  Browser thief = browser();
  for (int tried = 0; tried < 2; ++tried)
    EXPECT_EQ(sign_in(thief, "Anne", "wrong password").code(), "bad_sign_in");
  EXPECT_EQ(sign_in(thief, "Anne", "wrong password").code(), "too_many");
  home.post("/api/sign-out");
  EXPECT_EQ(sign_in(home, "Anne").status, 200) << "in the browser where she has been signed in";
  home.post("/api/sign-out");
  EXPECT_EQ(sign_in(home, "Anne", "wrong password").code(), "bad_sign_in");
  EXPECT_EQ(sign_in(home, "Anne").code(), "too_many") << "which is counted by itself";
}

TEST_F(SignIn, NoNameIsTakenForAnother) {
  somebody("Anne");
  Browser other = browser();
  const auto make = [&](const std::string& name) {
    return other.post("/api/me/account", {{"name", name}, {"password", kPassword}}).code();
  };
  EXPECT_EQ(make("Ａnne"), "name_taken");
  EXPECT_EQ(make("Αnne"), "bad_name") << "Greek and Latin";
  EXPECT_EQ(make("Аnnе"), "bad_name") << "Cyrillic and Latin";
  EXPECT_EQ(make("Moderator"), "bad_name");
  EXPECT_EQ(make("http://evil.example"), "bad_name");
  somebody("Соса");
  EXPECT_EQ(make("Coca"), "name_taken") << "all Latin, like one all Cyrillic";
  EXPECT_EQ(other.post("/api/passkey/new", {{"name", "Coca"}}).code(), "name_taken");
  Browser marie = somebody("Marie");
  EXPECT_EQ(marie.post("/api/me", {{"name", "Coca"}}).code(), "name_taken");
  EXPECT_EQ(marie.person_after("/api/me", {{"name", "MARIE"}})["name"], "MARIE") << "like her own name";
}

TEST_F(SignIn, APasswordIsNotTheNameOfItsAccount) {
  Browser other = browser();
  EXPECT_EQ(other.post("/api/me/account", {{"name", "Charpentier"}, {"password", "CHARPENTIER"}}).code(),
            "bad_password");
  Browser anne = somebody("Charpentier");
  EXPECT_EQ(anne.post("/api/me/password", {{"old", kPassword}, {"new", "charpentier"}}).code(),
            "bad_password");
}

TEST_F(SignIn, AForeignPageMayDoNothing) {
  Browser anne = somebody("Anne");
  anne.more = {{"Origin", "https://evil.example"}};
  for (const char* path : {"/api/me", "/api/me/delete", "/api/me/prove", "/api/sign-in", "/api/sign-out",
                           "/api/passkey/ask", "/api/me/sessions/end"})
    EXPECT_EQ(anne.post(path, {{"name", "Anne"}}).code(), "not_allowed") << path;
  anne.more = {{"Origin", "http://localhost"}};
  EXPECT_EQ(anne.post("/api/me", {{"name", "Anne B."}}).status, 200);
}

TEST_F(SignIn, WhatIsNoMessageIsRefusedAndChangesNothing) {
  Browser anne = somebody("Anne");
  const Json me = anne.me();
  const char* paths[] = {"/api/me",
                         "/api/me/account",
                         "/api/me/password",
                         "/api/me/email",
                         "/api/me/prove",
                         "/api/passkey/prove",
                         "/api/me/delete",
                         "/api/sign-in",
                         "/api/passkey/new",
                         "/api/passkey/made",
                         "/api/recover",
                         "/api/recover/x",
                         "/api/passkey/forget",
                         "/api/me/sessions/end",
                         "/api/passkey/sign-in"};
  for (const char* path : paths) {
    const auto raw = [&](const std::string& body) {
      return http_call(server->port(), "POST", path, body, anne.coming()).code();
    };
    EXPECT_EQ(raw("{"), "bad_json") << path;
    EXPECT_EQ(raw("\xff\xfe"), "bad_json") << path;
    for (const char* odd : {"7", "[]", "null", R"({"name":7,"password":[],"id":{},"email":3})",
                            R"({"nobody":"knows"})", R"({"name":{"name":{"name":1}}})"})
      EXPECT_EQ(raw(odd), "bad_message") << path << " " << odd;
    EXPECT_EQ(raw(std::string(70'000, ' ')), "too_large") << path;
    EXPECT_EQ(http_call(server->port(), "DELETE", path, "", anne.coming()).status, 405) << path;
  }
  EXPECT_EQ(anne.me(), me);
  EXPECT_EQ(anne.post("/api/me/nothing", {}).status, 404);
  EXPECT_EQ(http_call(server->port(), "GET", "/api/sign-in").status, 405);
}

TEST_F(SignIn, NamesAndPasswordsAreNeverMoreThanTexts) {
  const std::string name = "'); DROP TABLE person;--";
  Browser odd = somebody(name);
  EXPECT_EQ(odd.me()["name"], name);
  Browser again = browser();
  EXPECT_EQ(sign_in(again, name).status, 200);
  EXPECT_EQ(sign_in(again, "' OR ''='", "' OR ''='").code(), "bad_sign_in");
  again.token = "' OR ''='";
  EXPECT_EQ(again.me(), nullptr);
  again.token = std::string(6000, 'x');
  EXPECT_EQ(again.me(), nullptr);
  again.token = "%00\"; trictrac=" + odd.token;
  EXPECT_EQ(again.get("/api/me").status, 200);
  somebody("Anne");
}

TEST_F(SignIn, TheLogHoldsNoSecrets) {
  Browser anne = browser();
  anne.person_after("/api/me/account",
                    {{"name", "Anne"}, {"password", kPassword}, {"email", "anne@club.example"}});
  anne.post("/api/recover/" + std::string(26, 'q'), {{"password", kPassword}});
  anne.post("/api/recover", {{"name", "Anne"}});
  sign_in(anne, "Anne");
  server->stop(SIGTERM);
  const std::string log = server->log();
  EXPECT_NE(log.find("/api/recover/"), std::string::npos);
  for (const std::string& secret :
       {std::string("qqqq"), kPassword, anne.token, std::string("anne@club.example")})
    EXPECT_EQ(log.find(secret), std::string::npos) << secret;
}

}  // namespace sign_in_test
}  // namespace served
