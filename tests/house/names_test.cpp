// Who sits down under a name that can be shown.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "house/sitting.h"

namespace trictrac {
namespace names_test {

Json asked(const std::string& format, const std::string& name) {
  return {{"format", format},
          {"white", {{"kind", "human"}, {"name", name}}},
          {"black", {{"kind", "human"}, {"name", "Damon"}}}};
}

TEST(SeatNames, ANewGameRefusesWhatCannotBeShown) {
  for (const char* format : {"tour", "courrier"}) {
    const auto refused = sit_down(asked(format, "Clo\u202Eris"), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::BadMessage);
    EXPECT_NE(refused.error().message.find("direction"), std::string::npos) << refused.error().message;
    EXPECT_FALSE(sit_down(asked(format, std::string(65, 'x')), {}));
    EXPECT_FALSE(sit_down(asked(format, "a\nb"), {}));
    EXPECT_TRUE(sit_down(asked(format, std::string(64, 'x')), {}));
    EXPECT_TRUE(sit_down(asked(format, ""), {}));
  }
}

TEST(SeatNames, ARecordKeepsWhatCanBeShown) {
  const auto table =
      sit_down_with("[White \"Clo\u202Eris\u200B\"]\n[Black \"\u3164\"]\n\n", std::nullopt, {});
  ASSERT_TRUE(table) << table.error().message;
  const Json game = Json::parse((*table)->game_text({"id"}));
  EXPECT_EQ(game["white"]["name"], "Cloris");
  EXPECT_EQ(game["black"].value("name", ""), "");
}

TEST(SeatNames, AGameStoredUnderSuchANameCanBeReadAgain) {
  const auto table = sit_down(asked("tour", "Cloris"), {});
  ASSERT_TRUE(table);
  (*table)->catch_up();
  std::string config = (*table)->config_text();
  config.replace(config.find("Cloris"), 6, "Clo\u202Eris");
  const auto again = sit_again(config, (*table)->deeds());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->deeds(), (*table)->deeds());
}

}  // namespace names_test
}  // namespace trictrac
