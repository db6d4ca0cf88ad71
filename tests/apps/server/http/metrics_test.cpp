// The metrics of a service, and who may read them.
#include "apps/server/runtime/metrics.h"

#include <regex>
#include <set>
#include <sstream>

#include "served_games.h"

namespace served {
namespace metrics_test {

// The port a server answers /metrics on.
int metrics_port(Process& server) {
  const std::string line = "event=metrics address=127.0.0.1 port=";
  if (!server.logs(line)) return 0;
  const std::string log = server.log();
  return std::atoi(log.c_str() + log.find(line) + line.size());
}

class Numbers : public ServedGames {
 protected:
  void SetUp() override {
    ServedGames::SetUp();
    server = serve({"--allow-seed", "--messages-per-second", "0", "--metrics", "0"});
    port = metrics_port(*server);
    ASSERT_NE(port, 0);
  }
  std::string text() const { return http_call(port, "GET", "/metrics").body; }
  // The value of a line, -1 where there is none.
  double value(const std::string& name) const {
    std::istringstream lines(text());
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with(name + " ")) return std::stod(line.substr(name.size() + 1));
    return -1;
  }

  std::unique_ptr<Process> server;
  int port = 0;
};

TEST_F(Numbers, CountWhatPeopleDo) {
  EXPECT_EQ(value("trictrac_games_made_total"), 0);
  EXPECT_EQ(value("trictrac_sockets"), 0);
  Playing game(server->port());
  const double opening = value("trictrac_lines_stored_total");
  game.act(10);
  EXPECT_EQ(value("trictrac_games_made_total"), 1);
  EXPECT_EQ(value("trictrac_games_in_memory"), 1);
  EXPECT_EQ(value("trictrac_sockets"), 1);
  EXPECT_GE(value("trictrac_connections"), 1);
  EXPECT_EQ(value("trictrac_act_seconds_count"), 10);
  EXPECT_EQ(value("trictrac_act_seconds_bucket{le=\"+Inf\"}"), 10);
  EXPECT_GE(value("trictrac_lines_stored_total"), opening + 10);
  EXPECT_GE(value("trictrac_store_transaction_seconds_count"), 11);
  EXPECT_EQ(value("trictrac_store_failures_total"), 0);
  EXPECT_EQ(value("trictrac_requests_total{status=\"201\"}"), 1);
  EXPECT_GE(value("trictrac_messages_received_total"), 11);
  EXPECT_GT(value("trictrac_sent_bytes_total"), value("trictrac_received_bytes_total"));
}

TEST_F(Numbers, CountBots) {
  const Json made = new_game(server->port(), "human", "commis");
  Client page(server->port());
  std::vector<std::string> lines;
  for (std::string& text : page.join(made["game"], made["keys"], 0))
    if (Json::parse(text)["say"] == "line") lines.push_back(std::move(text));
  while (value("trictrac_bot_thought_seconds_count") < 1) {
    const Json turn = Json::parse(lines.back())["turn"];
    if (turn["side"] == "white")
      page.send(act_message(static_cast<int>(lines.size()) + 1, "white", legal_action(turn, 0)));
    auto line = page.receive();
    ASSERT_TRUE(line);
    ASSERT_EQ(Json::parse(*line)["say"], "line") << *line;
    lines.push_back(std::move(*line));
  }
  EXPECT_GE(value("trictrac_bot_wait_seconds_count"), 1);
}

TEST_F(Numbers, CountRefusalsByTheirCode) {
  EXPECT_EQ(value("trictrac_refusals_total{code=\"unknown_game\"}"), 0) << "known before it happens";
  EXPECT_EQ(http_call(server->port(), "GET", "/api/games/abcdefghijklmnop").status, 404);
  Client page(server->port());
  EXPECT_EQ(page.ask(1)["code"], "bad_message");
  EXPECT_EQ(page.ask(join_message("abcdefghijklmnop", Json::object(), 0))["code"], "unknown_game");
  EXPECT_EQ(value("trictrac_refusals_total{code=\"unknown_game\"}"), 2);
  EXPECT_EQ(value("trictrac_refusals_total{code=\"bad_message\"}"), 1);
  EXPECT_EQ(value("trictrac_requests_total{status=\"404\"}"), 1);
}

TEST_F(Numbers, SayWhatTheProcessIs) {
  const Json health = http_call(server->port(), "GET", "/api/health").json();
  EXPECT_EQ(value("trictrac_build_info{version=\"" + health["version"].get<std::string>() + "\"}"), 1);
  EXPECT_GT(value("process_resident_memory_bytes"), 1e6);
  EXPECT_GT(value("process_start_time_seconds"), 1.7e9);
  EXPECT_GT(value("process_cpu_seconds_total"), 0);
  EXPECT_EQ(value("trictrac_connections_limit"), 4096);
}

// Input from people becomes no name and no label, and there are as many lines as before.
TEST_F(Numbers, TakeNothingFromOutside) {
  const auto names = [&] {
    std::set<std::string> all;
    std::istringstream lines(text());
    for (std::string line; std::getline(lines, line);)
      if (!line.starts_with('#')) all.insert(line.substr(0, line.rfind(' ')));
    return all;
  };
  Playing game(server->port());
  game.act(2);
  EXPECT_EQ(http_call(server->port(), "GET", "/").status, 200);
  (void)http_call(server->port(), "GET", "/nowhere");
  (void)http_call(server->port(), "PUT", "/api/games");
  const auto before = names();
  const std::string id = game.made["game"];
  for (const std::string& target : {"/api/games/" + id, std::string("/xyzzy"), std::string("/api/xyzzy?a=b")})
    (void)http_call(server->port(), "GET", target, "", {.from = "127.9.8.7"});
  (void)http_call(server->port(), "XYZZY", "/api/games");
  const auto after = names();
  for (const std::string& name : after) {
    EXPECT_TRUE(before.contains(name)) << name;
    EXPECT_EQ(name.find(id), std::string::npos) << name;
    EXPECT_EQ(name.find("127."), std::string::npos) << name;
  }
}

TEST_F(Numbers, AreForThisMachineAlone) {
  EXPECT_EQ(http_call(server->port(), "GET", "/metrics").status, 404) << "not where the players are";
  EXPECT_EQ(http_call(port, "GET", "/").status, 404);
  EXPECT_EQ(http_call(port, "GET", "/api/health").status, 404);
  EXPECT_EQ(http_call(port, "POST", "/metrics").status, 405);
  EXPECT_EQ(http_call(port, "GET", "/metrics", "", {.headers = {{"Host", "elsewhere.example"}}}).status, 421);
  const Reply r = http_call(port, "GET", "/metrics");
  EXPECT_EQ(r.status, 200);
  EXPECT_NE(r.head.find("Content-Type: text/plain; version=0.0.4"), std::string::npos) << r.head;
}

TEST_F(Numbers, ConnectionsToThePortTakeNothingElse) {
  std::vector<std::unique_ptr<OpenCall>> idle;
  for (int i = 0; i < 20; ++i) idle.push_back(std::make_unique<OpenCall>(port, "GET /met"));
  EXPECT_TRUE(healthy(server->port()));
  idle.clear();
  EXPECT_EQ(server->stop(SIGTERM), 0);
}

TEST_F(Numbers, APortThatIsTakenIsNamed) {
  const Ended r = run_program("serve --port 0 --db " + (folder / "other.db").string() + " --web " +
                              (folder / "web").string() + " --metrics " + std::to_string(port));
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says("cannot serve on 127.0.0.1 port " + std::to_string(port))) << r.output;
}

