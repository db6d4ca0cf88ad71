// Bots who mark for themselves: with every mark right a match comes out as when the program marks.
#include <gtest/gtest.h>

#include "service/by_hand.h"

namespace by_hand_bots_test {

using namespace trictrac;

Json wish(const std::string& format, const char* marking) {
  const Json bot{{"kind", "bot"}, {"bot", "commis"}, {"name", "Commis"}};
  Json all{{"format", format}, {"white", bot}, {"black", bot}, {"options", {{"marking", marking}}}};
  if (format.starts_with("poule")) all["others"] = {bot};
  if (format.starts_with("ecrire") || format == "combine") all["match"] = {{"rounds", 4}};
  return all;
}

struct Played {
  Json score, account;
};

Played played(const std::string& format, const char* marking) {
  auto table = ShownSession::create(wish(format, marking), {seed_of(7), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  Json account;
  for (const std::string& line : table->shown)
    if (const Json json = Json::parse(line); json.contains("account")) account = json["account"];
  EXPECT_FALSE(table->last()["over"].is_null()) << table->last();
  return {table->last()["score"], account};
}

class ByHandBots : public testing::TestWithParam<const char*> {};

TEST_P(ByHandBots, WhoMarkRightlyPlayTheAssistedMatch) {
  const Played by_hand = played(GetParam(), "hand"), assisted = played(GetParam(), "engine");
  EXPECT_EQ(by_hand.account, assisted.account);
  EXPECT_EQ(by_hand.score, assisted.score);
}

INSTANTIATE_TEST_SUITE_P(EveryFormat, ByHandBots,
                         testing::Values("tour", "ecrire-lalanne", "ecrire-lois", "ecrire-1780", "combine",
                                         "poule-engraisser", "poule-guiton", "poule-plumer"));

}  // namespace by_hand_bots_test
