// A table restored from any beginning of its lines is the same table.
#include "tables.h"

namespace trictrac {
namespace restore_test {

void same_from_every_prefix(const TableConfig& c, std::size_t stride) {
  const FollowedTable whole = opened(c);
  ASSERT_EQ(whole.state().stage, Stage::Over);
  const auto lines = whole.shown();
  const auto events = events_of(whole, lines.size());
  for (std::size_t n = 0; n <= lines.size(); n += n < 12 ? 1 : stride) {
    auto again = restored(c, std::span(events).first(n));
    ASSERT_TRUE(again) << n << ": " << again.error().message;
    ASSERT_EQ(again->shown(), std::vector(lines.begin(), lines.begin() + static_cast<long>(n)));
    again->catch_up();
    ASSERT_EQ(again->shown(), lines) << "from line " << n;
  }
}

TEST(Restore, TwoBotsFromEveryPrefix) {
  same_from_every_prefix(config_with(bot("commis"), bot("commis"), 21), 29);
}

TEST(Restore, EveryLeadAndWayOfBearingOff) {
  for (const Lead lead : {Lead::OneDie, Lead::ThrowAnew, Lead::CoupEtDes})
    for (const BearingOff off : {BearingOff::Parisian, BearingOff::Provincial, BearingOff::Backgammon})
      same_from_every_prefix(
          config_with(bot("commis"), bot("commis"), 22,
                      {.bearing_off = off, .rencontre = true, .margot = true, .lead = lead}),
          97);
}

// The bot that draws need not draw the same after a restart; the stored events stay unchanged.
TEST(Restore, ABotThatDrawsGoesOn) {
  const TableConfig c = config_with(bot("hasard"), bot("hasard"), 23);
  const FollowedTable whole = opened(c);
  const auto events = events_of(whole, whole.shown().size());
  auto again = restored(c, std::span(events).first(40));
  ASSERT_TRUE(again);
  again->catch_up();
  EXPECT_EQ(again->state().stage, Stage::Over);
  for (std::size_t i = 0; i < 40; ++i) EXPECT_EQ(again->shown()[i], whole.shown()[i]);
}

TEST(Restore, PeopleAtEveryPrefix) {
  const TableConfig c = config_with(human("A"), bot("commis"), 24);
  FollowedTable t = opened(c);
  play_on(t, 60);
  const auto events = events_of(t, t.shown().size());
  for (std::size_t n = 0; n <= events.size(); ++n) {
    auto again = restored(c, std::span(events).first(n));
    ASSERT_TRUE(again) << n;
    again->catch_up();
    ASSERT_GE(again->shown().size(), n);
    ASSERT_TRUE(again->state().stage == Stage::Over || again->state().to_act == Side::White);
    for (std::size_t i = 0; i < again->shown().size() && i < t.shown().size(); ++i)
      ASSERT_EQ(again->shown()[i], t.shown()[i]);
  }
}

TEST(Restore, ForgedLinesAreRefused) {
  const TableConfig c = config_with(bot("commis"), bot("commis"), 25);
  const FollowedTable whole = opened(c);
  expect_forgeries_refused<Table>(c, events_of(whole, 20), Go{});
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

}  // namespace restore_test
}  // namespace trictrac
