// The reason of a mark, asked and given (R17).
#include <gtest/gtest.h>

#include "service/by_hand.h"

namespace trictrac::by_hand {
namespace by_hand_reason_test {

Json roll(int a, int b) { return {{"type", "roll"}, {"dice", {a, b}}}; }
Json asks() { return {{"type", "reason"}, {"for", "gained"}}; }
Json plays(Json steps) { return {{"type", "play"}, {"steps", std::move(steps)}}; }

TEST(ByHandReason, WaitsInTheTurnUntilItIsGiven) {
  Sat table = sat({});
  act(table, Side::White, roll(2, 1));
  act(table, Side::White, {{"type", "mark"}, {"points", 4}});
  EXPECT_FALSE(table.last()["turn"].contains("questions"));
  EXPECT_EQ(act(table, Side::Black, asks())["turn"]["questions"],
            Json::parse(R"([{"by":"black","for":"gained","roll":1}])"));
  const Json given =
      act(table, Side::White, {{"type", "reason"}, {"for", "gained"}, {"jans", {"grand_jan_keep"}}});
  EXPECT_FALSE(given["turn"].contains("questions"));
  EXPECT_EQ(shown_again(table), table.shown);
}

TEST(ByHandReason, IsForgottenOnceTheMarkStands) {
  Sat table = sat({});
  act(table, Side::White, roll(2, 1));
  act(table, Side::White, {{"type", "mark"}, {"points", 4}});
  act(table, Side::Black, asks());
  act(table, Side::White, plays({{1, 3}, {1, 2}}));
  EXPECT_TRUE(table.last()["turn"].contains("questions"));
  EXPECT_FALSE(act(table, Side::Black, roll(2, 1))["turn"].contains("questions"));
}

// Though somebody else is asked to throw.
TEST(ByHandReason, IsGivenByABotAtOnce) {
  Json game = wish({});
  game["black"] = {{"kind", "bot"}, {"bot", "commis"}, {"name", "Commis"}};
  auto table = Sat::down(game, {seed_of(9), false, ""});
  ASSERT_TRUE(table) << table.error().message;
  act(*table, Side::White, roll(2, 1));
  act(*table, Side::White, plays({{1, 3}, {1, 2}}));
  act(*table, Side::Black, roll(2, 1));
  ASSERT_EQ(table->last()["turn"]["side"], "white") << table->last();
  const Json given = act(*table, Side::White, asks());
  EXPECT_EQ(given["side"], "black");
  EXPECT_EQ(given["do"], Json::parse(R"({"type":"reason","for":"gained","jans":["grand_jan_keep"]})"));
  EXPECT_EQ(shown_again(*table), table->shown);
}

}  // namespace by_hand_reason_test
}  // namespace trictrac::by_hand
