// The moves of one man (M1, M2, M3, M5, M7, leaving the board), and the legal ways (M4, M6, M8, M9).
#include "ways.h"

#include <algorithm>

namespace twin::detail {

int men_within(const Board& board, int first, int last) {
  int men = 0;
  for (int f = first; f <= last; ++f) men += board.own[f];
  return men;
}

int men_left(const Board& board) { return men_within(board, 1, 24); }

bool is_full(const Board& board, int first) {
  for (int f = first; f < first + 6; ++f)
    if (board.own[f] < 2) return false;
  return true;
}

bool is_tout_dune(const Way& way) { return way.steps.size() == 2 && way.steps[0].to == way.steps[1].from; }

// M7: in the opponent's numbering the jan is 7..12 (our 13..18) or 1..6 (our
// 19..24); for every flèche k of it, the opponent's men on 1..k must suffice for the part
// of the jan up to k.
bool is_forbidden(const Board& board, int first) {
  const int first_there = first == 13 ? 7 : 1;
  for (int k = first_there; k < first_there + 6; ++k) {
    int men = 0;
    for (int j = 1; j <= k; ++j) men += board.opp[25 - j];
    if (men < 2 * (k - first_there + 1)) return false;
  }
  return true;
}

namespace {

bool is_forbidden_stop(const Board& board, int to) {
  if (to >= 13 && to <= 18) return is_forbidden(board, 13);
  if (to >= 19 && to <= 24) return is_forbidden(board, 19);
  return false;
}

bool all_men_home(const Board& board) { return men_within(board, 1, 18) == 0; }

int farthest_man(const Board& board) {
  for (int f = 1; f <= 24; ++f)
    if (board.own[f] > 0) return f;
  return 0;
}

// M9: some man can carry the number without leaving the board.
bool plays_inside(const Board& board, int number) {
  for (int f = 19; f + number <= 24; ++f)
    if (board.own[f] > 0 && board.opp[f + number] == 0 && !is_forbidden_stop(board, f + number)) return true;
  return false;
}

// M8 and M9: the man on `from` may leave with this number. The board is the one
// in front of this step, so that a man entered by the first number counts.
bool may_leave(const Board& board, int from, int number, Exit exit) {
  if (!all_men_home(board)) return false;
  const int distance = kOff - from;
  const bool farthest = from == farthest_man(board);
  const bool exact = number == distance;
  const bool provincial = farthest && number >= distance && !plays_inside(board, number);
  switch (exit) {
    case Exit::parisian: return exact || (farthest && number > distance);
    case Exit::provincial: return provincial;
    case Exit::privileged: return exact || provincial;
    // Nobody stands behind a man that leaves by more than it needs.
    case Exit::backgammon: return exact || (number > distance && men_within(board, 1, from - 1) == 0);
  }
  return false;
}

// M2 and M3: the same for a stop and for a rest, no opposing man may stand
// there. What sets them apart (coins, jans interdits) is judged when all is played.
bool may_step(const Board& board, int from, int number, Exit exit) {
  if (board.own[from] == 0) return false;
  const int to = from + number;
  return to <= 24 ? board.opp[to] == 0 : may_leave(board, from, number, exit);
}

Way with_step(const Way& way, int from, int number) {
  Way next = way;
  const int to = std::min(from + number, kOff);
  next.steps.push_back({from, to, number});
  --next.after.own[from];
  if (to < kOff) {
    ++next.after.own[to];
  } else {
    ++next.after.own_off;
    ++next.exits;
    if (from + number > kOff) ++next.exceeding;
  }
  return next;
}

// M5: after the roll never one man alone on the player's own coin, and none on the opponent's.
bool coins_in_order(const Board& after) { return after.own[kCoin] != 1 && after.own[kOtherCoin] == 0; }

// M7: only stops count; the rest of a tout d'une is free of it.
bool stops_in_order(const Board& before, const Way& way) {
  for (std::size_t i = 0; i < way.steps.size(); ++i) {
    const bool rest = i == 0 && is_tout_dune(way);
    if (!rest && is_forbidden_stop(before, way.steps[i].to)) return false;
  }
  return true;
}

}  // namespace

// M1: each number once, by one man; the same man or two.
std::vector<Way> ways_in_order(const Board& board, const std::vector<int>& numbers, Exit exit) {
  std::vector<Way> ways{Way{.steps = {}, .after = board}};
  for (const int number : numbers) {
    std::vector<Way> longer;
    for (const Way& way : ways)
      for (int from = 1; from <= 24; ++from)
        if (may_step(way.after, from, number, exit)) longer.push_back(with_step(way, from, number));
    ways = std::move(longer);
  }
  std::erase_if(ways,
                [&](const Way& way) { return !coins_in_order(way.after) || !stops_in_order(board, way); });
  return ways;
}

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

std::vector<Way> ways_in_full(const Board& board, int d1, int d2, BearingOff leaving) {
  switch (leaving) {
    case BearingOff::parisian: return parisian_full_ways(board, d1, d2);
    case BearingOff::provincial: return provincial_full_ways(board, d1, d2);
    case BearingOff::backgammon: return full_ways(board, d1, d2, Exit::backgammon);
  }
  return {};
}

Exit exit_of(BearingOff leaving) {
  switch (leaving) {
    case BearingOff::parisian: return Exit::parisian;
    case BearingOff::provincial: return Exit::provincial;
    case BearingOff::backgammon: return Exit::backgammon;
  }
  return Exit::parisian;
}

}  // namespace

// M4: both numbers if there is any way, else the higher, else the lower.
std::vector<Way> legal_ways(const Board& board, int d1, int d2, const Options& options) {
  const Exit exit = exit_of(options.leaving);
  std::vector<Way> ways = ways_in_full(board, d1, d2, options.leaving);
  if (ways.empty()) ways = ways_in_order(board, {std::max(d1, d2)}, exit);
  if (ways.empty()) ways = ways_in_order(board, {std::min(d1, d2)}, exit);
  if (ways.empty()) ways.push_back(Way{.steps = {}, .after = board});
  return ways;
}

}  // namespace twin::detail
