// M4, M6, M8, M9: which of the possible ways are lawful.
#include "ways.h"

#include <algorithm>

namespace twin::detail {
namespace {

void append(std::vector<Way>& ways, std::vector<Way> more) {
  ways.insert(ways.end(), more.begin(), more.end());
}

// Two men stand where the two numbers need them (two on one flèche for a doublet).
bool two_men_at(const Board& board, int a, int b) {
  if (a < 1 || b < 1) return false;
  return a == b ? board.own[a] >= 2 : board.own[a] >= 1 && board.own[b] >= 1;
}

// M6: par puissance, as if the other's coin were taken and the men drawn back
// by one flèche; never when the roll would take the own coin by effect.
std::vector<Way> ways_by_puissance(const Board& board, int d1, int d2) {
  const bool coins_empty =
      board.own[kCoin] + board.opp[kCoin] + board.own[kOtherCoin] + board.opp[kOtherCoin] == 0;
  if (!coins_empty || !two_men_at(board, 13 - d1, 13 - d2)) return {};
  if (two_men_at(board, 12 - d1, 12 - d2)) return {};
  Way way{.steps = {{13 - d1, kCoin, d1}, {13 - d2, kCoin, d2}}, .after = board};
  --way.after.own[13 - d1];
  --way.after.own[13 - d2];
  way.after.own[kCoin] += 2;
  return {way};
}

// Both numbers in both orders, by effect or by puissance; a single number that
// takes the last man off plays the roll in full (P9).
std::vector<Way> full_ways(const Board& board, int d1, int d2, Exit exit) {
  std::vector<Way> ways = ways_in_order(board, {d1, d2}, exit);
  append(ways, ways_in_order(board, {d2, d1}, exit));
  append(ways, ways_by_puissance(board, d1, d2));
  for (const int number : {d1, d2})
    for (const Way& way : ways_in_order(board, {number}, exit))
      if (men_left(way.after) == 0) ways.push_back(way);
  for (Way& way : ways) way.full = true;
  return ways;
}

void keep_fewest(std::vector<Way>& ways, int Way::* amount) {
  if (ways.empty()) return;
  const int fewest = std::ranges::min(ways, {}, amount).*amount;
  std::erase_if(ways, [&](const Way& way) { return way.*amount > fewest; });
}

// M8: the fewest exceeding numbers.
std::vector<Way> parisian_full_ways(const Board& board, int d1, int d2) {
  std::vector<Way> ways = full_ways(board, d1, d2, Exit::parisian);
  keep_fewest(ways, &Way::exceeding);
  return ways;
}

// M9: all that can be played inside is played inside. The privilege of keeping
// a made jan de retour opens further ways only when these would break it.
std::vector<Way> provincial_full_ways(const Board& board, int d1, int d2) {
  const auto keeps = [](const Way& way) { return is_full(way.after, 19); };
  std::vector<Way> ways = full_ways(board, d1, d2, Exit::provincial);
  keep_fewest(ways, &Way::exits);
  if (!is_full(board, 19) || std::ranges::any_of(ways, keeps)) return ways;
  std::vector<Way> privileged = full_ways(board, d1, d2, Exit::privileged);
  std::erase_if(privileged, [&](const Way& way) { return !keeps(way); });
  keep_fewest(privileged, &Way::exits);
  append(ways, privileged);
  return ways;
}

std::vector<Way> ways_in_full(const Board& board, int d1, int d2, SetVacation leaving) {
  switch (leaving) {
    case SetVacation::parisian: return parisian_full_ways(board, d1, d2);
    case SetVacation::provincial: return provincial_full_ways(board, d1, d2);
    case SetVacation::backgammon: return full_ways(board, d1, d2, Exit::backgammon);
  }
  return {};
}

Exit exit_of(SetVacation leaving) {
  switch (leaving) {
    case SetVacation::parisian: return Exit::parisian;
    case SetVacation::provincial: return Exit::provincial;
    case SetVacation::backgammon: return Exit::backgammon;
  }
  return Exit::parisian;
}

}  // namespace

// M4: both numbers if there is any way, else the higher, else the lower.
std::vector<Way> lawful_ways(const Board& board, int d1, int d2, const Options& options) {
  const Exit exit = exit_of(options.leaving);
  std::vector<Way> ways = ways_in_full(board, d1, d2, options.leaving);
  if (ways.empty()) ways = ways_in_order(board, {std::max(d1, d2)}, exit);
  if (ways.empty()) ways = ways_in_order(board, {std::min(d1, d2)}, exit);
  if (ways.empty()) ways.push_back(Way{.steps = {}, .after = board});
  return ways;
}

}  // namespace twin::detail
