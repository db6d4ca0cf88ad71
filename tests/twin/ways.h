// The ways of playing a roll, as sequences of steps, before any jan is scored.
#pragma once

#include <vector>

#include "twin.h"

namespace twin::detail {

constexpr int kCoin = 12;
constexpr int kOtherCoin = 13;
constexpr int kOff = 25;

// One man carried by one number (par puissance the man goes one flèche less).
struct Step {
  int from = 0;
  int to = 0;
  int number = 0;
};

// A sequence of steps, with the board after it.
struct Way {
  std::vector<Step> steps;
  Board after;
  int exceeding = 0;  // numbers larger than needed to bear off
  int exits = 0;      // men borne off
  bool full = false;  // both numbers played, or the last man taken off
};

// The rules for leaving the board with a number (M8, M9).
enum class Exit { parisian, provincial, privileged, backgammon };

// Men of the roller still on the board.
int men_left(const Board& board);
// Men of the roller on flèches first..last.
int men_within(const Board& board, int first, int last);
// All six flèches from `first` on hold two men or more.
bool is_full(const Board& board, int first);
// Both numbers carried by one man.
bool is_tout_dune(const Way& way);

// M7: the opponent can still fill the jan that begins at `first` (13 or 19).
bool is_forbidden(const Board& board, int first);

// Every way of playing the given numbers in the given order, one step each,
// whose final board is legal (M1, M2, M3, M5, M7).
std::vector<Way> ways_in_order(const Board& board, const std::vector<int>& numbers, Exit exit);

// All the ways that are legal under M1..M9, before the obligations of P5, P6,
// P9; never empty (a way without steps when nothing can be played).
std::vector<Way> legal_ways(const Board& board, int d1, int d2, const Options& options);

}  // namespace twin::detail
