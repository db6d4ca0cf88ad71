// The jans of a roll (P1 to P11).
#include "score.h"

#include <algorithm>

namespace twin::detail {

// ---- P1, P2, P3, P4 and Margot: what the numbers reach, fictively.

namespace {

bool own_man_at(const Board& board, int f) { return f >= 1 && board.own[f] >= 1; }

// P1: empty, own, either empty coin, or an opposing half-case.
bool is_rest_for_hit(const Board& board, int f) { return board.opp[f] < 2; }

// The ways of a roll to one flèche.
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

// ---- P5 and P6: filling and keeping the petit jan, the grand jan, the jan de retour.

std::string name_of(int first) { return first == 1 ? "petit_jan" : first == 7 ? "grand_jan" : "retour"; }

// The flèches that lack men, one entry for each man missing.
std::vector<int> missing_men(const Board& board, int first) {
  std::vector<int> missing;
  for (int f = first; f < first + 6; ++f)
    for (int men = board.own[f]; men < 2; ++men) missing.push_back(f);
  return missing;
}

// P5: a man that the full jan does not need: taken away, it is missed nowhere in it. The two men of the coin
// cannot fill the jan de retour.
bool has_spare_man(const Board& board, int f, int first) {
  if (f < 1 || board.own[f] == 0) return false;
  Board without = board;
  --without.own[f];
  const bool of_the_coin = first == 19 && f == kCoin && board.own[kCoin] == 2;
  return !of_the_coin && missing_men(without, first) == missing_men(board, first);
}

bool carries_directly(const Way& way, int from, int to, int number) {
  return std::ranges::any_of(way.steps, [&](const Step& step) {
    return step.from == from && step.to == to && step.number == number && from + number == to;
  });
}

bool carries_by_sum(const Way& way, int from, int to) {
  return is_tout_dune(way) && way.steps[0].from == from && way.steps[1].to == to;
}

// P5: some legal play ends full with this number covering the last half-case.
bool fills_by_number(const Throw& roll, int first, int target, int number) {
  const int from = target - number;
  return has_spare_man(roll.board, from, first) && std::ranges::any_of(roll.legal, [&](const Way& way) {
           return is_full(way.after, first) && carries_directly(way, from, target, number);
         });
}

bool fills_by_sum(const Throw& roll, int first, int target) {
  const int from = target - roll.d1 - roll.d2;
  return has_spare_man(roll.board, from, first) && std::ranges::any_of(roll.legal, [&](const Way& way) {
           return is_full(way.after, first) && carries_by_sum(way, from, target);
         });
}

bool some_way_is_full(const Throw& roll, int first) {
  return std::ranges::any_of(roll.legal, [&](const Way& way) { return is_full(way.after, first); });
}

int ways_of_filling(const Throw& roll, int first) {
  const std::vector<int> missing = missing_men(roll.board, first);
  if (missing.size() == 2) return some_way_is_full(roll, first) ? 1 : 0;
  if (missing.size() != 1) return 0;
  const int target = missing.front();
  int ways = fills_by_number(roll, first, target, roll.d1);
  if (!roll.doublet()) ways += fills_by_number(roll, first, target, roll.d2);
  return ways + fills_by_sum(roll, first, target);
}

}  // namespace

bool takes_last_man(const Throw& roll) {
  return men_left(roll.board) > 0 &&
         std::ranges::any_of(roll.legal, [](const Way& way) { return men_left(way.after) == 0; });
}

int filled_jan(const Throw& roll) {
  for (const int first : {1, 7, 19})
    if (ways_of_filling(roll, first) > 0) return first;
  return 0;
}

int kept_jan(const Throw& roll) {
  for (const int first : {1, 7, 19})
    if (is_full(roll.board, first) && some_way_is_full(roll, first)) return first;
  return 0;
}

namespace {

std::vector<Event> fills(const Throw& roll) {
  const int first = filled_jan(roll);
  if (first == 0) return {};
  std::vector<int> at = missing_men(roll.board, first);
  at.erase(std::ranges::unique(at).begin(), at.end());
  const int ways = ways_of_filling(roll, first);
  return {{name_of(first) + "_fill", true, ways, ways * roll.tariff(4, 6), at}};
}

std::vector<Event> keeps(const Throw& roll) {
  const int first = kept_jan(roll);
  if (first == 0) return {};
  std::vector<int> at;
  for (int f = first; f < first + 6; ++f) at.push_back(f);
  return {{name_of(first) + "_keep", true, 1, roll.tariff(4, 6), at}};
}

// ---- P7 to P11: the jans of the beginning and of the end, helplessness and the options.

// Exactly two men have left the talon, and both are on the board.
bool two_men_down(const Board& board) { return men_within(board, 2, 24) == 2 && board.own_off == 0; }

// One number carries one of the two men to 12, the other number the other man to 13.
bool reach_both_coins(const Board& board, int to_own, int to_other) {
  std::array<int, 26> free = board.own;
  free[1] = 0;  // the two men that are down, not the talon
  return --free[kCoin - to_own] >= 0 && --free[kOtherCoin - to_other] >= 0;
}

int passed(const Board& board) { return men_within(board, 13, 24) + board.own_off; }

std::vector<Event> six_tables(const Throw& roll, const Context& context) {
  if (context.roll_in_releve != 3 || roll.doublet() || roll.board.own_off > 0) return {};
  std::vector<int> bare;
  for (int f = 2; f <= 7; ++f) {
    if (roll.board.own[f] > 1) return {};
    if (roll.board.own[f] == 0) bare.push_back(f);
  }
  if (bare.size() != 2 || men_within(roll.board, 8, 24) > 0) return {};
  const std::vector<int> reached{1 + std::min(roll.d1, roll.d2), 1 + std::max(roll.d1, roll.d2)};
  const bool blocked = roll.board.opp[bare[0]] + roll.board.opp[bare[1]] > 0;
  if (bare != reached || blocked || roll.board.own[1] < 2) return {};
  return {{"six_tables", true, 1, 4, bare}};
}

std::vector<Event> two_tables(const Throw& roll) {
  const Board& board = roll.board;
  if (!two_men_down(board) || board.own[kCoin] > 0) return {};
  if (!reach_both_coins(board, roll.d1, roll.d2) && !reach_both_coins(board, roll.d2, roll.d1)) return {};
  const bool held = board.opp[kOtherCoin] > 0;
  return {{held ? "contre_two_tables" : "two_tables", !held, 1, roll.tariff(4, 6), {kCoin, kOtherCoin}}};
}

std::vector<Event> mezeas(const Throw& roll) {
  const Board& board = roll.board;
  if (!two_men_down(board) || board.own[kCoin] != 2 || (roll.d1 != 1 && roll.d2 != 1)) return {};
  const bool held = board.opp[kOtherCoin] > 0;
  return {{held ? "contre_mezeas" : "mezeas", !held, 1, roll.tariff(4, 6), {kOtherCoin}}};
}

std::vector<Event> bear_off(const Throw& roll) {
  if (!takes_last_man(roll)) return {};
  return {{"bear_off", true, 1, roll.tariff(4, 6), {kOff}}};
}

// P10: all legal ways play the same number of numbers.
std::vector<Event> helpless(const Throw& roll) {
  const Way& way = roll.legal.front();
  const int unplayed = way.full ? 0 : 2 - static_cast<int>(way.steps.size());
  if (unplayed == 0 || men_left(roll.board) == 0) return {};
  return {{"helpless", false, unplayed, 2 * unplayed, {}}};
}

std::vector<Event> rencontre(const Throw& roll, const Context& context) {
  if (!context.second_player_first_roll || !context.first_player_first_roll) return {};
  const auto [a, b] = *context.first_player_first_roll;
  if (std::minmax(a, b) != std::minmax(roll.d1, roll.d2)) return {};
  return {{"rencontre", true, 1, roll.tariff(4, 6), {}}};
}

std::vector<Event> pile(const Throw& roll) {
  const auto piled = [](const Board& board) { return board.own[kCoin] == 15; };
  if (piled(roll.board)) {
    if (!roll.legal.front().steps.empty()) return {};
    return {{"pile_keep", true, 1, roll.tariff(4, 6), {kCoin}}};
  }
  const bool made = std::ranges::any_of(roll.legal, [&](const Way& way) { return piled(way.after); });
  const bool passes =
      std::ranges::any_of(roll.legal, [&](const Way& way) { return passed(way.after) > passed(roll.board); });
  if (!made || passes) return {};
  return {{"pile_make", true, 1, roll.tariff(4, 6), {kCoin}}};
}

}  // namespace

std::vector<Event> jans_of(const Throw& roll, const Options& options, const Context& context) {
  std::vector<Event> events;
  const auto add = [&](std::vector<Event> more) { events.insert(events.end(), more.begin(), more.end()); };
  if (options.jans.contains("rencontre")) add(rencontre(roll, context));
  add(six_tables(roll, context));
  add(two_tables(roll));
  add(mezeas(roll));
  add(hits(roll));
  add(corner_hit(roll));
  add(fills(roll));
  add(keeps(roll));
  if (options.jans.contains("pile")) add(pile(roll));
  if (options.jans.contains("margot")) add(margot(roll));
  add(bear_off(roll));
  add(helpless(roll));
  return events;
}

}  // namespace twin::detail
