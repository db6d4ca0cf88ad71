// A table whose dice are thrown by hand and told to it.
#include <gtest/gtest.h>

#include "table/sitting.h"
#include "tables.h"

namespace {

using namespace trictrac;

constexpr const char* kStart = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";

Json wish(const char* dice = "hand") {
  return {{"format", "tour"},
          {"trid", kStart},
          {"dice", dice},
          {"white", {{"kind", "human"}, {"name", "Anne"}}},
          {"black", {{"kind", "bot"}, {"bot", "commis"}, {"name", "Commis"}}}};
}

Parsed<std::unique_ptr<Sitting>> sat(const Json& wish) {
  return sit_down(wish.dump(), {seed_of(9), false, ""});
}

Request told(int a, int b) {
  return AskRoll{Roll{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}

Json last(const Sitting& table) { return Json::parse(table.lines().back().json); }

// The first lawful play of the line that asks for one.
Request first_play(const Sitting& table) {
  AskPlay play;
  const Json line = last(table);
  for (const Json& step : line["turn"]["plays"][0])
    play.steps.push_back({step[0].get<Fleche>(), step[1].get<Fleche>()});
  return play;
}

TEST(HandDice, AreToldForBothAndTheBotPlaysThem) {
  auto table = std::move(*sat(wish()));
  EXPECT_EQ(table->act(2, Side::White, AskRoll{}).error().code, ErrorCode::NotAllowed);
  ASSERT_TRUE(table->act(2, Side::White, told(6, 5)));
  EXPECT_EQ(last(*table)["do"]["dice"], (Json{6, 5}));
  ASSERT_TRUE(table->act(3, Side::White, first_play(*table)));
  EXPECT_EQ(last(*table)["turn"]["side"], "black");  // the bot waits for its dice
  EXPECT_EQ(last(*table)["turn"]["stage"], "roll");
  ASSERT_TRUE(table->act(4, Side::White, told(3, 1)));
  EXPECT_EQ(last(*table)["do"]["type"], "play");
  EXPECT_EQ(last(*table)["turn"]["side"], "white");
  EXPECT_TRUE(table->act(4, Side::White, told(3, 1))->repeated);
  EXPECT_EQ(table->act(4, Side::White, told(2, 1)).error().code, ErrorCode::Stale);
}

TEST(HandDice, AreKeptAndSayThatNobodyDrewThem) {
  auto table = std::move(*sat(wish()));
  ASSERT_TRUE(table->act(2, Side::White, told(6, 5)));
  std::vector<std::string> lines;
  for (const Line& line : table->lines()) lines.push_back(line.json);
  const auto again = sit_again(table->config_text(), lines);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->lines().back().json, table->lines().back().json);
  EXPECT_NE(table->record_text().find("[Dice \"hand\"]"), std::string::npos);
  EXPECT_EQ(table->record_text().find("Commit"), std::string::npos);
  const Json game = Json::parse(table->game_text("g", {}));
  EXPECT_EQ(game["dice"], "hand");
  EXPECT_EQ(game["commit"], "");
}

TEST(HandDice, NeedALeadThatNobodyDraws) {
  Json without = wish();
  without.erase("trid");
  EXPECT_EQ(sat(without).error().code, ErrorCode::BadOption);
  EXPECT_EQ(sat(wish("loaded")).error().code, ErrorCode::BadOption);
}

TEST(HandDice, AreNotTakenByATableThatDraws) {
  auto table = std::move(*sat(wish("table")));
  EXPECT_EQ(table->act(2, Side::White, told(6, 5)).error().code, ErrorCode::NotAllowed);
  EXPECT_TRUE(table->act(2, Side::White, AskRoll{}));
}

}  // namespace
