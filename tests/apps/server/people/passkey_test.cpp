// Accounts by passkey, at a real server, with an authenticator that signs as real ones do.
#include <gtest/gtest.h>

#include "browser.h"
#include "people/authenticator.h"
#include "served_games.h"
#include "store/rows/passkey_rows.h"
#include "store/rows/tables.h"
#include "store/sqlite/sqlite.h"

namespace served {
namespace passkey_test {

using people::Authenticator;

class Passkeys : public WithPeople {
 protected:
  static constexpr const char* kPage = "http://localhost";

  static Json asked_new(Browser& at, const std::string& name) {
    const Reply reply = at.post("/api/passkey/new", {{"name", name}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json()["publicKey"];
  }
  static Json asked(Browser& at) { return at.post("/api/passkey/ask").json()["publicKey"]; }
  // An account by that name, with a passkey alone.
  Browser with_passkey(Authenticator& a, const std::string& name) const {
    Browser at = browser();
    const Json options = asked_new(at, name);
    a.user = options["user"]["id"];
    const Reply reply = at.post("/api/passkey/made", a.made(options, kPage));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return at;
  }
  static Reply sign_in_by(Browser& at, Authenticator& a, const std::string& origin = kPage) {
    ++a.uses;
    return at.post("/api/passkey/sign-in", a.signed_for(asked(at), origin));
  }
  static Reply prove_by(Browser& at, Authenticator& a) {
    ++a.uses;
    return at.post("/api/passkey/prove", a.signed_for(asked(at), kPage));
  }
};

TEST_F(Passkeys, AFirstPasswordNeedsTheProofOfAPasskey) {
  Authenticator a(-7);
  Browser anne = with_passkey(a, "Anne");
  EXPECT_EQ(anne.post("/api/me/password", {{"new", kPassword}}).code(), "proof_needed");
  EXPECT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).code(), "proof_needed");
  EXPECT_EQ(anne.post("/api/me/prove", {{"password", ""}}).code(), "bad_sign_in") << "it has no password";
  ASSERT_EQ(prove_by(anne, a).status, 200);
  EXPECT_EQ(anne.post("/api/me/password", {{"new", kPassword}}).status, 200);
}

TEST_F(Passkeys, WhatIsAskedIsWhatBrowsersTake) {
  Browser anne = browser();
  const Json options = asked_new(anne, "Anne");
  EXPECT_EQ(options["rp"], Json::parse(R"({"id":"localhost","name":"Trictrac"})"));
  EXPECT_EQ(options["user"]["name"], "Anne");
  EXPECT_EQ(options["user"]["displayName"], "Anne");
  std::vector<int> algorithms;
  for (const Json& one : options["pubKeyCredParams"]) algorithms.push_back(one["alg"]);
  EXPECT_EQ(algorithms, (std::vector{-7, -8, -257}));
  EXPECT_EQ(options["authenticatorSelection"]["residentKey"], "required");
  EXPECT_EQ(options["authenticatorSelection"]["userVerification"], "preferred");
  EXPECT_EQ(options["attestation"], "none");
  EXPECT_EQ(options["excludeCredentials"], Json::array());
  EXPECT_EQ(options["challenge"].get<std::string>().size(), 43u);
  EXPECT_EQ(anne.token, "") << "asking makes nobody";
  const Json get = asked(anne);
  EXPECT_EQ(get["rpId"], "localhost");
  EXPECT_FALSE(get.contains("allowCredentials"));
  EXPECT_NE(get["challenge"], asked(anne)["challenge"]);
}

TEST_F(Passkeys, AnAccountIsMadeAndSignedInToWithoutAPassword) {
  for (const int algorithm : {-7, -8, -257}) {
    Authenticator a(algorithm, "passkey " + std::to_string(algorithm));
    const std::string name = "Anne" + std::to_string(algorithm);
    Browser anne = with_passkey(a, name);
    const Json me = anne.me();
    EXPECT_EQ(me["name"], name);
    EXPECT_EQ(me["account"], true);
    EXPECT_EQ(me["password"], false);
    ASSERT_EQ(me["passkeys"].size(), 1u);
    EXPECT_EQ(me["passkeys"][0]["id"], trictrac::to_base64url(a.id));
    EXPECT_EQ(me["passkeys"][0]["name"], "Firefox, Linux");
    Browser phone = browser();
    const Reply in = sign_in_by(phone, a);
    EXPECT_EQ(in.json()["person"], me) << in.body;
    EXPECT_EQ(phone.me(), me);
  }
}

TEST_F(Passkeys, TheGamesOfAGuestFollow) {
  Browser anne = browser();
  const std::string first = anne.post("/api/games", of_two()).json()["game"];
  Authenticator a(-7);
  const Json options = asked_new(anne, "Anne");
  a.user = options["user"]["id"];
  ASSERT_EQ(anne.post("/api/passkey/made", a.made(options, kPage)).status, 200);
  EXPECT_EQ(seats(anne, first), Json({0})) << "the guest has become the account";
  Browser phone = browser();
  const std::string second = phone.post("/api/games", of_two()).json()["game"];
  ASSERT_EQ(sign_in_by(phone, a).status, 200);
  EXPECT_EQ(seats(phone, first), Json({0}));
  EXPECT_EQ(seats(anne, second), Json({0}));
}

TEST_F(Passkeys, FurtherOnesAreAddedNamedAndGivenUpButNotTheLast) {
  Authenticator first(-7, "first"), second(-8, "second");
  Browser anne = with_passkey(first, "Anne");
  EXPECT_EQ(anne.post("/api/passkey/new", {{"name", ""}}).code(), "proof_needed");
  ASSERT_EQ(prove_by(anne, first).status, 200);
  Json options = asked_new(anne, "");
  EXPECT_EQ(options["excludeCredentials"][0]["id"], trictrac::to_base64url("first"));
  EXPECT_EQ(options["user"]["name"], "Anne");
  Json made = second.made(options, kPage);
  made["label"] = "Clé de secours";
  const Json me = anne.person_after("/api/passkey/made", made);
  ASSERT_EQ(me["passkeys"].size(), 2u);
  EXPECT_EQ(me["passkeys"][1]["name"], "Clé de secours");
  const auto forget = [&](const char* id) {
    return anne.post("/api/passkey/forget", {{"id", trictrac::to_base64url(id)}});
  };
  Browser other = somebody("Other");
  EXPECT_EQ(prove_by(other, first).code(), "bad_sign_in") << "another account's passkey";
  prove(other);
  EXPECT_EQ(other.post("/api/passkey/forget", {{"id", trictrac::to_base64url("first")}}).code(),
            "bad_message");
  execute(folder / "games.db", "UPDATE session SET proved = 0");
  EXPECT_EQ(forget("first").code(), "proof_needed");
  ASSERT_EQ(prove_by(anne, first).status, 200);
  EXPECT_EQ(forget("first").json()["person"]["passkeys"].size(), 1u);
  EXPECT_EQ(forget("second").code(), "not_allowed");
  ASSERT_EQ(anne.post("/api/me/password", {{"new", kPassword}}).status, 200);
  EXPECT_EQ(forget("second").json()["person"]["passkeys"].size(), 0u);
  Browser phone = browser();
  EXPECT_EQ(prove_by(anne, first).code(), "bad_sign_in") << "one that was given up";
  EXPECT_EQ(sign_in_by(phone, first).code(), "bad_sign_in");
  EXPECT_EQ(sign_in(phone, "Anne").status, 200);
}

TEST_F(Passkeys, WhatIsWrongIsRefusedInTheSameWords) {
  Authenticator a(-7), other(-7);
  with_passkey(a, "Anne");
  Browser at = browser();
  const std::string refusal = sign_in_by(at, other).body;
  EXPECT_EQ(Json::parse(refusal)["error"]["code"], "bad_sign_in") << "another key under the same id";
  EXPECT_EQ(sign_in_by(at, a, "https://evil.example").body, refusal);
  Authenticator unknown(-7, "unknown");
  EXPECT_EQ(sign_in_by(at, unknown).body, refusal);

  const Json options = asked(at);
  ++a.uses;
  const Json answer = a.signed_for(options, kPage);
  EXPECT_EQ(at.post("/api/passkey/sign-in", answer).status, 200);
  EXPECT_EQ(at.post("/api/passkey/sign-in", answer).body, refusal) << "the same once more";
  a.uses -= 1;
  EXPECT_EQ(at.post("/api/passkey/sign-in", a.signed_for(asked(at), kPage)).body, refusal) << "a copy";
  a.uses += 9;
  const Json made_up{{"challenge", trictrac::to_base64url(std::string(32, 'x'))}, {"rpId", "localhost"}};
  EXPECT_EQ(at.post("/api/passkey/sign-in", a.signed_for(made_up, kPage)).body, refusal);
  a.user = trictrac::to_base64url("somebody else...");
  EXPECT_EQ(sign_in_by(at, a).body, refusal);
  Browser before = browser();
  EXPECT_EQ(before.post("/api/passkey/sign-in", Json::object()).code(), "bad_message");
  EXPECT_EQ(before.post("/api/passkey/sign-in", {{"id", "+"}, {"response", 7}}).code(), "bad_message");
}

TEST_F(Passkeys, AChallengeIsAnsweredOnceByWhomItWasAskedFor) {
  Authenticator a(-7);
  Browser anne = browser(), thief = somebody("Thief");
  const Json options = asked_new(anne, "Anne");
  EXPECT_EQ(thief.post("/api/passkey/made", a.made(options, kPage)).code(), "bad_sign_in");
  EXPECT_EQ(anne.post("/api/passkey/made", a.made(options, kPage)).code(), "bad_sign_in") << "used up";
  const Json again = asked_new(anne, "Anne");
  EXPECT_EQ(anne.post("/api/passkey/made", a.made(again, "https://evil.example")).code(), "bad_sign_in");
  const Json to_sign_in = asked(anne);
  Json mixed = asked_new(anne, "Anne");
  mixed["challenge"] = to_sign_in["challenge"];
  EXPECT_EQ(anne.post("/api/passkey/made", a.made(mixed, kPage)).code(), "bad_sign_in");
  EXPECT_EQ(anne.me(), nullptr);
  ASSERT_EQ(anne.post("/api/passkey/made", a.made(asked_new(anne, "Anne"), kPage)).status, 200);
  Browser twice = somebody("Twice");
  prove(twice);
  EXPECT_EQ(twice.post("/api/passkey/made", a.made(asked_new(twice, ""), kPage)).code(), "bad_sign_in")
      << "a passkey is one account's";
}

TEST_F(Passkeys, ANameThatIsTakenMeanwhileIsSaid) {
  Authenticator a(-7);
  Browser anne = browser();
  const Json options = asked_new(anne, "Anne");
  somebody("ANNE");
  EXPECT_EQ(anne.post("/api/passkey/made", a.made(options, kPage)).code(), "name_taken");
  EXPECT_EQ(anne.post("/api/passkey/new", {{"name", "anne"}}).code(), "name_taken");
  EXPECT_EQ(anne.post("/api/passkey/new", {{"name", "x"}}).code(), "bad_name");
  EXPECT_EQ(anne.me(), nullptr);
}

TEST_F(Passkeys, TheyAreThereAfterTheServerWasKilled) {
  Authenticator a(-7);
  with_passkey(a, "Anne");
  Browser phone = browser();
  ASSERT_EQ(sign_in_by(phone, a).status, 200);
  server->kill();
  start();
  Browser again = browser();
  EXPECT_EQ(sign_in_by(again, a).json()["person"]["name"], "Anne");
  a.uses -= 1;
  EXPECT_EQ(again.post("/api/passkey/sign-in", a.signed_for(asked(again), kPage)).code(), "bad_sign_in")
      << "its counter was kept too";
}

}  // namespace passkey_test
}  // namespace served

