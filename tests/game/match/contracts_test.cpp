// Broken preconditions of the match's headers are detected.
#include <gtest/gtest.h>

#include "game/match/match.h"
#include "sheets.h"

#ifdef TRICTRAC_ASSERTS

namespace contracts_test {

using namespace trictrac;
using namespace trictrac::test;

constexpr auto kBroken = "a caller broke the contract";

TEST(MatchDeathTest, OnlyWhatIsNotRefusedFollows) {
  const MatchLedger tours = begin_account({}, Worth::SimpleDouble, {0, 1}, kA);
  EXPECT_DEATH((void)after(tours, HolesWon{kA, 0}), kBroken);
  EXPECT_DEATH((void)after(tours, Suspended{kA, {}}), kBroken);
  EXPECT_DEATH((void)after(Marque{}, Went{kA}), kBroken);
}

TEST(MatchDeathTest, EachPlayerHasOneSeat) {
  EXPECT_DEATH((void)begin_account({}, Worth::SimpleDouble, {0, 0}, kA), kBroken);
}

TEST(MatchDeathTest, WhatIsAgreedFitsTogether) {
  EXPECT_DEATH(Match(MatchOptions{.players = 5}), kBroken);
  EXPECT_DEATH((void)begin_partie(preset("ecrire-lalanne"), 2, 7, kA), kBroken);
  EXPECT_DEATH((void)begin_drained({.stake = 1}, 2), kBroken);
}

}  // namespace contracts_test

#endif
