// P1, P2, P3, P4 and Margot: what the numbers reach, fictively.
#include "score.h"

namespace twin::detail {
namespace {

bool own_man_at(const Board& board, int f) { return f >= 1 && board.own[f] >= 1; }

// P1: empty, own, either empty coin, or an opposing half-case.
bool is_rest_for_hit(const Board& board, int f) { return board.opp[f] < 2; }

// What a roll does to one flèche.
struct Reach {
  int ways = 0;          // numbers, and the sum with a rest
  bool falsely = false;  // the sum has men but every rest is held
};

// P1 and P2. Any own man serves, the two of the own coin included.
Reach reach(const Throw& roll, int target) {
  Reach reach;
  if (own_man_at(roll.board, target - roll.d1)) ++reach.ways;
  if (!roll.doublet() && own_man_at(roll.board, target - roll.d2)) ++reach.ways;
  const int origin = target - roll.d1 - roll.d2;
  if (!own_man_at(roll.board, origin)) return reach;
  const bool rest =
      is_rest_for_hit(roll.board, origin + roll.d1) || is_rest_for_hit(roll.board, origin + roll.d2);
  if (rest) ++reach.ways;
  reach.falsely = reach.ways == 0;
  return reach;
}

bool is_outer(int f) { return f >= 7 && f <= 18; }

}  // namespace

std::vector<Event> hits(const Throw& roll) {
  std::vector<Event> events;
  for (int f = 1; f <= 24; ++f) {
    if (roll.board.opp[f] != 1) continue;
    const std::string where = is_outer(f) ? "outer" : "home";
    const int value = is_outer(f) ? roll.tariff(2, 4) : roll.tariff(4, 6);
    const Reach reached = reach(roll, f);
    if (reached.ways > 0)
      events.push_back({"hit_true_" + where, true, reached.ways, reached.ways * value, {f}});
    if (reached.falsely) events.push_back({"hit_false_" + where, false, 1, value, {f}});
  }
  return events;
}

// P4: the own coin's two men stay; a third and a fourth may go.
std::vector<Event> corner_hit(const Throw& roll) {
  if (roll.board.own[kCoin] < 2 || roll.board.opp[kOtherCoin] + roll.board.own[kOtherCoin] > 0) return {};
  std::array<int, 26> free = roll.board.own;
  free[kCoin] -= 2;
  for (const int d : {roll.d1, roll.d2})
    if (--free[kOtherCoin - d] < 0) return {};
  return {{"corner_hit", true, 1, roll.tariff(4, 6), {kOtherCoin}}};
}

// P11: the gap lies between two half-cases, neither of them a coin.
std::vector<Event> margot(const Throw& roll) {
  std::vector<Event> events;
  for (int f = 2; f <= 23; ++f) {
    const bool by_a_coin = f >= 11 && f <= 14;
    const bool gap = roll.board.own[f] + roll.board.opp[f] == 0 && roll.board.opp[f - 1] == 1 &&
                     roll.board.opp[f + 1] == 1;
    if (by_a_coin || !gap) continue;
    const int ways = reach(roll, f).ways;
    if (ways > 0) events.push_back({"margot", false, ways, ways * roll.tariff(2, 4), {f}});
  }
  return events;
}

}  // namespace twin::detail
