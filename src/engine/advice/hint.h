// What to answer: all ways worth comparing, ranked, with what each brings.
#pragma once

#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/outlook.h"
#include "engine/search/rollout.h"

namespace trictrac::advice {

// A way to answer, and what it leaves to the opponent.
struct Suggestion {
  Way way;
  Choice choice;  // the same as the searcher has it
  Odds theirs{};  // of the opponent's next roll, if that comes next; nothing where the men are put back
  bool opponent_throws = false;
};

// The ways worth comparing at one roll.
struct Hint {
  Side side = Side::White;
  bool decision = false;  // hold, go or suspend; then there is one way of each kind, else all are plays
  Roll roll;
  int plies = 0;                   // how far all `ways` were looked at, none less or more
  Units hole{};                    // what a hole is worth as the score stands
  std::vector<Suggestion> ways{};  // best first
  int left_out = 0;                // plays that were not looked at as far
};

// Returns the hint for a match at Decide or Move; `round` is its round. `plies`: 0 to 2.
Hint hint_for(Round& round, const Match& match, int plies);

// Plays the ways of a hint on to the end of the relevé, step by step.
class HintRollout {
 public:
  // Requires `round`, its match and what it awaits to be those of the hint. `ways`: how many of its best.
  HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
              const RolloutOptions& options);
  // Plays each on for a batch of times. Returns false when there was nothing more to do.
  bool step() { return rollout_.step(); }
  // Returns what the ways brought, in the order of the hint. The first need not be the best.
  std::vector<RolledWay> results() const;

 private:
  Millionths hole_{};
  Rollout rollout_;
};

}  // namespace trictrac::advice
