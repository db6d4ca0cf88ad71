// Two people mark for themselves, each at a socket of their own: every school there is, and a service that is
// killed in the middle of it (section R).
#include "fixture.h"

namespace served {
namespace by_hand_test {

// White to throw; by 2-1 White keeps the grand jan, which is worth four points.
constexpr const char* kKeeps = "TRID=C-----BBBBBBbbbbbb-----c:w:R:-:0-0:0-0:-:-:3.3";

Json by_hand() {
  return {{"trid", kKeeps},
          {"dice", "hand"},
          {"options", {{"marking", "hand"}, {"moves", "touch"}, {"missed", true}}},
          {"mine", {0, 1}},
          {"white", {{"kind", "human"}, {"name", "Anne"}}},
          {"black", {{"kind", "human"}, {"name", "Bernard"}}}};
}

Json roll(int a, int b) { return {{"type", "roll"}, {"dice", {a, b}}}; }
Json mark(int points) { return {{"type", "mark"}, {"points", points}}; }
Json school(int points) { return {{"type", "school"}, {"points", points}, {"for", "gained"}}; }

// A table with a socket for each of the two.
class ByHandAt : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    server = serve({});
    const Reply made = http_call(server->port(), "POST", "/api/games", by_hand().dump());
    ASSERT_EQ(made.status, 201) << made.body;
    game = made.json()["game"];
    keys = made.json()["keys"];
    enter();
  }
  void enter() {
    for (const std::string side : {"white", "black"}) {
      auto& page = pages[side] = std::make_unique<Client>(server->port());
      const std::string key = key_at(side);
      lines = page->join(game, {{key, keys[key]}}, 0);
    }
    last = Json::parse(lines.back());
  }
  // One does it, and both are shown the same line.
  Json act(const std::string& side, const Json& action) {
    const std::string answer = *(sent(side, action), pages[side]->receive());
    if (Json::parse(answer)["say"] != "line") return Json::parse(answer);
    const std::string other = *pages[side == "white" ? "black" : "white"]->receive();
    EXPECT_EQ(other, answer);
    lines.push_back(answer);
    return last = Json::parse(answer);
  }
  bool sent(const std::string& side, const Json& action) {
    return pages[side]->send(act_message(last["n"].get<int>() + 1, side, action));
  }
  int points(const std::string& side) const { return last["score"][side]["points"]; }

  std::unique_ptr<Process> server;
  std::string game;
  Json keys, last;
  std::vector<std::string> lines;
  std::map<std::string, std::unique_ptr<Client>> pages;
};

TEST_F(ByHandAt, ASchoolIsDisputedAndMaintainedThoughTheServerIsKilledBetween) {
  act("white", roll(2, 1));
  act("white", {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  act("black", school(2));
  act("white", {{"type", "whole"}});
  EXPECT_EQ(points("black"), 4);
  act("white", {{"type", "false_school"}});
  const std::vector<std::string> before = lines;
  server.reset();
  server = serve({});
  enter();
  EXPECT_EQ(std::vector(lines.begin() + 1, lines.end()), std::vector(before.begin() + 1, before.end()));
  act("black", {{"type", "augment"}});
  EXPECT_EQ(points("black"), 8);
  EXPECT_EQ(last["ruling"]["right"], 4);
  act("black", roll(6, 5));
  EXPECT_EQ(last["missed"][0]["schooled"], 4);
  EXPECT_EQ(last["missed"][0]["points"], 0);
}

TEST_F(ByHandAt, PointsTooManyAreClaimedAndAFalseSchoolIsPaid) {
  act("white", roll(2, 1));
  act("white", mark(6));
  EXPECT_EQ(act("black", school(4))["moved"].size(), 2u);
  act("white", {{"type", "false_school"}});
  EXPECT_EQ(points("black"), 2);
  EXPECT_EQ(points("white"), 6);  // four that were due, two for the false school
}

TEST_F(ByHandAt, AManTouchedIsPlayedAndAWrongPlayIsPutRight) {
  act("white", roll(2, 1));
  act("white", mark(4));
  act("white", {{"type", "touch"}, {"from", 1}});
  EXPECT_EQ(last["turn"]["touched"], Json{1});
  act("white", {{"type", "play"}, {"steps", {{1, 5}, {1, 2}}}});
  act("black", {{"type", "remedies"}});
  const Json remedies = last["remedies"];
  ASSERT_GE(remedies.size(), 2u);
  act("black", {{"type", "remedy"}, {"n", 2}});
  EXPECT_EQ(last["trid"], remedies[1]["trid"]);
}

TEST_F(ByHandAt, TheSecondActForAnEventIsDoneAsTheNext) {
  act("white", roll(2, 1));
  act("white", {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  ASSERT_TRUE(sent("white", {{"type", "reason"}}));
  const Json asked = Json::parse(*pages["white"]->receive());
  ASSERT_TRUE(sent("black", school(4)));  // for the same line
  EXPECT_EQ(Json::parse(*pages["black"]->receive())["n"], asked["n"]);
  EXPECT_EQ(Json::parse(*pages["black"]->receive())["code"], "stale");
  last = asked;
  act("black", school(4));
  EXPECT_EQ(points("black"), 4);
}

}  // namespace by_hand_test
}  // namespace served
