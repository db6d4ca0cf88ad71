// Who sits down under a name that can be shown.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "service/game_session.h"

namespace trictrac {
namespace names_test {

Json asked(const std::string& format, const std::string& name) {
  return {{"format", format},
          {"white", {{"kind", "human"}, {"name", name}}},
          {"black", {{"kind", "human"}, {"name", "Damon"}}}};
}

TEST(SeatNames, ANewGameRefusesWhatCannotBeShown) {
  for (const char* format : {"tour", "courrier"}) {
    const auto refused = create_session(asked(format, "Clo\u202Eris"), {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::BadMessage);
    EXPECT_NE(refused.error().message.find("direction"), std::string::npos) << refused.error().message;
    EXPECT_FALSE(create_session(asked(format, std::string(65, 'x')), {}));
    EXPECT_FALSE(create_session(asked(format, "a\nb"), {}));
    EXPECT_TRUE(create_session(asked(format, std::string(64, 'x')), {}));
    EXPECT_TRUE(create_session(asked(format, ""), {}));
  }
}

TEST(SeatNames, ARecordKeepsWhatCanBeShown) {
  const auto table =
      create_session_from("[White \"Clo\u202Eris\u200B\"]\n[Black \"\u3164\"]\n\n", std::nullopt, {});
  ASSERT_TRUE(table) << table.error().message;
  const Json game = Json::parse((*table)->game_text({"id"}));
  EXPECT_EQ(game["white"]["name"], "Cloris");
  EXPECT_EQ(game["black"].value("name", ""), "");
}

TEST(SeatNames, AGameStoredUnderSuchANameCanBeReadAgain) {
  const auto table = create_session(asked("tour", "Cloris"), {});
  ASSERT_TRUE(table);
  (*table)->catch_up();
  std::string config = (*table)->config_text();
  config.replace(config.find("Cloris"), 6, "Clo\u202Eris");
  const auto again = restore_session(config, (*table)->events());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ((*again)->events(), (*table)->events());
}

}  // namespace names_test
}  // namespace trictrac
