#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/agreement.h"
#include "service/game_session.h"

namespace trictrac {
namespace config_names_test {

Json person(const std::string& name) { return {{"kind", "human"}, {"name", name}}; }

std::unique_ptr<GameSession> sit(const Json& game) {
  auto table = create_session(game, {Seed{}, false, ""});
  EXPECT_TRUE(table) << table.error().message;
  return table ? std::move(*table) : nullptr;
}

TEST(ConfigNames, AreTakenOutAndTheGameStaysTheSame) {
  for (const char* format : {"tour", "courrier"}) {
    const auto table = sit({{"format", format}, {"white", person("Anne")}, {"black", person("Jean")}});
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
  auto first = sit({{"white", person("Anne")}, {"black", person("Jean")}});
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
  const auto table = sit({{"white", person("Anne")}, {"black", person("Jean")}});
  EXPECT_EQ(without_names(table->config_text(), std::vector{2}).error(), "there is no player 2");
}

}  // namespace config_names_test
}  // namespace trictrac
