// Fair dice: shares are committed by all before any is shown, nothing is thrown before all are, and a server
// that would cheat is found out by the record of the game.
#include <algorithm>
#include <functional>

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "fair.h"
#include "table/dice.h"
#include "table/shares.h"
#include "table/verify.h"

namespace trictrac {
namespace fair_dice_test {

template <class Given>
std::string refusal_of(const Table& t, const Given& given) {
  const auto wrong = t.shares().objection(given);
  return wrong ? std::string(name_of(wrong->code)) : "";
}

Table fair_table(TableConfig c = fair_config()) { return *Table::open(std::move(c)); }

TEST(Shares, NothingIsThrownBeforeAllAreShown) {
  FollowedTable t = opened(fair_config());
  EXPECT_EQ(t.lines(), 0);
  for (const GameEvent& given :
       {GameEvent(commitment_of(1)), GameEvent(commitment_of(0)), GameEvent(sharing_of(0))}) {
    const auto line = apply_in_words(static_cast<Table&>(t), t.logged(given));
    ASSERT_TRUE(line);
    EXPECT_EQ(json_of(*line)["turn"], Json({{"side", "white"}, {"stage", "shares"}}));
    EXPECT_EQ(t.next(), Next::Shares);
    const auto early = t.act(next_line(t), Side::White, RollDice{});
    ASSERT_FALSE(early);
    EXPECT_EQ(early.error().code, ErrorCode::WrongStage);
  }
  const auto last = apply_in_words(static_cast<Table&>(t), t.logged(sharing_of(1)));
  ASSERT_TRUE(last);
  EXPECT_EQ(json_of(*last)["turn"]["stage"], "draw") << "nobody is asked before the lead is drawn";
  EXPECT_EQ(t.next(), Next::Own);
  t.catch_up();
  EXPECT_EQ(json_of(t.shown().front())["do"]["type"], "lead");
}

TEST(Shares, NoShareIsShownBeforeAllAreCommitted) {
  Table t = fair_table();
  EXPECT_EQ(refusal_of(t, sharing_of(0)), "wrong_stage");
  ASSERT_TRUE(t.apply(commitment_of(0)));
  EXPECT_EQ(refusal_of(t, sharing_of(0)), "wrong_stage");
  EXPECT_FALSE(t.apply(sharing_of(0)));
  EXPECT_EQ(t.lines(), 1);
  ASSERT_TRUE(t.apply(commitment_of(1)));
  EXPECT_EQ(refusal_of(t, sharing_of(0)), "");
}

TEST(Shares, ACommitmentIsChangedUntilTheFirstShareIsShown) {
  Table t = fair_table();
  ASSERT_TRUE(t.apply(CommitShare{0, seed_of(9)}));
  ASSERT_TRUE(t.apply(commitment_of(0)));
  ASSERT_TRUE(t.apply(commitment_of(1)));
  ASSERT_TRUE(t.apply(sharing_of(1)));
  EXPECT_EQ(refusal_of(t, CommitShare{0, seed_of(9)}), "wrong_stage");
  EXPECT_EQ(refusal_of(t, sharing_of(0)), "");
}

TEST(Shares, AShareIsTheOneThatWasCommitted) {
  Table t = fair_table();
  ASSERT_TRUE(t.apply(commitment_of(0)));
  ASSERT_TRUE(t.apply(commitment_of(1)));
  EXPECT_EQ(refusal_of(t, RevealShare{0, share_of(1)}), "not_allowed");
  ASSERT_TRUE(t.apply(sharing_of(0)));
  EXPECT_EQ(refusal_of(t, sharing_of(0)), "wrong_stage") << "it has been shown";
  EXPECT_TRUE(t.shares().has(sharing_of(0)));
  EXPECT_FALSE(t.shares().has(sharing_of(1)));
}

TEST(Shares, OnlyPeopleOfFairGamesGive) {
  EXPECT_EQ(refusal_of(fair_table(config_with(human("A"), human("B"), 5)), commitment_of(0)), "not_allowed");
  TableConfig c = fair_config();
  c.seats[1] = bot("commis");
  Table t = fair_table(c);
  EXPECT_EQ(refusal_of(t, commitment_of(1)), "not_allowed");
  EXPECT_EQ(refusal_of(t, commitment_of(2)), "not_allowed");
  ASSERT_TRUE(t.apply(commitment_of(0)));
  ASSERT_TRUE(t.apply(sharing_of(0)));
  EXPECT_EQ(t.next(), Next::Own) << "a bot is not waited for";
}

TEST(Shares, TheDiceFollowFromTheSeedAndAllShares) {
  FollowedTable t = opened(fair_config());
  give_all(t);
  t.catch_up();
  const Seed mixed = mixed_seed(seed_of(5), std::vector{PlayerShare{0, share_of(0)}, {1, share_of(1)}});
  const std::string said =
      "trictrac shares 0:" + to_hex(share_of(0)) + " 1:" + to_hex(share_of(1));  // as dice.h words it
  EXPECT_EQ(mixed, hmac_sha256(seed_of(5), said));
  const auto lead = drawn_lead(mixed);
  const auto* drawn = std::get_if<TakeLead>(&t.done()[4].event);
  ASSERT_TRUE(drawn);
  EXPECT_EQ(drawn->dice, lead);
  play_on(t, 40);
  int n = 0;
  for (std::size_t i = 6; i < t.done().size(); ++i)
    if (const auto* thrown = std::get_if<RollDice>(&t.done()[i].event)) {
      ASSERT_EQ(thrown->dice, drawn_roll(mixed, n++)) << i;
    }
  EXPECT_GT(n, 10);
}

TEST(Shares, AnyOtherShareMakesOtherDice) {
  FollowedTable one = opened(fair_config()), two = opened(fair_config());
  give_all(one);
  for (const GameEvent& given : {GameEvent(commitment_of(0)), GameEvent(CommitShare{1, sha256(seed_of(77))}),
                                 GameEvent(sharing_of(0)), GameEvent(RevealShare{1, seed_of(77)})})
    ASSERT_TRUE(two.apply(given));
  one.catch_up(), two.catch_up();
  play_on(one, 20), play_on(two, 20);
  EXPECT_NE(record_of(one).events, record_of(two).events);
}

TEST(Shares, MoreThanTwoGiveBeforeTheirSeatsAreDrawn) {
  FollowedTable t = opened(fair_three());
  give_all(t);
  t.catch_up();
  EXPECT_TRUE(std::holds_alternative<TakeSeats>(t.done()[6].event));
  play_on(t, 2000);
  ASSERT_TRUE(t.game().over());
  const auto checked = verify_dice(record_of(t));
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_TRUE(checked->holds());
  EXPECT_EQ(checked->shares.size(), 3u);
}

// A page that asked its player would be refused: the table goes on at once.
TEST(Shares, NobodyIsAskedBehindALineAfterWhichTheTableDraws) {
  FollowedTable t = opened(fair_three());
  give_all(t);
  t.catch_up();
  play_on(t, 2000);
  ASSERT_TRUE(t.game().over());
  FollowedTable again = opened(fair_three());
  int drawn = 0;
  for (const auto& done : t.done()) {
    const auto line = apply_in_words(static_cast<Table&>(again), done);
    ASSERT_TRUE(line);
    const Json stage = json_of(*line)["turn"]["stage"];
    ASSERT_EQ(stage == "draw", again.next() == Next::Own) << *line;
    ASSERT_EQ(stage == "shares", again.next() == Next::Shares) << *line;
    drawn += stage == "draw";
  }
  EXPECT_GE(drawn, 3) << "after the last share, the seats, a lead";
}

TEST(Shares, ATableIsRestoredFromEveryPrefix) {
  FollowedTable t = opened(fair_config());
  ASSERT_TRUE(t.apply(CommitShare{0, seed_of(9)}));
  give_all(t);
  t.catch_up();
  play_on(t, 20);
  const auto done = t.done();
  for (std::size_t n = 0; n <= done.size(); ++n) {
    auto again = Table::restore(t.config(), std::span(done).first(n));
    ASSERT_TRUE(again) << n << ": " << again.error().message;
    for (std::size_t i = n; i < done.size(); ++i) ASSERT_TRUE(again->apply(done[i])) << n << ", " << i;
    ASSERT_EQ(again->state(), t.state());
    ASSERT_EQ(again->next(), t.next());
  }
}

TEST(Shares, AStoredLineThatNobodyCouldGiveIsRefused) {
  FollowedTable t = opened(fair_config());
  give_all(t);
  t.catch_up();
  const auto done = t.done();
  EXPECT_FALSE(Table::restore(t.config(), std::span(done).subspan(4))) << "a throw before all shares";
  for (std::size_t i = 0; i < 4; ++i) {
    auto less = done;
    less.erase(less.begin() + static_cast<long>(i));
    EXPECT_FALSE(Table::restore(t.config(), less)) << i;
  }
  auto other = done;
  std::get<RevealShare>(other[3].event).share = seed_of(1);
  EXPECT_FALSE(Table::restore(t.config(), other)) << "not the share that was committed";
  std::get<CommitShare>(other[1].event).commitment = sha256(seed_of(1));
  EXPECT_FALSE(Table::restore(t.config(), other)) << "other dice follow from it";
}

TEST(Shares, AGameStoppedBeforeAllHaveGivenHasThrownNothing) {
  FollowedTable t = opened(fair_config());
  ASSERT_TRUE(t.apply(commitment_of(0)));
  ASSERT_TRUE(t.apply(StopGame{}));
  EXPECT_EQ(t.next(), Next::Nothing);
  EXPECT_FALSE(t.apply(commitment_of(1)));
  EXPECT_TRUE(record_of(t).events.empty());
  EXPECT_EQ(record_of(t).tag("Shares"), "");
}

TEST(Shares, LeTricTracIsPlayedWithThemToo) {
  courrier::Config c;
  c.seats = {human("A"), human("B")};
  c.seed = seed_of(5);
  c.fair = true;
  auto opened = courrier::Table::open(c);
  ASSERT_TRUE(opened) << opened.error().message;
  Followed<courrier::Table> t(std::move(*opened));
  EXPECT_EQ(t.next(), Next::Shares);
  for (const GameEvent& given : {GameEvent(commitment_of(0)), GameEvent(commitment_of(1)),
                                 GameEvent(sharing_of(0)), GameEvent(sharing_of(1))}) {
    const auto line = courrier::apply_in_words(t, t.logged(given));
    ASSERT_TRUE(line);
    EXPECT_EQ(json_of(*line)["turn"]["stage"], t.shares().due() ? "shares" : "draw");
  }
  t.catch_up();
  ASSERT_TRUE(t.act(next_line(t), t.state().to_act, RollDice{}));
  ASSERT_TRUE(t.act(next_line(t), t.state().to_act, Resign{}));
  ASSERT_TRUE(t.ended());
  const auto checked = verify_dice(record_of(t));
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_TRUE(checked->holds());
  EXPECT_EQ(checked->shares, (std::vector{PlayerShare{0, share_of(0)}, {1, share_of(1)}}));
}

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

}  // namespace fair_dice_test
}  // namespace trictrac
