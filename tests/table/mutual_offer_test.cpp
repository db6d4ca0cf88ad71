// Agreements of all people at a table: to stop, to adjourn, or to take the last act back.
#include "table/mutual_offer.h"

#include "table/verify.h"
#include "tables.h"

namespace trictrac {
namespace mutual_offer_test {

std::string refusal_of(const Table& t, MutualOffer accord, int n) {
  const auto wrong = t.objection_to(accord, n);
  return wrong ? std::string(name_of(wrong->code)) : "";
}
std::string refusal_of(const Table& t, MutualOffer accord) { return refusal_of(t, accord, t.lines() + 1); }

Json line_of(FollowedTable& t, MutualOffer accord) {
  EXPECT_TRUE(t.agree(accord));
  return json_of(t.shown().back());
}

TableConfig two_people() { return config_with(human("A"), human("B"), 5); }

TEST(MutualOffer, APlayTakenBackHasNotBeenMade) {
  FollowedTable t = opened(two_people());
  const State before = t.state();
  const Json asked = json_of(t.shown().back())["turn"];
  play_on(t, 1);
  ASSERT_NE(t.state(), before);
  const Json line = line_of(t, MutualOffer::TakeBack);
  EXPECT_EQ(line["do"], Json({{"type", "take_back"}}));
  EXPECT_EQ(line["turn"], asked);
  EXPECT_TRUE(line.contains("account"));
  EXPECT_EQ(t.state(), before);
  EXPECT_EQ(record_of(t).events.size(), 1u) << "the lead with its roll alone";
}

TEST(MutualOffer, OnlyTheLastActOfAPersonBeforeAThrow) {
  FollowedTable t = opened(two_people());
  EXPECT_EQ(refusal_of(t, MutualOffer::TakeBack), "wrong_stage") << "nothing but a throw has been done";
  play_on(t, 1);
  EXPECT_EQ(refusal_of(t, MutualOffer::TakeBack), "");
  EXPECT_EQ(refusal_of(t, MutualOffer::TakeBack, t.lines()), "stale");
  line_of(t, MutualOffer::TakeBack);
  EXPECT_EQ(refusal_of(t, MutualOffer::TakeBack), "wrong_stage") << "it has been taken back";
  play_on(t, 2);  // another play, and the throw after it
  ASSERT_NE(t.state().stage, Stage::Roll);
  EXPECT_EQ(refusal_of(t, MutualOffer::TakeBack), "wrong_stage");
}

TEST(MutualOffer, NothingOfABotIsTakenBack) {
  FollowedTable t = opened(config_with(bot("commis"), bot("commis"), 21));
  Table half = *Table::restore(t.config(), std::span(t.done()).first(20));
  for (int n = 20; n < 40; ++n) {
    EXPECT_EQ(refusal_of(half, MutualOffer::TakeBack), "wrong_stage");
    ASSERT_TRUE(half.apply(t.done()[static_cast<std::size_t>(n)].event));
  }
}

TEST(MutualOffer, AThrowEnteredByHandIsTakenBack) {
  TableConfig c = two_people();
  c.by_hand = true;
  c.start.stage = Stage::Roll;
  FollowedTable t = opened(c);
  ASSERT_TRUE(t.act(next_line(t), t.state().to_act, RollDice{Roll{4, 2}}));
  line_of(t, MutualOffer::TakeBack);
  EXPECT_EQ(t.state().stage, Stage::Roll);
  EXPECT_TRUE(t.act(next_line(t), t.state().to_act, RollDice{Roll{2, 4}}));
}

// The dice to come are those that would have come.
TEST(MutualOffer, WhatIsTakenBackAndDoneAgainMakesTheSameGame) {
  FollowedTable plain = opened(two_people());
  FollowedTable wavering = opened(two_people());
  for (int i = 0; i < 60; ++i) {
    const GameEvent request = legal_request(plain, 7);
    const Side side = plain.state().to_act;
    ASSERT_TRUE(plain.act(next_line(plain), side, request));
    ASSERT_TRUE(wavering.act(next_line(wavering), side, request));
    if (refusal_of(wavering, MutualOffer::TakeBack).empty()) {
      line_of(wavering, MutualOffer::TakeBack);
      ASSERT_TRUE(wavering.act(next_line(wavering), side, request));
    }
    ASSERT_EQ(plain.state(), wavering.state());
  }
  EXPECT_GT(wavering.lines(), plain.lines() + 20);
  EXPECT_EQ(record_of(plain).events, record_of(wavering).events);
}

TEST(MutualOffer, ATableIsRestoredFromEveryPrefix) {
  FollowedTable t = opened(two_people());
  for (int i = 0; i < 12; ++i) {
    play_on(t, 1);
    if (refusal_of(t, MutualOffer::TakeBack).empty()) line_of(t, MutualOffer::TakeBack);
    if (i % 4 == 1) line_of(t, MutualOffer::Adjourn);
  }
  line_of(t, MutualOffer::Stop);
  const auto done = t.done();
  for (std::size_t n = 0; n <= done.size(); ++n) {
    auto again = Table::restore(t.config(), std::span(done).first(n));
    ASSERT_TRUE(again) << n << ": " << again.error().message;
    for (std::size_t i = n; i < done.size(); ++i) ASSERT_TRUE(again->apply(done[i])) << n << ", " << i;
    ASSERT_EQ(again->state(), t.state());
    ASSERT_EQ(again->next(), Next::Nothing);
  }
}

TEST(MutualOffer, AStoredLineThatNobodyCouldAgreeToIsRefused) {
  FollowedTable t = opened(two_people());
  auto done = t.done();
  done.push_back({t.state().to_act, TakeBack{}});
  EXPECT_FALSE(Table::restore(t.config(), done));
  done.back().event = StopGame{};
  EXPECT_TRUE(Table::restore(t.config(), done));
  done.push_back({t.state().to_act, StopGame{}});
  EXPECT_FALSE(Table::restore(t.config(), done)) << "it has ended";
  done.back().event = Resign{t.state().to_act};
  EXPECT_FALSE(Table::restore(t.config(), done));
}

TEST(MutualOffer, AStoppedGameHasNoWinnerAndShowsItsSeed) {
  FollowedTable t = opened(two_people());
  play_on(t, 6);
  const Json line = line_of(t, MutualOffer::Stop);
  EXPECT_EQ(line["over"], Json({{"by", "stop"}, {"seed", to_hex(t.config().seed)}}));
  EXPECT_EQ(line["turn"]["stage"], "over");
  EXPECT_EQ(t.next(), Next::Nothing);
  const auto late = t.act(next_line(t), t.state().to_act, Hold{});
  ASSERT_FALSE(late);
  EXPECT_EQ(late.error().code, ErrorCode::GameOver);
  EXPECT_EQ(refusal_of(t, MutualOffer::Stop), "game_over");
  const Record record = record_of(t);
  EXPECT_EQ(record.tag("End"), "stopped");
  const auto verified = verify_dice(record);
  ASSERT_TRUE(verified) << verified.error();
  EXPECT_TRUE(verified->holds());
}

TEST(MutualOffer, AnAdjournedGameGoesOnWithTheNextAct) {
  FollowedTable t = opened(two_people());
  line_of(t, MutualOffer::Adjourn);
  EXPECT_TRUE(t.adjourned());
  EXPECT_EQ(refusal_of(t, MutualOffer::Adjourn), "wrong_stage");
  EXPECT_EQ(t.next(), Next::Person);
  play_on(t, 1);
  EXPECT_FALSE(t.adjourned());
  EXPECT_EQ(refusal_of(t, MutualOffer::Adjourn), "");
}

// A tournament ends a game without the consent of its players.
TEST(Stop, ByATournamentSaysWhyAndInItsRecord) {
  const std::pair<StopGame, const char*> ways[]{
      {{StopGame::Why::CalledOff}, "called_off"},
      {{StopGame::Why::Forfeit}, "forfeit"},
      {{StopGame::Why::Forfeit, 1}, "forfeit 1"},
  };
  for (const auto& [how, tag] : ways) {
    FollowedTable t = opened(two_people());
    play_on(t, 6);
    ASSERT_TRUE(t.apply(how)) << tag;
    EXPECT_EQ(t.stop(), how);
    EXPECT_EQ(t.next(), Next::Nothing);
    EXPECT_EQ(record_of(t).tag("End"), tag);
    EXPECT_EQ(parse_end_tag(tag), how);
    EXPECT_FALSE(t.apply(StopGame{})) << "it is over";
    const auto again = Table::restore(t.config(), t.done());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(again->stop(), how);
  }
}

TEST(Stop, AwardsAGameToAPlayerWhoIsThere) {
  FollowedTable t = opened(two_people());
  EXPECT_FALSE(t.apply(StopGame{StopGame::Why::Forfeit, 2}));
  EXPECT_FALSE(t.apply(StopGame{StopGame::Why::Forfeit, -1}));
  EXPECT_FALSE(t.apply(StopGame{StopGame::Why::CalledOff, 1})) << "nobody wins it";
  EXPECT_FALSE(t.apply(StopGame{StopGame::Why::Agreed, 1}));
  for (const char* tag : {"", "time", "agreed", "forfeit 99", "called_off 1", "forfeit 1 1"})
    EXPECT_FALSE(parse_end_tag(tag)) << tag;
}

}  // namespace mutual_offer_test
}  // namespace trictrac