// The challenges that passkeys sign.
namespace trictrac {
namespace challenge_rows_test {

TEST(ChallengeRows, EachIsTakenOnceWithinFiveMinutes) {
  auto db = SqliteDatabase::open(":memory:");
  ASSERT_TRUE(db && make_tables(*db));
  Statements sql(*db);
  ChallengeRows challenges(sql);
  constexpr std::int64_t kNow = 1'800'000'000;
  challenges.add("one", {.name = "Anne"}, kNow);
  challenges.add("two", {true, "token", "person", "Marie"}, kNow);
  const auto two = challenges.take("two", kNow + kChallengeSeconds - 1);
  ASSERT_TRUE(two);
  EXPECT_TRUE(two->signs_in);
  EXPECT_EQ(two->token, "token");
  EXPECT_EQ(two->person, "person");
  EXPECT_EQ(two->name, "Marie");
  EXPECT_FALSE(challenges.take("two", kNow));
  EXPECT_FALSE(challenges.take("one", kNow + kChallengeSeconds));
  EXPECT_FALSE(challenges.take("", kNow));
  challenges.add("old", {}, kNow);
  challenges.add("new", {}, kNow + kChallengeSeconds);
  EXPECT_EQ(*db->number("SELECT count(*) FROM challenge"), 1) << "those that are too old are forgotten";
  EXPECT_FALSE(sql.fault());
}

}  // namespace challenge_rows_test
}  // namespace trictrac
