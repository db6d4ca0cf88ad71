// Short notation for the twin's own tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "twin.h"

namespace twin::test {

using Men = std::map<int, int>;
using Steps = std::vector<std::pair<int, int>>;

inline Board board(const Men& own, const Men& opp = {{24, 15}}) {
  Board b;
  b.own_off = b.opp_off = 15;
  for (const auto& [f, men] : own) b.own[f] = men, b.own_off -= men;
  for (const auto& [f, men] : opp) b.opp[f] = men, b.opp_off -= men;
  return b;
}

inline Verdict roll(const Board& b, int d1, int d2, const Options& options = {},
                    const Context& context = {}) {
  return judge(b, d1, d2, options, context);
}

// The resulting board is among the plays.
inline bool allows(const Verdict& verdict, const Board& from, const Steps& steps) {
  Board after = from;
  for (const auto& [a, z] : steps) {
    --after.own[a];
    if (z == 25)
      ++after.own_off;
    else
      ++after.own[z];
  }
  return std::ranges::any_of(verdict.plays, [&](const Play& play) { return play.after == after; });
}

inline const Event* find(const Verdict& verdict, const std::string& jan, std::vector<int> at = {}) {
  for (const Event& event : verdict.events)
    if (event.jan == jan && (at.empty() || event.at == at)) return &event;
  return nullptr;
}

inline void expect_event(const Verdict& verdict, const std::string& jan, int ways, int points, bool to_player,
                         std::vector<int> at = {}) {
  const Event* event = find(verdict, jan, at);
  ASSERT_TRUE(event) << jan;
  EXPECT_EQ(event->ways, ways);
  EXPECT_EQ(event->points, points);
  EXPECT_EQ(event->to_player, to_player);
}

// All men of the opponent have passed, so that nothing is forbidden.
inline const Men kPassed{{1, 3}, {2, 3}, {3, 3}, {4, 2}, {5, 2}, {6, 2}};

}  // namespace twin::test
