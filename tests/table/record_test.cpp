// Export, import and the checking of dice.
#include "table/verify.h"
#include "tables.h"
#include "text/trid.h"

namespace trictrac {
namespace record_test {

Record reread(const Record& r) {
  const std::string text = print_record(r);
  auto again = parse_record(text);
  EXPECT_TRUE(again) << again.error().line << ": " << again.error().message << "\n" << text;
  return again ? *again : Record{};
}

const RuleOptions kLeads[] = {{}, {.lead = Lead::ThrowAnew}, {.lead = Lead::CoupEtDes}};

TEST(TableRecord, ExportAndImportReachTheSamePosition) {
  for (const RuleOptions& options : kLeads) {
    const FollowedTable t = opened(config_with(bot("commis"), bot("hasard"), 31, options));
    const Record record = reread(record_of(t));
    const auto config = config_of(record, seed_of(99), std::nullopt);
    ASSERT_TRUE(config);
    const FollowedTable again = opened(*config);
    EXPECT_EQ(print_trid(again.state()), print_trid(t.state()));
    EXPECT_EQ(again.shown().size(), t.shown().size());
    EXPECT_EQ(record_of(again).events, record_of(t).events);
    EXPECT_EQ(record_of(again).tag("Seed"), to_hex(seed_of(31)))
        << "a finished game keeps its own dice's tags";
    EXPECT_TRUE(verify_dice(record_of(again))->holds());
  }
}

TEST(TableRecord, AnUnfinishedGameGoesOnWithNewDice) {
  for (const RuleOptions& options : kLeads) {
    FollowedTable t = opened(config_with(human("A"), human("B"), 32, options));
    play_on(t, 25);
    const Record half = reread(record_of(t));
    EXPECT_EQ(half.tag("Seed"), "");
    auto config = config_of(half, seed_of(77), BotSeat{Side::Black});
    ASSERT_TRUE(config);
    EXPECT_EQ(config->seats[0].name, "A");
    EXPECT_FALSE(config->seats[1].human());
    FollowedTable on = opened(*config);
    ASSERT_GE(on.shown().size(), t.shown().size());
    // But for line 1: a record does not show all the throws for the lead.
    for (std::size_t i = 1; i < t.shown().size(); ++i) ASSERT_EQ(on.shown()[i], t.shown()[i]);
    play_on(on, 5000);
    ASSERT_EQ(on.state().stage, Stage::Over);
    const auto checked = verify_dice(reread(record_of(on)));
    ASSERT_TRUE(checked) << checked.error();
    EXPECT_TRUE(checked->holds());
    EXPECT_GT(checked->given, 0);
    EXPECT_GT(checked->rolls, 0);
  }
}

TEST(TableRecord, AnImportedTableIsRestored) {
  FollowedTable t = opened(config_with(human("A"), human("B"), 33));
  play_on(t, 30);
  const auto config = config_of(reread(record_of(t)), seed_of(78), BotSeat{Side::White});
  ASSERT_TRUE(config);
  FollowedTable on = opened(*config);
  play_on(on, 10);
  const auto stored = parse_config(print_config(*config));
  ASSERT_TRUE(stored) << stored.error().message;
  for (std::size_t n = 0; n <= on.shown().size(); n += 7) {
    const auto again = restored(*stored, events_of(on, n));
    ASSERT_TRUE(again) << n << again.error().message;
    for (std::size_t i = 0; i < n; ++i) ASSERT_EQ(again->shown()[i], on.shown()[i]);
  }
}

TEST(TableRecord, UnknownTagsAreKept) {
  Record r;
  r.set_tag("Event", "Café de la Régence");
  r.set_tag("White", "Cloris\t\x01");
  const auto config = config_of(r, seed_of(1), std::nullopt);
  ASSERT_TRUE(config);
  EXPECT_EQ(config->seats[0].name, "Cloris");
  const auto stored = parse_config(print_config(*config));
  ASSERT_TRUE(stored) << stored.error().message;
  EXPECT_EQ(record_of(opened(*stored)).tag("Event"), "Café de la Régence");
}

TEST(TableRecord, WhatATableCannotTakeIsRefused) {
  Record latin;
  latin.set_tag("White", "Zo\xEB");
  EXPECT_EQ(config_of(latin, seed_of(1), {}).error().code, ErrorCode::BadRecord);
}

TEST(TableRecord, LongNamesAreCutBetweenCharacters) {
  Record r;
  std::string name = "x";
  for (int i = 0; i < 80; ++i) name += "é";
  r.set_tag("Black", name);
  const auto config = config_of(r, seed_of(1), {});
  ASSERT_TRUE(config);
  EXPECT_EQ(config->seats[1].name, name.substr(0, 1 + 63 * 2));
  EXPECT_TRUE(parse_config(print_config(*config)));
}

class Verify : public testing::Test {
 protected:
  Record record = record_of(opened(config_with(bot("commis"), bot("commis"), 41)));
};

TEST_F(Verify, AFairGameHolds) {
  for (const RuleOptions& options : kLeads) {
    const auto v =
        verify_dice(reread(record_of(opened(config_with(bot("commis"), bot("commis"), 42, options)))));
    ASSERT_TRUE(v) << v.error();
    EXPECT_TRUE(v->holds());
    EXPECT_EQ(v->given, 0);
    EXPECT_GT(v->rolls, 20);
  }
}

TEST_F(Verify, AChangedRollIsFound) {
  int roll = 0;
  for (LoggedEvent& done : record.events) {
    auto* lead = std::get_if<TakeLead>(&done.event);
    auto* thrown = std::get_if<RollDice>(&done.event);
    Roll* dice = lead ? &*lead->roll : thrown ? &*thrown->dice : nullptr;
    if (!dice) continue;
    ++roll;
    const Roll kept = *dice;
    dice->b = static_cast<std::uint8_t>(dice->b % 6 + 1);
    const auto v = verify_dice(record);
    ASSERT_TRUE(v);
    ASSERT_TRUE(v->first_wrong);
    EXPECT_EQ(v->first_wrong->roll, roll);
    EXPECT_EQ(v->first_wrong->drawn, std::to_string(kept.a) + std::to_string(kept.b));
    *dice = kept;
  }
  EXPECT_TRUE(verify_dice(record)->holds());
}

TEST_F(Verify, AnotherLeaderIsFound) {
  auto& lead = std::get<TakeLead>(record.events[0].event);
  lead.first = other(lead.first);
  EXPECT_EQ(verify_dice(record)->first_wrong->roll, 0);
}

TEST_F(Verify, AnotherSeedOrCommitmentIsFound) {
  record.set_tag("Commit", commitment(seed_of(40)));
  EXPECT_FALSE(verify_dice(record)->commit_holds);
  record.set_tag("Seed", to_hex(seed_of(40)));
  const auto v = verify_dice(record);
  EXPECT_TRUE(v->commit_holds);
  EXPECT_TRUE(v->first_wrong);
}

TEST_F(Verify, ARecordThatClaimsNoRollsProvesNothing) {
  for (const char* dice : {"table from 9999", "table from 2000000000"}) {
    record.set_tag("Dice", dice);
    const auto v = verify_dice(record);
    ASSERT_TRUE(v) << v.error();
    EXPECT_TRUE(v->commit_holds);
    EXPECT_FALSE(v->first_wrong);
    EXPECT_EQ(v->rolls, 0);
    EXPECT_FALSE(v->proves());
    EXPECT_FALSE(v->holds()) << dice;
  }
}

TEST_F(Verify, AGameGivenUpBeforeItsFirstRollIsProvedByItsLead) {
  record.events.resize(1);
  auto& lead = std::get<TakeLead>(record.events[0].event);
  lead.roll.reset();
  const auto v = verify_dice(record);
  ASSERT_TRUE(v) << v.error();
  EXPECT_EQ(v->rolls, 0);
  EXPECT_TRUE(v->holds());
  lead.first = other(lead.first);
  EXPECT_FALSE(verify_dice(record)->holds());
}

TEST_F(Verify, MissingTagsAreNamed) {
  for (const char* tag : {"Seed", "Commit", "Dice"}) {
    Record r = record;
    r.set_tag(tag, "");
    const auto v = verify_dice(r);
    ASSERT_FALSE(v);
    EXPECT_NE(v.error().find(tag), std::string::npos) << v.error();
  }
}

}  // namespace record_test
}  // namespace trictrac
