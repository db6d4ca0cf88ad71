// Random tours with wrong marks, claims and wrong plays: what may be said is taken, what may not changes
// nothing, no account is ever below nothing, and a game goes on from its text.
#include <gtest/gtest.h>

#include <algorithm>

#include "players.h"
#include "text/pending_text.h"
#include "text/trid.h"

namespace random_test {

using namespace trictrac;
using namespace trictrac::referee;

constexpr int kTours = 300, kActions = 250;

void check_accounts(const Referee& game) {
  const Marks& m = game.state().marks;
  for (const Side s : kSides) {
    EXPECT_GE(m.holes[s], 0);
    EXPECT_TRUE(m.points[s] >= 0 && m.points[s] <= 10 && m.points[s] % 2 == 0) << m.points[s];
  }
}

// The same game, read from its text.
std::optional<Referee> read_again(const Referee& game) {
  const std::string trid = print_trid(game);
  const auto state = parse_trid(trid);
  EXPECT_TRUE(state) << trid << " " << state.error()[0].message;
  if (!state) return std::nullopt;
  const auto again = referee_of(*state, trid);
  EXPECT_TRUE(again) << trid << " " << again.error();
  if (!again) return std::nullopt;
  EXPECT_EQ(print_trid(*again), trid);
  for (const Side s : kSides) EXPECT_EQ(again->may(s), game.may(s)) << trid;
  return *again;
}

void check(const Players::Tried& tried, const Referee& before, const Referee& after) {
  const auto may = before.may(tried.side);
  const EventKind kind = kind_of(tried.action);
  if (tried.done) {
    EXPECT_TRUE(std::ranges::find(may, kind) != may.end()) << name_of(kind);
    return check_accounts(after);
  }
  EXPECT_FALSE(tried.denial.rule.empty());
  EXPECT_FALSE(tried.denial.what.empty());
  EXPECT_EQ(after.state(), before.state()) << name_of(kind);
  EXPECT_EQ(after.pending(), before.pending()) << name_of(kind);
}

void play(Players& players) {
  for (int i = 0; i < kActions && !::testing::Test::HasFailure(); ++i) {
    const Referee before = players.game();
    if (before.may(Side::White).size() + before.may(Side::Black).size() <= 1) return;
    const auto tried = players.one();
    check(tried, before, players.game());
    if (!tried.done) continue;
    const auto again = read_again(players.game());
    if (again && players.random().below(8) == 0) players.go_on_from(*again);
  }
}

TEST(Referee, RandomToursWithEveryKindOfFault) {
  for (int seed = 1; seed <= kTours && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Players players(seed);
    play(players);
  }
}

}  // namespace random_test
