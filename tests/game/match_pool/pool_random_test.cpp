// Random meetings: what must hold of any poule.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "meetings.h"

namespace pool_random_test {

using namespace trictrac;
using test::meet;
using test::Meeting;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

void expect_balanced(const Purse& p) {
  EXPECT_EQ(std::accumulate(p.balance.begin(), p.balance.end(), p.pot), 0);
  EXPECT_GE(p.pot, 0);
  EXPECT_EQ(p.balance.size(), p.line.size());
  std::vector<int> all = p.line;
  std::ranges::sort(all);
  for (int i = 0; i < static_cast<int>(all.size()); ++i) EXPECT_EQ(all[i], i);
}

Meeting random_meeting(Random& r, int loser_below) {
  const int most = 6 + below(r, 8);
  const int least = below(r, loser_below);
  const bool run = below(r, 3) == 0;
  return below(r, 2) == 0 ? Meeting{most, least, run} : Meeting{least, most, run};
}

// E, noted over again: how many the last winner has beaten in a row, from the whole story.
struct Noted {
  int player = -1;
  int row = 0;
  void won(int by) {
    row = by == player ? row + 1 : 1;
    player = by;
  }
};

void play_filled(int players, FirstWin first, Random& r) {
  FilledBoard p = begin_filled({3, first}, players);
  Noted noted{0, 0};
  bool held_from_start = true;
  int meetings = 0;
  for (; !p.winner && meetings < 100000; ++meetings) {
    const Meeting m = random_meeting(r, 6);
    const bool head_won = m.head > m.next;
    const int pot = p.board.purse.pot;
    noted.won(head_won ? p.board.purse.line[0] : p.board.purse.line[1]);
    held_from_start = held_from_start && head_won;
    p = meet(std::move(p), m);
    expect_balanced(p.board.purse);
    if (!p.winner) {
      EXPECT_EQ(p.board.purse.pot, pot + 3);
      EXPECT_EQ(p.board.purse.line.front(), noted.player);
    }
  }
  ASSERT_TRUE(p.winner);
  EXPECT_EQ(*p.winner, noted.player);
  EXPECT_EQ(noted.row, players - 1 + (first == FirstWin::Apart && !held_from_start ? 1 : 0));
  EXPECT_EQ(p.board.purse.pot, 0);
}

TEST(RandomPoule, Filled) {
  Random r(20261121);
  for (int players = 2; players <= 6; ++players)
    for (FirstWin first : {FirstWin::Apart, FirstWin::Counts})
      for (int n = 0; n < 40; ++n) play_filled(players, first, r);
}

void play_drained(int players, bool doubles, Random& r) {
  DrainedBoard p = begin_drained({40, doubles}, players);
  while (!over(p)) {
    const Meeting m = random_meeting(r, 14);
    const Purse before = p.board.purse;
    p = meet(std::move(p), m);
    expect_balanced(p.board.purse);
    if (m.head == m.next) {
      EXPECT_EQ(p.board.purse, before);
      continue;
    }
    const int paid = (m.one_run && doubles ? 2 : 1) * std::max(m.head, m.next) - std::min(m.head, m.next);
    const int winner = before.line[m.head > m.next ? 0 : 1];
    const int loser = before.line[m.head > m.next ? 1 : 0];
    EXPECT_EQ(p.board.purse.line.front(), loser);
    EXPECT_EQ(p.board.purse.line.back(), winner);
    EXPECT_EQ(p.board.purse.balance[loser], before.balance[loser]);
    EXPECT_EQ(p.board.purse.balance[winner] - before.balance[winner],
              std::min(before.pot, paid * 40 * players / 20));
  }
}

TEST(RandomPoule, Drained) {
  Random r(7);
  for (int players = 2; players <= 6; ++players)
    for (bool doubles : {false, true})
      for (int n = 0; n < 40; ++n) play_drained(players, doubles, r);
}

}  // namespace pool_random_test
