// The people who may make each call: as the contract declares it.
#include "asked_settings.h"
#include "browser.h"
#include "contract_values.h"

namespace served {
namespace access_test {

using Access = WithPeople;

// Bodies whose fields depend on each other, so that the caller is what is wrong with them; the key is the
// example of RFC 8291.
const Json kLeague{{"settings",
                    {{"name", "Winter"},
                     {"size", 4},
                     {"moves", 1},
                     {"cycles", 1},
                     {"days", 7},
                     {"tie_breaks", Json::array()},
                     {"game", {{"format", "tour"}}}}}};
const std::map<std::string, Json> kBodies{
    {"/api/me/sessions/end", {{"others", true}}},
    {"/api/me/password", {{"old", kPassword}, {"new", "another long password"}}},
    {"/api/me/browser",
     {{"endpoint", "https://push.example/1"},
      {"p256dh", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"},
      {"auth", "BTBZMqHH6r4Tts7J_aSIgg"}}},
    {"/api/tournaments", tournament_body()},
    {"/api/clubs/{club}/leagues", kLeague},
    {"/api/leagues/{league}", kLeague},
    {"/api/me/blocks", {{"person", "aaaaaaaaaaaaaaaa"}}},
    {"/api/reports", {{"game", "aaaaaaaaaaaaaaaa"}, {"player", 0}, {"reason", "insult"}}},
};

// Returns the code of the error that a call is answered with, "" if it succeeds.
std::string refusal(Browser& caller, const trictrac::contract::Description& all, const Json& call) {
  Json body = Json::object();
  std::string path = call["path"];
  for (const auto& field : call["fields"]) {
    const std::string name = field["name"];
    if (field.contains("left_out") || path.contains("{" + name + "}")) continue;
    body[name] = value_of(all, field["type"].get<std::string>());
  }
  if (const auto fitting = kBodies.find(path); fitting != kBodies.end()) body = fitting->second;
  if (call.contains("text")) body = Json{{"do", "log"}};  // an order is all that is sent as a text
  const Reply reply = call["method"] == "GET" ? caller.get(path) : caller.post(path, body);
  return reply.status < 400 ? "" : reply.code();
}

TEST_F(Access, IsRefusedToAllWhoMayNotMakeTheCall) {
  start({"--sign-ins-per-address", "0", "--calls-per-minute", "0"});
  const auto all = trictrac::contract::describe_contract();
  Browser nobody = browser(), guest = browser(), account = somebody("Anne");
  ASSERT_EQ(guest.post("/api/me", {{"name", "Marie"}}).status, 200);
  int held = 0;
  for (const Json& call : Json::parse(all.calls.dump())) {
    const std::string access = call["access"],
                      name = call["method"].get<std::string>() + " " + call["path"].get<std::string>();
    if (access == "anybody") continue;
    if (name == "POST /api/passkey/prove") continue;  // answers a challenge, which only an account is given
    ++held;
    EXPECT_EQ(refusal(nobody, all, call), "not_signed_in") << name;
    if (access == "account") {
      EXPECT_EQ(refusal(guest, all, call), "not_signed_in") << name;
    }
    if (access == "moderator") {
      EXPECT_EQ(refusal(account, all, call), "not_allowed") << name;
    }
  }
  EXPECT_GE(held, 15);
}

}  // namespace access_test
}  // namespace served
