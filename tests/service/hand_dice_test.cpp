// A table whose dice are thrown by hand and said to it.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "game/chance/random.h"
#include "service/game_session.h"
#include "service/shown_session.h"
#include "text/record/record.h"

namespace hand_dice_test {

using namespace trictrac;

constexpr const char* kStart = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";

Json wish(const char* dice = "hand") {
  return {{"format", "tour"},
          {"trid", kStart},
          {"dice", dice},
          {"white", {{"kind", "human"}, {"name", "Anne"}}},
          {"black", {{"kind", "bot"}, {"bot", "commis"}, {"name", "Commis"}}}};
}

GameEvent shown(int a, int b) {
  return RollDice{Roll{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}};
}

// The first legal play of the line that asks for one.
GameEvent first_play(const ShownSession& table) {
  PlayMen play;
  const Json line = table.last();
  for (const Json& step : line["turn"]["plays"][0])
    play.steps.add({step[0].get<std::uint8_t>(), step[1].get<std::uint8_t>()});
  return play;
}

Parsed<ShownSession> session(const Json& wish) { return ShownSession::create(wish, {seed_of(9), false, ""}); }

TEST(HandDice, AreShownForBothAndTheBotPlaysThem) {
  auto table = std::move(*session(wish()));
  EXPECT_EQ(table.act(2, Side::White, RollDice{}).error().code, ErrorCode::NotAllowed);
  ASSERT_TRUE(table.act(2, Side::White, shown(6, 5)));
  EXPECT_EQ(table.last()["do"]["dice"], (Json{6, 5}));
  ASSERT_TRUE(table.act(3, Side::White, first_play(table)));
  EXPECT_EQ(table.last()["turn"]["side"], "black");  // the bot waits for its dice
  EXPECT_EQ(table.last()["turn"]["stage"], "roll");
  ASSERT_TRUE(table.act(4, Side::White, shown(3, 1)));
  EXPECT_EQ(table.last()["do"]["type"], "play");
  EXPECT_EQ(table.last()["turn"]["side"], "white");
  EXPECT_TRUE(*table.act(4, Side::White, shown(3, 1))) << "done already";
  EXPECT_EQ(table.act(4, Side::White, shown(2, 1)).error().code, ErrorCode::Stale);
}

TEST(HandDice, AreKeptAndSayThatNobodyDrewThem) {
  auto table = std::move(*session(wish()));
  ASSERT_TRUE(table.act(2, Side::White, shown(6, 5)));
  const auto again = restore_session(table->config_text(), table->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->lines_after(0)(), table.shown);
  EXPECT_NE(table->record_text().find("[Dice \"hand\"]"), std::string::npos);
  EXPECT_EQ(table->record_text().find("Commit"), std::string::npos);
  const Json game = Json::parse(table->game_text({"g"}));
  EXPECT_EQ(game["dice"], "hand");
  EXPECT_EQ(game["commit"], "");
}

// Shows dice where they are awaited, plays the first that is legal, always holds.
void go_on(ShownSession& table, Random& random) {
  const Json line = table.last();
  const Side side = line["turn"]["side"] == "white" ? Side::White : Side::Black;
  const std::string stage = line["turn"]["stage"];
  const Roll roll = random.roll();
  const GameEvent request = stage == "roll"   ? shown(roll.a, roll.b)
                            : stage == "move" ? first_play(table)
                                              : GameEvent(Hold{});
  const auto done = table.act(line["n"].get<int>() + 1, side, request);
  ASSERT_TRUE(done) << done.error().message << line;
}

TEST(HandDice, AmongThreeTheTableDrawsSeatsAndLeadsAlone) {
  Json three{{"format", "poule-guiton"},
             {"match", {{"players", 3}}},
             {"dice", "hand"},
             {"white", {{"kind", "human"}, {"name", "Anne"}}},
             {"black", {{"kind", "human"}, {"name", "Luc"}}},
             {"others", {{{"kind", "human"}, {"name", "Rose"}}}}};
  auto opened = session(three);
  ASSERT_TRUE(opened) << opened.error().message;
  auto table = std::move(*opened);
  Random random(7);
  for (int acts = 0; acts < 400 && table.last()["over"].is_null(); ++acts)
    ASSERT_NO_FATAL_FAILURE(go_on(table, random)) << acts;
  int leads = 0, rolls = 0;
  for (const std::string& text : table.shown) {
    const Json line = Json::parse(text);
    leads += line["do"]["type"] == "lead";
    rolls += line["do"]["type"] == "roll";
  }
  EXPECT_GT(leads, 1) << "more than one tour";
  EXPECT_GT(rolls, 100);
  const auto again = restore_session(table->config_text(), table->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->lines_after(0)(), table.shown);
  const auto record = parse_record(table->record_text());
  ASSERT_TRUE(record) << record.error().line << ": " << record.error().message;
  EXPECT_EQ(print_record(*record), table->record_text());
}

TEST(HandDice, AreShownWhereOnlyBotsSitAtTheBoard) {
  const Json bot{{"kind", "bot"}, {"bot", "hasard"}};
  auto table = std::move(*session({{"format", "ecrire-lois"},
                                   {"match", {{"players", 3}, {"rounds", 3}}},
                                   {"dice", "hand"},
                                   {"white", {{"kind", "human"}}},
                                   {"black", bot},
                                   {"others", {bot}}}));
  Random random(77);
  bool bots_met = false;
  while (table->next() == Next::Person && !HasFailure()) {
    bots_met |= table->who_plays(Side::White) != 0 && table->who_plays(Side::Black) != 0;
    go_on(table, random);
  }
  EXPECT_TRUE(bots_met);
  EXPECT_EQ(table->next(), Next::Nothing);
}

TEST(HandDice, NeedALeadThatNobodyDraws) {
  Json without = wish();
  without.erase("trid");
  EXPECT_EQ(session(without).error().code, ErrorCode::BadOption);
  EXPECT_EQ(session(wish("loaded")).error().code, ErrorCode::BadOption);
}

TEST(HandDice, AreNotTakenByATableThatDraws) {
  auto table = std::move(*session(wish("table")));
  EXPECT_EQ(table.act(2, Side::White, shown(6, 5)).error().code, ErrorCode::NotAllowed);
  EXPECT_TRUE(table.act(2, Side::White, RollDice{}));
}

}  // namespace hand_dice_test
