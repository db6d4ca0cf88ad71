// What to answer: all ways worth comparing, ranked, with what each brings.
#pragma once

#include <vector>

#include "analysis/answer.h"
#include "analysis/odds.h"

namespace trictrac::analysis {

// A way to answer, and what it leaves to the other.
struct Advice {
  Way way;
  Odds his{};  // of his next roll, should he throw next; nothing where the men are put back
  bool he_throws = false;
};

struct Hint {
  Side side = Side::White;
  bool decision = false;   // hold, go or suspend; then there is one way of each kind, else all are plays
  Roll roll;
  int plies = 0;           // how far all `ways` were looked at, none less or more
  double hole = 0;         // what a hole is worth as the score stands, in the format's unit
  std::vector<Advice> ways{};  // best first
  int left_out = 0;        // plays that were not looked at as far
};

// Of a match at Decide or Move; `round` is its round. `plies`: 0 to 2.
Hint hint_for(Round& round, const Match& match, int plies);

}  // namespace trictrac::analysis
