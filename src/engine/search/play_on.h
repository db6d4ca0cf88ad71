// One trial: a relevé played on to its end.
#pragma once

#include "engine/search/searcher.h"
#include "game/chance/random.h"

namespace trictrac {

// The rolls of one trial: over 36 trials the first falls each way once, over 1,296 the first two do; the
// others are drawn, the same for the same seed and number.
class TrialDice {
 public:
  // `trial` is not negative.
  TrialDice(std::uint64_t seed, int trial) : random_(seed_of(seed, trial, 0)), trial_(trial) {}
  Roll next();

 private:
  Random random_;
  const int trial_;
  int count_ = 0;
};

// The worth at the end of the relevé or the round, seen by stakes().mine(), to which both sides play as
// `policy` looks.
Millionths play_on(Searcher& searcher, Spot spot, const Depth& policy, TrialDice dice);

}  // namespace trictrac
