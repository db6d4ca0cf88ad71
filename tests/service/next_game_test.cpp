// The game that follows one that is over.
#include "service/next_game.h"

#include "game/match/match.h"
#include "service/sat.h"

namespace trictrac {
namespace next_game_test {

Json person(const char* name) { return {{"kind", "human"}, {"name", name}}; }
Json bot(const char* kind) { return {{"kind", "bot"}, {"bot", kind}, {"name", kind}}; }

const GameCreationOptions kThen{seed_of(3), true, "2024-05-01"};
const GameCreationOptions kNow{seed_of(4), false, "2024-05-02"};

// The message "game" of the game that follows one asked for so.
Json after(const Json& wish) {
  const auto table = Sat::down(wish, kThen);
  EXPECT_TRUE(table) << table.error().message;
  auto next = Sat::at(create_rematch(table->table->config_text(), kNow));
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

TEST(NextGame, OfDiceThrownByHandTheOtherLeads) {
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
  (*table)->rename(1, "Zoë");
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
  (*table)->rename(0, "Marie");
  const std::vector<int> you{0};
  const Json game = Json::parse((*table)->game_text({.id = "g", .you = you, .free = you, .next = "n"}));
  EXPECT_EQ(game["white"], (Json{{"name", "Marie"}, {"kind", "human"}, {"free", true}}));
  EXPECT_EQ(game["next"], "n");
  EXPECT_NE((*table)->record_text().find("[White \"Marie\"]"), std::string::npos);
}

}  // namespace next_game_test
}  // namespace trictrac
