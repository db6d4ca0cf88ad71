// What to answer: all ways worth comparing, ranked, with what each brings.
#pragma once

#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/outlook.h"
#include "engine/search/rollout.h"

namespace trictrac::advice {

// A way to answer, and what it leaves to the other.
struct Suggestion {
  Way way;
  Choice choice;  // the same as the searcher has it
  Odds his{};     // of his next roll, should he throw next; nothing where the men are put back
  bool he_throws = false;
};

struct Hint {
  Side side = Side::White;
  bool decision = false;  // hold, go or suspend; then there is one way of each kind, else all are plays
  Roll roll;
  int plies = 0;                   // how far all `ways` were looked at, none less or more
  Units hole{};                    // what a hole is worth as the score stands
  std::vector<Suggestion> ways{};  // best first
  int left_out = 0;                // plays that were not looked at as far
};

// Of a match at Decide or Move; `round` is its round. `plies`: 0 to 2.
Hint hint_for(Round& round, const Match& match, int plies);

// The ways of a hint played on to the end of the relevé, step by step.
class HintRollout {
 public:
  // `round`, its match and what it awaits are those of the hint; `ways`: how many of its best.
  HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
              const RolloutOptions& options);
  // A batch of times each. False when there is nothing more to do.
  bool step() { return rollout_.step(); }
  // Of the ways in the order of the hint. The first need not be the best.
  std::vector<RolledWay> results() const;

 private:
  Millionths hole_{};
  Rollout rollout_;
};

}  // namespace trictrac::advice
