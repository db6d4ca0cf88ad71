// P5 and P6: filling and keeping the petit jan, the grand jan, the jan de retour.
#include <algorithm>

#include "score.h"

namespace twin::detail {
namespace {

std::string name_of(int first) { return first == 1 ? "petit_jan" : first == 7 ? "grand_jan" : "retour"; }

// The flèches that lack men, one entry for each man missing.
std::vector<int> missing_men(const Board& board, int first) {
  std::vector<int> missing;
  for (int f = first; f < first + 6; ++f)
    for (int men = board.own[f]; men < 2; ++men) missing.push_back(f);
  return missing;
}

// P5: a man whom the full jan does not need: taken away, he is missed nowhere in it. The two men of the coin
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

// P5: some lawful play ends full with this number covering the last half-case.
bool fills_by_number(const Throw& roll, int first, int target, int number) {
  const int from = target - number;
  return has_spare_man(roll.board, from, first) && std::ranges::any_of(roll.lawful, [&](const Way& way) {
           return is_full(way.after, first) && carries_directly(way, from, target, number);
         });
}

bool fills_by_sum(const Throw& roll, int first, int target) {
  const int from = target - roll.d1 - roll.d2;
  return has_spare_man(roll.board, from, first) && std::ranges::any_of(roll.lawful, [&](const Way& way) {
           return is_full(way.after, first) && carries_by_sum(way, from, target);
         });
}

bool some_way_is_full(const Throw& roll, int first) {
  return std::ranges::any_of(roll.lawful, [&](const Way& way) { return is_full(way.after, first); });
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

}  // namespace twin::detail
