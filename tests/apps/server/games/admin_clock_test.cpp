// The operator stops, starts, extends and restores the clocks of a game, while the server runs or not.
#include <ranges>

#include "fixture.h"

namespace served {
namespace admin_clock_test {

class OperatedClocks : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    server = serve({"--allow-seed"});
    Json seat{{"kind", "human"}, {"name", "A"}};
    const Json wish{{"format", "tour"},
                    {"white", seat},
                    {"black", seat},
                    {"mine", {0, 1}},
                    {"clock", {{"pace", "live"}, {"reserve", 600}, {"delay", 15}}}};
    made = http_call(server->port(), "POST", "/api/games", wish.dump()).json();
  }
  Ended admin(const std::string& order) const {
    return run_program("admin " + order + " " + kept_in(folder / "games.db"));
  }
  std::string game() const { return made["game"]; }
  // Returns the last line but those by which the server gives back time in which it was held up itself.
  Json last_line() const {
    Client page(server->port());
    for (const std::string& text : std::views::reverse(page.join(game(), made["keys"], 0)))
      if (Json line = Json::parse(text); line["do"].value("change", "") != "outage") return line;
    return Json::object();
  }

  std::unique_ptr<Process> server;
  Json made;
};

TEST_F(OperatedClocks, AreChangedByEventsOfTheGameAndNoted) {
  ASSERT_EQ(admin("stop-clock " + game() + " --why \"no power\"").status, 0);
  EXPECT_EQ(last_line()["do"], Json::parse(R"({"type":"clock","change":"stop"})"));
  EXPECT_EQ(last_line()["clock"]["stopped"], true);
  const Ended twice = admin("stop-clock " + game());
  EXPECT_EQ(twice.status, 1);
  EXPECT_TRUE(twice.says("the clocks are stopped already")) << twice.output;
  EXPECT_EQ(admin("start-clock " + game()).status, 0);
  EXPECT_EQ(admin("extend-clock " + game() + " --minutes 10").status, 0);
  EXPECT_EQ(last_line()["do"], Json::parse(R"({"type":"clock","change":"extend","by":600000})"));
  EXPECT_EQ(admin("restore-clock " + game()).status, 0);
  EXPECT_TRUE(admin("stop-clock nosuchgame000").says("there is no such game"));
  const Ended log = admin("log");
  EXPECT_TRUE(log.says("stop_clock")) << log.output;
  EXPECT_TRUE(log.says("no power")) << log.output;
  EXPECT_TRUE(log.says("10 minutes")) << log.output;
}

TEST_F(OperatedClocks, AreChangedInTheFileWhereNoServerRuns) {
  server.reset();
  ASSERT_EQ(admin("stop-clock " + game()).status, 0);
  server = serve({});
  EXPECT_EQ(last_line()["clock"]["stopped"], true);
}

}  // namespace admin_clock_test
}  // namespace served
