// All that a service writes of an evening, as text and as JSON: every line can be read, and nothing secret is
// in it.
#include <signal.h>

#include <map>
#include <set>
#include <sstream>

#include "fixture.h"

namespace served {
namespace whole_log_test {

class WholeLog : public WithFolder {
 protected:
  // People meet, play and make many mistakes; returns the secrets that the log must not contain.
  static std::set<std::string> evening(int port) {
    const std::string cookie = "c7uqx0d5k2m9r4t1b8w3z6y0aa";
    const Coming with_cookie{
        .headers = {{"Cookie", "trictrac=" + cookie}, {"Authorization", "Bearer " + cookie}}};
    const Json of_one = new_game(port, "human", "human");
    const Json of_two =
        http_call(port, "POST", "/api/games",
                  R"({"white":{"kind":"human","name":"Anne"},"black":{"kind":"human","name":"Bo"}})",
                  with_cookie)
            .json();
    std::set<std::string> secrets{cookie, std::string(64, '7')};
    for (const char* kind : {"keys", "claims"})
      for (const Json& game : {of_one, of_two})
        for (const auto& [player, secret] : game[kind].items()) secrets.insert(secret.get<std::string>());
    const std::string id = of_two["game"], claim = of_two["claims"]["1"], key = of_two["keys"]["0"];

    const Json taken{{"player", 1}, {"claim", claim}, {"name", "Marie"}};
    const std::string address = "/api/games/" + id + "/claim";
    secrets.insert(
        http_call(port, "POST", address, taken.dump(), with_cookie).json()["key"].get<std::string>());
    EXPECT_EQ(http_call(port, "POST", address, taken.dump()).code(), "bad_key") << "used once";
    for (const std::string& target : {"/api/games/" + key, "/api/games/" + id + "?key=" + key, "/" + claim,
                                      "/api/games/" + id + "/claim/" + claim, "/ws?key=" + key})
      (void)http_call(port, "GET", target, "", with_cookie);
    (void)http_call(port, "POST", "/api/games", R"({"seed":")" + std::string(64, '7') + R"(","white":)");
    (void)raw_call(port, "GET /" + key + " HTP/9\r\n\r\n");

    Client page(port, with_cookie);
    EXPECT_NE(page.answer().head.find("X-Request-Id: "), std::string::npos);
    page.join(of_one["game"], of_one["keys"], 0);
    page.send(act_message(3, "white", {{"type", "roll"}}));
    page.send_text("{\"do\":\"join\",\"key\":\"" + key + "\"");
    Client liar(port);
    EXPECT_EQ(liar.ask(join_message(id, {{"0", claim}}, 0))["code"], "bad_key");
    return secrets;
  }

  std::string log_of_an_evening(const std::vector<std::string>& options) {
    std::vector<std::string> all{"--allow-seed", "--keep-over", "1000", "--metrics", "0"};
    all.insert(all.end(), options.begin(), options.end());
    const auto server = serve(all);
    secrets = evening(server->port());
    EXPECT_EQ(server->stop(SIGTERM), 0);
    return server->log();
  }
  void expect_nothing_secret(const std::string& log) const {
    ASSERT_GE(secrets.size(), 7u);
    for (const std::string& secret : secrets) EXPECT_EQ(log.find(secret), std::string::npos) << secret;
  }

  std::set<std::string> secrets;
};

// The names of what an event says.
using Fields = std::vector<std::string>;

TEST_F(WholeLog, AsText) {
  const std::string log = log_of_an_evening({});
  expect_nothing_secret(log);
  for (const char* event : {"event=request id=", "event=socket id=", "event=made game=", "event=stopped"})
    EXPECT_NE(log.find(event), std::string::npos) << event;
}

TEST_F(WholeLog, AsJson) {
  const std::string log = log_of_an_evening({"--log-format", "json"});
  expect_nothing_secret(log);
  std::map<std::string, Json> last;  // of each kind
  std::istringstream lines(log);
  std::set<std::string> ids;
  for (std::string line; std::getline(lines, line);) {
    const Json entry = Json::parse(line, nullptr, false);
    ASSERT_TRUE(entry.is_object()) << line;
    EXPECT_EQ(entry["time"].get<std::string>().find("20"), 0u) << line;
    EXPECT_TRUE(entry["level"].is_string()) << line;
    ASSERT_NE(entry.contains("event"), entry.contains("message")) << line;
    if (entry.contains("event")) last[entry["event"].get<std::string>()] = entry;
    if (!entry.contains("id")) continue;
    EXPECT_TRUE(ids.insert(entry["id"].get<std::string>()).second) << line;
  }
  const auto names = [&](const char* event) {
    Fields all;
    for (const auto& [name, value] : last[event].items()) all.push_back(name);
    return all;
  };
  EXPECT_EQ(names("request"),
            (Fields{"time", "level", "event", "id", "address", "method", "path", "status", "ms", "bytes"}));
  EXPECT_EQ(names("socket"), (Fields{"time", "level", "event", "id", "address", "close", "ms", "messages"}));
  EXPECT_TRUE(last["request"]["status"].is_number_integer());
  EXPECT_TRUE(last["socket"]["ms"].is_number());
  EXPECT_TRUE(last.contains("stopped"));
}

}  // namespace whole_log_test
}  // namespace served
