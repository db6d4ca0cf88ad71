// The config of a game: that of the next game, and the names in it.
#include "service/game_config.h"

#include "game/match/match.h"
#include "service/shown_session.h"

namespace trictrac {
namespace game_config_test {

Json person(const std::string& name) { return {{"kind", "human"}, {"name", name}}; }
Json bot(const char* kind) { return {{"kind", "bot"}, {"bot", kind}, {"name", kind}}; }

const GameCreationOptions kThen{seed_of(3), true, "2024-05-01"};
const GameCreationOptions kNow{seed_of(4), false, "2024-05-02"};

// The message "game" of the game that follows one asked for so.
Json after(const Json& wish) {
  const auto table = ShownSession::create(wish, kThen);
  EXPECT_TRUE(table) << table.error().message;
  auto next = ShownSession::at(create_rematch(table->table->config_text(), kNow));
  EXPECT_TRUE(next) << next.error().message;
  EXPECT_NE((*next)->record_text().find("[Date \"2024-05-02\"]"), std::string::npos);
  const auto again = restore_session((*next)->config_text(), (*next)->events());
  EXPECT_TRUE(again) << again.error().message;
  return Json::parse((*next)->game_text({"next"}));
}

TEST(NextGame, TwoChangePlacesAndKeepWhatWasAgreed) {
  const Json next = after({{"format", "ecrire-1780"},
                           {"match", {{"rounds", 4}}},
                           {"rules", "lois"},
                           {"options", {{"margot", true}}},
                           {"white", person("Anne")},
                           {"black", bot("hasard")}});
  EXPECT_EQ(next["white"], (Json{{"name", "hasard"}, {"kind", "bot"}, {"bot", "hasard"}}));
  EXPECT_EQ(next["black"]["name"], "Anne");
  EXPECT_EQ(next["format"], "ecrire-1780");
  EXPECT_EQ(next["match"]["rounds"], 4);
  EXPECT_EQ(next["rules"], "lois");
  EXPECT_EQ(next["options"]["margot"], true);
  EXPECT_EQ(next["commit"], commitment(seed_of(4)));
  EXPECT_EQ(numbers_in_next(2), (std::vector{1, 0}));
}

TEST(NextGame, MoreThanTwoKeepTheirOrder) {
  const Json next = after({{"format", "ecrire-lois"},
                           {"match", {{"players", 3}, {"rounds", 3}}},
                           {"white", person("Anne")},
                           {"black", person("Marie")},
                           {"others", {person("Cloris")}}});
  EXPECT_EQ(next["white"]["name"], "Anne");
  EXPECT_EQ(next["others"][0]["name"], "Cloris");
  EXPECT_EQ(numbers_in_next(3), (std::vector{0, 1, 2}));
}

TEST(NextGame, BeginsFromTheStart) {
  const Json position = after({{"trid", "TRID=MA----A-----------a-a--m:w:R:-:0-0:0-0:-:-:1.1"},
                               {"white", person("Anne")},
                               {"black", person("Marie")}});
  EXPECT_EQ(position["start"], after({{"white", person("A")}, {"black", person("B")}})["start"]);
  const Json resumed =
      after({{"format", "ecrire-1780"},
             {"match", {{"rounds", 8}, {"carried_lost_white", 3}, {"carried_lost_black", 2}}},
             {"white", person("Anne")},
             {"black", person("Marie")}});
  EXPECT_EQ(resumed["match"]["rounds"], 8);
  EXPECT_FALSE(resumed["match"].contains("carried_lost_white")) << resumed["match"];
}

TEST(NextGame, OfDiceThrownByHandTheOpponentLeads) {
  const Json next = after({{"trid", "TRID=O----------------------o:b:R:-:0-0:0-0:-:-:0.0"},
                           {"dice", "hand"},
                           {"white", person("Anne")},
                           {"black", person("Marie")}});
  EXPECT_EQ(next["dice"], "hand");
  EXPECT_EQ(next["commit"], "");
  EXPECT_EQ(next["black"]["name"], "Anne");
  EXPECT_EQ(next["start"], "TRID=O----------------------o:b:R:-:0-0:0-0:-:-:0.0")
      << "who was White throws first now";
}

TEST(NextGame, OfARecordHasNothingOfItButWhatWasAgreed) {
  const auto table =
      create_session_from("[Event \"Cup\"]\n[White \"Anne\"]\n[Black \"Marie\"]\n\n", std::nullopt, kThen);
  ASSERT_TRUE(table) << table.error().message;
  (*table)->show_seat(1, "Zoë", false);
  const auto next = create_rematch((*table)->config_text(), kNow);
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ((*next)->record_text().find("Cup"), std::string::npos);
  EXPECT_NE((*next)->record_text().find("[White \"Zoë\"]"), std::string::npos);
  EXPECT_EQ((*next)->lines(), 0);
}

TEST(NextGame, OfLeTricTracHasTheSameTerms) {
  const Json next =
      after({{"format", "courrier"}, {"points", 3}, {"white", person("Anne")}, {"black", person("Marie")}});
  EXPECT_EQ(next["points"], 3);
  EXPECT_EQ(next["white"]["name"], "Marie");
}

TEST(Seats, AreKnownByWhoSitsThere) {
  const auto table = create_session({{"white", person("Anne")}, {"black", bot("commis")}}, kThen);
  ASSERT_TRUE(table);
  EXPECT_TRUE((*table)->is_person(0));
  EXPECT_FALSE((*table)->is_person(1));
  (*table)->show_seat(0, "Marie", false);
  const std::vector<int> you{0};
  const Json game = Json::parse((*table)->game_text({.id = "g", .you = you, .free = you, .next = "n"}));
  EXPECT_EQ(game["white"], (Json{{"name", "Marie"}, {"kind", "human"}, {"free", true}}));
  EXPECT_EQ(game["next"], "n");
  EXPECT_NE((*table)->record_text().find("[White \"Marie\"]"), std::string::npos);
}

std::unique_ptr<GameSession> create(const Json& game) {
  auto table = create_session(game, {Seed{}, false, ""});
  EXPECT_TRUE(table) << table.error().message;
  return table ? std::move(*table) : nullptr;
}

TEST(ConfigNames, AreTakenOutAndTheGameStaysTheSame) {
  for (const char* format : {"tour", "courrier"}) {
    const auto table = create({{"format", format}, {"white", person("Anne")}, {"black", person("Jean")}});
    table->catch_up();
    const std::string config = table->config_text();
    EXPECT_EQ(*names_in(config), (std::vector<std::string>{"Anne", "Jean"}));
    const auto unnamed = without_names(config, std::vector{0});
    ASSERT_TRUE(unnamed) << unnamed.error();
    EXPECT_EQ(unnamed->find("Anne"), std::string::npos) << *unnamed;
    EXPECT_EQ(*names_in(*unnamed), (std::vector<std::string>{"", "Jean"}));
    EXPECT_EQ(*without_names(*unnamed, std::vector{0}), *unnamed);
    const auto again = restore_session(*unnamed, table->events());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ((*again)->lines(), table->lines());
    EXPECT_EQ((*again)->lines_after(0)(), table->lines_after(0)());
    EXPECT_EQ((*again)->commit(), table->commit());
    EXPECT_EQ((*again)->record_text().find("Anne"), std::string::npos);
  }
}

TEST(ConfigNames, AreTakenOutOfTheRecordAGameCameAsToo) {
  auto first = create({{"white", person("Anne")}, {"black", person("Jean")}});
  first->catch_up();
  const auto table = create_session_from(first->record_text(), std::nullopt, {Seed{}, false, ""});
  ASSERT_TRUE(table) << table.error().message;
  const std::string config = (*table)->config_text();
  ASSERT_NE(config.find("[White"), std::string::npos) << config;
  const auto unnamed = without_names(config, std::vector{0, 1});
  ASSERT_TRUE(unnamed) << unnamed.error();
  for (const char* name : {"Anne", "Jean"}) EXPECT_EQ(unnamed->find(name), std::string::npos) << *unnamed;
  const auto again = restore_session(*unnamed, (*table)->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->lines_after(0)(), (*table)->lines_after(0)());
}

TEST(ConfigNames, WhatIsWrongIsSaid) {
  EXPECT_FALSE(names_in("no config"));
  EXPECT_FALSE(without_names("no config", std::vector{0}));
  const auto table = create({{"white", person("Anne")}, {"black", person("Jean")}});
  EXPECT_EQ(without_names(table->config_text(), std::vector{2}).error(), "there is no player 2");
}

}  // namespace game_config_test
}  // namespace trictrac
