// A going that ends a marqué: a school said of it is answered before it counts (R11, R16).
#include <gtest/gtest.h>

#include "service/by_hand.h"

namespace by_hand_going_test {

using namespace trictrac;
using namespace trictrac::by_hand;

void play_first(Sat& table, Side side) {
  Json steps = Json::array();
  const Json turn = table.last()["turn"];
  for (const Json& s : turn["plays"][0]) steps.push_back({s[0], s[1]});
  act(table, side, {{"type", "play"}, {"steps", steps}});
}

// White marks three double holes and eight points, which nobody sees; then he keeps his grand jan by 2-1 and
// goes with the hole it makes.
Sat gone(const char* format) {
  Json all = wish({});
  all["format"] = format;
  if (std::string(format) != "tour") all["match"] = {{"rounds", 4}};
  auto table = Sat::down(all, {seed_of(9), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  act(*table, Side::White, {{"type", "roll"}, {"dice", {2, 1}}});
  act(*table, Side::White, {{"type", "mark"}, {"points", 44}});
  act(*table, Side::White, {{"type", "hold"}});
  act(*table, Side::White, {{"type", "play"}, {"steps", {{1, 3}, {1, 2}}}});
  act(*table, Side::Black, {{"type", "roll"}, {"dice", {2, 1}}});
  play_first(*table, Side::Black);
  act(*table, Side::White, {{"type", "roll"}, {"dice", {2, 1}}});
  act(*table, Side::White, {{"type", "mark"}, {"points", 4}});
  EXPECT_EQ(act(*table, Side::White, {{"type", "go"}})["turn"]["stage"], "agree") << (*table).last();
  EXPECT_EQ((*table).last()["turn"]["side"], "black");
  return std::move(*table);
}

Json school(int points) { return {{"type", "school"}, {"points", points}, {"for", "gained"}}; }
const Json kAgree{{"type", "agree"}};

TEST(GoingByHand, ASchoolSaidOfTheLastGoingIsDisputedBeforeItCounts) {
  Sat table = gone("ecrire-lois");
  const Json said = act(table, Side::Black, school(2));
  EXPECT_EQ(said["turn"]["side"], "white") << said["turn"];
  EXPECT_FALSE(may(said, Side::Black, "agree"));
  EXPECT_TRUE(may(said, Side::Black, "object"));
  EXPECT_EQ(act(table, Side::Black, kAgree)["refusal"]["rule"], "R11");
  EXPECT_EQ(act(table, Side::White, {{"type", "false_school"}})["turn"]["side"], "black");
  const Json agreed = act(table, Side::Black, kAgree);
  EXPECT_EQ(agreed["round_ended"], true) << agreed;
  EXPECT_EQ(shown_again(table), table.shown);
}

TEST(GoingByHand, WhoDisputesNothingAgreesAndItCounts) {
  Sat table = gone("ecrire-lois");
  act(table, Side::Black, school(2));
  const Json accepted = act(table, Side::White, kAgree);
  EXPECT_EQ(accepted["turn"]["side"], "black");
  EXPECT_FALSE(may(accepted, Side::White, "false_school"));
  EXPECT_EQ(act(table, Side::Black, kAgree)["round_ended"], true);
}

// Where nothing ends by it there is a later moment: until he throws.
TEST(GoingByHand, WithinATourTheMenGoBackAndHeMayStillDispute) {
  Sat table = gone("tour");
  act(table, Side::Black, school(2));
  EXPECT_TRUE(may(act(table, Side::Black, kAgree), Side::White, "false_school"));
}

}  // namespace by_hand_going_test
