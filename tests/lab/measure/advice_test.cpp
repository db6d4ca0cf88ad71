// An author's advice beside what the net compiled in finds.
#include "lab/measure/advice.h"

#include <gtest/gtest.h>

#include "engine/net/built_in.h"

namespace trictrac::measure {
namespace {

class Advised : public testing::Test {
 protected:
  // A full grand jan with three men behind it, and the other bringing his home.
  Advised() {
    advice.state.stage = Stage::Roll;
    advice.state.first_roll_done = true;
    advice.state.rolls_in_releve = {12, 12};
    for (const int f : {7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 6, 6, 6}) own(f);
    men.off = 0;
    for (const int f : {24, 24, 24, 23, 23, 22, 22, 21, 21, 20, 20, 13, 13, 19, 19})
      advice.state.board.other.add(f);
    advice.state.board.own = men;
    advice.roll = {2, 1};
  }
  void own(int f) { men.add(static_cast<Fleche>(f)); }
  Men moved(std::initializer_list<std::pair<int, int>> steps) const {
    Men to = men;
    for (const auto& [from, there] : steps)
      to.take(static_cast<Fleche>(from)), to.add(static_cast<Fleche>(there));
    return to;
  }

  const net::Weights weights = net::built_in();
  Table table{weights, built_in};
  Men men{};
  Advice advice;
  AdviceOptions options{.look = Depth{1, {8, 8}, 40}, .trials = 144};
};

TEST_F(Advised, ToKeepTheGrandJanIsAgreedWithAtOnce) {
  advice.plays = {moved({{6, 8}, {6, 7}})};
  const auto found = weigh(table, advice, options);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->agrees);
  EXPECT_FALSE(found->played_out);
  EXPECT_EQ(found->behind, 0);
  EXPECT_EQ(found->advised, found->preferred);
}

TEST_F(Advised, TheWorseDecisionIsPlayedOutAndFoundBehind) {
  advice.state.marks.points = {10, 0};
  advice.go = true;
  const auto going = weigh(table, advice, options);
  advice.go = false;
  const auto holding = weigh(table, advice, options);
  ASSERT_TRUE(going && holding);
  // One of the two is best; the other is as far behind as it is told.
  const Finding& worse = going->behind > 0 ? *going : *holding;
  const Finding& best = going->behind > 0 ? *holding : *going;
  EXPECT_EQ(best.behind, 0);
  EXPECT_EQ(best.preferred, best.advised);
  EXPECT_EQ(worse.preferred, best.advised);
  if (worse.behind > options.tie) {
    ASSERT_TRUE(worse.played_out);
    EXPECT_GT(worse.played_out->error, 0);
    EXPECT_EQ(worse.agrees, worse.played_out->behind <= options.tie);
  }
}

TEST_F(Advised, WhatCannotBeDoneIsNotWeighed) {
  advice.plays = {moved({{7, 20}})};
  EXPECT_FALSE(weigh(table, advice, options));
  advice.plays.clear();
  advice.state.marks.points = {0, 0};
  advice.state.board = start_position();
  advice.go = true;  // there is no hole
  EXPECT_FALSE(weigh(table, advice, options));
}

}  // namespace
}  // namespace trictrac::measure