// The alert rules, and the pages they refer to, name existing metrics.
TEST_F(Numbers, AreThoseThatRulesAndPagesName) {
  const std::string root = SERVER_TEST_DATA "/../../../../";
  const std::string known = text();
  for (const char* file : {"deploy/trictrac-alerts.yml", "docs/house.md", "docs/house.fr.md"}) {
    const std::string page = bytes_of(root + file);
    const std::regex number("(trictrac|process)_[a-z_]+");
    int found = 0;
    for (std::sregex_iterator it(page.begin(), page.end(), number), end; it != end; ++it, ++found) {
      const std::string name = std::regex_replace(it->str(), std::regex("_bucket$"), "");
      EXPECT_NE(known.find("# TYPE " + name + " "), std::string::npos) << file << ": " << name;
    }
    EXPECT_GE(found, 6) << file;
  }
}

TEST_F(Numbers, AreNotServedUnasked) {
  const auto plain = std::make_unique<Process>(folder / "other.db", folder / "web");
  ASSERT_NE(plain->port(), 0);
  EXPECT_EQ(http_call(plain->port(), "GET", "/metrics").status, 404);
  plain->stop(SIGTERM);
  EXPECT_EQ(plain->log().find("event=metrics"), std::string::npos);
}

}  // namespace metrics_test
}  // namespace served
