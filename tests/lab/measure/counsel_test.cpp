// An author's advice beside what the net compiled in finds.
#include "lab/measure/counsel.h"

#include <gtest/gtest.h>

#include "engine/net/weights.h"

namespace trictrac::measure {
namespace counsel_test {

class Advised : public testing::Test {
 protected:
  // A full grand jan with three men behind it, and the opponent bringing theirs home.
  Advised() {
    counsel.state.stage = Stage::Roll;
    counsel.state.first_roll_done = true;
    counsel.state.rolls_in_releve = {12, 12};
    for (const int f : {7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 6, 6, 6}) own(f);
    counsel.state.board.other = {};
    for (const int f : {24, 24, 24, 23, 23, 22, 22, 21, 21, 20, 20, 13, 13, 19, 19})
      counsel.state.board.other.add(f);
    counsel.state.board.own = men;
    counsel.roll = {2, 1};
  }
  void own(int f) { men.add(static_cast<Fleche>(f)); }
  Men moved(std::initializer_list<std::pair<int, int>> steps) const {
    Men to = men;
    for (const auto& [from, there] : steps)
      to.take(static_cast<Fleche>(from)), to.add(static_cast<Fleche>(there));
    return to;
  }

  const net::Weights weights = net::built_in();
  TourSearch table{weights, built_in};
  Men men{};
  Counsel counsel;
  CounselOptions options{.look = Depth{1, {8, 8}, Holes(40)}, .trials = 144};
};

TEST_F(Advised, ToKeepTheGrandJanIsAgreedWithAtOnce) {
  counsel.plays = {moved({{6, 8}, {6, 7}})};
  const auto found = weigh(table, counsel, options);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->agrees);
  EXPECT_FALSE(found->played_out);
  EXPECT_EQ(found->behind, Thousandths{});
  EXPECT_EQ(found->advised, found->preferred);
}

TEST_F(Advised, TheWorseDecisionIsPlayedOutAndFoundBehind) {
  counsel.state.marks.points = {10, 0};
  counsel.go = true;
  const auto going = weigh(table, counsel, options);
  counsel.go = false;
  const auto holding = weigh(table, counsel, options);
  ASSERT_TRUE(going && holding);
  // One of the two is best; the second is as far behind as it says.
  const Finding& worse = going->behind > Thousandths{} ? *going : *holding;
  const Finding& best = going->behind > Thousandths{} ? *holding : *going;
  EXPECT_EQ(best.behind, Thousandths{});
  EXPECT_EQ(best.preferred, best.advised);
  EXPECT_EQ(worse.preferred, best.advised);
  if (worse.behind > options.tie) {
    ASSERT_TRUE(worse.played_out);
    EXPECT_GT(worse.played_out->error, Thousandths{});
    EXPECT_EQ(worse.agrees, worse.played_out->behind <= options.tie);
  }
}

TEST_F(Advised, WhatCannotBeDoneIsNotWeighed) {
  counsel.plays = {moved({{7, 20}})};
  EXPECT_FALSE(weigh(table, counsel, options));
  counsel.plays.clear();
  counsel.state.marks.points = {0, 0};
  counsel.state.board = start_position();
  counsel.go = true;  // there is no hole
  EXPECT_FALSE(weigh(table, counsel, options));
}

TEST_F(Advised, WhereNoTourStandsSoIsNotWeighed) {
  counsel.plays = {moved({{6, 8}, {6, 7}})};
  EXPECT_TRUE(weigh(table, counsel, options));
  counsel.state.marks.holes[Side::Black] = 12;  // à écrire they go on
  EXPECT_FALSE(weigh(table, counsel, options));
}

}  // namespace counsel_test
}  // namespace trictrac::measure
