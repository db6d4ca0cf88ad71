// A table restored from any beginning of its lines is the same table.
#include "tables.h"

namespace trictrac {
namespace {

void same_from_every_prefix(const TableConfig& c, std::size_t stride) {
  const Table whole = opened(c);
  ASSERT_EQ(whole.state().stage, Stage::Over);
  const auto lines = texts_of(whole.lines());
  const auto deeds = deeds_of(whole, lines.size());
  for (std::size_t n = 0; n <= lines.size(); n += n < 12 ? 1 : stride) {
    auto again = Table::restore(c, std::span(deeds).first(n));
    ASSERT_TRUE(again) << n << ": " << again.error().message;
    ASSERT_EQ(texts_of(again->lines()), std::vector(lines.begin(), lines.begin() + static_cast<long>(n)));
    again->catch_up();
    ASSERT_EQ(texts_of(again->lines()), lines) << "from line " << n;
  }
}

TEST(Restore, TwoBotsFromEveryPrefix) {
  same_from_every_prefix(config_with(bot("commis"), bot("commis"), 21), 29);
}

TEST(Restore, EveryLeadAndWayOfBearingOff) {
  for (const Lead lead : {Lead::OneDie, Lead::ThrowAnew, Lead::CoupEtDes})
    for (const BearingOff off : {BearingOff::Parisian, BearingOff::Provincial})
      same_from_every_prefix(
          config_with(bot("commis"), bot("commis"), 22,
                      {.bearing_off = off, .rencontre = true, .margot = true, .lead = lead}),
          97);
}

// The bot that draws need not draw the same after a restart; what is stored stays as it is.
TEST(Restore, ABotThatDrawsGoesOn) {
  const TableConfig c = config_with(bot("hasard"), bot("hasard"), 23);
  const Table whole = opened(c);
  const auto deeds = deeds_of(whole, whole.lines().size());
  auto again = Table::restore(c, std::span(deeds).first(40));
  ASSERT_TRUE(again);
  again->catch_up();
  EXPECT_EQ(again->state().stage, Stage::Over);
  for (std::size_t i = 0; i < 40; ++i) EXPECT_EQ(again->lines()[i].json, whole.lines()[i].json);
}

TEST(Restore, PeopleAtEveryPrefix) {
  const TableConfig c = config_with(human("A"), bot("commis"), 24);
  Table t = opened(c);
  play_on(t, 60);
  const auto deeds = deeds_of(t, t.lines().size());
  for (std::size_t n = 0; n <= deeds.size(); ++n) {
    auto again = Table::restore(c, std::span(deeds).first(n));
    ASSERT_TRUE(again) << n;
    again->catch_up();
    ASSERT_GE(again->lines().size(), n);
    ASSERT_TRUE(again->state().stage == Stage::Over || again->state().to_act == Side::White);
    for (std::size_t i = 0; i < again->lines().size() && i < t.lines().size(); ++i)
      ASSERT_EQ(again->lines()[i].json, t.lines()[i].json);
  }
}

TEST(Restore, ForgedLinesAreRefused) {
  const TableConfig c = config_with(bot("commis"), bot("commis"), 25);
  const Table whole = opened(c);
  const auto deeds = deeds_of(whole, 20);
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    auto forged = deeds;
    if (auto* roll = std::get_if<Throwing>(&forged[i].deed))
      roll->roll.a = static_cast<std::uint8_t>(roll->roll.a % 6 + 1);
    else
      forged[i].deed = Go{};
    EXPECT_FALSE(Table::restore(c, forged)) << i;
  }
}

TEST(Restore, TheConfigSurvivesTheStore) {
  TableConfig c = config_with(human("Zoë \"Z\""), bot("commis"), 26, {.margot = true, .worth = Worth::Pont});
  const auto again = parse_config(print_config(c));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->seats, c.seats);
  EXPECT_EQ(again->seed, c.seed);
  EXPECT_EQ(again->start, c.start);
  EXPECT_EQ(again->date, c.date);
  EXPECT_FALSE(parse_config("{}"));
  EXPECT_FALSE(parse_config("[]"));
  EXPECT_FALSE(parse_config("x"));
}

}  // namespace
}  // namespace trictrac
