// A service that would cheat with fair dice is found out by the record of the game.
#include <functional>

#include "fair.h"
#include "table/dice.h"
#include "table/verify.h"

namespace trictrac {
namespace cheating_test {

class Cheating : public testing::Test {
 protected:
  static Record finished(TableConfig c) {
    FollowedTable t = opened(std::move(c));
    give_all(t);
    t.catch_up();
    play_on(t, 4000);
    EXPECT_TRUE(t.game().over());
    return *parse_record(print_record(record_of(t)));
  }
  static bool holds(const Record& r) {
    const auto v = verify_dice(r);
    return v && v->holds();
  }

  Record record = finished(fair_config());
};

TEST_F(Cheating, AnHonestGameHolds) {
  const auto v = verify_dice(record);
  ASSERT_TRUE(v) << v.error();
  EXPECT_TRUE(v->holds());
  EXPECT_EQ(v->given, 0);
  EXPECT_EQ(v->shares, (std::vector{PlayerShare{0, share_of(0)}, {1, share_of(1)}}));
}

TEST_F(Cheating, AnotherSeedIsFound) {
  record.set_tag("Seed", to_hex(seed_of(6)));
  const auto v = verify_dice(record);
  ASSERT_TRUE(v);
  EXPECT_FALSE(v->commit_holds);
  EXPECT_TRUE(v->first_wrong);
  record.set_tag("Commit", commitment(seed_of(6)));
  EXPECT_FALSE(holds(record)) << "the dice are those of the seed it had";
}

TEST_F(Cheating, AChangedShareIsFound) {
  record.set_tag("Shares", shares_tag({{0, share_of(0)}, {1, seed_of(1)}}));
  EXPECT_TRUE(verify_dice(record)->first_wrong);
  EXPECT_TRUE(verify_dice(record)->commit_holds);
  record.set_tag("Shares", shares_tag({{0, share_of(1)}, {1, share_of(0)}}));
  EXPECT_TRUE(verify_dice(record)->first_wrong) << "they have been exchanged";
}

TEST_F(Cheating, AShareLeftOutIsFound) {
  record.set_tag("Shares", shares_tag({{1, share_of(1)}}));
  EXPECT_TRUE(verify_dice(record)->first_wrong);
  record.set_tag("Shares", "");
  EXPECT_TRUE(verify_dice(record)->first_wrong) << "dice of the seed alone";
}

TEST_F(Cheating, EveryChangedRollIsNamed) {
  int roll = 0;
  for (LoggedEvent& done : record.events) {
    auto* lead = std::get_if<TakeLead>(&done.event);
    auto* thrown = std::get_if<RollDice>(&done.event);
    Roll* dice = lead && lead->roll ? &*lead->roll : thrown ? &*thrown->dice : nullptr;
    if (!dice) continue;
    ++roll;
    const Roll kept = *dice;
    dice->a = static_cast<std::uint8_t>(dice->a % 6 + 1);
    const auto v = verify_dice(record);
    ASSERT_TRUE(v && v->first_wrong) << roll;
    EXPECT_EQ(v->first_wrong->roll, roll);
    EXPECT_EQ(v->first_wrong->drawn, std::to_string(kept.a) + std::to_string(kept.b));
    *dice = kept;
  }
  EXPECT_GT(roll, 20);
  EXPECT_TRUE(holds(record));
}

TEST_F(Cheating, AnotherLeadIsFound) {
  auto& lead = std::get<TakeLead>(record.events[0].event);
  lead.first = other(lead.first);
  EXPECT_EQ(verify_dice(record)->first_wrong->roll, 0);
}

TEST_F(Cheating, OtherSeatsAreFound) {
  Record of_three = finished(fair_three());
  ASSERT_TRUE(holds(of_three));
  auto& seats = std::get<TakeSeats>(of_three.events[0].event);
  std::swap(seats.order[0], seats.order[2]);
  const auto v = verify_dice(of_three);
  ASSERT_TRUE(v && v->first_wrong);
  EXPECT_EQ(v->first_wrong->roll, 0);
  EXPECT_EQ(v->first_wrong->written.substr(0, 6), "seats ");
}

TEST_F(Cheating, RollsSaidToBeGivenAreRefused) {
  record.set_tag("Dice", "table from 9");
  const auto v = verify_dice(record);
  ASSERT_FALSE(v);
  EXPECT_NE(v.error().find("Shares"), std::string::npos) << v.error();
}

TEST_F(Cheating, SharesThatCannotBeReadAreRefused) {
  for (const char* tag : {"0", "0:ab", "1:", "x:y"}) {
    record.set_tag("Shares", tag);
    const auto v = verify_dice(record);
    ASSERT_FALSE(v) << tag;
    EXPECT_NE(v.error().find("Shares"), std::string::npos) << v.error();
  }
}

}  // namespace cheating_test
}  // namespace trictrac
